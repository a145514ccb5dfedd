import os from 'node:os';
import v8 from 'node:v8';
import vm from 'node:vm';

export interface Row {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly unit: string;
  readonly value: number;
  /** Times the peer's moves per second; null where the unit is no rate. */
  readonly ratio: number | null;
}

/** Something that can be measured again and again. `sample` returns a value in `unit`; rates are better when higher. */
export interface Sampled {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly unit: string;
  sample(): number;
}

v8.setFlagsFromString('--expose-gc');
const gc = vm.runInNewContext('gc') as () => void;

/** Warms everything up once, then takes samples in turn, collecting garbage before each, and keeps the best of each. */
export function bestOf(
  all: readonly Sampled[],
  rounds: number,
  progress: (done: number, total: number) => void,
): Omit<Row, 'ratio'>[] {
  for (const one of all) one.sample();
  const best = all.map(() => Number.NEGATIVE_INFINITY);
  let done = 0;
  for (let r = 0; r < rounds; r++) {
    for (const [i, one] of all.entries()) {
      gc();
      best[i] = Math.max(best[i] ?? 0, one.sample());
      progress(++done, rounds * all.length);
    }
  }
  return all.map(({ name, game, players, unit }, i) => ({ name, game, players, unit, value: best[i] ?? 0 }));
}

/** Runs `work` and returns units per second, given how many units it says it did. */
export function rate(work: () => number): number {
  const from = process.hrtime.bigint();
  const units = work();
  return units / (Number(process.hrtime.bigint() - from) / 1e9);
}

export function environment(): { node: string; cpu: string } {
  return { node: process.version, cpu: os.cpus()[0]?.model ?? 'unknown' };
}

/** Heap and buffer bytes of one of many equal things. */
export function bytesEach(make: () => unknown, n: number): number {
  gc();
  const before = process.memoryUsage();
  const kept = Array.from({ length: n }, make);
  gc();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return kept.length === n ? bytes / n : 0;
}
