import { Card } from '@clade/board/evolution';
import { type EvoView, KINDS } from '@clade/evolution';
import { Dialog } from '../../table/dialog.tsx';
import type { Say } from '../../text/text.tsx';
import { cardScene } from './scene/hand.ts';

interface DiscardsProps {
  readonly view: EvoView;
  readonly say: Say;
  readonly onClose: () => void;
}

/** EVO-3.8.5: the discard pile is open to everybody; counted by kind, in the order of the card list. */
export function Discards({ view, say, onClose }: DiscardsProps) {
  const counted = KINDS.flatMap((kind) => {
    const n = view.discard.filter(({ trait, food }) => trait === kind.trait && food === kind.food).length;
    return n > 0 ? [{ kind, n }] : [];
  });
  return (
    <Dialog title={say('evo.discards.title')} className="evo-discards" onClose={onClose}>
      {counted.length === 0 ? (
        <p className="soft">{say('evo.discards.empty')}</p>
      ) : (
        <ul>
          {counted.map(({ kind, n }) => (
            <li key={`${kind.trait} ${kind.food}`}>
              <Card scene={cardScene({ say, view }, kind, `${kind.trait} ${kind.food}`)} compact />
              {n > 1 && <b>{say('evo.discards.count', { n })}</b>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
