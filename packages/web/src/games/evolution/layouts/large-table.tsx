import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import type { ReactNode } from 'react';
import { columns, lookFor, panelWidths, type RowLook } from '../layout.ts';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { playerScene } from '../scene/player.ts';
import type { Stage } from '../scene/stage.ts';
import { useWidth } from '../use-width.ts';
import './large-table.css';

export interface TableProps {
  readonly stage: Stage;
  readonly log: ReactNode;
  readonly foreseen: ReactNode;
}

const SIDE = 262;
const GAP = 8;
const ME = 120;
const TERSE = 330;

/** Two to four seats: rivals above in turn order, water between us, my row and hand below, the side at the right. */
export function LargeTable({ stage, hand, log, foreseen }: TableProps & { readonly hand: HandLook }) {
  const { view, rivals, snapshot, names, say } = stage;
  const me = stage.me as number;
  const [ref, width] = useWidth(1260);
  const counts = rivals.map((seat) => view.players[seat]?.species.length ?? 0);
  const widths = panelWidths(width, counts, GAP);
  // While cards are chosen and played, my boards take them apart and need the height of the water.
  const cards = view.phase === 'food' || view.phase === 'play';
  const own = view.players[me]?.species.length ?? 0;
  const look = lookFor(['L', 'M', 'S'], width - SIDE - GAP - ME - (cards ? 150 : 0), own);
  const looks = rivals.map((_, i) =>
    // One rival has the whole width.
    lookFor(rivals.length === 1 ? ['L', 'M', 'S'] : ['M', 'S'], widths[i] ?? width, counts[i] ?? 0),
  );
  const hole = (
    <WateringHole
      scene={holeScene(stage, { named: !cards, lifted: hand.lifted })}
      width={cards ? 200 : 300}
    />
  );
  const piles = <Piles scene={pilesScene(stage)} />;
  const foods = <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />;
  return (
    <div ref={ref} className={cards ? 'evo-large cards' : 'evo-large'}>
      <section
        className="evo-rivals"
        aria-label={say('evo.board.opponents')}
        style={{ gridTemplateColumns: columns(widths) }}
      >
        {rivals.map((seat, i) => {
          const rival = looks[i] as RowLook;
          return (
            <PlayerRow
              key={seat}
              scene={playerScene(stage, seat, rival.size, (widths[i] ?? width) < TERSE)}
              {...rival}
            />
          );
        })}
      </section>
      <div className="evo-lower">
        <div className="evo-left">
          {!cards && (
            <section className="evo-centre" aria-label={say('evo.board.table')}>
              {hole}
              <div className="evo-counts">
                {piles}
                {foods}
              </div>
            </section>
          )}
          <PlayerRow scene={playerScene(stage, me, look.size)} {...look} own play={cards} />
          <div className="evo-hand">
            <Hand scene={handScene(stage, me, hand)} layout="line" />
            {cards && (
              <section className="evo-water" aria-label={say('evo.board.table')}>
                <div className="evo-counts">
                  {hole}
                  {piles}
                </div>
                {foods}
              </section>
            )}
          </div>
        </div>
        <aside className="evo-side">
          {foreseen}
          <PlanBox snapshot={snapshot} names={names} say={say} />
          {log}
        </aside>
      </div>
    </div>
  );
}
