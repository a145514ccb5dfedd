import {
  ANIMAL_IDS,
  type AnimalId,
  type CARD_IDS,
  type DsView,
  MAP,
  SPACE_NAMES,
} from '@clade/dominant-species';
import { ANIMALS, HEXES } from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import type { Interest } from '../earth/scales.ts';
import { stakesOf } from './stakes.ts';
import { WEIGHTS } from './weights.ts';

/** What the table says about the rest of the round and of the game, for one animal of the seat. */
export interface Outlook extends Interest {
  readonly seat: Seat;
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  readonly roundsAfter: number;
  /** What an expected place on a tile, and dominance of it, will still bring behind this round. */
  readonly placeLater: number;
  readonly dominanceLater: number;
  /** A cube that lives on, besides its place. */
  readonly cube: number;
  /** How likely Ice Age will find the dominance of this moment (DS-6.14.1). */
  readonly iceAge: number;
  /** Survival counts so many times. */
  readonly survival: number;
  /** Value of the card that a dominating animal takes this round. */
  readonly card: number;
  /** Pawns of each animal that will still choose a tile this round. */
  readonly pawns: Int8Array;
  /** 1 for tiles that have been scored this round. */
  readonly scored: Uint8Array;
  /** Cubes that this Extinction passes over (DS-5.7.3). */
  readonly safe: Int8Array;
  readonly safeAnimal: number;
  /** Nothing but Domination is left of the round. */
  readonly settled: boolean;
}

export const FIRST_DOMINATION = SPACE_NAMES.indexOf('domination-1');
const ICE_AGE: (typeof CARD_IDS)[number] = 'ice-age';

export function animalNumber(id: AnimalId): number {
  return ANIMAL_IDS.indexOf(id);
}

/** The last space before an ability, which stands between the spaces. */
const BEFORE: Readonly<Record<string, string>> = {
  reptiles: 'regression-2',
  insects: 'speciation-6',
  arachnids: 'migration-6',
};

/** The space that the cursor is on, or the last before it; -1 before the first and outside of Execution. */
export function cursorSpace({ cursor }: DsView): number {
  return cursor === null ? -1 : SPACE_NAMES.indexOf(BEFORE[cursor] ?? cursor);
}

export function lookAhead(view: DsView, world: State, seat: Seat, animal: number): Outlook {
  const cursor = cursorSpace(view);
  const pawns = new Int8Array(ANIMALS);
  let ahead = 0;
  for (const [name, id] of Object.entries(view.spaces)) {
    const space = SPACE_NAMES.indexOf(name);
    if (space < FIRST_DOMINATION || space <= cursor) continue;
    const a = animalNumber(id);
    pawns[a] = (pawns[a] as number) + 1;
    ahead++;
  }
  const scored = new Uint8Array(HEXES);
  const safe = new Int8Array(HEXES);
  for (const tile of view.tiles) {
    const hex = MAP.hexNames.indexOf(tile.hex);
    if (tile.scored) scored[hex] = 1;
    safe[hex] = tile.safe ?? 0;
  }
  const { faceUp, deck } = view.cards;
  const planning = view.phase === 'planning';
  // While pawns are still being placed the Domination spaces will fill up.
  const taken = Math.min(faceUp.length, planning ? WEIGHTS.cardsPerRound : ahead);
  const left = deck + faceUp.length - taken;
  const roundsAfter = view.lastRound ? 0 : Math.max(0, left / WEIGHTS.cardsPerRound);
  const kept = WEIGHTS.keep ** roundsAfter;
  // The sum of keep^r over the rounds to come.
  const lasting = (WEIGHTS.keep * (1 - kept)) / (1 - WEIGHTS.keep);
  const useful = faceUp.filter((id) => id !== ICE_AGE).length;
  return {
    seat,
    animal,
    stakes: stakesOf(world, seat, animal),
    roundsAfter,
    poolCube: Math.min(1, roundsAfter) * WEIGHTS.pool,
    element: Math.min(1, roundsAfter) * WEIGHTS.element,
    placeLater: kept + WEIGHTS.scoredLater * lasting,
    dominanceLater: WEIGHTS.card * WEIGHTS.scoredLater * lasting,
    cube: WEIGHTS.cube * Math.min(1, roundsAfter),
    iceAge: view.lastRound ? 0 : kept,
    survival: 1 + WEIGHTS.survivalLater * Math.min(3, lasting),
    card: useful === 0 ? 0 : WEIGHTS.card,
    pawns,
    scored,
    safe,
    safeAnimal: view.safeAnimal === null ? -1 : animalNumber(view.safeAnimal),
    settled: view.phase !== 'planning' && cursor >= FIRST_DOMINATION - 1,
  };
}
