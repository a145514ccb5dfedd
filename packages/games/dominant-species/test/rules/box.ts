import {
  type Config,
  configure,
  EngineBug,
  type GameEvent,
  isRefusal,
  type Position,
  playOut,
  type Refusal,
  Rng,
  type State,
  uniform,
} from '@clade/engine';
import { expect } from 'vitest';
import { type AnimalId, type DsView, dominantSpecies, type ElementId } from '../../src/index.ts';
import { refused as explained, options, play, question, turnOf } from '../../src/testing/index.ts';
import { BOOK_PRINTED } from '../book.ts';

export const look = (s: State): DsView => dominantSpecies.view(s, 0);

function configured(players: number, given: Readonly<Record<string, unknown>> = {}): Config {
  const config = configure(dominantSpecies, players, given);
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
  const s = dominantSpecies.setup(configured(players, given), seed, (e) => events?.push(e));
  dominantSpecies.check(s);
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
  const s = dominantSpecies.readPosition({ game: 'dominant-species', ...position });
  return isRefusal(s) ? String(s.facts.field) : undefined;
}

/** Why a move in words is refused; the list of legal moves has to agree. */
export function refused(s: State, words: string, seat = turnOf(s)): Refusal | undefined {
  const why = explained(s, words, seat);
  expect(options(s, seat).includes(words), words).toBe(why === undefined);
  return why;
}

/** Animals by name, one seat each in this order. */
export function only(...ids: AnimalId[]): Position {
  return Object.fromEntries(ids.map((id) => [id, {}]));
}

/** Declines until the next Planning, the end of the game, or a question that cannot be declined. */
export function declineAll(s: State): GameEvent[] {
  const events: GameEvent[] = [];
  while (dominantSpecies.pending(s) !== 0 && look(s).phase !== 'planning') {
    const out = options(s).find((words) => ['forgo', 'skip', 'stop'].includes(words));
    if (out === undefined) throw new EngineBug(`"${question(s)}" cannot be declined`);
    events.push(...play(s, out));
  }
  return events;
}

/** Places all pawns by `choose`, by default on the last vacant space; returns what happened until Execution stops. */
export function planAll(s: State, choose: (vacant: string[]) => string = (v) => v.at(-1) ?? ''): GameEvent[] {
  const events: GameEvent[] = [];
  while (dominantSpecies.pending(s) !== 0 && look(s).phase === 'planning')
    events.push(...play(s, choose(options(s))));
  return events;
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
  playOut(dominantSpecies, s, uniform(dominantSpecies, rng), rng, told, (e) => events.push(e));
}

/** Disks of each kind wherever they are. */
export function disksOf(s: State): Record<ElementId, number> {
  const { bag, boxes, corners, animals } = look(s);
  const out = { meat: 0, sun: 0, seed: 0, water: 0, grub: 0, grass: 0 };
  const add = (counts: Partial<Record<ElementId, number>>, by: 1 | -1 = 1): void => {
    for (const [kind, n] of Object.entries(counts)) out[kind as ElementId] += by * n;
  };
  for (const counts of [bag, ...Object.values(boxes)]) add(counts);
  for (const { element } of corners) add({ [element]: 1 });
  for (const { animal, elements } of animals) {
    add(elements);
    for (const kind of BOOK_PRINTED[animal]) add({ [kind]: 1 }, -1);
  }
  return out;
}

/** Names of all cards of the table that have not been taken, in the order of their numbers. */
export function cardsOf(s: State): string[] {
  const { cards } = dominantSpecies.writePosition(s) as { cards: { faceUp: string[]; deck: string[] } };
  return [...cards.faceUp, ...cards.deck].sort();
}

/** Points that animals got from a source, in the order in which they got them. */
export function pointsIn(events: readonly GameEvent[], source: string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const e of ofType(events, 'points')) {
    if (e.source === source) out[String(e.animal)] = (out[String(e.animal)] ?? 0) + Number(e.points);
  }
  return out;
}

/** Rounds in which the three Wanderlust spaces are used and everything else is declined, until no tile is left. */
export function layAllTiles(s: State): void {
  for (let round = 1; look(s).stacks.some((x) => x.top !== null); round++) {
    planAll(s, (vacant) => vacant.find((words) => words.includes('wanderlust')) ?? vacant[0] ?? '');
    while (look(s).round === round) {
      const all = options(s);
      const laying = question(s).startsWith('wanderlust') && question(s) !== 'wanderlust-disk';
      play(s, (laying || question(s) === 'arrivals' ? all[0] : all.at(-1)) ?? '');
    }
  }
}
