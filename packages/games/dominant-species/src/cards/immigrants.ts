import {
  ANIMALS,
  CUBES,
  choose,
  eliminateCubes,
  forcedAsked,
  HEXES,
  KINDS,
  loseElement,
  OWNER,
  PAWNS,
  refuseLoss,
} from '@clade/earth';
import {
  ASK,
  C,
  type Emit,
  MoveList,
  NEXT,
  operandA,
  packMove,
  refusal,
  SEAT,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { disksOf, OWN_DISKS } from '../elements.ts';
import { losePawn } from '../pawns.ts';
import { GIVE_UP, LOST_CROWDS, LOST_PAWN } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const scratch = new MoveList();

/** DS-6.16.1 (a) to (c). */
function losses(s: State, animal: number, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) if (disksOf(s, animal, k) > 0) out.add(packMove(GIVE_UP, k));
  if (s[PAWNS + animal] > 0) out.add(packMove(GIVE_UP, LOST_PAWN));
  out.add(packMove(GIVE_UP, LOST_CROWDS));
}

function giveUp(s: State, animal: number, loss: number, emit: Emit | undefined): void {
  if (loss === LOST_PAWN) losePawn(s, animal, 'DS-6.16.3', emit);
  else if (loss === LOST_CROWDS) thinOut(s, animal, emit);
  else loseElement(WORLD, s, animal, loss, 'DS-6.16.2', emit);
}

function thinOut(s: State, animal: number, emit: Emit | undefined): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const cubes = s[CUBES + hex * ANIMALS + animal];
    if (cubes > 1) eliminateCubes(WORLD, s, hex, animal, cubes - 1, 'DS-6.16.1', emit);
  }
}

/** Register C is the animal that chooses, down the food chain. */
export const immigrants = card('immigrants', 'DS-6.16.1', [
  choose({
    kind: 'immigrants',
    rule: 'DS-6.16.1',
    verb: GIVE_UP,
    repeat: true,
    enter(s, f, emit) {
      for (; s[f + C] < ANIMALS; s[f + C]++) {
        const animal = s[f + C];
        if (s[OWNER + animal] < 0) continue;
        scratch.clear();
        losses(s, animal, scratch);
        if (scratch.n > 1 || forcedAsked(s)) {
          s[f + SEAT] = s[OWNER + animal];
          return ASK;
        }
        giveUp(s, animal, LOST_CROWDS, emit);
      }
      return NEXT;
    },
    moves: (s, f, out) => losses(s, s[f + C], out),
    take(s, f, move, emit) {
      giveUp(s, s[f + C], operandA(move), emit);
      s[f + C]++;
    },
    explain(s, f, move) {
      const animal = s[f + C];
      const loss = operandA(move);
      if (loss < LOST_PAWN) return refuseLoss(WORLD, s, OWN_DISKS, animal, move, 'DS-6.16.2');
      if (loss === LOST_CROWDS || s[PAWNS + animal] > 0) return undefined;
      const facts = { animal: ANIMAL_IDS[animal], available: 0 };
      return refusal('no-pawn', 'DS-6.16.3', facts);
    },
  }),
]);
