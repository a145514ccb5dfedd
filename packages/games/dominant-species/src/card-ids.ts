/** DS-4.4.1: the dominance cards; card number n stands at place n - 1. */
export const CARD_IDS = [
  'aquatic',
  'biodiversity',
  'biomass',
  'blight',
  'catastrophe',
  'cold-snap',
  'disease',
  'ecodiversity',
  'evolution',
  'fecundity',
  'fertile',
  'habitat',
  'hibernation',
  'ice-age',
  'ice-sheet',
  'immigrants',
  'instinct',
  'intelligence',
  'mass-exodus',
  'metamorphosis',
  'niche-biomes',
  'nocturnal',
  'omnivore',
  'parasitism',
  'predator',
  'symbiotic',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const ICE_AGE = CARD_IDS.indexOf('ice-age');
const ALL = (1 << CARD_IDS.length) - 1;
/** DS-4.3.1: these four are taken out of the short deck. */
const LONG_ONLY: readonly CardId[] = ['immigrants', 'intelligence', 'omnivore', 'parasitism'];

/** Cards of a deck as bits. */
export const LONG_CARDS = ALL;
export const SHORT_CARDS = LONG_ONLY.reduce((deck, id) => deck & ~(1 << CARD_IDS.indexOf(id)), ALL);
/** DS-3.5.4. */
export const FACE_UP_CARDS = 5;
