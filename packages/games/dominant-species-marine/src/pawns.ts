import * as earth from '@clade/earth';
import { exclude, include, pawnFromBox } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { SPACE_NAMES, SPACES } from './display.ts';
import * as state from './state.ts';

const { KINDS, PAWNS } = earth;
const { CAPTURED, CONTROL, SPACE, SPACE_SET, SPECIAL_AT, SPECIAL_PAWN, SPECIALS, STANDING, TARGET } = state;

/** Basic pawns belong to an animal; special ones to whoever holds the control marker (DSM-1.6.10). */

export function controls(s: State, animal: number, kind: number): boolean {
  return s[CONTROL + kind] === animal + 1;
}

/** A special pawn that the animal may place now. */
export function hasSpecial(s: State, animal: number, kind: number): boolean {
  return s[CONTROL + kind] === animal + 1 && s[SPECIAL_AT + kind] === 0;
}

/** All of them, as bits of their kinds. */
export function specialsAtHand(s: State, animal: number): number {
  let pawns = 0;
  for (let kind = 0; kind < KINDS; kind++) if (hasSpecial(s, animal, kind)) pawns |= 1 << kind;
  return pawns;
}

/** The animal that controls the pawn on a space; -1 without a pawn. */
export function controllerOn(s: State, space: number): number {
  const pawn = s[SPACE + space];
  return pawn >= SPECIAL_PAWN ? s[CONTROL + pawn - SPECIAL_PAWN] - 1 : pawn - 1;
}

export function isSpecialOn(s: State, space: number): boolean {
  return s[SPACE + space] >= SPECIAL_PAWN;
}

/** Has the animal a pawn on the display or on a trait card? */
export function anyPawnOut(s: State, animal: number): boolean {
  const set = STANDING + animal * SPACE_SET;
  return (s[set] | s[set + 1]) !== 0;
}

/** The sets of spaces anew from what they follow from. */
export function derivePawnSets(s: State): void {
  s.fill(0, STANDING, SPECIALS + SPACE_SET);
  for (let i = 0; i < SPACES; i++) {
    if (s[SPACE + i] === 0) continue;
    include(s, STANDING + controllerOn(s, i) * SPACE_SET, i);
    if (isSpecialOn(s, i)) include(s, SPECIALS, i);
  }
}

/** Kind of the special pawn on a space, for logs; null for a basic pawn. */
function specialName(pawn: number): string | null {
  return pawn >= SPECIAL_PAWN ? ELEMENTS[pawn - SPECIAL_PAWN] : null;
}

/** Places a basic pawn, or the special pawn of a kind; `kind` is -1 for a basic one. */
export function placePawn(
  s: State,
  animal: number,
  kind: number,
  space: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (kind < 0) {
    s[PAWNS + animal]--;
    s[SPACE + space] = animal + 1;
  } else {
    s[SPACE + space] = SPECIAL_PAWN + kind;
    s[SPECIAL_AT + kind] = space + 1;
    include(s, SPECIALS, space);
  }
  include(s, STANDING + animal * SPACE_SET, space);
  if (emit) {
    const special = specialName(s[SPACE + space]);
    emit({ type: 'pawn-placed', rule, animal: ANIMAL_IDS[animal], space: SPACE_NAMES[space], special });
  }
}

/** The pawn on a space goes back to the animal that controls it, available at once. */
export function takePawnBack(s: State, space: number, rule: string, emit: Emit | undefined): void {
  const pawn = s[SPACE + space];
  const animal = controllerOn(s, space);
  s[SPACE + space] = 0;
  exclude(s, STANDING + animal * SPACE_SET, space);
  if (pawn >= SPECIAL_PAWN) {
    s[SPECIAL_AT + pawn - SPECIAL_PAWN] = 0;
    exclude(s, SPECIALS, space);
    s[CAPTURED] &= ~(1 << (pawn - SPECIAL_PAWN));
  } else s[PAWNS + animal]++;
  if (emit) {
    const names = { animal: ANIMAL_IDS[animal], space: SPACE_NAMES[space], special: specialName(pawn) };
    emit({ type: 'pawn-taken', rule, ...names });
  }
}

/** From the box. */
export function gainPawn(s: State, animal: number, rule: string, emit: Emit | undefined): void {
  pawnFromBox(s, animal, ANIMAL_IDS[animal], rule, emit);
}

/** DSM-5.16.2 to DSM-5.16.4: the pawn stays where it is; the target marker moves. */
export function takeControl(
  s: State,
  animal: number,
  kind: number,
  target: number,
  rule: string,
  emit: Emit | undefined,
): void {
  const space = s[SPECIAL_AT + kind] - 1;
  if (space >= 0 && !controls(s, animal, kind)) {
    s[CAPTURED] |= 1 << kind;
    exclude(s, STANDING + controllerOn(s, space) * SPACE_SET, space);
    include(s, STANDING + animal * SPACE_SET, space);
  }
  s[CONTROL + kind] = animal + 1;
  s[TARGET + kind] = target;
  if (emit) emit({ type: 'control', rule, animal: ANIMAL_IDS[animal], element: ELEMENTS[kind], target });
}
