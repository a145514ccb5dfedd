/** DSM-6.2: the Evolution cards; card number n stands at place n - 1. */
export const CARD_IDS = [
  'adaptability',
  'annelids',
  'asteroid',
  'biodiversity',
  'biomass',
  'bountiful-habitat',
  'carbon-cycle',
  'cladogenesis',
  'disease',
  'ecodiversity',
  'endosymbionts',
  'extremophiles',
  'fecundity',
  'fertile',
  'gene-expression',
  'habitat',
  'invasive-species',
  'marine-snow',
  'mass-exodus',
  'metamorphosis',
  'monotypic-habitat',
  'niche-construction',
  'omnivore',
  'population-explosion',
  'predator',
  'producers',
  'profligate-carnivore',
  'semi-aquatic',
  'solar-radiation',
  'symbiotic',
  'tectonic-shift',
  'terrestrial',
  'trophic-cascade',
  'univalves',
  'volcanism',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const CARDS_IN_BOX = CARD_IDS.length;
export const ADAPTABILITY = CARD_IDS.indexOf('adaptability');
export const ASTEROID = CARD_IDS.indexOf('asteroid');
export const CLADOGENESIS = CARD_IDS.indexOf('cladogenesis');
export const MONOTYPIC_HABITAT = CARD_IDS.indexOf('monotypic-habitat');
export const SOLAR_RADIATION = CARD_IDS.indexOf('solar-radiation');
export const VOLCANISM = CARD_IDS.indexOf('volcanism');

/** DSM-4.2.1: cards that stay in the box, by length of the game. */
export const LENGTHS = ['short', 'standard', 'long', 'epic'] as const;
export const REMOVED_CARDS: readonly number[] = [15, 10, 5, 0];
/** DSM-4.2.1: Asteroid is among so many last cards. */
export const BOTTOM_CARDS = 5;
/** OPT-2: event icons that are dealt at random. */
export const ICONS_OF_A_KIND = 10;
