import { countTiles, cubesOn, HEXES, terrainOf } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { alternative, READING } from '../options.ts';
import { scoreTile } from '../score.ts';
import { FROM_CARDS } from '../sources.ts';
import { OCEAN } from '../terrain.ts';
import { isSmoker } from '../vents.ts';
import { card } from './card.ts';
import { earn } from './steps.ts';

const RULE = 'DSM-6.3.18';

/** OPT-15: smokers alone, or Open Ocean too. */
function score(s: State, emit: Emit | undefined): void {
  const oceanToo = alternative(s, READING.marineSnowScored) !== 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (isSmoker(s, hex) || (oceanToo && terrainOf(s, hex) === OCEAN))
      scoreTile(s, hex, FROM_CARDS, RULE, emit);
  }
}

export const marineSnow = card({
  id: 'marine-snow',
  rule: RULE,
  enters: score,
  lower: { provenance: 'reconstructed', confidence: 'medium' },
  provenance: 'reconstructed',
  confidence: 'low',
  steps: [
    earn(RULE, (s, animal) => {
      if (alternative(s, READING.marineSnowPoints) !== 0) return 0;
      return countTiles(
        s,
        (hex) => cubesOn(s, hex, animal) > 0 && (terrainOf(s, hex) === OCEAN || isSmoker(s, hex)),
      );
    }),
  ],
});
