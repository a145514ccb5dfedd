import { expect } from 'vitest';
import type { Game, Position } from '../game.ts';
import type { State } from '../state.ts';

/** Fields of a position that have changed, each with what it was and what it is. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/**
 * Fields that only say what the table is asked now and what that question remembers: the first four of Dominant Species,
 * `special` and `doing` of Marine, the rest of Evolution. All others count, whose turn it is and the random generator
 * among them.
 */
const ASKED = 'cursor action card arrived special doing step idle window attack'.split(' ');

/** What a draw does to the field `random`. */
export const DRAWN = [expect.any(String), expect.any(String)] as const;

/**
 * The difference of two positions by path: `{ 'cubes.D4.mammals': [3, 4] }`. A number that is not written is 0. A list
 * of the same length is compared item by item. One that grew or shrank shows the stretch that differs, what lay there
 * and what lies there now, and where it begins if the items are more than words: `{ elements: [[], ['sun']] }`,
 * `{ 'hand.2': [[{ trait: 'horns', food: 3 }], []] }`.
 */
export function changesOf(before: Position, after: Position): Changes {
  const changes = Object.entries(collect('', before, after));
  return Object.fromEntries(changes.filter(([path]) => !ASKED.includes(path.split('.')[0])));
}

/** Does the whole table change as `changes` says, and in nothing else? */
export function expectChanged(game: Game, s: State, act: () => unknown, changes: Changes): void {
  const before = game.writePosition(s);
  act();
  expect(changesOf(before, game.writePosition(s))).toEqual(changes);
}

function collect(path: string, a: unknown, b: unknown): Changes {
  if (same(a, b)) return {};
  if (both(Array.isArray, a, b)) return collectList(path, (a ?? []) as unknown[], (b ?? []) as unknown[]);
  if (both(isRecord, a, b)) return collectFields(path, Object(a ?? {}), Object(b ?? {}));
  return { [path]: both(isNumber, a, b) ? [a ?? 0, b ?? 0] : [a, b] };
}

function collectFields(path: string, a: Position, b: Position): Changes {
  const names = Object.keys({ ...a, ...b });
  return Object.assign(
    {},
    ...names.map((name) => collect(path === '' ? name : `${path}.${name}`, a[name], b[name])),
  );
}

function collectList(path: string, a: readonly unknown[], b: readonly unknown[]): Changes {
  if (a.length === b.length) return collectFields(path, { ...a }, { ...b });
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && same(a[start], b[start])) start++;
  let end = 0;
  while (end < shorter - start && same(a.at(-1 - end), b.at(-1 - end))) end++;
  const place = [...a, ...b].some(isRecord) ? `${path}.${start}` : path;
  return { [place]: [a.slice(start, a.length - end), b.slice(start, b.length - end)] };
}

/** Is each of two values of a kind, or missing? */
function both(isOfKind: (value: unknown) => boolean, a: unknown, b: unknown): boolean {
  return [a, b].every((value) => value === undefined || isOfKind(value));
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
