import {
  type Config,
  configure,
  type Game,
  type OptionSpec,
  parseOptionValue,
  unattended,
} from '@clade/engine';
import { accepted, BadInput, didYouMean } from './bad-input.ts';

/** The table options of `--set name=value`, checked against the game's own lists. */
function readOptions(game: Game, texts: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at < 1) throw new BadInput(`--set needs option=value, not "${text}".`);
    const name = text.slice(0, at);
    const spec = game.options.find((o) => o.name === name);
    if (spec === undefined) {
      const names = offered(game).map((o) => o.name);
      throw new BadInput(
        `${game.title} has no option "${name}" (options: ${names.join(', ')}).${didYouMean(name, names)}`,
      );
    }
    if (Object.hasOwn(given, name)) throw new BadInput(`Option "${name}" is set twice.`);
    given[name] = parseOptionValue(spec, text.slice(at + 1));
  }
  return given;
}

/** The options that people are offered: without the guards of games that only programs play. */
export function offered(game: Game): OptionSpec[] {
  return game.options.filter((o) => o.unattended === undefined);
}

export function readConfig(game: Game, players: number, set: readonly string[]): Config {
  return accepted(configure(game, players, readOptions(game, set)), game.title);
}

/** A table without people: it comes to an end, unless the guard is set otherwise. */
export function readUnattended(game: Game, players: number, set: readonly string[]): Config {
  return accepted(configure(game, players, { ...unattended(game), ...readOptions(game, set) }), game.title);
}

/** Player counts of a game in words: `2 to 6`. */
export function playerRange(game: Game): string {
  const { min, max } = game.seats;
  return min === max ? String(min) : `${min} to ${max}`;
}
