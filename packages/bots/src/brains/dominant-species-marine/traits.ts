import { TRAIT_IDS, type TraitId } from '@clade/dominant-species-marine';
import { TRAIT_WORTH } from '../../greedy/dominant-species-marine/weights.ts';

/** What a player thinks that traits are worth. */
export interface Traits {
  /** By trait number. */
  readonly worth: readonly number[];
  /** DSM-6.3.15: the best of three, on the average. */
  readonly best: number;
}

/** DSM-6.4: as they fare in games of greedy. */
export const TRAITS: Traits = traitsOf(TRAIT_WORTH);

/** To those who have been to school: points ahead of the table, and 5 (scripts/traits.ts, 2,500 games). */
const SCHOOLED: Readonly<Record<TraitId, number>> = {
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
export const SCHOOLED_TRAITS: Traits = traitsOf(SCHOOLED);

function traitsOf(of: Readonly<Record<TraitId, number>>): Traits {
  const worth = TRAIT_IDS.map((id) => of[id]);
  const falling = worth.toSorted((a, b) => b - a);
  const n = worth.length;
  // The k-th best is the best of three when the two others are among those behind it.
  const triples = (n * (n - 1) * (n - 2)) / 6;
  const best = falling.reduce((sum, x, k) => sum + (x * (n - 1 - k) * (n - 2 - k)) / 2, 0) / triples;
  return { worth, best };
}
