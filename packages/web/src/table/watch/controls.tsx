import { Glyph } from '@clade/board';
import { type ReactNode, useEffect, useId } from 'react';
import { setPreferences, usePreferences, WATCH_SPEEDS } from '../../shell/preferences.ts';
import { useText } from '../../text/text.tsx';
import type { Pacing, Watching } from '../table.ts';
import type { Press } from './use-press.ts';
import './watch.css';

interface WatchControlsProps {
  readonly pacing: Pacing;
  readonly watching: Watching;
  readonly press: Press;
  /** Under a thumb: large, keys not shown. */
  readonly phone?: boolean;
  /** Buttons of the sheet that stand before these. */
  readonly before?: ReactNode;
}

/** While others act these stand where Confirm stands: wait, how fast, and on to my turn. */
export function WatchControls({ pacing, watching, press, phone = false, before }: WatchControlsProps) {
  const say = useText();
  const { watchSpeed, speed } = usePreferences();
  const name = useId();
  const paused = watching.mode === 'paused';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new speed counts at once
  useEffect(() => pacing.retime(), [pacing, watchSpeed, speed]);
  return (
    <fieldset className="acts watch" aria-label={say('watch.controls')}>
      {before}
      <button
        type="button"
        className="icon"
        data-act="pause"
        aria-label={paused ? say('watch.go-on') : say('watch.pause')}
        data-tip={paused ? say('watch.go-on') : say('watch.pause')}
        onClick={() => pacing.pause(!paused)}
      >
        <Glyph id={paused ? 'play' : 'pause'} />
      </button>
      <fieldset className="seg" aria-label={say('watch.speed')}>
        {WATCH_SPEEDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={watchSpeed === one}
              onChange={() => setPreferences({ watchSpeed: one })}
            />
            {say('watch.times', { n: one })}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="go"
        data-act="skip"
        data-tip={say('watch.skip.note')}
        aria-pressed={watching.mode === 'skips' || watching.hurries}
        onPointerDown={press.down}
        onPointerUp={press.up}
        onPointerLeave={press.up}
        onPointerCancel={press.up}
        onContextMenu={(event) => event.preventDefault()}
        onClick={press.click}
      >
        <Glyph id="skip" />
        {say('watch.skip')}
        {!phone && <kbd>{say('key.Space')}</kbd>}
      </button>
    </fieldset>
  );
}
