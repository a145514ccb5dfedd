import {
  A,
  below,
  defineOp,
  type Emit,
  type Move,
  moveVerb,
  type Op,
  operandA,
  packMove,
  pop,
  type Refusal,
  RNG,
  refusal,
  SEAT,
  type State,
} from '@clade/engine';
import { ANIMALS, EACH, OWNER, PLAYERS } from './columns.ts';
import type { World } from './world.ts';

/** Who plays which animal: drawn, or chosen in the order of the seats. */

function takeAnimal(
  w: World,
  s: State,
  seat: number,
  animal: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[OWNER + animal] = seat;
  if (emit) emit({ type: 'animal-assigned', rule, seat, animal: w.animals[animal] });
}

/** Nobody plays any animal yet. */
export function clearOwners(s: State): void {
  for (let a = 0; a < ANIMALS; a++) s[OWNER + a] = -1;
}

/** Animals drawn for the seats in turn. */
export function assignAnimals(w: World, s: State, rule: string, emit: Emit | undefined): void {
  const left = w.animals.map((_, a) => a);
  for (let i = 0; i < s[PLAYERS] * s[EACH]; i++) {
    const animal = left.splice(below(s, RNG, left.length), 1)[0];
    takeAnimal(w, s, i % s[PLAYERS], animal, rule, emit);
  }
}

export interface Choosing {
  readonly rule: string;
  readonly verb: number;
  /** Deals the rest, and begins. */
  begin(s: State, emit: Emit | undefined): void;
}

/** The players choose animals in the order of their seats. Register A counts the choices made. */
export function choosingOp(w: World, q: Choosing): Op {
  const choose = (s: State, f: number, animal: number, emit: Emit | undefined): void => {
    takeAnimal(w, s, s[f + A] % s[PLAYERS], animal, q.rule, emit);
    s[f + A]++;
  };
  return defineOp({
    name: 'choosing',
    step(s, f, emit) {
      const made = s[f + A];
      const all = s[PLAYERS] * s[EACH];
      if (made === w.animals.length - 1 && made < all) {
        // The last animal leaves no choice.
        choose(s, f, freeAnimal(s), emit);
        return true;
      }
      if (made < all) {
        s[f + SEAT] = made % s[PLAYERS];
        return false;
      }
      pop(s);
      q.begin(s, emit);
      return true;
    },
    decision: (_s, _f, seat) => ({
      seat,
      kind: 'animal',
      rule: q.rule,
      source: 'set-up',
      optional: false,
      group: 0,
    }),
    moves(s, _f, _seat, out) {
      for (let a = 0; a < w.animals.length; a++) if (s[OWNER + a] < 0) out.add(packMove(q.verb, a));
    },
    take(s, f, _seat, move, emit) {
      choose(s, f, operandA(move), emit);
    },
    explain(s, _f, _seat, move) {
      const refused = notAsked(w, move, q.verb, q.rule);
      const animal = operandA(move);
      if (refused || s[OWNER + animal] < 0) return refused;
      const facts = { animal: w.animals[animal], player: s[OWNER + animal] + 1 };
      return refusal('animal-taken', q.rule, facts);
    },
  });
}

function freeAnimal(s: State): number {
  let animal = 0;
  while (s[OWNER + animal] >= 0) animal++;
  return animal;
}

/** A move that answers another question than the one that is asked; undefined when its verb fits. */
export function notAsked(w: World, move: Move, verb: number, rule: string): Refusal | undefined {
  if (moveVerb(move) === verb) return undefined;
  const tried = w.words.doing(move);
  const asked = w.words.asking(verb);
  return refusal('not-now', rule, { tried, asked });
}
