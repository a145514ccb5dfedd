/** DSM-6.4: the trait cards; trait number n stands at place n - 1. */
export const TRAIT_IDS = [
  'ancient-lineage',
  'bottom-feeder',
  'budding-intelligence',
  'camouflage',
  'cannibal',
  'carnivore',
  'ecological-niche',
  'exaptation',
  'flight',
  'hadopelagic',
  'pack-hunters',
  'phenotypic-plasticity',
  'prey-switching',
  'ram-feeder',
  'resilience',
  'seasonal-migrants',
  'social',
  'solitary',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export const ANCIENT_LINEAGE = 0;
export const BOTTOM_FEEDER = 1;
export const BUDDING_INTELLIGENCE = 2;
export const CAMOUFLAGE = 3;
export const CANNIBAL = 4;
export const CARNIVORE = 5;
export const ECOLOGICAL_NICHE = 6;
export const EXAPTATION = 7;
export const FLIGHT = 8;
export const HADOPELAGIC = 9;
export const PACK_HUNTERS = 10;
export const PHENOTYPIC_PLASTICITY = 11;
export const PREY_SWITCHING = 12;
export const RAM_FEEDER = 13;
export const RESILIENCE = 14;
export const SEASONAL_MIGRANTS = 15;
export const SOCIAL = 16;
export const SOLITARY = 17;

/** DSM-4.1.11. */
export const DEALT_TRAITS = 3;
