import { A, type Emit, operandA, operandB, packMove, refusal, type State, type Step } from '@clade/engine';
import { ADD } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';

export interface HowMany {
  readonly kind: string;
  readonly rule: string;
  /** The tile that receives the cubes; -1 when there is none. */
  hex(s: State, f: number): number;
  /** Most cubes by the rule, and cubes there are. */
  readonly limit: number;
  stock(s: State, animal: number): number;
  /** Where they come from, for the refusal: `the gene pool`. */
  readonly from: string;
  add(s: State, f: number, hex: number, count: number, emit: Emit | undefined): void;
}

/** Adds none to `limit` cubes to one tile; not asked when there is no cube. */
export function howMany(w: World, q: HowMany): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: ADD,
    moves(s, f, out) {
      const hex = q.hex(s, f);
      const most = Math.min(q.limit, q.stock(s, s[f + A]));
      if (hex < 0 || most === 0) return;
      for (let count = 0; count <= most; count++) out.add(packMove(ADD, hex, count));
    },
    take(s, f, move, emit) {
      if (operandB(move) > 0) q.add(s, f, operandA(move), operandB(move), emit);
    },
    explain(s, f, move) {
      const asked = q.hex(s, f);
      const hex = operandA(move);
      const count = operandB(move);
      const names = w.map.hexNames;
      if (hex !== asked) {
        return refusal('other-tile', q.rule, { hex: names[hex], asked: names[asked] });
      }
      const animal = w.animals[s[f + A]];
      const stock = q.stock(s, s[f + A]);
      if (count > q.limit) {
        return refusal('limit', q.rule, { limit: q.limit, count });
      }
      if (count <= stock) return undefined;
      return refusal('too-few', q.rule, { animal, stock, count });
    },
  });
}
