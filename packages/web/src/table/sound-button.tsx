import { Glyph } from '@clade/board';
import { setPreferences, usePreferences } from '../shell/preferences.ts';
import { useText } from '../text/text.tsx';

/** Sound on or off with one press. */
export function SoundButton() {
  const say = useText();
  const on = usePreferences().sound === true;
  const label = say(on ? 'menu.mute' : 'menu.unmute');
  return (
    <button
      type="button"
      className="quiet icon sound-button"
      data-act="sound"
      aria-label={label}
      data-tip={label}
      onClick={() => setPreferences({ sound: !on })}
    >
      <Glyph id={on ? 'sound' : 'sound-off'} size={20} />
    </button>
  );
}
