import { FLAGS, PLAYERS, tableOptions, writeTable } from '@clade/earth';
import {
  type Config,
  knownOptions,
  type OptionSpec,
  type OptionValue,
  type Refusal,
  refusal,
  type State,
  VERSION,
} from '@clade/engine';
import { LENGTHS } from './card-ids.ts';
import {
  ALTERNATE_BOARDS,
  DOMINATION_BY_PLAYERS,
  KEEPS_EXAPTATION,
  LENGTH,
  OPT,
  SUPERHEROES,
  TURN_CAP,
} from './state.ts';

/** The newest version of the rules (docs/decisions/0019-rules-versions.md). */
export const NEWEST = 2;

const ROUND_CAP = 40;
/** Adaptability lets special pawns bump each other for ever; a round of random play has hardly ever 60 turns. */
const TURN_LIMIT = 200;

declare const optionNumber: unique symbol;
/** Number of an option of DSM-9.3 in the state; only `READING` has any, so that the rules ask by name. */
type OptionNumber = number & { readonly [optionNumber]: never };

/** DSM-9.3: what the options `opt1` to `opt24` decide. The numbers are those of the rule book, of logs and of hashes. */
export const READING = asked({
  migrationCubes: 1,
  eventIcons: 2,
  retrieveWithoutPawns: 3,
  resilienceAtReseed: 4,
  profligateCarnivoreReach: 5,
  valueOfDiscardedCard: 6,
  carnivoreThriving: 7,
  extremophilesPoints: 8,
  tectonicShiftPawns: 9,
  invasiveSpeciesAnimals: 10,
  cladogenesisCards: 11,
  ancientLineageDiscard: 12,
  solitaryMeaning: 13,
  solarRadiationFirstPlace: 14,
  marineSnowScored: 15,
  marineSnowPoints: 16,
  bottomFeederEffect: 17,
  camouflageEffect: 18,
  volcanismPlace: 19,
  fertilePlace: 20,
  monotypicTies: 21,
  capturedPawnBinds: 22,
  specialCompetitionNeeds: 23,
  habitatFirstPart: 24,
});

function asked<T extends Readonly<Record<string, number>>>(
  numbers: T,
): { readonly [K in keyof T]: OptionNumber } {
  return numbers as unknown as { readonly [K in keyof T]: OptionNumber };
}

/** Rule, default and alternatives of each of them in words. */
const ALTERNATIVES: Readonly<
  Record<keyof typeof READING, readonly [rule: string, subject: string, ...readings: string[]]>
> = {
  migrationCubes: ['DSM-3.3', 'Migration spaces', '1, 3, 5 cubes', '5, 3, 1', '2, 3, 5'],
  eventIcons: ['DSM-6.1.6', 'event icons', 'as listed', 'dealt at random'],
  retrieveWithoutPawns: [
    'DSM-5.1.4',
    'Retrieve with no pawn on the display',
    'allowed',
    'only when no pawn can be placed',
  ],
  resilienceAtReseed: ['DSM-6.4.15', 'Resilience', 'never loses disks', 'keeps one disk at each Reseed'],
  profligateCarnivoreReach: [
    'DSM-6.3.27',
    'Profligate Carnivore',
    'cubes anywhere',
    'only on tiles you occupy',
  ],
  valueOfDiscardedCard: ['DSM-6.1.5', 'X of a discarded card', '0', 'the slot it was resolved in'],
  carnivoreThriving: [
    'DSM-6.4.6',
    'Carnivore',
    'also thrives among two opposing cubes, and dies at once with them',
    'thrives only there',
    'also thrives there, and is endangered without them',
  ],
  extremophilesPoints: [
    'DSM-6.3.12',
    'Extremophiles',
    '1 point for each cube on vents',
    'bonus points for them',
  ],
  tectonicShiftPawns: ['DSM-6.3.31', 'Tectonic Shift', 'pawns of all animals', 'only your pawns'],
  invasiveSpeciesAnimals: ['DSM-6.3.17', 'Invasive Species', 'all animals', 'all but yours'],
  cladogenesisCards: [
    'DSM-6.3.8',
    'Cladogenesis',
    'the top discard, then any other card of the row',
    'any discard',
    'only the lowest other card',
    'both a and b',
  ],
  ancientLineageDiscard: ['DSM-6.4.1', 'Ancient Lineage', 'the top discard', 'any discard'],
  solitaryMeaning: ['DSM-6.4.18', 'Solitary', 'exactly one cube on the scored tile', 'no other animal on it'],
  solarRadiationFirstPlace: ['DSM-6.3.29', 'Solar Radiation in play', 'first place earns 1 more', 'nothing'],
  marineSnowScored: [
    'DSM-6.3.18',
    'Marine Snow enters play',
    'smokers are scored',
    'smokers and Open Ocean are scored',
  ],
  marineSnowPoints: [
    'DSM-6.3.18',
    'Marine Snow',
    '1 point for each Open Ocean tile and smoker you occupy',
    'nothing',
  ],
  bottomFeederEffect: [
    'DSM-6.4.2',
    'Bottom Feeder',
    'resolves the card in slot 1',
    'adapts with a disk of the Depletion or Regression box',
    'not in the game',
  ],
  camouflageEffect: [
    'DSM-6.4.4',
    'Camouflage',
    'one cube onto the new tile or vent',
    '1 point',
    'not in the game',
  ],
  volcanismPlace: ['DSM-6.3.35', 'Volcanism', 'a vent on an edge tile or a Seamount', 'on a Seamount only'],
  fertilePlace: ['DSM-6.3.14', 'Fertile, Omnivore, Population Explosion', 'a tile you occupy', 'any tile'],
  monotypicTies: ['DSM-6.3.21', 'Monotypic Habitat', 'turns all ties round', 'those of tile scoring only'],
  capturedPawnBinds: [
    'DSM-5.2.5',
    'captured special pawn on the display',
    'binds its new controller',
    'binds nobody',
  ],
  specialCompetitionNeeds: [
    'DSM-5.14.2',
    'special Competition space',
    'needs a cube of yours on each tile',
    'needs none',
  ],
  habitatFirstPart: [
    'DSM-6.3.16',
    'Habitat, first part',
    'removes a disk of a kind you do not control',
    'adds one from the bag',
  ],
};
const NAMES = Object.keys(READING) as readonly (keyof typeof READING)[];
const OPTION_COUNT = NAMES.length;
const VALUES = ['default', 'a', 'b', 'c'] as const;

/** DSM-9.3: readings that version 1 of the rules had, where version 2 has one more or another first. */
const READINGS_BEFORE: Readonly<Partial<Record<keyof typeof READING, readonly string[]>>> = {
  carnivoreThriving: ['also thrives among two opposing cubes', 'thrives only there'],
  cladogenesisCards: [
    'the top discard, then any other card of the row',
    'any discard',
    'only the lowest other card',
  ],
};

const valuesOf = (readings: readonly string[]): OptionSpec['values'] => VALUES.slice(0, readings.length);
const summaryOf = (subject: string, readings: readonly string[]): string =>
  `${subject}: ${readings.map((reading, n) => `${VALUES[n]} ${reading}`).join('; ')}`;

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
  {
    name: 'dominationSpaces',
    default: 'players',
    values: ['players', 'animals'],
    since: { version: 2, before: 'animals' },
    summary: 'with two animals each, Domination has spaces for 2 players or for 4 animals',
    rule: 'DSM-4.5.2',
  },
  ...NAMES.map((decides): OptionSpec => {
    const [rule, subject, ...readings] = ALTERNATIVES[decides];
    const before = READINGS_BEFORE[decides];
    return {
      name: `opt${READING[decides]}`,
      default: VALUES[0],
      values: valuesOf(readings),
      summary: summaryOf(subject, readings),
      rule,
      ...(before && { earlier: { upTo: 1, values: valuesOf(before), summary: summaryOf(subject, before) } }),
    };
  }),
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

/** The alternative of DSM-9.3 that the table has chosen: 0 is the default, 1 is a, 2 is b, 3 is c. */
export function alternative(s: State, option: OptionNumber): number {
  return s[OPT + option];
}

/** DSM-4.5.1: two animals each are for two players. */
const PLAYERS_WITH_TWO = 2;

export function refuseConfig({ players, options }: Config): Refusal | undefined {
  if (options.animals === 1 || players === PLAYERS_WITH_TWO) return undefined;
  const facts = { name: 'animals', animals: 2, players, needed: PLAYERS_WITH_TWO };
  return refusal('animals', 'DSM-4.5.1', facts);
}

export function writeOptions(s: State, config: Config): void {
  const { options } = config;
  writeTable(s, config);
  s[TURN_CAP] = (options.turnCap as number | null) ?? 0;
  s[LENGTH] = LENGTHS.indexOf(options.length as (typeof LENGTHS)[number]);
  if (options.boards === 'alternate') s[FLAGS] |= ALTERNATE_BOARDS;
  if (options.dominationSpaces === 'players') s[FLAGS] |= DOMINATION_BY_PLAYERS;
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
    dominationSpaces: (s[FLAGS] & DOMINATION_BY_PLAYERS) !== 0 ? 'players' : 'animals',
  };
  for (let i = 1; i <= OPTION_COUNT; i++) options[`opt${i}`] = VALUES[s[OPT + i]];
  const turnCap = s[TURN_CAP] === 0 ? null : s[TURN_CAP];
  const rules = String(s[VERSION]);
  return {
    rules,
    players: s[PLAYERS],
    options: knownOptions(OPTIONS, rules, { ...options, roundCap, turnCap }),
  };
}
