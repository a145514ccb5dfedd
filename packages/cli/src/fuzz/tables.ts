import {
  type Config,
  configure,
  type Game,
  isRefusal,
  type OptionValue,
  plainRefusal,
  Rng,
  unattended,
} from '@clade/engine';
import { offered } from '../config.ts';

/**
 * The tables of a fuzz: player counts go round, every third table has the default options, and at the others every
 * value of every option occurs once in as many tables as it has values. Nobody watches, so all have the guards of such
 * games.
 */
export function fuzzTable(game: Game, seed: string, i: number): Config {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  // Each round begins one count later, so that no count always meets the default options.
  const players = min + ((i + Math.floor(i / counts)) % counts);
  const options: Record<string, OptionValue> = {};
  if (i % 3 !== 0) {
    const turn = i - Math.ceil(i / 3);
    for (const spec of offered(game)) options[spec.name] = valueAt(spec.name, spec.values, seed, turn);
  }
  return allowed(game, players, options);
}

/** Values in an order of their own in every block of as many tables. */
function valueAt(name: string, values: readonly OptionValue[], seed: string, turn: number): OptionValue {
  const order = values.map((_, v) => v);
  new Rng(`${seed}/${name}/${Math.floor(turn / values.length)}`).shuffle(order, order.length);
  return values[order[turn % values.length] ?? 0] ?? null;
}

/** Where the box does not allow a combination, the first option whose default mends it gives way. */
function allowed(game: Game, players: number, options: Record<string, OptionValue>): Config {
  const guards = unattended(game);
  const config = configure(game, players, { ...options, ...guards });
  if (!isRefusal(config)) return config;
  for (const name of Object.keys(options)) {
    const { [name]: _, ...rest } = options;
    const mended = configure(game, players, { ...rest, ...guards });
    if (!isRefusal(mended)) return mended;
  }
  const plain = configure(game, players, guards);
  if (isRefusal(plain)) throw new Error(`${game.id} refuses its own defaults: ${plainRefusal(plain)}`);
  return plain;
}
