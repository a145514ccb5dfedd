import type { GameEvent, Position, State } from '@clade/engine';
import type { Changes } from '@clade/engine/testing';
import type { AnimalId, ElementId } from '../../../src/index.ts';
import { animal, expectChanged, FOUR, play, question, table } from '../../../src/testing/index.ts';
import {
  at,
  BOOK_FOOD_CHAIN,
  BOOK_GRID,
  BOOK_SPECIAL_ONLY,
  BOOK_START_TILES,
  BOOK_TILES,
  cellOf,
} from '../../book.ts';
import { look } from '../box.ts';

/** Tables on which one animal takes one action, with nothing on the display but what a test puts there. */

/** All four animals, some of them with fields of their own. */
export function four(own: Partial<Record<AnimalId, Position>>): Position {
  return { ...FOUR, ...own };
}

const CHIPS = {
  competition: ['reef', 'ocean', 'vent'],
  evolution: ['land', 'kelp', 'reef', 'ocean', 'vent'],
} as const;

/** It is the turn of an animal; single answers that cannot be declined are given without asking, as in a game. */
export function turn(id: AnimalId, more: Position = {}): State {
  return table({ toAct: id, forced: 'auto', boxes: {}, speciation: [], chips: CHIPS, ...more });
}

/** The animal has just placed a pawn: a basic one, or on a special-only space a special one. */
export function takes(id: AnimalId, space: string, more: Position = {}): State {
  return begun(id, space, more).s;
}

/** The same with all that happened so far. */
export function begun(id: AnimalId, space: string, more: Position = {}): { s: State; events: GameEvent[] } {
  if (!BOOK_SPECIAL_ONLY.includes(space)) {
    const s = turn(id, more);
    return { s, events: play(s, `place a pawn on ${space}`) };
  }
  const s = turn(id, { specials: { [PAWN]: { controller: id } }, ...more });
  return { s, events: play(s, `use the pawn of ${PAWN}`, `place a pawn on ${space}`) };
}

/**
 * The animal places a basic pawn and gives these answers. Does the table change as `changes` says and in nothing else,
 * but that the pawn lies on its space and the turn passes up the Food Chain?
 */
export function expectTaken(
  id: AnimalId,
  space: string,
  answers: readonly string[],
  changes: Changes,
  more: Position = {},
): State {
  const s = turn(id, more);
  expectChanged(s, () => play(s, `place a pawn on ${space}`, ...answers), {
    [`spaces.${space}`]: [undefined, id],
    [`animals.${id}.pawns`]: [4, 3],
    toAct: [id, after(id)],
    ...changes,
  });
  return s;
}

/** The special pawn that goes to special-only spaces. */
const PAWN: ElementId = 'sun';

/** Is the action through? Then the next animal is asked for its turn. */
export function isOver(s: State, id: AnimalId): boolean {
  return question(s) === 'turn' && look(s).turn === after(id);
}

function after(id: AnimalId): AnimalId | undefined {
  const order: readonly AnimalId[] = [...BOOK_FOOD_CHAIN].reverse();
  return order[(order.indexOf(id) + 1) % order.length];
}

/** A corner of a hex by its label: `corner('D4', 'NE')`. */
export function corner(hex: string, where: string): string {
  return at(cellOf(hex), where);
}

export function inBag(s: State, kind: ElementId): number {
  return look(s).bag[kind] ?? 0;
}

/** Domination value as everybody sees it. */
export function value(s: State, id: AnimalId, kind: ElementId): number {
  return animal(s, id).values[kind] ?? 0;
}

/** DSM-2.6: all 36 big tiles lie on Earth, the last `vents` hexes of the grid under vents, and G4 stays empty. */
export function fullEarth(vents: number): Position {
  const rest = { ...BOOK_TILES };
  for (const terrain of Object.values(BOOK_START_TILES)) rest[terrain] = (rest[terrain] ?? 0) - 1;
  const later = Object.entries(rest).flatMap(([terrain, n]) => new Array<string>(n).fill(terrain));
  const hexes = BOOK_GRID.map(([label]) => label).filter((label) => label !== 'G4');
  const tiles = hexes.map((hex, i) => {
    const terrain = BOOK_START_TILES[hex] ?? later.pop();
    return [hex, i < hexes.length - vents ? terrain : { terrain: 'vent', under: terrain }];
  });
  return { tiles: Object.fromEntries(tiles) };
}
