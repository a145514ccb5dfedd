import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import type { PlayerView } from '@clade/evolution';
import { isPlanning } from '@clade/wording/evolution';
import type { CSSProperties } from 'react';
import { columns, lookFor, namesFor, panelWidths, type Row } from '../layout.ts';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { rowOf } from '../scene/herds.ts';
import { playerScene } from '../scene/player.ts';
import type { TableProps } from './large-table.tsx';
import './small-table.css';

const GAP = 6;
const ME = 90;
/** Of my hand, which takes what my row leaves. */
const HAND = { least: 304, most: 560, card: 112 };
/** From here on its cards have room for what they do. */
const WORDY = 430;
/** A new species beside my row, while cards are played. */
const ENDS = 150;
/** Boards are wider where there is height for their portraits. */
const BOARD = { least: 164, ofHeight: 0.24, gap: 24 };
const TERSE = 430;

/** Five and six seats: rivals in a grid of three columns, the last cell is the table, my row and hand below. */
export function SmallTable({ stage, space, hand, log, foreseen }: TableProps & { readonly hand: HandLook }) {
  const { view, rivals, snapshot, names, say } = stage;
  const me = stage.me as number;
  const { width } = space;
  const rows = rivals.map((seat) => rowOf(stage, seat, (width - 2 * GAP) / 3));
  // Each column is as wide as the wider of its two rows needs.
  const widths = panelWidths(
    width,
    [0, 1, 2].map((i) => rows.filter((_, j) => j % 3 === i)),
    GAP,
  );
  // Nothing can happen while all plan, so that the log makes room for the plan.
  const planning = isPlanning(snapshot);
  const cards = view.phase === 'food' || view.phase === 'play';
  const board = Math.round(Math.max(BOARD.least, space.height * BOARD.ofHeight));
  const beside = width - ME - (cards ? ENDS : 0);
  const { species, handSize } = view.players[me] as PlayerView;
  const free = beside - species.length * (board + BOARD.gap);
  const aside = Math.max(HAND.least, Math.min(HAND.most, handSize * HAND.card, free));
  const room = beside - aside;
  const own = rowOf(stage, me, room);
  const look = lookFor(['M', 'S'], room, own);
  return (
    <div
      className={cards ? 'evo-small cards' : 'evo-small'}
      style={{ '--board': `${board}px`, '--hand': `${aside - 8}px` } as CSSProperties}
    >
      <section
        className="evo-grid"
        aria-label={say('evo.board.opponents')}
        style={{ gridTemplateColumns: columns(widths) }}
      >
        {rivals.map((seat, i) => (
          <PlayerRow
            key={seat}
            scene={playerScene(stage, seat, 'S', {
              herds: (rows[i] as Row).herds,
              terse: (widths[i % 3] ?? width) < TERSE,
            })}
            size="S"
            names={namesFor('S', widths[i % 3] ?? width, rows[i] as Row)}
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
        scene={playerScene(stage, me, look.size, { herds: own.herds })}
        {...look}
        own
        play={cards}
        aside={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hand scrolls, also when no card of it is a button
          <section className="evo-own-hand" tabIndex={0} aria-label={say('evo.hand.title')}>
            <Hand scene={handScene(stage, me, hand)} layout="grid" compact={aside < WORDY} />
          </section>
        }
      />
    </div>
  );
}
