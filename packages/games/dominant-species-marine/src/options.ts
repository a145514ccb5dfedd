import { FLAGS, PLAYERS, tableOptions, writeTable } from '@clade/earth';
import {
  type Config,
  type OptionSpec,
  type OptionValue,
  type Refusal,
  refusal,
  type State,
} from '@clade/engine';
import { LENGTHS } from './card-ids.ts';
import { ALTERNATE_BOARDS, KEEPS_EXAPTATION, LENGTH, OPT, SUPERHEROES, TURN_CAP } from './state.ts';

const ROUND_CAP = 40;
/** Adaptability lets special pawns bump each other for ever; a round of random play has hardly ever 60 turns. */
const TURN_LIMIT = 200;

/** DSM-9.3: rule, default and alternatives of each table option in words. */
const ALTERNATIVES: readonly (readonly [rule: string, subject: string, ...readings: string[]])[] = [
  ['DSM-3.3', 'Migration spaces', '1, 3, 5 cubes', '5, 3, 1', '2, 3, 5'],
  ['DSM-6.1.6', 'event icons', 'as listed', 'dealt at random'],
  ['DSM-5.1.4', 'Retrieve with no pawn on the display', 'allowed', 'only when no pawn can be placed'],
  ['DSM-6.4.15', 'Resilience', 'never loses disks', 'keeps one disk at each Reseed'],
  ['DSM-6.3.27', 'Profligate Carnivore', 'cubes anywhere', 'only on tiles you occupy'],
  ['DSM-6.1.5', 'X of a discarded card', '0', 'the slot it was resolved in'],
  ['DSM-6.4.6', 'Carnivore', 'also thrives among two opposing cubes', 'thrives only there'],
  ['DSM-6.3.12', 'Extremophiles', '1 point for each cube on vents', 'bonus points for them'],
  ['DSM-6.3.31', 'Tectonic Shift', 'pawns of all animals', 'only your pawns'],
  ['DSM-6.3.17', 'Invasive Species', 'all animals', 'all but yours'],
  [
    'DSM-6.3.8',
    'Cladogenesis',
    'the top discard, then any other card of the row',
    'any discard',
    'only the lowest other card',
  ],
  ['DSM-6.4.1', 'Ancient Lineage', 'the top discard', 'any discard'],
  ['DSM-6.4.18', 'Solitary', 'exactly one cube on the scored tile', 'no other animal on it'],
  ['DSM-6.3.29', 'Solar Radiation in play', 'first place earns 1 more', 'nothing'],
  ['DSM-6.3.18', 'Marine Snow enters play', 'smokers are scored', 'smokers and Open Ocean are scored'],
  ['DSM-6.3.18', 'Marine Snow', '1 point for each Open Ocean tile and smoker you occupy', 'nothing'],
  [
    'DSM-6.4.2',
    'Bottom Feeder',
    'resolves the card in slot 1',
    'adapts with a disk of the Depletion or Regression box',
    'not in the game',
  ],
  ['DSM-6.4.4', 'Camouflage', 'one cube onto the new tile or vent', '1 point', 'not in the game'],
  ['DSM-6.3.35', 'Volcanism', 'a vent on an edge tile or a Seamount', 'on a Seamount only'],
  ['DSM-6.3.14', 'Fertile, Omnivore, Population Explosion', 'a tile you occupy', 'any tile'],
  ['DSM-6.3.21', 'Monotypic Habitat', 'turns all ties round', 'those of tile scoring only'],
  ['DSM-5.2.5', 'captured special pawn on the display', 'binds its new controller', 'binds nobody'],
  ['DSM-5.14.2', 'special Competition space', 'needs a cube of yours on each tile', 'needs none'],
  [
    'DSM-6.3.16',
    'Habitat, first part',
    'removes a disk of a kind you do not control',
    'adds one from the bag',
  ],
];
const OPTION_COUNT = ALTERNATIVES.length;
const VALUES = ['default', 'a', 'b'] as const;

/** DSM-4.8.1: leaving Exaptation out is only what the rules recommend. */
const WITH_EXAPTATION = 'with-exaptation';

export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'animals',
    default: 1,
    values: [1, 2],
    summary: 'animals of each player: all four play with 2 players and 2 each',
    rule: 'DSM-4.5',
  },
  {
    name: 'earth',
    default: 'printed',
    values: ['printed', 'random'],
    summary: 'random: seven start tiles, the start elements and cubes are drawn',
    rule: 'DSM-4.6',
  },
  {
    name: 'boards',
    default: 'printed',
    values: ['printed', 'alternate'],
    summary: 'alternate: nothing is printed, every animal draws three disks',
    rule: 'DSM-4.7',
  },
  {
    name: 'superheroes',
    default: false,
    values: [false, true, WITH_EXAPTATION],
    summary: 'every animal keeps two traits; Exaptation is left out, unless it is to stay',
    rule: 'DSM-4.8',
  },
  {
    name: 'length',
    default: 'standard',
    values: LENGTHS,
    summary: 'cards in the deck: short 20, standard 25, long 30, epic 35',
    rule: 'DSM-4.2',
  },
  {
    name: 'assignment',
    default: 'random',
    values: ['random', 'choose'],
    summary: 'who plays which animal: drawn, or chosen in the order of the seats',
    rule: 'DSM-4.1.7',
  },
  ...ALTERNATIVES.map(
    ([rule, subject, ...readings], i): OptionSpec => ({
      name: `opt${i + 1}`,
      default: VALUES[0],
      values: VALUES.slice(0, readings.length),
      summary: `${subject}: ${readings.map((reading, n) => `${VALUES[n]} ${reading}`).join('; ')}`,
      rule,
    }),
  ),
  {
    name: 'roundCap',
    default: null,
    values: [null, ROUND_CAP],
    summary: 'last round of a game that nobody watches',
    rule: 'DSM-5.1.4',
    unattended: ROUND_CAP,
  },
  {
    name: 'turnCap',
    default: null,
    values: [null, TURN_LIMIT],
    summary: 'most turns of a round in a game that nobody watches',
    rule: 'DSM-5.1.4',
    unattended: TURN_LIMIT,
  },
];

/** The alternative of DSM-9.3 that the table has chosen: 0 is the default, 1 is a, 2 is b. */
export function alternative(s: State, option: number): number {
  return s[OPT + option];
}

/** DSM-4.5.1: two animals each are for two players. */
const PLAYERS_WITH_TWO = 2;

export function refuseConfig({ players, options }: Config): Refusal | undefined {
  if (options.animals === 1 || players === PLAYERS_WITH_TWO) return undefined;
  const facts = { name: 'animals', animals: 2, players, needed: PLAYERS_WITH_TWO };
  const sentence = `Two animals each are for ${PLAYERS_WITH_TWO} players, not for ${players}: all four animals play.`;
  return refusal('animals', 'DSM-4.5.1', sentence, facts);
}

export function writeOptions(s: State, config: Config): void {
  const { options } = config;
  writeTable(s, config);
  s[TURN_CAP] = (options.turnCap as number | null) ?? 0;
  s[LENGTH] = LENGTHS.indexOf(options.length as (typeof LENGTHS)[number]);
  if (options.boards === 'alternate') s[FLAGS] |= ALTERNATE_BOARDS;
  if (options.superheroes !== false) s[FLAGS] |= SUPERHEROES;
  if (options.superheroes === WITH_EXAPTATION) s[FLAGS] |= KEEPS_EXAPTATION;
  for (let i = 1; i <= OPTION_COUNT; i++)
    s[OPT + i] = VALUES.indexOf(options[`opt${i}`] as (typeof VALUES)[number]);
}

export function configOf(s: State): Config {
  const { roundCap, ...shared } = tableOptions(s);
  const options: Record<string, OptionValue> = {
    ...shared,
    boards: (s[FLAGS] & ALTERNATE_BOARDS) !== 0 ? 'alternate' : 'printed',
    superheroes: (s[FLAGS] & KEEPS_EXAPTATION) !== 0 ? WITH_EXAPTATION : (s[FLAGS] & SUPERHEROES) !== 0,
    length: LENGTHS[s[LENGTH]],
  };
  for (let i = 1; i <= OPTION_COUNT; i++) options[`opt${i}`] = VALUES[s[OPT + i]];
  const turnCap = s[TURN_CAP] === 0 ? null : s[TURN_CAP];
  return { players: s[PLAYERS], options: { ...options, roundCap, turnCap } };
}
