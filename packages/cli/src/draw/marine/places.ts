import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { legalMoves, type Seat, type State, seatsToAct, type Wire } from '@clade/engine';
import { EVERYTHING, type Viewer } from '../../entry.ts';

/** Where the reader's pawns may go now, as the rules themselves say it. */
export interface DrawnPlaces {
  readonly basic: ReadonlySet<string>;
  readonly special: ReadonlySet<string>;
}

const NOWHERE: DrawnPlaces = { basic: new Set(), special: new Set() };

function wires(s: State, seat: Seat): Wire[] {
  return legalMoves(dominantSpeciesMarine, s, seat).map((move) => dominantSpeciesMarine.toWire(move));
}

function spacesIn(moves: readonly Wire[]): Set<string> {
  return new Set(moves.filter(([verb]) => verb === 'place').map(([, space]) => String(space)));
}

/** The spaces of whoever has the turn, for that player and for those who see everything. */
export function placesFor(s: State, viewer: Viewer): DrawnPlaces {
  const [seat] = seatsToAct(dominantSpeciesMarine, s);
  if (seat === undefined || (viewer !== EVERYTHING && viewer !== seat)) return NOWHERE;
  const { kind } = dominantSpeciesMarine.decision(s, seat);
  if (kind === 'special-space') return { basic: new Set(), special: spacesIn(wires(s, seat)) };
  if (kind !== 'turn') return NOWHERE;
  const moves = legalMoves(dominantSpeciesMarine, s, seat);
  // All special pawns may go to the same spaces (DSM-5.2.7), so one is tried.
  const pick = moves.find((move) => dominantSpeciesMarine.toWire(move)[0] === 'special');
  if (pick === undefined) return { basic: spacesIn(wires(s, seat)), special: new Set() };
  const picked = dominantSpeciesMarine.clone(s);
  dominantSpeciesMarine.apply(picked, seat, pick);
  return { basic: spacesIn(wires(s, seat)), special: spacesIn(wires(picked, seat)) };
}
