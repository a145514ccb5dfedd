import {
  ASK,
  C,
  D,
  type Emit,
  NEXT,
  operandA,
  operandB,
  operandC,
  packMove,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import { ANIMALS, CUBES } from '../columns.ts';
import { isTile, moveCubes } from '../cubes.ts';
import { NEIGHBOURS } from '../grid.ts';
import type { World } from '../world.ts';
import { choose, forcedAsked } from './choose.ts';

export interface Exodus {
  readonly kind: string;
  readonly rule: string;
  /** Goals are asked for one after the other. */
  readonly orderRule: string;
  readonly verb: number;
  /** After cubes have gone. */
  sent?(s: State, animal: number, goal: number, count: number): void;
}

/** Register D: animal * 6 + neighbour that is asked for; multiples of this belong to the game. */
export const EXODUS_ASKED = 64;

function animalAsked(s: State, f: number): number {
  return Math.floor((s[f + D] % EXODUS_ASKED) / 6);
}

function goalAsked(s: State, f: number): number {
  return NEIGHBOURS[s[f + C] * 6 + ((s[f + D] % EXODUS_ASKED) % 6)];
}

/** Is there no other tile to go to behind this one? */
function isLastGoal(s: State, f: number): boolean {
  for (let i = ((s[f + D] % EXODUS_ASKED) % 6) + 1; i < 6; i++) {
    const hex = NEIGHBOURS[s[f + C] * 6 + i];
    if (hex >= 0 && isTile(s, hex)) return false;
  }
  return true;
}

/**
 * Mass Exodus: all cubes leave a tile, and for each animal and each tile beside it you say how many go there. Register
 * C is the tile.
 */
export function exodus(w: World, q: Exodus): Step {
  const send = (s: State, f: number, count: number, emit: Emit | undefined): void => {
    if (count > 0) {
      const animal = animalAsked(s, f);
      const goal = goalAsked(s, f);
      moveCubes(w, s, s[f + C], goal, animal, count, q.rule, emit);
      q.sent?.(s, animal, goal, count);
    }
    s[f + D]++;
  };
  return choose({
    kind: q.kind,
    rule: q.orderRule,
    verb: q.verb,
    repeat: true,
    enter(s, f, emit) {
      for (; s[f + D] % EXODUS_ASKED < ANIMALS * 6; s[f + D]++) {
        const goal = goalAsked(s, f);
        const cubes = s[CUBES + s[f + C] * ANIMALS + animalAsked(s, f)];
        if (cubes === 0 || goal < 0 || !isTile(s, goal)) continue;
        if (!isLastGoal(s, f) || forcedAsked(s)) return ASK;
        send(s, f, cubes, emit);
        s[f + D]--; // the loop counts on
      }
      return NEXT;
    },
    moves(s, f, out) {
      const animal = animalAsked(s, f);
      const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
      for (let count = isLastGoal(s, f) ? cubes : 0; count <= cubes; count++) {
        out.add(packMove(q.verb, animal, goalAsked(s, f), count));
      }
    },
    take: (s, f, move, emit) => send(s, f, operandC(move), emit),
    explain: (s, f, move) => explain(w, q, s, f, move),
  });
}

function explain(w: World, q: Exodus, s: State, f: number, move: number): Refusal | undefined {
  const animal = animalAsked(s, f);
  const goal = goalAsked(s, f);
  const names = w.map.hexNames;
  const facts = { animal: w.animals[operandA(move)], hex: names[operandB(move)] };
  if (operandA(move) !== animal || operandB(move) !== goal) {
    const asked = { askedAnimal: w.animals[animal], askedHex: names[goal] };
    return refusal('other-question', q.orderRule, { ...facts, ...asked });
  }
  const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
  const count = operandC(move);
  if (count > cubes) {
    return refusal('too-few', q.rule, { ...facts, cubes, count });
  }
  if (count === cubes || !isLastGoal(s, f)) return undefined;
  return refusal('all-leave', q.rule, { ...facts, cubes, count });
}
