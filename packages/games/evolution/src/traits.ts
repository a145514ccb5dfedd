/** The seventeen traits in the order of the card list (EVO-1.4); a trait's number is its place here. */
export const TRAITS = [
  'ambush',
  'burrowing',
  'carnivore',
  'climbing',
  'cooperation',
  'defensive-herding',
  'fat-tissue',
  'fertile',
  'foraging',
  'hard-shell',
  'horns',
  'intelligence',
  'long-neck',
  'pack-hunting',
  'scavenger',
  'symbiosis',
  'warning-call',
] as const;
export type TraitId = (typeof TRAITS)[number];

export const FAT_TISSUE = 6;
export const FERTILE = 7;
export const LONG_NECK = 12;

/** A species' traits are a set of bits, one for each trait. */
export const AMBUSH_BIT = 1 << 0;
export const BURROWING_BIT = 1 << 1;
export const CARNIVORE_BIT = 1 << 2;
export const CLIMBING_BIT = 1 << 3;
export const COOPERATION_BIT = 1 << 4;
export const DEFENSIVE_HERDING_BIT = 1 << 5;
export const FAT_TISSUE_BIT = 1 << 6;
export const FERTILE_BIT = 1 << 7;
export const FORAGING_BIT = 1 << 8;
export const HARD_SHELL_BIT = 1 << 9;
export const HORNS_BIT = 1 << 10;
export const INTELLIGENCE_BIT = 1 << 11;
export const LONG_NECK_BIT = 1 << 12;
export const PACK_HUNTING_BIT = 1 << 13;
export const SCAVENGER_BIT = 1 << 14;
export const SYMBIOSIS_BIT = 1 << 15;
export const WARNING_CALL_BIT = 1 << 16;

/** EVO-1.4.19: the traits with a leaf act when the food is revealed. */
export const LEAF_BITS = FERTILE_BIT | FAT_TISSUE_BIT | LONG_NECK_BIT;

export interface TraitText {
  readonly name: string;
  readonly rule: string;
  /** The effect in our words. */
  readonly summary: string;
}

export const TRAIT_TEXTS: Readonly<Record<TraitId, TraitText>> = {
  ambush: { name: 'Ambush', rule: 'EVO-6.1', summary: 'A carnivore with it ignores Warning Call.' },
  burrowing: {
    name: 'Burrowing',
    rule: 'EVO-6.2',
    summary: 'Safe from attack while its board holds as much food as it has population.',
  },
  carnivore: {
    name: 'Carnivore',
    rule: 'EVO-6.3',
    summary: 'Eats by attacking smaller species; never takes plant food.',
  },
  climbing: { name: 'Climbing', rule: 'EVO-6.4', summary: 'Only a carnivore with Climbing can attack it.' },
  cooperation: {
    name: 'Cooperation',
    rule: 'EVO-6.5',
    summary: 'Whenever it takes food, its right neighbour takes one from the same source.',
  },
  'defensive-herding': {
    name: 'Defensive Herding',
    rule: 'EVO-6.6',
    summary: 'Only a carnivore with a larger population can attack it.',
  },
  'fat-tissue': {
    name: 'Fat Tissue',
    rule: 'EVO-6.7',
    summary: 'Stores food beyond a full board, up to its body size, and eats it when food is revealed.',
  },
  fertile: {
    name: 'Fertile',
    rule: 'EVO-6.9',
    summary: 'Gains one population when food was left at the watering hole.',
  },
  foraging: { name: 'Foraging', rule: 'EVO-6.8', summary: 'Takes one more whenever it takes plant food.' },
  'hard-shell': {
    name: 'Hard Shell',
    rule: 'EVO-6.10',
    summary: 'Body size counts four more against attacks.',
  },
  horns: {
    name: 'Horns',
    rule: 'EVO-6.11',
    summary: 'A carnivore that attacks it loses one population first.',
  },
  intelligence: {
    name: 'Intelligence',
    rule: 'EVO-6.12',
    summary:
      'Discard a card: a plant eater takes two plant food from the bank, a carnivore ignores one protecting trait.',
  },
  'long-neck': {
    name: 'Long Neck',
    rule: 'EVO-6.13',
    summary: 'Takes one plant food from the bank when food is revealed.',
  },
  'pack-hunting': {
    name: 'Pack Hunting',
    rule: 'EVO-6.14',
    summary: 'Attacks with body size plus population.',
  },
  scavenger: {
    name: 'Scavenger',
    rule: 'EVO-6.15',
    summary: 'Takes one meat from the bank after any carnivore has eaten by an attack.',
  },
  symbiosis: {
    name: 'Symbiosis',
    rule: 'EVO-6.16',
    summary: 'Safe from attack while its right neighbour has a larger body.',
  },
  'warning-call': {
    name: 'Warning Call',
    rule: 'EVO-6.17',
    summary: 'Its neighbours can only be attacked by a carnivore with Ambush.',
  },
};

/** Number of a trait id, -1 when there is none of that name. */
export function traitNumber(id: string): number {
  return (TRAITS as readonly string[]).indexOf(id);
}

export function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
