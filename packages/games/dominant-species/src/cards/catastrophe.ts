import { ANIMALS, CUBES, choose, eachTile, eliminateCubes, NEIGHBOURS } from '@clade/earth';
import { auto, C, D, operandA, packMove, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { SPARE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { anyTile, hexName, pickTile } from './steps.ts';

function isBeside(a: number, b: number): boolean {
  for (let i = a * 6; i < a * 6 + 6; i++) if (NEIGHBOURS[i] === b) return true;
  return false;
}

/** DS-6.5.1: one cube of the spared animal stays. */
function ravage(s: State, hex: number, spared: number, emit: Parameters<typeof eliminateCubes>[6]): void {
  for (let a = 0; a < ANIMALS; a++) {
    const lost = s[CUBES + hex * ANIMALS + a] - (a === spared ? 1 : 0);
    if (lost > 0) eliminateCubes(WORLD, s, hex, a, lost, 'DS-6.5.1', emit);
  }
}

/** Register C is the tile, D walks over the tiles beside it. */
export const catastrophe = card(
  'catastrophe',
  'Catastrophe',
  'DS-6.5.1',
  'Pick a tile: a single cube of an animal you name stays on it. Each adjacent tile with cubes loses one; you say whose.',
  [
    pickTile({
      kind: 'catastrophe-tile',
      rule: 'DS-6.5.1',
      ...anyTile(),
      pick(s, f, hex) {
        s[f + C] = hex;
      },
    }),
    choose({
      kind: 'catastrophe-survivor',
      rule: 'DS-6.5.1',
      verb: SPARE,
      moves(s, f, out) {
        for (let a = 0; a < ANIMALS; a++)
          if (s[CUBES + s[f + C] * ANIMALS + a] > 0) out.add(packMove(SPARE, a));
      },
      take: (s, f, move, emit) => ravage(s, s[f + C], operandA(move), emit),
      explain(s, f, move) {
        const animal = operandA(move);
        const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
        if (cubes > 0) return undefined;
        const facts = { animal: ANIMAL_IDS[animal], hex: hexName(s[f + C]), cubes };
        return refusal('no-cubes', 'DS-6.5.1', `The ${facts.animal} have no cube on ${facts.hex}.`, facts);
      },
    }),
    auto('DS-6.5.1', (s, f) => {
      s[f + D] = 0;
    }),
    eachTile(WORLD, {
      kind: 'catastrophe-beside',
      rule: 'DS-6.5.2',
      cursor: D,
      sparesOwn: false,
      where: (s, f, hex) => isBeside(s[f + C], hex),
    }),
  ],
);
