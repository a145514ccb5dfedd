/** A table under load: somebody at it makes a move, and somebody else hears of it. */
export interface LoadedTable {
  /** Makes one move; resolves when it has been answered and delivered, with the milliseconds to the delivery. */
  move(): Promise<Delivered>;
  over: boolean;
}

export interface Delivered {
  /** Moves that count since the last answer. */
  readonly moves: number;
  readonly latency: number | undefined;
}

export interface Load {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Sorted. */
  readonly latencies: readonly number[];
}

/** Moves at a steady rate, each at a table that nothing is going on at; a late one is started at once, not dropped. */
export async function steady(
  tables: readonly LoadedTable[],
  perSecond: number,
  seconds: number,
): Promise<Load> {
  const busy = new Set<LoadedTable>();
  const latencies: number[] = [];
  const running: Promise<void>[] = [];
  let moves = 0;
  let next = 0;
  const from = performance.now();
  const pick = (): LoadedTable | undefined => {
    for (let i = 0; i < tables.length; i++) {
      const table = tables[next++ % tables.length] as LoadedTable;
      if (!busy.has(table) && !table.over) return table;
    }
    return undefined;
  };
  for (let started = 0; started < perSecond * seconds; started++) {
    const wait = from + (started * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const table = pick();
    if (table === undefined) continue;
    busy.add(table);
    running.push(
      table.move().then((delivered) => {
        busy.delete(table);
        moves += delivered.moves;
        if (delivered.latency !== undefined) latencies.push(delivered.latency);
      }),
    );
  }
  await Promise.all(running);
  const elapsed = (performance.now() - from) / 1000;
  return { moves, movesPerSecond: moves / elapsed, latencies: latencies.sort((a, b) => a - b) };
}

/** Moves of one game at most: as long as a random game of Evolution for two, on the average. */
const GAME = 142;

/**
 * Some clients at a time, each making the next move as soon as the last was delivered. A game is played to its end before
 * the next: a log that grows is part of the work. It can be stopped and goes on where it was.
 */
export class Saturation {
  readonly #clients: { readonly tables: readonly LoadedTable[]; at: number; moves: number }[];

  constructor(tables: readonly LoadedTable[], clients: number) {
    this.#clients = Array.from({ length: clients }, (_, c) => ({
      tables: tables.filter((_table, i) => i % clients === c),
      at: 0,
      moves: 0,
    }));
  }

  async run(seconds: number): Promise<Load> {
    const latencies: number[] = [];
    let moves = 0;
    const from = performance.now();
    const until = from + seconds * 1000;
    const work = this.#clients.map(async (client) => {
      while (performance.now() < until) {
        const table = client.tables[client.at];
        if (table === undefined) throw new Error('there were not enough games to last');
        if (table.over || client.moves >= GAME) {
          client.at++;
          client.moves = 0;
          continue;
        }
        client.moves++;
        const delivered = await table.move();
        moves += delivered.moves;
        if (delivered.latency !== undefined) latencies.push(delivered.latency);
      }
    });
    await Promise.all(work);
    const elapsed = (performance.now() - from) / 1000;
    return { moves, movesPerSecond: moves / elapsed, latencies: latencies.sort((a, b) => a - b) };
  }
}

export function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Runs `work` for all, some at a time. */
export async function inParallel<T, R>(
  all: readonly T[],
  width: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(all.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let i = next++; i < all.length; i = next++) results[i] = await work(all[i] as T);
    }),
  );
  return results;
}
