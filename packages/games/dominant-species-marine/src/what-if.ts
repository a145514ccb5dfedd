import { ANIMALS, compareEarth, type EarthWhatIf, KINDS, OWNER, tryMove } from '@clade/earth';
import type { Move, Seat, State } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId, ELEMENTS, type ElementId } from './animals.ts';
import { dominationValue } from './dominate.ts';
import { OPS } from './phases/index.ts';
import { STATE_WORDS, TARGET } from './state.ts';
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
}

/** Domination values of all animals that differ between two states. */
function changedValues(s: State, t: State): WhatIf['domination'] {
  const changed: WhatIf['domination'][number][] = [];
  for (let a = 0; a < ANIMALS; a++) {
    for (let k = 0; s[OWNER + a] >= 0 && k < KINDS; k++) {
      const from = dominationValue(s, a, k);
      const to = dominationValue(t, a, k);
      const names = { animal: ANIMAL_IDS[a], element: ELEMENTS[k] };
      if (from !== to) changed.push({ ...names, from, to, target: t[TARGET + k] });
    }
  }
  return changed;
}

/** Actions lie right above the turns. A card that is being resolved belongs to one, with the card that takes its place. */
const ACTION_DEPTH = 2;

const after = new Int32Array(STATE_WORDS);
const scratch = new Int32Array(STATE_WORDS);

/** Tries a legal move on a copy and compares: points, domination values, endangered cubes. */
export function whatIf(s: State, seat: Seat, move: Move): WhatIf {
  const draws = tryMove(OPS, s, seat, move, after, scratch, ACTION_DEPTH);
  const { points, endangered } = compareEarth(WORLD, s, after, isEndangered);
  return { points, domination: changedValues(s, after), endangered, draws };
}
