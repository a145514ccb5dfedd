import * as earth from '@clade/earth';
import { eliminateCubes, isEndangered, lowest, pickHex, refuseTile } from '@clade/earth';
import * as engine from '@clade/engine';
import { auto, effect, type State } from '@clade/engine';
import { ANIMAL_IDS, MAMMALS } from '../animals.ts';
import * as state from '../state.ts';
import { SAVE } from '../words.ts';
import { WORLD } from '../world.ts';

const { ANIMALS, CUBES, HEX_SET, HOMES, OWNER } = earth;
const { A, C, SKIP } = engine;
const { SAFE, SAFE_ANIMAL } = state;

/** DS-5.7.3: cubes of an animal on a hex that this Extinction passes over. */
function safeOn(s: State, hex: number, animal: number): number {
  return s[SAFE_ANIMAL] === animal + 1 ? s[SAFE + hex] : 0;
}

/** Endangered cubes that are not safe. */
function doomedOn(s: State, hex: number, animal: number): number {
  return isEndangered(s, hex, animal) ? s[CUBES + hex * ANIMALS + animal] - safeOn(s, hex, animal) : 0;
}

/**
 * DS-5.9.1: the Mammals may save one cube, then all endangered cubes leave at the same time. Register A is the Mammals,
 * C the tile of the saved cube + 1.
 */
export const extinction = effect(WORLD, 'extinction', 'extinction', [
  pickHex(WORLD, {
    kind: 'save',
    rule: 'DS-5.9.1.2',
    verb: SAVE,
    wayOut: SKIP,
    fits: (s, _f, hex) => s[OWNER + MAMMALS] >= 0 && doomedOn(s, hex, MAMMALS) > 0,
    explain(s, _f, hex) {
      const cubes = s[CUBES + hex * ANIMALS + MAMMALS];
      const safe = safeOn(s, hex, MAMMALS);
      return refuseTile(WORLD, hex, 'not-endangered', 'DS-5.9.1.4', {
        cubes,
        safe,
        endangered: isEndangered(s, hex, MAMMALS),
      });
    },
    pick(s, f, hex, emit) {
      s[f + C] = hex + 1;
      if (emit)
        emit({
          type: 'cube-saved',
          rule: 'DS-5.9.1.2',
          animal: ANIMAL_IDS[s[f + A]],
          hex: WORLD.map.hexNames[hex],
        });
    },
  }),
  auto('DS-5.9.1.1', (s, f, emit) => {
    // DS-5.13.2: told down the food chain.
    for (let i = 0; i < ANIMALS * HEX_SET; i++) {
      const a = Math.floor(i / HEX_SET);
      for (let rest = s[HOMES + i]; rest !== 0; rest &= rest - 1) {
        const hex = (i % HEX_SET) * 32 + lowest(rest);
        const saved = a === MAMMALS && s[f + C] === hex + 1 ? 1 : 0;
        const doomed = doomedOn(s, hex, a) - saved;
        if (doomed > 0) eliminateCubes(WORLD, s, hex, a, doomed, 'DS-5.9.1.1', emit);
      }
    }
  }),
]);
