import { ANIMALS, compareEarth, type EarthWhatIf, KINDS, nameOf, OWNER, tryMove } from '@clade/earth';
import type { Move, Seat, State } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId, ELEMENTS, type ElementId } from './animals.ts';
import { dominationValue } from './dominate.ts';
import { OPS } from './phases/index.ts';
import { CONTROL, STATE_WORDS, TARGET } from './state.ts';
import { isEndangered } from './thriving.ts';
import { WORLD } from './world.ts';

/** What a move would change at once, before anybody else decides. */
export interface WhatIf extends EarthWhatIf {
  /** Domination values that change, with the targets they are measured by. */
  readonly domination: readonly {
    readonly animal: AnimalId;
    readonly element: ElementId;
    readonly from: number;
    readonly to: number;
    readonly target: number;
  }[];
  /** Animals that begin to dominate an element, or no longer do, because the value or the target changes. */
  readonly dominates: readonly {
    readonly animal: AnimalId;
    readonly element: ElementId;
    readonly now: boolean;
  }[];
  /** Targets that move. */
  readonly targets: readonly { readonly element: ElementId; readonly from: number; readonly to: number }[];
  /** Special pawns that change hands. */
  readonly control: readonly {
    readonly element: ElementId;
    readonly from: AnimalId | null;
    readonly to: AnimalId | null;
  }[];
}

/** How two states differ in who dominates what (DSM-1.6.9), and in targets and control (DSM-5.16). */
function compareDomination(
  s: State,
  t: State,
): Pick<WhatIf, 'domination' | 'dominates' | 'targets' | 'control'> {
  const domination: WhatIf['domination'][number][] = [];
  const dominates: WhatIf['dominates'][number][] = [];
  const targets: WhatIf['targets'][number][] = [];
  const control: WhatIf['control'][number][] = [];
  for (let a = 0; a < ANIMALS; a++) {
    for (let k = 0; s[OWNER + a] >= 0 && k < KINDS; k++) {
      const names = { animal: ANIMAL_IDS[a], element: ELEMENTS[k] };
      const from = dominationValue(s, a, k);
      const to = dominationValue(t, a, k);
      const now = to > t[TARGET + k];
      if (from !== to) domination.push({ ...names, from, to, target: t[TARGET + k] });
      if (now !== from > s[TARGET + k]) dominates.push({ ...names, now });
    }
  }
  for (const [k, element] of ELEMENTS.entries()) {
    const moves = { element, from: s[TARGET + k], to: t[TARGET + k] };
    if (moves.from !== moves.to) targets.push(moves);
    const hands = {
      element,
      from: nameOf(ANIMAL_IDS, s[CONTROL + k] - 1),
      to: nameOf(ANIMAL_IDS, t[CONTROL + k] - 1),
    };
    if (hands.from !== hands.to) control.push(hands);
  }
  return { domination, dominates, targets, control };
}

/** Actions lie right above the turns. A card that is being resolved belongs to one, with the card that takes its place. */
const ACTION_DEPTH = 2;

const after = new Int32Array(STATE_WORDS);
const scratch = new Int32Array(STATE_WORDS);

/** Tries a legal move on a copy and compares: points, endangered cubes, domination, targets and control. */
export function whatIf(s: State, seat: Seat, move: Move): WhatIf {
  const draws = tryMove(OPS, s, seat, move, after, scratch, ACTION_DEPTH);
  return { ...compareEarth(WORLD, s, after, isEndangered), ...compareDomination(s, after), draws };
}
