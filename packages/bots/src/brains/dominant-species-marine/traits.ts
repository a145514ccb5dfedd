import { TRAIT_IDS, type TraitId } from '@clade/dominant-species-marine';
import { TRAIT_WORTH } from '../../greedy/dominant-species-marine/weights.ts';

/** DSM-6.4: what traits are worth in games of greedy, by trait number. */
export const TRAITS: readonly number[] = TRAIT_IDS.map((id) => TRAIT_WORTH[id]);

/** What they are worth to those who have been to school: points ahead of the table, and 5 (scripts/traits.ts, 2,500 games). */
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
export const SCHOOLED_TRAITS: readonly number[] = TRAIT_IDS.map((id) => SCHOOLED[id]);
