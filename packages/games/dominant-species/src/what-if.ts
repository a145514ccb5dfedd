import { compareEarth, type EarthWhatIf, HEXES, isEndangered, tryMove } from '@clade/earth';
import { C, DEPTH, type Move, OP, type Seat, type State, top } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId } from './animals.ts';
import { SECTIONS, type SectionId } from './display.ts';
import { MAP } from './map.ts';
import { isUnfinished } from './phases/execution.ts';
import { OPS } from './phases/index.ts';
import { ACTION_OP, EXECUTION_OP } from './phases/ops.ts';
import { DOMINANT, STATE_WORDS } from './state.ts';
import { WORLD } from './world.ts';

/** What a move would change at once, before anybody else decides. */
export interface WhatIf extends EarthWhatIf {
  readonly dominance: readonly {
    readonly hex: string;
    readonly from: AnimalId | null;
    readonly to: AnimalId | null;
  }[];
}

const REGRESSION_OP = opOf('regression');
const WASTELAND_OP = opOf('wasteland');

function opOf(id: SectionId): number {
  return ACTION_OP + SECTIONS.findIndex((section) => section.id === id);
}

const tried = new Int32Array(STATE_WORDS);
const before = new Int32Array(STATE_WORDS);

/** Losses of Regression and removals of Wasteland come behind the last choice, and are what the choice is about. */
function finishSection(s: State): void {
  for (let f = top(s); s[DEPTH] > 1; f = top(s)) {
    const op = s[f + OP];
    if (op !== REGRESSION_OP && !(op === EXECUTION_OP && isUnfinished(s[f + C]))) return;
    if (!OPS[op].step(s, f, undefined)) return;
  }
}

/** Tries a legal move on a copy and compares: points, dominance, endangered cubes. */
export function whatIf(s: State, seat: Seat, move: Move): WhatIf {
  const draws = tryMove(OPS, s, seat, move, tried, before);
  const asks = s[top(s) + OP];
  if (asks === REGRESSION_OP || asks === WASTELAND_OP) finishSection(tried);
  const dominance: WhatIf['dominance'][number][] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const from = s[DOMINANT + hex];
    const to = tried[DOMINANT + hex];
    if (from !== to) {
      const names = { from: ANIMAL_IDS[from - 1] ?? null, to: ANIMAL_IDS[to - 1] ?? null };
      dominance.push({ hex: MAP.hexNames[hex], ...names });
    }
  }
  const { points, endangered } = compareEarth(WORLD, s, tried, isEndangered);
  return { points, dominance, endangered, draws };
}
