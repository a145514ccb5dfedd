import { FoodCards, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import { lookFor } from '../layout.ts';
import { OpenHand } from '../open-hand.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { rowOf } from '../scene/herds.ts';
import { playerScene } from '../scene/player.ts';
import type { TableProps } from './large-table.tsx';
import './open-table.css';

const SIDE = 270;

/** Spectators and replays: nobody sits below, all rows are alike. */
export function OpenTable({ stage, space, log, foreseen }: TableProps) {
  const { rivals, say } = stage;
  const { width } = space;
  const across = rivals.length > 4 ? 3 : rivals.length > 2 ? 2 : 1;
  const panel = (width - SIDE - 8 * across) / across;
  return (
    <div className={`evo-open across-${across}`}>
      <section className="evo-grid" aria-label={say('evo.board.opponents')}>
        {rivals.map((seat) => {
          const row = rowOf(stage, seat, panel);
          const look = lookFor(across > 2 ? ['S'] : ['M', 'S'], panel, row);
          return (
            <PlayerRow
              key={seat}
              scene={playerScene(stage, seat, look.size, { herds: row.herds })}
              {...look}
              aside={<OpenHand stage={stage} seat={seat} />}
            />
          );
        })}
      </section>
      <aside className="evo-side">
        <section className="box evo-table" aria-label={say('evo.board.table')}>
          <div className="evo-counts">
            <WateringHole scene={holeScene(stage)} width={150} />
            <Piles scene={pilesScene(stage)} />
          </div>
          <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />
        </section>
        {foreseen}
        {log}
      </aside>
    </div>
  );
}
