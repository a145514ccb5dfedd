import type { Game, State, Wire } from '@clade/engine';
import { count } from '../text.ts';

/** Questions that both hex games ask, in the words that follow the name of the animal. */

/** A tile and its terrain: `C3 (savannah)`. */
export type Where = (hex: string) => string;

/** How far the present action has come, as positions write it down (docs/position-format.md). */
export function doing(game: Game, s: State): Readonly<Record<string, unknown>> {
  const list = game.writePosition(s).doing;
  return Array.isArray(list) ? ((list.at(-1) as Record<string, unknown> | undefined) ?? {}) : {};
}

/** More than that is no limit in practice. */
const UNLIMITED = 20;

/** `up to 3 cubes`. */
function upTo(left: unknown): string {
  return typeof left !== 'number' || left > UNLIMITED
    ? 'any number of cubes'
    : `up to ${count(left, 'cube')}`;
}

export function migrationQuestion(left: unknown): string {
  return `move ${upTo(left)} one by one, in the order of the list, or stop.`;
}

/** The first legal answer says which tile is meant, where the question is about one. */
export function earthQuestion(kind: string, wire: Wire, where: Where): string {
  const tile = where(String(wire[1]));
  switch (kind) {
    case 'speciation-cubes':
      return `how many new cubes go to ${tile}?`;
    case 'arrivals':
      return `how many cubes move from ${tile} to the new tile?`;
    case 'mass-exodus':
      return `how many ${wire[1]} go to ${where(String(wire[2]))}?`;
    case 'biomass':
    case 'predator':
      return `whose cube leaves ${tile}?`;
    default:
      return QUESTIONS[kind] ?? 'choose.';
  }
}

const QUESTIONS: Readonly<Record<string, string>> = {
  animal: 'choose an animal.',
  adaptation: 'take an element for yourself, or forgo the action.',
  abundance: 'take an element for Earth, or forgo the action.',
  'abundance-corner': 'put the disk on a corner.',
  depletion: 'remove an element from Earth, or forgo the action.',
  speciation: 'choose the element around which you place cubes, or forgo the action.',
  wanderlust: 'take a tile, or forgo the action.',
  'wanderlust-hex': 'lay the tile.',
  'wanderlust-disk': 'take an element for the new tile, or skip this.',
  'wanderlust-corner': 'put the disk on a corner of the new tile.',
  disease: 'choose the element to lose.',
  fecundity: 'add a cube to a tile, or stop.',
  fertile: 'choose a tile: you gain a point for each cube on it.',
  'habitat-disk': 'choose an element from the bag.',
  'habitat-corner': 'put the disk on a corner.',
  'mass-exodus-tile': 'choose the tile that all cubes leave.',
  'metamorphosis-out': 'choose the element that you give away.',
  'metamorphosis-in': 'choose the element from the bag that you get.',
};
