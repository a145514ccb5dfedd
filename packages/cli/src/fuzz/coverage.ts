import { type Config, isRefusal, type Log } from '@clade/engine';
import { offered } from '../config.ts';
import type { Entry } from '../entry.ts';

/** Counts of what a fuzz has exercised, by group and key. */
export class Coverage {
  readonly #groups = new Map<string, Map<string, number>>();
  readonly #options = new Map<string, Map<string, number>>();
  readonly #expected: Entry['expected'];

  /** Every value of every option is listed, also those that did not occur. */
  constructor({ game, expected }: Entry) {
    this.#expected = expected;
    for (const group of ['players', 'ends', 'decisions', 'events']) this.#groups.set(group, new Map());
    for (const { name, values } of offered(game)) {
      this.#options.set(name, new Map(values.map((v) => [String(v), 0])));
    }
  }

  add(group: string, key: string): void {
    const counts = this.#groups.get(group) ?? new Map<string, number>();
    this.#groups.set(group, counts);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  table(config: Config): void {
    this.add('players', String(config.players));
    for (const [name, value] of Object.entries(config.options)) {
      const counts = this.#options.get(name);
      counts?.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
  }

  /** Folds a finished game once more, now listening. */
  game(entry: Entry, config: Config, seed: string, log: Log): void {
    const { game } = entry;
    const add = (group: string, key: string): void => this.add(group, key);
    const emit = (event: Parameters<Entry['cover']>[0]): void => {
      this.add('events', event.type);
      entry.cover(event, add);
    };
    const s = game.setup(config, seed, emit);
    for (const { seat, move: wire } of log.moves) {
      const move = game.fromWire(wire);
      if (isRefusal(move)) return;
      this.add('decisions', game.decision(s, seat).kind);
      game.apply(s, seat, move, emit);
    }
    const result = game.result(s);
    if (result) this.add('ends', result.reason);
  }

  report(): Record<string, unknown> {
    const { players, ...rest } = Object.fromEntries(
      [...this.#groups].map(([g, counts]) => [g, sorted(counts)]),
    );
    const options = Object.fromEntries(
      [...this.#options].map(([name, counts]) => [name, Object.fromEntries(counts)]),
    );
    return { players, options, ...rest };
  }

  /** For people: what of everything that could occur did not. */
  verdict(): string[] {
    const groups = Object.entries(this.#expected);
    const missed = groups.flatMap(([group, keys]) => {
      const never = keys.filter((key) => !this.#groups.get(group)?.has(key));
      return never.length === 0 ? [] : [`Never met, ${group}: ${never.join(', ')}.`];
    });
    const all = groups.map(([group, keys]) => `${group} ${keys.length}`).join(', ');
    return missed.length === 0 ? [`Everything was met at least once: ${all}.`] : missed;
  }

  /** For people: one line for each group. */
  lines(): string[] {
    const line = (name: string, counts: Iterable<[string, number]>): string =>
      `  ${name}: ${[...counts].map(([key, n]) => `${key} ${n}`).join(', ')}`;
    return [
      ...[...this.#groups].map(([name, counts]) => line(name, Object.entries(sorted(counts)))),
      ...[...this.#options].map(([name, counts]) => line(name, counts)),
    ];
  }
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
