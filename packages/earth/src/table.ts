import { type Config, type OptionValue, type State, VERSION } from '@clade/engine';
import { CAP, CHOOSE_ANIMALS, EACH, FLAGS, PLAYERS, RANDOM_EARTH } from './columns.ts';

/** The options that both games have: animals of each player, start of Earth, who plays what, and the cap of rounds. */

export function writeTable(s: State, { rules, players, options }: Config): void {
  s[VERSION] = Number(rules);
  s[PLAYERS] = players;
  s[EACH] = options.animals as number;
  s[CAP] = (options.roundCap as number | null) ?? 0;
  if (options.earth === 'random') s[FLAGS] |= RANDOM_EARTH;
  if (options.assignment === 'choose') s[FLAGS] |= CHOOSE_ANIMALS;
}

export function tableOptions(s: State): Record<'animals' | 'earth' | 'assignment' | 'roundCap', OptionValue> {
  return {
    animals: s[EACH],
    earth: (s[FLAGS] & RANDOM_EARTH) !== 0 ? 'random' : 'printed',
    assignment: (s[FLAGS] & CHOOSE_ANIMALS) !== 0 ? 'choose' : 'random',
    roundCap: s[CAP] === 0 ? null : s[CAP],
  };
}
