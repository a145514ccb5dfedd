import { Fields, wrongField } from './fields.ts';
import { isRefusal } from './game.ts';
import { type Config, type Configurable, configure, type OptionValue } from './options.ts';
import { seedInto } from './rng.ts';
import { hex } from './sha256.ts';
import { RNG, type State } from './state.ts';

/** Parts of hand-written positions that are the same in every game. */

/** The values given in the field `options`. */
export function readOptions(position: Fields, game: Configurable): Record<string, OptionValue> {
  const names = game.options.map((o) => o.name);
  const options = new Fields(position.raw('options') ?? {}, 'options', names);
  const given: Record<string, OptionValue> = {};
  for (const name of names) if (options.has(name)) given[name] = options.raw(name) as OptionValue;
  return given;
}

/** The configuration, or which field is wrong; `counted` is the field that the number of players follows from. */
export function configField(
  game: Configurable,
  players: number,
  given: Readonly<Record<string, OptionValue>>,
  counted: string,
): Config {
  const config = configure(game, players, given);
  if (!isRefusal(config)) return config;
  const field = config.code === 'players' ? counted : `options.${String(config.facts.name)}`;
  wrongField(field, config.sentence.replace(/\.$/, ''));
}

/** `random` is the generator's state as printed; `seed` starts a new one. */
export function readRandom(s: State, position: Fields): void {
  const seed = position.raw('seed') ?? 'position';
  if (typeof seed !== 'string') wrongField('seed', 'a string is needed');
  seedInto(s, RNG, seed);
  if (!position.has('random')) return;
  const random = position.raw('random');
  if (typeof random !== 'string' || !/^[0-9a-f]{32}$/.test(random) || /^0+$/.test(random)) {
    wrongField('random', '32 hex digits that are not all 0 are needed');
  }
  for (let w = 0; w < 4; w++) s[RNG + w] = Number.parseInt(random.slice(w * 8, w * 8 + 8), 16);
}

export function writeRandom(s: State): string {
  return hex(s.slice(RNG, RNG + 4));
}
