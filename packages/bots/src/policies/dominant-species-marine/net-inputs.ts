import { ANIMAL_IDS, SECTIONS } from '@clade/dominant-species-marine';
import {
  ASTEROID,
  ASTEROID_RESOLVED,
  CHAIN,
  controllerOn,
  DISPLAY_SPACES,
  inRow,
  RETRIEVE,
  SECTION_OF,
  SPACE,
  SPACE_SET,
  SPACES,
  SPECIAL,
  STANDING,
  specialsAtHand,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { animalsInPlay, elementsOf, lowest } from '@clade/earth';
import { type Move, moveVerb, operandA, type State } from '@clade/engine';
import type { Cycle } from './cycle.ts';

const { OWNER, PAWNS, POINTS, POOL } = earth;
/** Marine has fewer than there are columns for. */
const ANIMALS = ANIMAL_IDS.length;

const RIVALS = ANIMALS - 1;
/** Numbers about each rival, and about the animal itself beside where it stands. */
const OF_RIVAL = 8 + SECTIONS.length;
const OWN = 34;

/** Where they begin, behind one that is always 1: what each space brings, who stands there, sections that are over. */
const GAINS = 1;
const TAKEN = GAINS + DISPLAY_SPACES;
const BEHIND = TAKEN + DISPLAY_SPACES;
const RIVAL = BEHIND + SECTIONS.length;
const SELF = RIVAL + RIVALS * OF_RIVAL;
/** Inputs of the network that rates turns. */
export const NET_INPUTS = SELF + OWN;
/** Ways to use a turn: a pawn to each space, a Retrieve, a special pawn; and each space for a special pawn. */
export const NET_OUTPUTS = 2 * SPACES + 2;
/** Hidden units of the network that rates them. */
export const NET_HIDDEN = 48;

/** The output that rates a move. */
export function outputOf(move: Move, special: boolean): number {
  switch (moveVerb(move)) {
    case RETRIEVE:
      return SPACES;
    case SPECIAL:
      return SPACES + 1;
    default:
      return operandA(move) + (special ? SPACES + 2 : 0);
  }
}

/** The table as the animal to move sees it: what spaces bring, who stands where, what the others can still do. */
export function readNetInputs(
  s: State,
  animal: number,
  cycle: Cycle,
  rounds: number,
  out: Float32Array,
): void {
  out.fill(0);
  out[0] = 1;
  for (let space = 0; space < DISPLAY_SPACES; space++) {
    out[GAINS + space] = Math.max(-1, Math.min(3, cycle.gain(space) / 10));
    if (s[SPACE + space] === 0) continue;
    out[TAKEN + space] = controllerOn(s, space) === animal ? -1 : 1;
  }
  passed(s, animal, out, BEHIND);
  for (let i = 1; i <= RIVALS; i++) {
    // DSM-5.1.1: turns go up the food chain.
    const rival = (animal - i + ANIMALS) % ANIMALS;
    if (s[OWNER + rival] < 0) continue;
    const at = RIVAL + (i - 1) * OF_RIVAL;
    out[at] = 1;
    out[at + 1] = s[PAWNS + rival] / 4;
    out[at + 2] = s[PAWNS + rival] === 0 ? 1 : 0;
    out[at + 3] = count(specialsAtHand(s, rival)) / 2;
    out[at + 4] = s[CHAIN + rival];
    out[at + 5] = standing(s, rival) / 5;
    out[at + 6] = Math.max(-2, Math.min(2, (s[POINTS + rival] - s[POINTS + animal]) / 20));
    out[at + 7] = Math.min(12, s[POOL + rival]) / 10;
    passed(s, rival, out, at + 8);
  }
  const pawns = s[PAWNS + animal];
  const specials = count(specialsAtHand(s, animal));
  const last = inRow(s, ASTEROID) ? 1 : 0;
  let at = SELF;
  out[at + Math.min(5, pawns)] = 1;
  at += 6;
  out[at + Math.min(3, specials)] = 1;
  at += 4;
  out[at + Math.min(6, standing(s, animal))] = 1;
  at += 7;
  out[at++] = s[CHAIN + animal];
  out[at++] = Math.min(12, s[POOL + animal]) / 10;
  out[at++] = s[POOL + animal] <= 2 ? 1 : 0;
  out[at++] = rounds / 4;
  out[at++] = rounds === 0 ? 1 : 0;
  out[at++] = last;
  out[at++] = s[ASTEROID_RESOLVED];
  out[at++] = elementsOf(s, animal) / 8;
  out[at++] = Math.min(3, cycle.turn / 10);
  out[at + animal] = 1;
  at += ANIMALS;
  out[at + animalsInPlay(s) - 2] = 1;
  at += 3;
  let retrieved = 0;
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0 && s[CHAIN + a] !== 0) retrieved++;
  out[at] = retrieved / 4;
}

/** 1 for each section that is over for the basic pawns of an animal or has begun to be. */
function passed(s: State, animal: number, out: Float32Array, at: number): void {
  let last = -1;
  for (let w = 0; w < SPACE_SET; w++)
    for (let rest = s[STANDING + animal * SPACE_SET + w]; rest !== 0; rest &= rest - 1) {
      const space = w * 32 + lowest(rest);
      if (space < DISPLAY_SPACES && space > last) last = space;
    }
  if (last < 0) return;
  for (let section = 0; section <= SECTION_OF[last]; section++) out[at + section] = 1;
}

function standing(s: State, animal: number): number {
  let n = 0;
  for (let w = 0; w < SPACE_SET; w++) n += count(s[STANDING + animal * SPACE_SET + w]);
  return n;
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
