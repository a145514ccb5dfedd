import { TRAIT_IDS } from '@clade/dominant-species-marine';
import { TRAIT_WORTH } from '../../greedy/dominant-species-marine/weights.ts';

/** DSM-6.4: what traits are worth in games of greedy, by trait number. */
export const TRAITS: readonly number[] = TRAIT_IDS.map((id) => TRAIT_WORTH[id]);
