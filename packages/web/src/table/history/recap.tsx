import { Glyph } from '@clade/board';
import type { Seat } from '@clade/engine';
import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { Dialog } from '../dialog.tsx';
import { groupTold } from '../log/groups.ts';
import { isToMe, type Recap } from './since.ts';

interface RecapDialogProps {
  readonly recap: Recap;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** "Since your last move": what happened, and what of it was done to me. */
export function RecapDialog({ recap, onPlay, onClose }: RecapDialogProps) {
  const { names } = useAtTable();
  const say = useText();
  return (
    <Dialog title={say('recap.title')} className="recap" onClose={onClose}>
      <p>
        {say('recap.count', { count: recap.told.length })}{' '}
        {recap.toMe > 0 && <strong className="bad">{say('recap.to-me', { count: recap.toMe })}</strong>}
      </p>
      <RecapList told={recap.told} viewer={names.viewer} />
      <div className="acts">
        <button type="button" onClick={onPlay}>
          <Glyph id="play" />
          {say('recap.play')}
        </button>
        <button type="button" className="go" data-first="" onClick={onClose}>
          {say('recap.go-on')}
        </button>
      </div>
    </Dialog>
  );
}

/** What happened in words, with a sign on what was done to somebody. */
export function RecapList({ told, viewer }: { readonly told: readonly Told[]; readonly viewer: Seat }) {
  const say = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="log recap-list" tabIndex={0} aria-label={say('recap.title')}>
      {groupTold(told).map((group) => (
        <div key={`${group.title}${group.told[0]?.n}`}>
          <h3>{group.title}</h3>
          <ol>
            {group.told.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several sentences of one line have only their order
              <li key={`${one.n}-${i}`} className={isToMe(one, viewer) ? 'line to-me' : 'line'}>
                <span className="hidden-text">
                  {one.plain} {isToMe(one, viewer) && say('recap.you')}
                </span>
                <span className="told" aria-hidden="true">
                  <span className="seen">
                    {one.symbol ? (
                      <Glyph id={one.symbol} />
                    ) : (
                      one.seat !== undefined &&
                      one.seat >= 0 && <Mark seat={one.seat} animal={one.animal} size={16} letter={false} />
                    )}
                    <span>{one.text}</span>
                  </span>
                  {isToMe(one, viewer) && <span className="chip">{say('recap.you')}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
