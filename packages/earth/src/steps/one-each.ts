import { A, C, operandA, operandB, packMove, refusal, STOP, type Step } from '@clade/engine';
import { ANIMALS, CUBES, POOL } from '../columns.ts';
import { cubesOn, placeCubes } from '../cubes.ts';
import { HEXES } from '../grid.ts';
import { ADD } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';

export interface OneEach {
  readonly kind: string;
  readonly rule: string;
  /** One cube a tile, whatever the number there. */
  readonly oneRule: string;
}

/** Fecundity: a new cube on each tile you are on, as far as you like. Register C is the lowest hex that may still get one. */
export function oneEach(w: World, q: OneEach): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: ADD,
    wayOut: STOP,
    repeat: true,
    moves(s, f, out) {
      if (s[POOL + s[f + A]] === 0) return;
      for (let hex = s[f + C]; hex < HEXES; hex++) {
        if (s[CUBES + hex * ANIMALS + s[f + A]] > 0) out.add(packMove(ADD, hex, 1));
      }
    },
    take(s, f, move, emit) {
      placeCubes(w, s, operandA(move), s[f + A], 1, q.rule, emit);
      s[f + C] = operandA(move) + 1;
    },
    explain(s, f, move) {
      const hex = operandA(move);
      const count = operandB(move);
      const names = w.map.hexNames;
      const facts = { hex: names[hex], animal: w.animals[s[f + A]] };
      if (count !== 1) {
        const sentence = `Each tile receives one cube, not ${count}.`;
        return refusal('one-cube', q.oneRule, sentence, { ...facts, count, limit: 1 });
      }
      if (cubesOn(s, hex, s[f + A]) === 0) {
        const sentence = `The ${facts.animal} have no cube on ${facts.hex}.`;
        return refusal('absent', q.rule, sentence, { ...facts, cubes: 0 });
      }
      if (hex >= s[f + C]) return undefined;
      const sentence = `Tiles are named in the order of the map: ${facts.hex} is past.`;
      return refusal('order', q.oneRule, sentence, { ...facts, last: names[s[f + C] - 1] });
    },
  });
}
