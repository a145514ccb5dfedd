import { ANIMALS, BOXED_PAWNS, PAWNS, pawnFromBox } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { SPACE_NAMES } from './display.ts';
import { SPACE, TRACK } from './state.ts';

/** DS-5.15: the life of an action pawn, and the initiative track. */

export function placePawn(
  s: State,
  animal: number,
  space: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[PAWNS + animal]--;
  s[SPACE + space] = animal + 1;
  if (emit) emit({ type: 'pawn-placed', rule, animal: ANIMAL_IDS[animal], space: SPACE_NAMES[space] });
}

/** Takes the pawn off a space; it is available again. Returns the animal. */
export function takePawn(s: State, space: number, rule: string, emit: Emit | undefined): number {
  const animal = s[SPACE + space] - 1;
  s[SPACE + space] = 0;
  s[PAWNS + animal]++;
  if (emit) emit({ type: 'pawn-taken', rule, animal: ANIMAL_IDS[animal], space: SPACE_NAMES[space] });
  return animal;
}

/** From the box. */
export function gainPawn(s: State, animal: number, rule: string, emit: Emit | undefined): void {
  pawnFromBox(s, animal, ANIMAL_IDS[animal], rule, emit);
}

/** An available pawn goes back to the box. */
export function losePawn(s: State, animal: number, rule: string, emit: Emit | undefined): void {
  s[PAWNS + animal]--;
  s[BOXED_PAWNS + animal]++;
  if (emit) emit({ type: 'pawn-lost', rule, animal: ANIMAL_IDS[animal] });
}

/** DS-3.5.1: the marker changes places with the one directly to its left; the leftmost stays. */
export function stepUpInitiative(s: State, animal: number, rule: string, emit: Emit | undefined): void {
  for (let i = 1; i < ANIMALS; i++) {
    if (s[TRACK + i] !== animal + 1) continue;
    const passed = s[TRACK + i - 1];
    s[TRACK + i - 1] = animal + 1;
    s[TRACK + i] = passed;
    if (emit) {
      emit({ type: 'initiative', rule, animal: ANIMAL_IDS[animal], passed: ANIMAL_IDS[passed - 1] });
    }
    return;
  }
}
