import {
  type Config,
  configure,
  EngineBug,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Position,
  playOut,
  type Refusal,
  Rng,
  readMove,
  type State,
  seatsToAct,
  uniform,
} from '@clade/engine';
import { expect } from 'vitest';
import { dominantSpeciesMarine, type ElementId, type MarineView } from '../../src/index.ts';
import { BOOK_KINDS } from '../book.ts';

export const look = (s: State, viewer = 0): MarineView => dominantSpeciesMarine.view(s, viewer);

function configured(players: number, given: Readonly<Record<string, unknown>> = {}): Config {
  const config = configure(dominantSpeciesMarine, players, given);
  if (isRefusal(config)) throw new EngineBug(config.sentence);
  return config;
}

/** A freshly dealt game, at its first decision. */
export function newGame(
  players: number,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'box',
  events?: GameEvent[],
): State {
  const s = dominantSpeciesMarine.setup(configured(players, given), seed, (e) => events?.push(e));
  dominantSpeciesMarine.check(s);
  return s;
}

/** Everybody keeps the first traits dealt, and whatever they ask is answered by the first answer: the first turn. */
export function started(
  players: number,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'box',
  events: GameEvent[] = [],
): State {
  const s = newGame(players, given, seed, events);
  while (look(s).phase !== 'turns') {
    const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
    const [move] = legalMoves(dominantSpeciesMarine, s, seat);
    if (move === undefined) throw new EngineBug('nothing can be chosen');
    dominantSpeciesMarine.apply(s, seat, move, (e) => events.push(e));
    dominantSpeciesMarine.check(s);
  }
  return s;
}

export const ofType = (events: readonly GameEvent[], type: string): GameEvent[] =>
  events.filter((e) => e.type === type);

/** How many altogether. */
export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((a, b) => a + b, 0);
}

/** The refused field of a hand-written position, or undefined. */
export function badField(position: Position): string | undefined {
  const s = dominantSpeciesMarine.readPosition({ game: 'dominant-species-marine', ...position });
  return isRefusal(s) ? String(s.facts.field) : undefined;
}

/** Why a move in words is refused; the list of legal moves has to agree. */
export function refused(s: State, words: string): Refusal | undefined {
  const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
  const move = readMove(dominantSpeciesMarine, s, words);
  if (isRefusal(move)) return move;
  const why = dominantSpeciesMarine.explain(s, seat, move);
  expect(legalMoves(dominantSpeciesMarine, s, seat).includes(move), words).toBe(why === undefined);
  return why;
}

/** Plays a game to its end by random moves; `onMove` sees every state and what led to it. */
export function playRandomly(
  s: State,
  seed: string,
  onMove: (s: State, events: readonly GameEvent[]) => void,
): void {
  const rng = new Rng(seed);
  const events: GameEvent[] = [];
  const told = (after: State): void => {
    onMove(after, events);
    events.length = 0;
  };
  const choose = uniform(dominantSpeciesMarine, rng);
  playOut(dominantSpeciesMarine, s, choose, rng, told, (e) => events.push(e));
}

/** Disks of each kind wherever they are; what is printed is no disk. */
export function disksOf(s: State): Record<ElementId, number> {
  const { bag, boxes, corners, animals, speciation } = look(s);
  const out = Object.fromEntries(BOOK_KINDS.map((kind) => [kind, 0])) as Record<ElementId, number>;
  const add = (counts: Partial<Record<ElementId, number>>, by = 1): void => {
    for (const [kind, n] of Object.entries(counts)) out[kind as ElementId] += by * n;
  };
  for (const counts of [bag, ...Object.values(boxes)]) add(counts);
  for (const { element } of corners) add({ [element]: 1 });
  for (const element of speciation) if (element !== null) add({ [element]: 1 });
  for (const { elements, printed } of animals) {
    add(elements);
    add(printed, -1);
  }
  return out;
}

/** Points that animals got from a source. */
export function pointsIn(events: readonly GameEvent[], source: string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const e of ofType(events, 'points')) {
    if (e.source === source) out[String(e.animal)] = (out[String(e.animal)] ?? 0) + Number(e.points);
  }
  return out;
}
