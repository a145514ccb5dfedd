import { choose, HEXES, terrainOf } from '@clade/earth';
import { operandA, packMove } from '@clade/engine';
import { scoreTile } from '../score.ts';
import { FROM_CARDS } from '../sources.ts';
import { TERRAINS } from '../terrain.ts';
import { TERRAIN } from '../words.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.6';

export const bountifulHabitat = card({
  id: 'bountiful-habitat',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  steps: [
    choose({
      kind: 'bountiful-habitat',
      rule: RULE,
      verb: TERRAIN,
      moves(_s, _f, out) {
        for (let t = 0; t < TERRAINS.length; t++) out.add(packMove(TERRAIN, t));
      },
      take(s, _f, move, emit) {
        for (let hex = 0; hex < HEXES; hex++) {
          if (terrainOf(s, hex) === operandA(move)) scoreTile(s, hex, FROM_CARDS, RULE, emit);
        }
      },
      // DSM-6.1.7: a terrain without a tile may be named too.
      explain: () => undefined,
    }),
  ],
});
