import { Fields, wrongField } from './fields.ts';
import { type Fact, isRefusal, plainRefusal, type Refusal } from './game.ts';
import { type Config, type Configurable, configure, type OptionValue } from './options.ts';
import { COUNT, dealInto } from './rng.ts';
import { hex } from './sha256.ts';
import { RNG, type State, VERSION } from './state.ts';
import { optionsAt } from './versions.ts';

/** Parts of hand-written positions that are the same in every game. */

/** The game by the version of the rules that the position names; without one it is `game` itself. */
export function readRules<G extends Configurable>(position: Fields, game: G, newest: number): G {
  const versions = Array.from({ length: newest }, (_, i) => String(i + 1));
  const rules = position.oneOf('rules', game.rules, versions);
  return { ...game, rules, options: optionsAt(game.options, rules) };
}

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
  wrongField(field, configProblem(config));
}

function configProblem(refused: Refusal): string {
  const { min, max, players, known, allowed, value } = refused.facts;
  if (refused.code === 'players') return `${min} to ${max} players are needed, not ${players}`;
  if (refused.code === 'unknown-option') return `there is no such option (known: ${listOf(known)})`;
  if (refused.code === 'option-value') return `${listOf(allowed, ' or ')} is needed, not ${value}`;
  return plainRefusal(refused);
}

function listOf(fact: Fact | undefined, between = ', '): string {
  return Array.isArray(fact) && fact.length > 0 ? fact.join(between) : 'none';
}

/** `random` is the generator's state as printed; `seed` starts a new one. */
export function readRandom(s: State, position: Fields): void {
  const seed = position.raw('seed') ?? 'position';
  if (typeof seed !== 'string') wrongField('seed', 'a string is needed');
  dealInto(s, RNG, seed, s[VERSION]);
  if (!position.has('random')) return;
  const random = position.raw('random');
  if (typeof random !== 'string' || !/^[0-9a-f]{32}(:[1-9]\d{0,8})?$/.test(random) || /^0+$/.test(random)) {
    wrongField('random', '32 hex digits that are not all 0 are needed, and a count behind a colon if any');
  }
  if (random.includes(':') && s[VERSION] === 1)
    wrongField('random', 'version 1 of the rules counts no numbers');
  for (let w = 0; w < COUNT; w++) s[RNG + w] = Number.parseInt(random.slice(w * 8, w * 8 + 8), 16);
  s[RNG + COUNT] = Number(random.slice(33));
}

export function writeRandom(s: State): string {
  const words = hex(s.slice(RNG, RNG + COUNT));
  return s[RNG + COUNT] === 0 ? words : `${words}:${s[RNG + COUNT]}`;
}
