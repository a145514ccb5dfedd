import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import { columns, lookFor, namesFor, panelWidths } from '../layout.ts';
import { PlanBox } from '../plan-box.tsx';
import { isPlanning } from '../say-move.ts';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { playerScene } from '../scene/player.ts';
import { useWidth } from '../use-width.ts';
import type { TableProps } from './large-table.tsx';
import './small-table.css';

const GAP = 6;
const ME = 90;
const HAND = 304;

/** Five and six seats: rivals in a grid of three columns, the last cell is the table, my row and hand below. */
export function SmallTable({ stage, hand, log, foreseen }: TableProps & { readonly hand: HandLook }) {
  const { view, rivals, snapshot, names, say } = stage;
  const me = stage.me as number;
  const [ref, width] = useWidth(1264);
  const count = (seat: number | undefined): number =>
    seat === undefined ? 0 : (view.players[seat]?.species.length ?? 0);
  // Each column is as wide as the longer of its two rows needs.
  const longest = [0, 1, 2].map((i) => Math.max(count(rivals[i]), count(rivals[i + 3])));
  const widths = panelWidths(width, longest, GAP);
  // Nothing can happen while all plan, so that the log makes room for the plan.
  const planning = isPlanning(snapshot);
  const cards = view.phase === 'food' || view.phase === 'play';
  const look = lookFor(['M', 'S'], width - ME - HAND - (cards ? 150 : 0), count(me));
  return (
    <div ref={ref} className={cards ? 'evo-small cards' : 'evo-small'}>
      <section
        className="evo-grid"
        aria-label={say('evo.board.opponents')}
        style={{ gridTemplateColumns: columns(widths) }}
      >
        {rivals.map((seat, i) => (
          <PlayerRow
            key={seat}
            scene={playerScene(stage, seat, 'S')}
            size="S"
            names={namesFor('S', widths[i % 3] ?? width, count(seat))}
          />
        ))}
        <section className="evo-table" aria-label={say('evo.board.table')}>
          <div className="evo-counts">
            <WateringHole scene={holeScene(stage, { lifted: hand.lifted })} width={168} />
            <Piles scene={pilesScene(stage)} />
            <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />
          </div>
          <div className="evo-talk">
            {foreseen}
            <PlanBox snapshot={snapshot} names={names} say={say} />
            {!planning && log}
          </div>
        </section>
      </section>
      <PlayerRow
        scene={playerScene(stage, me, look.size)}
        {...look}
        own
        play={cards}
        aside={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hand scrolls, also when no card of it is a button
          <section className="evo-own-hand" tabIndex={0} aria-label={say('evo.hand.title')}>
            <Hand scene={handScene(stage, me, hand)} layout="grid" compact />
          </section>
        }
      />
    </div>
  );
}
