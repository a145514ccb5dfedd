import { ANIMALS, anyTile, choose, crowdOn, cubesOn, returnCubes, takesInOrder } from '@clade/earth';
import { C, D, operandA, operandB, packMove, type Refusal, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { SOLAR_RADIATION } from '../card-ids.ts';
import { MAP } from '../map.ts';
import { alternative, READING } from '../options.ts';
import { firstPick } from '../picks.ts';
import { inRow } from '../row.ts';
import { RETURN } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, needsX, pickTile } from './steps.ts';

const RULE = 'DSM-6.3.29';

/** Register D: cubes still to go, and above it the last animal that was named. */
const LEFT = 8;

function left(s: State, f: number): number {
  return s[f + D] % LEFT;
}

/** Cubes on the tile from an animal on down the Food Chain. */
function cubesFrom(s: State, hex: number, animal: number): number {
  let cubes = 0;
  for (let a = animal; a < ANIMALS; a++) cubes += cubesOn(s, hex, a);
  return cubes;
}

function firstAnimal(s: State, f: number): number {
  return firstPick(s, Math.floor(s[f + D] / LEFT), left(s, f), (animal) => cubesFrom(s, s[f + C], animal));
}

/** Where owners are named down the Food Chain, enough cubes must be left below. */
function fits(s: State, f: number, animal: number): boolean {
  const hex = s[f + C];
  if (!takesInOrder(s)) return left(s, f) > 0 && cubesOn(s, hex, animal) > 0;
  const first = firstAnimal(s, f);
  if (left(s, f) === 0 || animal < first || cubesOn(s, hex, animal) === 0) return false;
  return cubesFrom(s, hex, animal) >= Math.min(left(s, f), cubesFrom(s, hex, first));
}

function explain(s: State, f: number, move: number): Refusal | undefined {
  const hex = s[f + C];
  const animal = operandB(move);
  const facts = { hex: MAP.hexNames[operandA(move)], animal: ANIMAL_IDS[animal] };
  if (operandA(move) !== hex) {
    const asked = MAP.hexNames[hex];
    return refusal('other-tile', RULE, { ...facts, asked });
  }
  if (fits(s, f, animal)) return undefined;
  const cubes = cubesOn(s, hex, animal);
  if (cubes === 0)
    return refusal('no-cubes', RULE, {
      ...facts,
      cubes,
    });
  return refusal('order', RULE, { ...facts, left: left(s, f) });
}

/** In play: what first place earns more when an Evolution action scores a tile; OPT-14: nothing. */
export function solarBonus(s: State): number {
  return inRow(s, SOLAR_RADIATION) && alternative(s, READING.solarRadiationFirstPlace) === 0 ? 1 : 0;
}

/** Register C is the tile. */
export const solarRadiation = card({
  id: 'solar-radiation',
  rule: RULE,
  inPlay: true,
  lower: { provenance: 'reconstructed', confidence: 'low' },
  provenance: 'printed',
  confidence: 'high',
  usesX: true,
  steps: [
    needsX(),
    pickTile({
      kind: 'solar-radiation-tile',
      rule: RULE,
      ...anyTile(ANY_TILE),
      pick(s, f, hex) {
        s[f + C] = hex;
      },
    }),
    choose({
      kind: 'solar-radiation-cube',
      rule: RULE,
      verb: RETURN,
      repeat: true,
      all: (s, f) => crowdOn(s, s[f + C]) <= left(s, f),
      moves(s, f, out) {
        for (let a = 0; a < ANIMALS; a++) if (fits(s, f, a)) out.add(packMove(RETURN, s[f + C], a));
      },
      take(s, f, move, emit) {
        const animal = operandB(move);
        returnCubes(WORLD, s, s[f + C], animal, 1, RULE, emit);
        s[f + D] = left(s, f) - 1 + animal * LEFT;
      },
      explain,
    }),
  ],
});
