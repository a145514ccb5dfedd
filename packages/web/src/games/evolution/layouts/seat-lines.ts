import type { Seat } from '@clade/engine';
import { parts, type Row } from '../layout.ts';
import type { Space } from '../use-space.ts';

interface LineRoom extends Space {
  readonly across: number;
  readonly upright: boolean;
  /** My row and hand stand below. */
  readonly mine: boolean;
}

interface SeatLines {
  readonly lines: readonly (readonly Seat[])[];
  /** Where the water is: in the cell left over, beside my row, in a band with the log, or a strip of its own. */
  readonly water: 'cell' | 'side' | 'band' | 'strip';
}

/** Narrower than this a long row takes a whole line. */
const NARROW = 760;
const LONG = 4;
/** What a line of seats, my row with the hand, and a band with a few lines of the log like to have. */
const LINE = 270;
const MINE = 470;
const BAND = 170;

/** The rivals of a tablet in lines, in their order, and where the water goes. */
export function seatLines(
  seats: readonly Seat[],
  rows: ReadonlyMap<Seat, Row>,
  { across, width, height, upright, mine }: LineRoom,
): SeatLines {
  const narrow = upright && width < NARROW;
  const isLong = (seat: Seat): boolean => narrow && parts(rows.get(seat) as Row).all >= LONG;
  const lines: Seat[][] = [];
  for (const seat of seats) {
    const last = lines.at(-1);
    const joins = last !== undefined && last.length < across && !isLong(seat) && !last.some(isLong);
    if (joins) last.push(seat);
    else lines.push([seat]);
  }
  if (!upright && lines.length === 1) return { lines, water: 'side' };
  const left = (lines.at(-1)?.length ?? across) < across;
  if (left && !narrow) return { lines, water: 'cell' };
  return { lines, water: height - lines.length * LINE - (mine ? MINE : 0) > BAND ? 'band' : 'strip' };
}
