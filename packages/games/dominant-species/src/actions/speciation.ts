import { CORNERS, DISK, POOL, pickDisk, SPECIATE, spread, terrainOf } from '@clade/earth';
import { A, ASK, C, D, END, effect, FORGO, refusal, type State } from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { SPECIATION_SPACE } from '../display.ts';
import { MAP } from '../map.ts';
import { SPECIATION_LIMIT } from '../terrain.ts';
import { WORLD } from '../world.ts';

/** DS-3.2: the kind of a Speciation space. */
function kindOf(s: State, f: number): number {
  return s[f + D] - SPECIATION_SPACE;
}

function isOnEarth(s: State, kind: number): boolean {
  for (let c = 0; c < CORNERS; c++) if (s[DISK + c] === kind + 1) return true;
  return false;
}

/** DS-5.4.8: new cubes around one disk. Register D is the action space; C belongs to `spread`. */
export const speciation = effect(WORLD, 'speciation', 'speciation', [
  pickDisk(WORLD, {
    kind: 'speciation',
    rule: 'DS-5.4.8.1',
    verb: SPECIATE,
    wayOut: FORGO,
    // DS-5.4.8.3.
    enter: (s, f) => (s[POOL + s[f + A]] > 0 && isOnEarth(s, kindOf(s, f)) ? ASK : END),
    fits: (s, f, _corner, element) => element === kindOf(s, f),
    explain(s, f, corner, element) {
      const facts = {
        corner: MAP.cornerNames[corner],
        element: ELEMENTS[element],
        needed: ELEMENTS[kindOf(s, f)],
      };
      const sentence = `The disk on ${facts.corner} is ${facts.element}, and this space is for ${facts.needed}.`;
      return refusal('other-element', 'DS-5.4.8.1', sentence, facts);
    },
    pick(s, f, corner) {
      s[f + C] = corner;
    },
  }),
  spread(WORLD, {
    kind: 'speciation-cubes',
    rule: 'DS-5.4.8.1',
    limit: (s, hex) => SPECIATION_LIMIT[terrainOf(s, hex)],
  }),
]);
