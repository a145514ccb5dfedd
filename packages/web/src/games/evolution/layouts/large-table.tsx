import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import type { ReactNode } from 'react';
import { columns, fanOf, lookFor, panelWidths, type Row, type RowLook } from '../layout.ts';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { rowOf } from '../scene/herds.ts';
import { playerScene } from '../scene/player.ts';
import type { Stage } from '../scene/stage.ts';
import type { Space } from '../use-space.ts';
import './large-table.css';

export interface TableProps {
  readonly stage: Stage;
  readonly space: Space;
  readonly log: ReactNode;
  readonly foreseen: ReactNode;
}

const SIDE = 262;
const GAP = 8;
/** Left and right of everything. */
const EDGE = 10;
const ME = 120;
/** The words beside a hand, and the water beside it while cards are played. */
const TITLE = 106;
const WATER = 304;
const TERSE = 330;
/** Lower than this the hand folds to its title while nobody plays cards. */
const LOW = 580;

/** Two to four seats: rivals above in turn order, water between us, my row and hand below, the side at the right. */
export function LargeTable({ stage, space, hand, log, foreseen }: TableProps & { readonly hand: HandLook }) {
  const { view, rivals, snapshot, names, say } = stage;
  const me = stage.me as number;
  const { width } = space;
  // What a row would have if all were alike decides what stands in it, and that what it gets.
  const share = (width - GAP * (rivals.length - 1)) / rivals.length;
  const rows = rivals.map((seat) => rowOf(stage, seat, share));
  const widths = panelWidths(
    width,
    rows.map((row) => [row]),
    GAP,
  );
  // While cards are chosen and played, my boards take them apart and need the height of the water.
  const cards = view.phase === 'food' || view.phase === 'play';
  const left = width - SIDE - GAP - ME - (cards ? 150 : 0);
  const row = rowOf(stage, me, left);
  const low = space.height < LOW;
  const look = lookFor(['L', 'M', 'S'], left, row);
  const looks = rivals.map((_, i) =>
    // One rival has the whole width.
    lookFor(rivals.length === 1 ? ['L', 'M', 'S'] : ['M', 'S'], widths[i] ?? width, rows[i] as Row),
  );
  const size = view.players[me]?.handSize ?? 0;
  const lower = width - 2 * EDGE - SIDE - GAP;
  // A long hand takes the whole width, and the water goes to the side.
  const long = fanOf(lower - TITLE - (cards ? WATER : 0), size) !== undefined;
  const fan = long ? fanOf(lower, size) : undefined;
  const hole = (
    <WateringHole
      scene={holeScene(stage, { named: !cards && !long, lifted: hand.lifted })}
      width={long ? 128 : cards ? 200 : 300}
    />
  );
  const piles = <Piles scene={pilesScene(stage)} />;
  const foods = <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />;
  return (
    <div className={`evo-large${cards ? ' cards' : ''}${long ? ' long' : ''}${low ? ' low' : ''}`}>
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
              scene={playerScene(stage, seat, rival.size, {
                herds: (rows[i] as Row).herds,
                terse: (widths[i] ?? width) < TERSE,
              })}
              {...rival}
            />
          );
        })}
      </section>
      <div className="evo-lower">
        <div className="evo-left">
          {!cards && !long && (
            <section className="evo-centre" aria-label={say('evo.board.table')}>
              {hole}
              <div className="evo-counts">
                {piles}
                {foods}
              </div>
            </section>
          )}
          <PlayerRow
            scene={playerScene(stage, me, look.size, { herds: row.herds })}
            {...look}
            own
            play={cards}
          />
          <div className="evo-hand">
            <Hand scene={handScene(stage, me, hand)} fan={fan} />
            {cards && !long && (
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
          {long && (
            <section className="box evo-table" aria-label={say('evo.board.table')}>
              <div className="evo-counts">
                {hole}
                {piles}
              </div>
              {foods}
            </section>
          )}
          {foreseen}
          <PlanBox snapshot={snapshot} names={names} say={say} />
          {log}
        </aside>
      </div>
    </div>
  );
}
