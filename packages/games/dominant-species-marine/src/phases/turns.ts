import * as earth from '@clade/earth';
import { addEach, forcedAsked, lowest, notAsked } from '@clade/earth';
import * as engine from '@clade/engine';
import {
  defineOp,
  type Emit,
  type Move,
  moveVerb,
  operandA,
  packMove,
  pop,
  push,
  type Refusal,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { FEEDER_SPACE, SECTION_OF } from '../display.ts';
import { placePawn, specialsAtHand, takePawnBack } from '../pawns.ts';
import {
  canPlace,
  listSpaces,
  mayRetrieve,
  refuseRetrieve,
  refuseSpace,
  refuseSpecial,
} from '../placement.ts';
import { finish } from '../score.ts';
import * as state from '../state.ts';
import { REASONS } from '../state.ts';
import { ANCIENT_LINEAGE } from '../trait-ids.ts';
import { exapt } from '../traits/exaptation.ts';
import { hadopelagicTurn } from '../traits/hadopelagic.ts';
import { hasTrait } from '../traits/trait.ts';
import { RETRIEVE, SPECIAL } from '../words.ts';
import { WORLD } from '../world.ts';
import { ACTION_OP, ANCIENT_LINEAGE_OP, BOTTOM_FEEDER_OP, RESEED_OP } from './ops.ts';

const { ANIMALS, CAP, OWNER, PLACE, REASON, ROUND } = earth;
const { A, B, C, D, SEAT } = engine;
const { ASTEROID_RESOLVED, BY_ASTEROID, BY_CAP, CHAIN, EXTRA_TURN, SPACE, SPACE_SET, STANDING } = state;
const { TURN_CAP, TURNS } = state;

/** Register B: what comes next in the turn of animal A. */
export const TO_CHOOSE = 0;
export const TO_PLACE_SPECIAL = 1;
export const AFTER_ACTION = 2;
const AFTER_RETRIEVE = 3;
export const AFTER_LINEAGE = 4;
export const AFTER_RESEED = 5;

/** DSM-5.1.1: the next animal of the turn order, which goes up the food chain and begins again. */
function nextAnimal(s: State, animal: number): number {
  for (let i = 1; i <= ANIMALS; i++) {
    const next = (animal - i + ANIMALS) % ANIMALS;
    if (s[OWNER + next] >= 0) return next;
  }
  return animal;
}

/** DSM-4.1.16: the lowest animal in the food chain takes the first turn. */
export function firstAnimal(s: State): number {
  return nextAnimal(s, 0);
}

/** DSM-5.1.4: only in games that nobody watches. */
function countTurn(s: State): void {
  if (s[TURN_CAP] !== 0) s[TURNS]++;
}

/** DSM-5.3.1, DSM-5.3.2. Register D: 1 when Hadopelagic earns another turn (DSM-9.4.6). */
function retrieve(s: State, f: number, emit: Emit | undefined): void {
  const animal = s[f + A];
  countTurn(s);
  s[f + D] = hadopelagicTurn(s, animal) ? 1 : 0;
  if (emit) emit({ type: 'retrieved', rule: 'DSM-5.3.1', animal: ANIMAL_IDS[animal] });
  for (let w = 0; w < SPACE_SET; w++) {
    for (let rest = s[STANDING + animal * SPACE_SET + w]; rest !== 0; rest &= rest - 1)
      takePawnBack(s, w * 32 + lowest(rest), 'DSM-5.3.1', emit);
  }
  s[CHAIN + animal] = 1;
  s[f + B] = AFTER_RETRIEVE;
}

/** DSM-5.2.4, DSM-5.4.1: puts a pawn on a space, bumps what stands there, and begins the action. */
function place(s: State, f: number, kind: number, space: number, emit: Emit | undefined): void {
  const animal = s[f + A];
  countTurn(s);
  if (s[SPACE + space] !== 0) takePawnBack(s, space, 'DSM-5.2.4', emit);
  placePawn(s, animal, kind, space, 'DSM-5.1.2', emit);
  s[f + B] = AFTER_ACTION;
  s[f + C] = 0;
  const op = space >= FEEDER_SPACE ? BOTTOM_FEEDER_OP : ACTION_OP + SECTION_OF[space];
  push(s, op, s[OWNER + animal], animal, 0, 0, space >= FEEDER_SPACE ? 0 : space);
}

/** DSM-5.3.4: are all Food Chain cubes on the right? */
function isRoundOver(s: State): boolean {
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0 && s[CHAIN + a] === 0) return false;
  return true;
}

/** DSM-5.18.2, DSM-5.1.4: does the game end instead of the next Reseed? */
function endOf(s: State): number {
  if (s[ASTEROID_RESOLVED] !== 0) return BY_ASTEROID;
  return s[CAP] !== 0 && s[ROUND] >= s[CAP] ? BY_CAP : 0;
}

/** DSM-5.18.3. */
function end(s: State, reason: number, emit: Emit | undefined): void {
  s[REASON] = reason;
  s[TURNS] = 0;
  finish(s, emit);
  if (emit) emit({ type: 'game-ended', rule: 'DSM-5.18.5', reason: REASONS[reason] });
  pop(s);
}

/** The next turn: of the next animal, or another one of the same by a rule. */
function passOn(s: State, f: number, again: boolean, rule: string, emit: Emit | undefined): void {
  s[f + B] = TO_CHOOSE;
  if (!again) s[f + A] = nextAnimal(s, s[f + A]);
  else if (emit) emit({ type: 'extra-turn', rule, animal: ANIMAL_IDS[s[f + A]] });
}

/**
 * DSM-5.1: animals take turns until the game ends. Register A is the animal to act, B what comes next, C the kind + 1 of
 * the special pawn that is being placed, D whether a Retrieve earns another turn.
 */
export const turns = defineOp({
  name: 'turns',
  step(s, f, emit) {
    switch (s[f + B]) {
      case TO_CHOOSE:
        if (s[TURN_CAP] !== 0 && s[TURNS] >= s[TURN_CAP]) {
          end(s, BY_CAP, emit);
          return true;
        }
        s[f + SEAT] = s[OWNER + s[f + A]];
        if (canPlace(s, s[f + A]) || forcedAsked(s)) return false;
        retrieve(s, f, emit);
        return true;
      case TO_PLACE_SPECIAL:
        return false;
      case AFTER_ACTION:
        exapt(s, emit);
        passOn(s, f, s[EXTRA_TURN] !== 0, 'DSM-5.11.6', emit);
        s[EXTRA_TURN] = 0;
        return true;
      case AFTER_RETRIEVE:
        s[f + B] = AFTER_LINEAGE;
        if (hasTrait(s, s[f + A], ANCIENT_LINEAGE)) push(s, ANCIENT_LINEAGE_OP, s[f + SEAT], s[f + A]);
        return true;
      case AFTER_LINEAGE:
        exapt(s, emit);
        s[f + B] = AFTER_RESEED;
        if (!isRoundOver(s)) return true;
        if (endOf(s) === 0) push(s, RESEED_OP, s[f + SEAT]);
        else end(s, endOf(s), emit);
        return true;
      default:
        passOn(s, f, s[f + D] !== 0, 'DSM-6.4.10', emit);
        s[f + D] = 0;
        return true;
    }
  },
  decision: (s, f, seat) => ({
    seat,
    kind: s[f + B] === TO_PLACE_SPECIAL ? 'special-space' : 'turn',
    rule: s[f + B] === TO_PLACE_SPECIAL ? 'DSM-5.2.3' : 'DSM-5.1.2',
    source: ANIMAL_IDS[s[f + A]],
    optional: false,
    group: 0,
  }),
  moves(s, f, _seat, out) {
    const animal = s[f + A];
    listSpaces(s, animal, s[f + C] - 1, out);
    if (s[f + B] === TO_PLACE_SPECIAL) return;
    if (mayRetrieve(s, animal)) out.add(packMove(RETRIEVE));
    addEach(out, SPECIAL, 0, specialsAtHand(s, animal));
  },
  take(s, f, _seat, move, emit) {
    switch (moveVerb(move)) {
      case PLACE:
        place(s, f, s[f + C] - 1, operandA(move), emit);
        return;
      case RETRIEVE:
        retrieve(s, f, emit);
        return;
      default:
        s[f + B] = TO_PLACE_SPECIAL;
        s[f + C] = operandA(move) + 1;
    }
  },
  explain,
});

function explain(s: State, f: number, _seat: number, move: Move): Refusal | undefined {
  const animal = s[f + A];
  const special = s[f + B] === TO_PLACE_SPECIAL;
  if (!special && moveVerb(move) === RETRIEVE) return refuseRetrieve(s, animal);
  if (!special && moveVerb(move) === SPECIAL) return refuseSpecial(s, animal, operandA(move));
  return (
    notAsked(WORLD, move, PLACE, special ? 'DSM-5.2.3' : 'DSM-5.1.2') ??
    refuseSpace(s, animal, s[f + C] - 1, operandA(move))
  );
}
