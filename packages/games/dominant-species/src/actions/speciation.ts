import { speciate, terrainOf } from '@clade/earth';
import { D, effect, type State } from '@clade/engine';
import { SPECIATION_SPACE } from '../display.ts';
import { SPECIATION_LIMIT } from '../terrain.ts';
import { WORLD } from '../world.ts';

/** DS-3.2: the kind of a Speciation space. */
function kindOf(s: State, f: number): number {
  return s[f + D] - SPECIATION_SPACE;
}

/** DS-5.4.8: new cubes around one disk. Register D is the action space. */
export const speciation = effect(
  WORLD,
  'speciation',
  'speciation',
  speciate(WORLD, {
    diskRule: 'DS-5.4.8.1',
    cubesRule: 'DS-5.4.8.1',
    kinds: (s, f) => 1 << kindOf(s, f),
    needed: kindOf,
    limit: (s, hex) => SPECIATION_LIMIT[terrainOf(s, hex)],
  }),
);
