import { Glyph } from '@clade/board';
import type { Explained } from '../games/game-ui.ts';
import type { Turn } from '../table/turn.ts';
import { useText } from '../text/text.tsx';

interface ChoicesProps {
  readonly choices: readonly Explained[];
  readonly turn: Turn;
}

/** A few things of which one is kept for the whole game: what each does, how it plays, and which one to begin with. */
export function Choices({ choices, turn }: ChoicesProps) {
  const say = useText();
  return (
    <ul className="coach-choices">
      {choices.map(({ move, name, text, plays, recommended }) => (
        <li key={name} className={recommended ? 'recommended' : undefined}>
          <p className="head">
            <b>{name}</b>
            {recommended && (
              <span className="chip">
                <Glyph id="confirm" size={14} /> {say('ada.recommends')}
              </span>
            )}
            {move && (
              <button type="button" className="sm" data-act="take" onClick={() => turn.play(move)}>
                {say('ada.take')} <span className="hidden-text">{name}</span>
              </button>
            )}
          </p>
          <p className="does">{text}</p>
          <p>
            {plays} {recommended && <b>{recommended}</b>}
          </p>
        </li>
      ))}
    </ul>
  );
}
