import { bootstrap } from './bootstrap.ts';
import { ratings } from './ratings.ts';
import type { ArenaRecord } from './task.ts';

export interface ArenaEntry {
  readonly bot: string;
  /** Games at one seat each: a bot that sits twice at a table has two. */
  readonly games: number;
  /** A win shared by k counts 1/k. */
  readonly winRate: number;
  readonly interval: readonly [lo: number, hi: number];
  readonly meanRank: number;
  readonly meanPoints: number;
  readonly sdPoints: number;
  readonly rating: number;
  readonly ratingInterval: readonly [lo: number, hi: number];
  /** Events per game and seat, with their intervals. */
  readonly events: Readonly<
    Record<string, { readonly mean: number; readonly interval: readonly [number, number] }>
  >;
  /** Milliseconds for a question: half of them and 99 of 100 took no longer. */
  readonly thinking: { readonly median: number; readonly p99: number } | null;
}

export interface ArenaReport {
  readonly games: number;
  readonly blocks: number;
  readonly entries: readonly ArenaEntry[];
  readonly rounds: { readonly mean: number; readonly sd: number };
  readonly ends: Readonly<Record<string, number>>;
}

/** Sums up whole blocks; intervals are 95 % by bootstrap over blocks. `events` are those to be counted. */
export function arenaReport(records: readonly ArenaRecord[], events: readonly string[]): ArenaReport {
  const blocks = wholeBlocks(records);
  const all = blocks.flat();
  const bots = [...new Set(all.flatMap(({ seats }) => seats))];
  const rated = ratings(all, bots);
  const ends: Record<string, number> = {};
  for (const { reason } of all) ends[reason] = (ends[reason] ?? 0) + 1;
  const rounds = all.map((r) => r.rounds);
  return {
    games: all.length,
    blocks: blocks.length,
    entries: bots.map((bot, i) => {
      const points = all.flatMap((r) => ofBot(r, bot, r.points));
      return {
        bot,
        games: points.length,
        winRate: winRate(all, bot),
        interval: bootstrap(blocks, (drawn) => winRate(drawn.flat(), bot)),
        meanRank: mean(all.flatMap((r) => ofBot(r, bot, r.ranks))),
        meanPoints: mean(points),
        sdPoints: deviation(points),
        rating: rated[i],
        ratingInterval:
          bots.length === 1 ? [0, 0] : bootstrap(blocks, (drawn) => ratings(drawn.flat(), bots)[i]),
        events: Object.fromEntries(
          events.map((event) => [
            event,
            {
              mean: mean(eventsOf(all, bot, event)),
              interval: bootstrap(blocks, (drawn) => mean(eventsOf(drawn.flat(), bot, event))),
            },
          ]),
        ),
        thinking: thinking(all.flatMap((r) => ofBot(r, bot, r.times)).flat()),
      };
    }),
    rounds: { mean: mean(rounds), sd: deviation(rounds) },
    ends,
  };
}

/** Blocks of which every game has been played, in order. */
export function wholeBlocks(records: readonly ArenaRecord[]): ArenaRecord[][] {
  const byBlock = new Map<number, ArenaRecord[]>();
  for (const record of records) byBlock.set(record.block, [...(byBlock.get(record.block) ?? []), record]);
  return [...byBlock.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, games]) => games.toSorted((a, b) => a.n - b.n))
    .filter((games) => games.length === games[0].seats.length);
}

function ofBot<T>(record: ArenaRecord, bot: string, bySeat: readonly T[]): T[] {
  return bySeat.filter((_, seat) => record.seats[seat] === bot);
}

/** Wins per game and seat of a bot. */
export function winRate(records: readonly ArenaRecord[], bot: string): number {
  let wins = 0;
  let games = 0;
  for (const { seats, ranks } of records) {
    const winners = ranks.filter((rank) => rank === 1).length;
    for (let seat = 0; seat < seats.length; seat++) {
      if (seats[seat] !== bot) continue;
      games++;
      if (ranks[seat] === 1) wins += 1 / winners;
    }
  }
  return wins / games;
}

function eventsOf(records: readonly ArenaRecord[], bot: string, event: string): number[] {
  return records.flatMap((r) => ofBot(r, bot, r.counts)).map((counts) => counts[event] ?? 0);
}

function thinking(times: readonly number[]): ArenaEntry['thinking'] {
  if (times.length === 0) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { median: at(0.5), p99: at(0.99) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

function deviation(numbers: readonly number[]): number {
  const m = mean(numbers);
  return Math.sqrt(mean(numbers.map((x) => (x - m) ** 2)));
}
