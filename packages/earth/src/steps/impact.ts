import { auto, C, D, type Emit, operandA, packMove, refusal, type State, type Step } from '@clade/engine';
import { ANIMALS, CUBES } from '../columns.ts';
import { isBeside } from '../counts.ts';
import { eliminateCubes } from '../cubes.ts';
import type { World } from '../world.ts';
import { anyTile } from './card.ts';
import { choose } from './choose.ts';
import { pickHex } from './hex.ts';
import { eachTile } from './victim.ts';

export interface Impact {
  /** Beginning of the names of the questions. */
  readonly name: string;
  readonly rule: string;
  readonly anyRule: string;
  readonly besideRule: string;
  readonly tileVerb: number;
  readonly spareVerb: number;
}

/**
 * Catastrophe and Asteroid: a single cube stays on a tile, each tile beside it loses one; you say which. Register C is
 * the tile, D walks over the tiles beside it.
 */
export function impact(w: World, q: Impact): Step[] {
  const ravage = (s: State, hex: number, spared: number, emit: Emit | undefined): void => {
    for (let a = 0; a < ANIMALS; a++) {
      const lost = s[CUBES + hex * ANIMALS + a] - (a === spared ? 1 : 0);
      if (lost > 0) eliminateCubes(w, s, hex, a, lost, q.rule, emit);
    }
  };
  return [
    pickHex(w, {
      kind: `${q.name}-tile`,
      rule: q.rule,
      verb: q.tileVerb,
      ...anyTile(q.anyRule),
      pick(s, f, hex) {
        s[f + C] = hex;
      },
    }),
    choose({
      kind: `${q.name}-survivor`,
      rule: q.rule,
      verb: q.spareVerb,
      moves(s, f, out) {
        for (let a = 0; a < ANIMALS; a++)
          if (s[CUBES + s[f + C] * ANIMALS + a] > 0) out.add(packMove(q.spareVerb, a));
      },
      take: (s, f, move, emit) => ravage(s, s[f + C], operandA(move), emit),
      explain(s, f, move) {
        const animal = operandA(move);
        const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
        if (cubes > 0) return undefined;
        const facts = { animal: w.animals[animal], hex: w.map.hexNames[s[f + C]], cubes };
        return refusal('no-cubes', q.rule, facts);
      },
    }),
    auto(q.rule, (s, f) => {
      s[f + D] = 0;
    }),
    eachTile(w, {
      kind: `${q.name}-beside`,
      rule: q.besideRule,
      cursor: D,
      sparesOwn: false,
      where: (s, f, hex) => isBeside(s[f + C], hex),
    }),
  ];
}
