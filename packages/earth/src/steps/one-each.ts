import {
  A,
  auto,
  C,
  isAtLeast,
  operandA,
  operandB,
  packMove,
  refusal,
  STOP,
  type State,
  type Step,
} from '@clade/engine';
import { ANIMALS, ARRIVED, CUBES, POOL } from '../columns.ts';
import { cubesOn, placeCubes } from '../cubes.ts';
import { HEXES } from '../grid.ts';
import { ADD } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';
import { takesInOrder } from './order.ts';

export interface OneEach {
  readonly kind: string;
  readonly rule: string;
  /** One cube a tile, whatever the number there. */
  readonly oneRule: string;
}

/**
 * Fecundity: a new cube on each tile you are on, as far as you like. Register C is the last hex that got one + 1
 * (order.ts); ARRIVED marks all that did.
 */
export function oneEach(w: World, q: OneEach): Step[] {
  const firstOf = (s: State, f: number): number => (takesInOrder(s) ? s[f + C] : 0);
  const question = choose({
    kind: q.kind,
    rule: q.rule,
    verb: ADD,
    wayOut: STOP,
    repeat: true,
    moves(s, f, out) {
      if (s[POOL + s[f + A]] === 0) return;
      for (let hex = firstOf(s, f); hex < HEXES; hex++) {
        if (s[CUBES + hex * ANIMALS + s[f + A]] > 0 && s[ARRIVED + hex] === 0) out.add(packMove(ADD, hex, 1));
      }
    },
    take(s, f, move, emit) {
      const hex = operandA(move);
      placeCubes(w, s, hex, s[f + A], 1, q.rule, emit);
      if (isAtLeast(s, 2)) s[ARRIVED + hex] = 1;
      s[f + C] = hex + 1;
    },
    explain(s, f, move) {
      const hex = operandA(move);
      const count = operandB(move);
      const names = w.map.hexNames;
      const facts = { hex: names[hex], animal: w.animals[s[f + A]] };
      if (count !== 1) {
        return refusal('one-cube', q.oneRule, { ...facts, count, limit: 1 });
      }
      if (cubesOn(s, hex, s[f + A]) === 0) {
        return refusal('absent', q.rule, { ...facts, cubes: 0 });
      }
      if (s[ARRIVED + hex] > 0) {
        return refusal('received', q.oneRule, { ...facts, limit: 1 });
      }
      if (hex >= firstOf(s, f)) return undefined;
      return refusal('order', q.oneRule, { ...facts, last: names[s[f + C] - 1] });
    },
  });
  const clear = auto(q.rule, (s) => {
    if (isAtLeast(s, 2)) s.fill(0, ARRIVED, ARRIVED + HEXES);
  });
  return [question, clear];
}
