import type { Seat } from '@clade/engine';
import { isTrait } from '@clade/wording/evolution';
import { useSyncExternalStore } from 'react';
import { type Kept, kept } from '../../shell/kept.ts';
import type { Snapshot } from '../../table/table.ts';
import type { Names } from '../game-ui.ts';
import { type Life, livesOf } from './lives.ts';

/** A finished game as the collection remembers it: facts, no pictures. */
export interface CollectedGame {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** What names and looks of its species come from. */
  readonly seed: string;
  readonly rounds: number;
  readonly players: readonly string[];
  readonly winners: readonly Seat[];
  readonly lives: readonly Life[];
}

/** A species with its game, kept for as long as its owner wants. */
export interface Plate {
  readonly game: Omit<CollectedGame, 'lives'>;
  readonly life: Life;
}

export interface Collected {
  /** The last one first. */
  readonly games: readonly CollectedGame[];
  readonly plates: readonly Plate[];
}

/** The device remembers the last games whole, and plates that were kept; so it never holds more than some 200 kB. */
const GAMES = 12;
const PLATES = 100;

export const collection: Kept<Collected> = kept('collection', readCollected);

export function useCollected(): Collected {
  return useSyncExternalStore(collection.subscribe, collection.get);
}

/** The game of a table that is over; one that never came to its end has nothing to remember. */
export function collectedGame(
  { id, name, lines, seats, result }: Snapshot,
  names: Names,
  at: number,
): CollectedGame | undefined {
  const lives = livesOf(lines);
  if (result === undefined || lives.length === 0) return undefined;
  const rounds = lines.reduce(
    (last, { events }) =>
      events.reduce((n, { type, round }) => (type === 'round-started' ? (round as number) : n), last),
    1,
  );
  return {
    ...{ id, name, at, seed: names.seed ?? '', rounds, lives },
    players: seats.map((_, seat) => names.of(seat)),
    winners: result.winners,
  };
}

/** Takes a game in, or what is known of it anew; it keeps the day on which it was seen first. */
export function collect(game: CollectedGame): void {
  const { games, plates } = collection.get();
  const known = games.find(({ id }) => id === game.id);
  if (known !== undefined && same(known, game)) return;
  const all = known
    ? games.map((one) => (one === known ? { ...game, at: known.at } : one))
    : [game, ...games].slice(0, GAMES);
  collection.set({ games: all, plates });
}

function same(a: CollectedGame, b: CollectedGame): boolean {
  return JSON.stringify({ ...a, at: 0 }) === JSON.stringify({ ...b, at: 0 });
}

export function isKept({ plates }: Collected, { game, life }: Plate): boolean {
  return plates.some((one) => one.game.id === game.id && one.life.figure === life.figure);
}

/** Keeps a plate, or lets it go. */
export function keepPlate(plate: Plate, on: boolean): void {
  const { games, plates } = collection.get();
  const others = plates.filter(
    ({ game, life }) => game.id !== plate.game.id || life.figure !== plate.life.figure,
  );
  collection.set({ games, plates: on ? [plate, ...others].slice(0, PLATES) : others });
}

export function platesOf({ lives, ...game }: CollectedGame): readonly Plate[] {
  return lives.map((life) => ({ game, life }));
}

/** What was stored by any version of the page, as far as it fits. */
export function readCollected(stored: unknown): Collected {
  const { games, plates } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    games: (Array.isArray(games) ? games : []).filter(
      (one) => isGame(one) && Array.isArray(one.lives) && one.lives.every(isLife),
    ),
    plates: (Array.isArray(plates) ? plates : []).filter((one) => isGame(one?.game) && isLife(one?.life)),
  };
}

function isGame(x: unknown): x is CollectedGame {
  const game = x as Partial<CollectedGame> | null | undefined;
  return (
    ['id', 'name', 'seed'].every((key) => typeof game?.[key as 'id'] === 'string') &&
    Number.isFinite(game?.at) &&
    Number.isInteger(game?.rounds) &&
    Array.isArray(game?.players) &&
    game.players.every((name) => typeof name === 'string') &&
    Array.isArray(game?.winners)
  );
}

const COUNTS = ['figure', 'seat', 'born', 'body', 'herd', 'food', 'hunts', 'kills'] as const;

function isLife(x: unknown): x is Life {
  const life = x as Partial<Life> | null | undefined;
  return (
    COUNTS.every((key) => Number.isInteger(life?.[key])) &&
    Array.isArray(life?.traits) &&
    life.traits.every(isTrait)
  );
}
