import { isRefusal, legalMoves, type Move, type Rng, type State, type Wire } from '@clade/engine';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_SPACES } from '../book.ts';
import { besides, CORNER_NAMES, cornersOf, HEX_NAMES } from './map.ts';

/** Well-formed moves that a person might try: of any question, with operands at and beyond what is on the table. */

type Noun = 'kind' | 'corner' | 'hex' | 'count' | 'stack' | 'animal' | 'card' | 'space' | 'loss';

const VERBS: Readonly<Record<string, readonly Noun[]>> = {
  take: ['kind'],
  put: ['corner'],
  remove: ['corner'],
  speciate: ['corner'],
  add: ['hex', 'count'],
  stack: ['stack'],
  lay: ['hex'],
  bring: ['hex', 'count'],
  move: ['hex', 'hex'],
  eliminate: ['hex', 'animal'],
  score: ['hex'],
  card: ['card'],
  place: ['space'],
  use: [],
  protect: ['kind'],
  discard: ['kind'],
  glaciate: ['hex'],
  tile: ['hex'],
  keep: ['corner'],
  spare: ['animal'],
  lose: ['kind'],
  replace: ['animal', 'hex'],
  'give-up': ['loss'],
  send: ['animal', 'hex', 'count'],
  save: ['hex'],
  animal: ['animal'],
  skip: [],
  stop: [],
  forgo: [],
};

export function tryMove(s: State, seat: number, rng: Rng): Move {
  const legal = legalMoves(dominantSpecies, s, seat).map((m) => dominantSpecies.toWire(m));
  const wire = legal.length > 0 && rng.below(6) > 0 ? nearly(s, pick(legal, rng), rng) : any(s, rng);
  const move = dominantSpecies.fromWire(wire);
  if (isRefusal(move)) throw new Error(move.sentence);
  return move;
}

/** Every move with the verb that is asked for, where there are not too many. */
export function everyAnswer(s: State, seat: number): Move[] {
  const [first] = legalMoves(dominantSpecies, s, seat);
  if (first === undefined) return [];
  const verb = String(dominantSpecies.toWire(first)[0]);
  const [a, b, c] = VERBS[verb] ?? [];
  if (a === undefined || c !== undefined) return [];
  const wires = NAMES[a].flatMap((x) => (b === undefined ? [[verb, x]] : NAMES[b].map((y) => [verb, x, y])));
  return wires.length > MANY ? [] : wires.map((wire) => dominantSpecies.fromWire(wire) as Move);
}

const MANY = 250;

const NAMES: Readonly<Record<Noun, readonly (string | number)[]>> = {
  kind: BOOK_KINDS,
  corner: CORNER_NAMES,
  hex: HEX_NAMES,
  count: [0, 1, 2, 3, 4, 5, 6, 7],
  stack: [1, 2, 3],
  animal: BOOK_FOOD_CHAIN,
  card: BOOK_CARDS,
  space: BOOK_SPACES,
  loss: [...BOOK_KINDS, 'pawn', 'crowds'],
};

function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)] as T;
}

/** Any move at all. */
function any(s: State, rng: Rng): Wire {
  const verb = pick(Object.keys(VERBS), rng);
  return [verb, ...(VERBS[verb] ?? []).map((noun) => operand(s, noun, rng))];
}

/** A legal move with one of its operands spoilt, seldom all of them. */
function nearly(s: State, legal: Wire, rng: Rng): Wire {
  const [verb, ...rest] = legal;
  const nouns = VERBS[verb as string] ?? [];
  const spoilt = rng.below(4) === 0 ? -1 : rng.below(Math.max(1, nouns.length));
  return [
    verb as string,
    ...nouns.map((noun, i) => (spoilt < 0 || i === spoilt ? operand(s, noun, rng) : rest[i])),
  ] as Wire;
}

/** A name of the game; corners and hexes mostly of Earth or right beside it. */
function operand(s: State, noun: Noun, rng: Rng): string | number {
  const earth = dominantSpecies.view(s, 0).tiles.map((t) => t.hex);
  if (earth.length > 0 && noun === 'corner' && rng.below(4) > 0)
    return pick(cornersOf(pick(earth, rng)), rng);
  if (earth.length > 0 && noun === 'hex' && rng.below(6) > 0) {
    const hex = pick(earth, rng);
    return rng.below(4) === 0 ? pick(besides(hex), rng) : hex;
  }
  return pick(NAMES[noun], rng);
}
