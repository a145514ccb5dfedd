import {
  type Config,
  type OptionSpec,
  type OptionValue,
  optionValue,
  type Refusal,
  refusal,
} from '@clade/engine';

/** The newest version of the rules (docs/decisions/0019-rules-versions.md). */
export const NEWEST = 2;

/** EVO-10.1: every ruling that a table could play differently. The flags of a state are bits of one word. */
export const REPLACE_ONLY_WHEN_FULL = 1 << 0;
export const REPLACED_FAT_TO_BAG = 1 << 1;
export const FAT_ELIGIBLE = 1 << 2;
export const PASS_IS_PERMANENT = 1 << 3;
export const CALLERS_PROTECTED = 1 << 4;
export const NEGATE_NEIGHBOUR_CALL = 1 << 5;
export const NEGATE_HORNS = 1 << 6;
export const SCAVENGER_NEEDS_MEAT = 1 << 7;
export const PREY_LOSS_FIRST = 1 << 8;
export const INTELLIGENCE_ANYTIME = 1 << 9;
export const REPLACEMENT_AFTER_LAST = 1 << 10;
export const DECK_DE110 = 1 << 11;
export const QUICK_PLAY = 1 << 12;
/** No table option: a hand-written position also asks where there is only one answer. */
export const FORCED_ASKED = 1 << 13;
/** Since version 2; a flag that is off means what version 1 does, so its hashes stay. */
export const FEEDING_ENDS_FED = 1 << 14;
export const FLOOR_EACH_CARD = 1 << 15;
export const CALLS_COST_ONE = 1 << 16;
export const FORAGING_DOUBLES = 1 << 17;
export const SYMBIOSIS_ROW = 1 << 18;

interface FlagSpec extends OptionSpec {
  /** The flag is set when the option has the value `on`. */
  readonly flag: number;
  readonly on: OptionValue;
}

const FLAGS: readonly FlagSpec[] = [
  {
    name: 'replaceOnlyWhenFull',
    default: true,
    values: [true, false],
    summary: 'a trait may be replaced only on a species that is at the trait limit',
    rule: 'EVO-3.4.4',
    flag: REPLACE_ONLY_WHEN_FULL,
    on: true,
  },
  {
    name: 'replacedFat',
    default: 'bag',
    values: ['bag', 'lost'],
    summary: 'what happens to the fat of a replaced Fat Tissue card',
    rule: 'EVO-3.4.7',
    flag: REPLACED_FAT_TO_BAG,
    on: 'bag',
  },
  {
    name: 'foodFloor',
    default: 'total',
    values: ['total', 'card'],
    since: { version: 2, before: 'total' },
    summary: 'negative food cards: the watering hole stops at 0 after the sum, or after each card',
    rule: 'EVO-3.5.2',
    flag: FLOOR_EACH_CARD,
    on: 'card',
  },
  {
    name: 'fatEligible',
    default: false,
    values: [false, true],
    earlier: { upTo: 1, default: true },
    summary: 'a fed species with Fat Tissue room may be chosen while a hungry one must be fed',
    rule: 'EVO-3.6.4',
    flag: FAT_ELIGIBLE,
    on: true,
  },
  {
    name: 'passIsPermanent',
    default: false,
    values: [false, true],
    summary: 'who has passed takes no more feeding turns this round',
    rule: 'EVO-3.6.7',
    flag: PASS_IS_PERMANENT,
    on: true,
  },
  {
    name: 'feedingEnds',
    default: 'fed',
    values: ['fed', 'passed'],
    since: { version: 2, before: 'passed' },
    summary: 'feeding ends when no hungry species can get food, or when all have passed or were skipped',
    rule: 'EVO-3.6.8',
    flag: FEEDING_ENDS_FED,
    on: 'fed',
  },
  {
    name: 'callersProtected',
    default: false,
    values: [false, true],
    summary: 'Warning Call also protects neighbours that have Warning Call',
    rule: 'EVO-4.2.13',
    flag: CALLERS_PROTECTED,
    on: true,
  },
  {
    name: 'callsCostOne',
    default: false,
    values: [false, true],
    since: { version: 2, before: false },
    summary: 'one discarded card negates the Warning Calls of both neighbours',
    rule: 'EVO-4.3.2',
    flag: CALLS_COST_ONE,
    on: true,
  },
  {
    name: 'negateNeighbourCall',
    default: false,
    values: [false, true],
    earlier: { upTo: 1, default: true },
    summary: "Intelligence can negate a neighbour's Warning Call",
    rule: 'EVO-4.3.4',
    flag: NEGATE_NEIGHBOUR_CALL,
    on: true,
  },
  {
    name: 'negateHorns',
    default: true,
    values: [true, false],
    summary: 'Intelligence can negate Horns',
    rule: 'EVO-4.3.5',
    flag: NEGATE_HORNS,
    on: true,
  },
  {
    name: 'foragingIntelligence',
    default: 3,
    values: [3, 4],
    since: { version: 2, before: 3 },
    summary: 'plants that Intelligence brings to a species with Foraging',
    rule: 'EVO-5.2.2',
    flag: FORAGING_DOUBLES,
    on: 4,
  },
  {
    name: 'scavengerNeedsMeat',
    default: true,
    values: [true, false],
    summary: 'Scavenger acts only when the attacker took meat',
    rule: 'EVO-5.4.7',
    flag: SCAVENGER_NEEDS_MEAT,
    on: true,
  },
  {
    name: 'preyLossFirst',
    default: false,
    values: [false, true],
    earlier: { upTo: 1, default: true },
    summary: 'the target loses population before the attacker eats',
    rule: 'EVO-5.4.8',
    flag: PREY_LOSS_FIRST,
    on: true,
  },
  {
    name: 'intelligenceTiming',
    default: 'anytime',
    values: ['anytime', 'ownTurn'],
    summary: 'when a plant eater may use Intelligence',
    rule: 'EVO-5.6.2',
    flag: INTELLIGENCE_ANYTIME,
    on: 'anytime',
  },
  {
    name: 'symbiosisReach',
    default: 'neighbour',
    values: ['neighbour', 'row'],
    since: { version: 2, before: 'neighbour' },
    summary: 'Symbiosis: the larger species stands directly to the right, or anywhere to the right',
    rule: 'EVO-6.16.5',
    flag: SYMBIOSIS_ROW,
    on: 'row',
  },
  {
    name: 'replacementAfterLastRound',
    default: true,
    values: [true, false],
    earlier: { upTo: 1, default: false },
    summary: 'a player without species gets a new one even after the last round',
    rule: 'EVO-7.2.5',
    flag: REPLACEMENT_AFTER_LAST,
    on: true,
  },
  {
    name: 'deck',
    default: 'second-edition',
    values: ['second-edition', 'DE110'],
    summary: 'the 129 cards of the second edition, or the German 110 (2 to 5 players)',
    rule: 'EVO-1.4.21',
    flag: DECK_DE110,
    on: 'DE110',
  },
  {
    name: 'quickPlay',
    default: false,
    values: [false, true],
    summary: 'all play cards at the same time (always so with 6 players)',
    rule: 'EVO-2.2.4',
    flag: QUICK_PLAY,
    on: true,
  },
];

export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'speciesBoardLimit',
    default: 24,
    values: [24, null],
    summary: 'species boards in the box; null for no limit',
    rule: 'EVO-1.2.8',
  },
  {
    name: 'foodBankLimit',
    default: null,
    values: [null, 180],
    summary: 'food tokens in the box; null for no limit',
    rule: 'EVO-1.2.9',
  },
  ...FLAGS.map(({ flag: _, on: __, ...spec }) => spec),
];

export function flagsOf(config: Config): number {
  let flags = 0;
  for (const spec of FLAGS) if (optionValue(spec, config) === spec.on) flags |= spec.flag;
  return flags;
}

/** The flag options of a state's flag word. */
export function optionsOf(flags: number): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const { name, values, flag, on } of FLAGS) {
    const off = values.find((v) => v !== on) as OptionValue;
    options[name] = (flags & flag) !== 0 ? on : off;
  }
  return options;
}

export function refuseConfig(config: Config): Refusal | undefined {
  if (config.options.deck === 'DE110' && config.players > 5) {
    return refusal('players', 'EVO-1.4.21', {
      players: config.players,
      max: 5,
    });
  }
  return undefined;
}
