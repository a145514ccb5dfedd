/** A card that stands between an attacker and a target (EVO-4.2), and that Intelligence may name (EVO-4.3.1). */
interface Block {
  /** As moves and events name it. */
  readonly name: string;
  /** Its bit in a set of negated cards. Moves, hashes and logs hold the bits: a new one takes the next, none changes. */
  readonly bit: number;
  readonly rule: string;
  /** Whom it covers, if not the species that has it. What covers its own species has a function in attack.ts. */
  readonly covers?: 'neighbours' | 'nobody';
  /** The table option without which it cannot be negated. */
  readonly option?: 'negateNeighbourCall' | 'negateHorns';
}

/** What a trait does when food is taken (take.ts). */
type OnTake = 'no-plants' | 'more-plants' | 'passes-right' | 'after-attacks';

interface Trait {
  readonly rule: string;
  /** EVO-1.4.1 to EVO-1.4.17: the food numbers printed on its copies, second edition. */
  readonly food: readonly number[];
  /** EVO-1.4.21: the same in the German deck of 110 cards. */
  readonly de110: readonly number[];
  readonly blocks?: readonly Block[];
  readonly onTake?: OnTake;
  /** EVO-1.4.19: it has a leaf and acts when food is revealed, in this order (EVO-3.5.5). Its effect is in phases/leaf.ts. */
  readonly leaf?: number;
}

/**
 * The traits in the order of the card list (EVO-1.4). A trait's number is its place here, and states and hashes hold
 * the numbers: a new trait comes last.
 */
const TABLE = {
  ambush: {
    rule: 'EVO-6.1',
    food: [-3, -2, -1, 0, 1, 2, 3],
    de110: [-3, -2, -1, 1, 2, 3],
  },
  burrowing: {
    rule: 'EVO-6.2',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 4, 4, 5],
    blocks: [{ name: 'burrowing', bit: 1, rule: 'EVO-4.2.3' }],
  },
  carnivore: {
    rule: 'EVO-6.3',
    food: [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6],
    de110: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
    onTake: 'no-plants',
  },
  climbing: {
    rule: 'EVO-6.4',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 3, 4, 5],
    blocks: [{ name: 'climbing', bit: 2, rule: 'EVO-4.2.4' }],
  },
  cooperation: {
    rule: 'EVO-6.5',
    food: [0, 3, 3, 4, 4, 5, 5],
    de110: [0, 3, 3, 4, 4, 5],
    onTake: 'passes-right',
  },
  'defensive-herding': {
    rule: 'EVO-6.6',
    food: [2, 3, 4, 5, 6, 7, 8],
    de110: [3, 4, 5, 6, 7, 8],
    blocks: [{ name: 'defensive-herding', bit: 3, rule: 'EVO-4.2.5' }],
  },
  'fat-tissue': {
    rule: 'EVO-6.7',
    food: [-1, 0, 3, 4, 4, 5, 5],
    de110: [-1, 0, 3, 4, 4, 5],
    leaf: 2,
  },
  fertile: {
    rule: 'EVO-6.9',
    food: [2, 3, 4, 5, 6, 6, 7],
    de110: [2, 3, 4, 5, 6, 7],
    leaf: 1,
  },
  foraging: {
    rule: 'EVO-6.8',
    food: [2, 3, 4, 5, 6, 6, 7],
    de110: [2, 3, 4, 5, 6, 7],
    onTake: 'more-plants',
  },
  'hard-shell': {
    rule: 'EVO-6.10',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 4, 4, 5],
    blocks: [{ name: 'hard-shell', bit: 0, rule: 'EVO-4.2.2' }],
  },
  horns: {
    rule: 'EVO-6.11',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 3, 4, 5],
    blocks: [{ name: 'horns', bit: 7, rule: 'EVO-4.3.5', covers: 'nobody', option: 'negateHorns' }],
  },
  intelligence: {
    rule: 'EVO-6.12',
    food: [-2, -1, 0, 4, 5, 6, 7],
    de110: [-2, -1, 4, 5, 6, 7],
  },
  'long-neck': {
    rule: 'EVO-6.13',
    food: [3, 4, 5, 6, 7, 8, 9],
    de110: [2, 3, 4, 7, 8, 9],
    leaf: 3,
  },
  'pack-hunting': {
    rule: 'EVO-6.14',
    food: [-3, -2, -1, 0, 1, 2, 3],
    de110: [-3, -2, -1, 1, 2, 3],
  },
  scavenger: {
    rule: 'EVO-6.15',
    food: [2, 3, 4, 5, 6, 6, 7],
    de110: [2, 3, 4, 5, 6, 7],
    onTake: 'after-attacks',
  },
  symbiosis: {
    rule: 'EVO-6.16',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 3, 4, 5],
    blocks: [{ name: 'symbiosis', bit: 4, rule: 'EVO-4.2.6' }],
  },
  'warning-call': {
    rule: 'EVO-6.17',
    food: [1, 2, 3, 3, 4, 4, 5],
    de110: [1, 2, 3, 4, 4, 5],
    blocks: [
      {
        name: 'warning-call-left',
        bit: 5,
        rule: 'EVO-4.2.7',
        covers: 'neighbours',
        option: 'negateNeighbourCall',
      },
      {
        name: 'warning-call-right',
        bit: 6,
        rule: 'EVO-4.2.8',
        covers: 'neighbours',
        option: 'negateNeighbourCall',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Trait>>;

export type TraitId = keyof typeof TABLE;
export const TRAITS = Object.keys(TABLE) as readonly TraitId[];

/** The facts of one trait. */
export function traitFacts(id: TraitId): Trait {
  return TABLE[id];
}

type BlockOf<T> = T extends { readonly blocks: readonly (infer B)[] } ? B : never;
type AnyBlock = BlockOf<(typeof TABLE)[TraitId]>;
/** Names of the cards that Intelligence can be asked to negate. */
export type Negatable = AnyBlock['name'];
/** Those of them that stop an attack; Horns never do. */
export type Blocker = Exclude<AnyBlock, { readonly covers: 'nobody' }>['name'];
/** Traits that cover their own species. */
export type Shield = Exclude<AnyBlock, { readonly covers: string }>['name'];
/** Traits with a leaf. */
export type LeafTrait = {
  [K in TraitId]: (typeof TABLE)[K] extends { readonly leaf: number } ? K : never;
}[TraitId];

const FACTS: readonly Trait[] = TRAITS.map(traitFacts);
const BLOCKS: readonly Block[] = FACTS.flatMap((trait) => trait.blocks ?? []).sort((a, b) => a.bit - b.bit);

/** By bit. */
export const NEGATABLE = BLOCKS.map((block) => block.name) as readonly Negatable[];

/** The bit of a card in a set of negated ones. */
export function blockBit(name: Negatable): number {
  return 1 << NEGATABLE.indexOf(name);
}

export function blockFacts(name: Negatable): Block {
  return BLOCKS[NEGATABLE.indexOf(name)] as Block;
}

/** The cards that may be negated at a table with this option; without one: at every table. */
export function negatableWith(option: Block['option']): number {
  return BLOCKS.filter((block) => block.option === option).reduce((set, block) => set | (1 << block.bit), 0);
}

/** A species' traits are a set of bits, one for each trait. */
function bitOf(id: TraitId): number {
  return 1 << traitNumber(id);
}

function bitsWhere(test: (trait: Trait) => boolean): number {
  return FACTS.reduce((set, trait, i) => (test(trait) ? set | (1 << i) : set), 0);
}

export const AMBUSH_BIT = bitOf('ambush');
export const BURROWING_BIT = bitOf('burrowing');
export const CARNIVORE_BIT = bitOf('carnivore');
export const CLIMBING_BIT = bitOf('climbing');
export const COOPERATION_BIT = bitOf('cooperation');
export const DEFENSIVE_HERDING_BIT = bitOf('defensive-herding');
export const FAT_TISSUE_BIT = bitOf('fat-tissue');
export const FERTILE_BIT = bitOf('fertile');
export const FORAGING_BIT = bitOf('foraging');
export const HARD_SHELL_BIT = bitOf('hard-shell');
export const HORNS_BIT = bitOf('horns');
export const INTELLIGENCE_BIT = bitOf('intelligence');
export const LONG_NECK_BIT = bitOf('long-neck');
export const PACK_HUNTING_BIT = bitOf('pack-hunting');
export const SCAVENGER_BIT = bitOf('scavenger');
export const SYMBIOSIS_BIT = bitOf('symbiosis');
export const WARNING_CALL_BIT = bitOf('warning-call');

/** Traits that cover their own species. */
export const SHIELD_BITS = bitsWhere(
  ({ blocks }) => blocks?.some(({ covers }) => covers === undefined) ?? false,
);
/** EVO-1.4.19: the traits with a leaf act when the food is revealed. */
export const LEAF_BITS = bitsWhere(({ leaf }) => leaf !== undefined);
/** EVO-5.2.1. */
export const NO_PLANTS_BITS = bitsWhere(({ onTake }) => onTake === 'no-plants');
/** EVO-5.2.2. */
export const MORE_PLANTS_BITS = bitsWhere(({ onTake }) => onTake === 'more-plants');
/** EVO-5.2.7. */
export const PASSES_RIGHT_BITS = bitsWhere(({ onTake }) => onTake === 'passes-right');
/** EVO-5.5. */
export const AFTER_ATTACKS_BITS = bitsWhere(({ onTake }) => onTake === 'after-attacks');

export const FAT_TISSUE = traitNumber('fat-tissue');
export const FERTILE = traitNumber('fertile');
export const LONG_NECK = traitNumber('long-neck');

/** Traits with a leaf by their numbers, as the moves list them, and in the order in which they act (EVO-3.5.5). */
export const LEAF_TRAITS = TRAITS.filter((id): id is LeafTrait => traitFacts(id).leaf !== undefined);
export const LEAF_ORDER = [...LEAF_TRAITS].sort(
  (a, b) => (traitFacts(a).leaf ?? 0) - (traitFacts(b).leaf ?? 0),
);

/** The rule that says what a trait does. */
export function traitRule(id: TraitId): string {
  return TABLE[id].rule;
}

/** Number of a trait id, -1 when there is none of that name. */
export function traitNumber(id: string): number {
  return (TRAITS as readonly string[]).indexOf(id);
}

export function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
