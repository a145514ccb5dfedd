import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import { isPlanning } from '@clade/wording/evolution';
import { columns, fanOf, leastPanel, lookFor, panelWidths, type Row } from '../layout.ts';
import { OpenHand } from '../open-hand.tsx';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { rowOf } from '../scene/herds.ts';
import { playerScene } from '../scene/player.ts';
import type { TableProps } from './large-table.tsx';
import { seatLines } from './seat-lines.ts';
import './tablet-table.css';

interface TabletTableProps extends TableProps {
  readonly hand: HandLook;
  /** Seats stand two by two, otherwise three in a line. */
  readonly upright: boolean;
}

const GAP = 8;
const EDGE = 16;
/** Share of a lying tablet that water and log take beside my row. */
const WATER = 0.34;
const TERSE = 350;
/** Heights of a line of seats, of my row with the hand, of a strip of water, with small portraits. */
const LINE = 176;
const MINE = 330;
const STRIP = 60;
/** The least of a line of seats and of my row, also while a card is played: tags, numbers and traits are never cut. */
const LEAST = { line: 146, mine: 172, play: 236 };

/** Tablets and half windows: the seats in lines, the cell left over is water and log; my row and hand below. */
export function TabletTable({ stage, hand, space, upright, log, foreseen }: TabletTableProps) {
  const { view, rivals, me, snapshot, names, say } = stage;
  const room = space.width - EDGE;
  const cards = view.phase === 'food' || view.phase === 'play';
  // Three long rows have no room side by side.
  const abreast = Math.min(3, rivals.length);
  const third = (room - GAP * (abreast - 1)) / abreast;
  const fit = rivals.every((seat) => leastPanel(rowOf(stage, seat, third)) <= third);
  const across = upright || !fit ? Math.min(2, abreast) : abreast;
  const rows = new Map<Seat, Row>(
    rivals.map((seat) => [seat, rowOf(stage, seat, (room - GAP * (across - 1)) / across)]),
  );
  const { lines, water } = seatLines(rivals, rows, { ...space, across, upright, mine: me !== undefined });
  const beside = water === 'side' ? Math.round(room * WATER) : 0;
  const width = room - beside;
  const left = width - (space.width < 760 ? 70 : 100) - (cards ? 150 : 0);
  const own = me === undefined ? undefined : rowOf(stage, me, left);
  const look = lookFor(['L', 'M', 'S'], left, own ?? { species: 0, herds: [] });

  // Portraits give way, then what cards do.
  const tight = lines.length * LINE + MINE + (water === 'strip' ? STRIP : 0) > space.height;

  const planning = isPlanning(snapshot);
  const centre = (
    <section data-panel="" className={`evo-pond water-${water}`} aria-label={say('evo.board.table')}>
      <div className="evo-counts">
        <WateringHole
          scene={holeScene(stage, { lifted: hand.lifted })}
          width={water === 'strip' ? 190 : 240}
        />
        <Piles scene={pilesScene(stage)} />
      </div>
      {/* Nothing happens while all plan: the plan has the room of the food cards. */}
      {!(planning && water === 'strip') && (
        <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />
      )}
      {water !== 'strip' && foreseen}
      <PlanBox snapshot={snapshot} names={names} say={say} />
      {water !== 'strip' && !planning && log}
    </section>
  );
  return (
    <div
      className={`evo-tablet ${upright ? 'upright' : 'lying'} water-${water}${tight ? ' tight' : ''}`}
      style={{
        gridTemplateRows: gridRows(lines.length, water, own && cards),
      }}
    >
      <section className="evo-seats" aria-label={say('evo.board.opponents')}>
        {lines.map((line, i) => {
          const cell = water === 'cell' && i === lines.length - 1;
          const free = across - line.length;
          const widths = cell
            ? [...line.map(() => (room - GAP * (across - 1)) / across), ((room + GAP) * free) / across - GAP]
            : panelWidths(
                room,
                line.map((seat) => [rows.get(seat) as Row]),
                GAP,
              );
          return (
            <div key={line[0]} className="evo-seat-line" style={{ gridTemplateColumns: columns(widths) }}>
              {line.map((seat, j) => {
                const width = widths[j] ?? room;
                const alone = line.length === 1 && !cell;
                const row = alone ? rowOf(stage, seat, room) : (rows.get(seat) as Row);
                const look = lookFor(alone && !tight ? ['L', 'M', 'S'] : ['M', 'S'], width, row);
                return (
                  <PlayerRow
                    key={seat}
                    scene={playerScene(stage, seat, look.size, { herds: row.herds, terse: width < TERSE })}
                    {...look}
                    compact={tight}
                    aside={me === undefined ? <OpenHand stage={stage} seat={seat} /> : undefined}
                  />
                );
              })}
              {cell && centre}
            </div>
          );
        })}
      </section>
      {water !== 'cell' && centre}
      {own && me !== undefined && (
        <>
          <PlayerRow
            scene={playerScene(stage, me, look.size, { herds: own.herds })}
            {...look}
            own
            play={cards}
          />
          <Hand
            scene={handScene(stage, me, hand)}
            fan={fanOf(width, view.players[me]?.handSize ?? 0, tight)}
          />
        </>
      )}
    </div>
  );
}

/** Lines of seats and my row share the height; a strip of water and the hand take what they need. */
function gridRows(lines: number, water: string, plays: boolean | undefined): string {
  const seats = `minmax(${lines * LEAST.line}px, ${lines}fr)`;
  const mine = plays ? `minmax(${LEAST.play}px, 1.5fr)` : `minmax(${LEAST.mine}px, 1.15fr)`;
  const own = plays === undefined ? '' : `${mine} auto`;
  const band = water === 'band' ? 'minmax(0, 0.75fr) ' : water === 'strip' ? 'auto ' : '';
  return `${seats} ${band}${own}`;
}
