import { TRAIT_IDS, type TraitId } from '@clade/dominant-species-marine';

/** What a player thinks that traits are worth. */
export interface Traits {
  /** By trait number. */
  readonly worth: readonly number[];
  /** DSM-6.3.15: the best of three, on the average. */
  readonly best: number;
}

/** DSM-6.4: by how animals that keep them at random fare in games of simple players (200 games). */
const BY_CHANCE: Readonly<Record<TraitId, number>> = {
  'ancient-lineage': 6.5,
  'bottom-feeder': 2,
  'budding-intelligence': 3.5,
  camouflage: 4,
  cannibal: 7,
  carnivore: 2.5,
  'ecological-niche': 2.5,
  exaptation: 6,
  flight: 5.5,
  hadopelagic: 5.5,
  'pack-hunters': 6.5,
  'phenotypic-plasticity': 3.5,
  'prey-switching': 8,
  'ram-feeder': 4,
  resilience: 6.5,
  'seasonal-migrants': 4.5,
  social: 7,
  solitary: 8,
};
export const TRAITS: Traits = traitsOf(BY_CHANCE);

/** To those who are trained: points ahead of the table, and 5 (npm run train -- traits, 2,500 games). */
const TRAINED: Readonly<Record<TraitId, number>> = {
  'ancient-lineage': 19,
  'bottom-feeder': 1,
  'budding-intelligence': 1,
  camouflage: 4,
  cannibal: 16,
  carnivore: 5.5,
  'ecological-niche': 2.5,
  exaptation: 6,
  flight: 2.5,
  hadopelagic: 3,
  'pack-hunters': 3.5,
  'phenotypic-plasticity': -1,
  'prey-switching': 9,
  'ram-feeder': 5,
  resilience: -1.5,
  'seasonal-migrants': 3.5,
  social: 3,
  solitary: 8,
};
export const TRAINED_TRAITS: Traits = traitsOf(TRAINED);

function traitsOf(of: Readonly<Record<TraitId, number>>): Traits {
  const worth = TRAIT_IDS.map((id) => of[id]);
  const falling = worth.toSorted((a, b) => b - a);
  const n = worth.length;
  // The k-th best is the best of three when the two others are among those behind it.
  const triples = (n * (n - 1) * (n - 2)) / 6;
  const best = falling.reduce((sum, x, k) => sum + (x * (n - 1 - k) * (n - 2 - k)) / 2, 0) / triples;
  return { worth, best };
}
