import { FLAGS, PLAYERS, tableOptions, writeTable } from '@clade/earth';
import { type Config, type OptionSpec, type Refusal, refusal, type State, VERSION } from '@clade/engine';
import { LONG_DECK } from './state.ts';

/** The newest version of the rules (docs/decisions/0019-rules-versions.md). */
export const NEWEST = 2;

const ROUND_CAP = 40;

export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'deck',
    default: 'short',
    values: ['short', 'long'],
    summary: 'short: 22 cards; long: 26, with the four that change the number of pawns',
    rule: 'DS-4.3',
  },
  {
    name: 'earth',
    default: 'printed',
    values: ['printed', 'random'],
    summary: 'random: start tiles, elements and cubes are drawn',
    rule: 'DS-4.6',
  },
  {
    name: 'animals',
    default: 1,
    values: [1, 2, 3],
    summary: 'animals of each player: all six play with 3 players and 2 each, or 2 players and 3 each',
    rule: 'DS-4.7',
  },
  {
    name: 'assignment',
    default: 'random',
    values: ['random', 'choose'],
    summary: 'who plays which animal: drawn, or chosen in the order of the seats',
    rule: 'DS-4.1.1',
  },
  {
    name: 'roundCap',
    default: null,
    values: [null, ROUND_CAP],
    summary: 'last round of a game that nobody watches',
    rule: 'DS-5.11.3',
    unattended: ROUND_CAP,
  },
];

/** DS-4.7.1: two animals each with three players, three each with two. */
export function refuseConfig({ players, options }: Config): Refusal | undefined {
  const each = options.animals as number;
  if (each === 1 || players * each === 6) return undefined;
  const needed = 6 / each;
  return refusal('animals', 'DS-4.7.1', { name: 'animals', animals: each, players, needed });
}

export function writeOptions(s: State, config: Config): void {
  writeTable(s, config);
  if (config.options.deck === 'long') s[FLAGS] |= LONG_DECK;
}

export function configOf(s: State): Config {
  const deck = (s[FLAGS] & LONG_DECK) !== 0 ? 'long' : 'short';
  return { rules: String(s[VERSION]), players: s[PLAYERS], options: { deck, ...tableOptions(s) } };
}
