import * as earth from '@clade/earth';
import { contestedTiles, pickVictim, refuseTile, refuseUncontested, terrainOf } from '@clade/earth';
import * as engine from '@clade/engine';
import { effect, type State, type Step } from '@clade/engine';
import { COMPETITION_SPACE, COMPETITION_TERRAINS } from '../display.ts';
import { TERRAINS } from '../terrain.ts';
import { WORLD } from '../world.ts';

const { HEX_SET, LANDS } = earth;
const { A, D, SKIP } = engine;

/** DS-3.3: the terrain that step `nth` of a space is about. Register D is the action space. */
function terrainAsked(s: State, f: number, nth: number): number {
  return COMPETITION_TERRAINS[s[f + D] - COMPETITION_SPACE][nth];
}

/** DS-5.4.11.2: at most one tile of each terrain of the space; each may be declined (DS-5.4.11.5). */
function compete(nth: number): Step {
  return pickVictim(WORLD, {
    kind: 'competition',
    rule: 'DS-5.4.11.2',
    wayOut: SKIP,
    among: (s, f, w) => s[LANDS + terrainAsked(s, f, nth) * HEX_SET + w] & contestedTiles(s, s[f + A], w),
    explain(s, f, hex) {
      const terrain = TERRAINS[terrainOf(s, hex)];
      const asked = TERRAINS[terrainAsked(s, f, nth)];
      if (terrain === asked) return refuseUncontested(WORLD, s, hex, s[f + A], 'DS-5.4.11.2');
      return refuseTile(WORLD, hex, 'other-terrain', 'DS-5.4.11.3', { terrain, asked });
    },
  });
}

export const competition = effect(WORLD, 'competition', 'competition', [compete(0), compete(1), compete(2)]);
