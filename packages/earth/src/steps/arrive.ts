import * as engine from '@clade/engine';
import { operandA, operandB, packMove, refusal, type State, type Step } from '@clade/engine';
import * as columns from '../columns.ts';
import { moveCubes } from '../cubes.ts';
import { NEIGHBOURS } from '../grid.ts';
import { BRING } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';

const { A: ACTOR, ASK, C, D, NEXT, SEAT } = engine;
const { ANIMALS, CUBES, OWNER } = columns;

export interface Arrive {
  readonly kind: string;
  readonly rule: string;
}

/**
 * Wanderlust: down the food chain, every animal may bring cubes from the tiles around a new tile, asked tile by tile.
 * Register C is the new tile, D counts animal * 6 + neighbour; the seat of the frame is whose animal is asked.
 */
export function arrive(w: World, q: Arrive): Step {
  const animalOf = (s: State, f: number): number => Math.floor(s[f + D] / 6);
  const fromOf = (s: State, f: number): number => NEIGHBOURS[s[f + C] * 6 + (s[f + D] % 6)];
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: BRING,
    repeat: true,
    enter(s, f) {
      for (; s[f + D] < ANIMALS * 6; s[f + D]++) {
        const from = fromOf(s, f);
        const animal = animalOf(s, f);
        if (from < 0 || s[CUBES + from * ANIMALS + animal] === 0) continue;
        s[f + SEAT] = s[OWNER + animal];
        return ASK;
      }
      s[f + SEAT] = s[OWNER + s[f + ACTOR]];
      return NEXT;
    },
    moves(s, f, out) {
      const from = fromOf(s, f);
      const n = s[CUBES + from * ANIMALS + animalOf(s, f)];
      for (let count = 0; count <= n; count++) out.add(packMove(BRING, from, count));
    },
    take(s, f, move, emit) {
      const count = operandB(move);
      if (count > 0) moveCubes(w, s, operandA(move), s[f + C], animalOf(s, f), count, q.rule, emit);
      s[f + D]++;
    },
    explain(s, f, move) {
      const asked = fromOf(s, f);
      const from = operandA(move);
      const names = w.map.hexNames;
      const animal = animalOf(s, f);
      if (from !== asked) {
        return refusal('other-tile', q.rule, { hex: names[from], asked: names[asked] });
      }
      const cubes = s[CUBES + from * ANIMALS + animal];
      const count = operandB(move);
      if (count <= cubes) return undefined;
      return refusal('too-few', q.rule, {
        hex: names[from],
        animal: w.animals[animal],
        cubes,
        count,
      });
    },
  });
}
