import { ANIMALS, BAG, drawDisk, drawInto, emptyIntoBag, POOL, ROUND, slide } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { ELEMENTS } from './animals.ts';
import { drawCompetitionChips, drawEvolutionChips, returnChips } from './chips.ts';
import { REGRESSION_SQUARES, SPECIATION_DISKS } from './display.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  AUTOTROPHS_BOX,
  CHAIN,
  DEPLETION_BOX,
  REGRESSION_BOX,
  REGRESSION_CUBE,
  SPECIATION_DISK,
  TURNS,
  WANDERLUST_BOX,
} from './state.ts';
import { WORLD } from './world.ts';

/** DSM-5.17.6: the cubes on the squares go back to their gene pools. */
function returnRegressionCubes(s: State): void {
  for (let i = REGRESSION_CUBE; i < REGRESSION_CUBE + REGRESSION_SQUARES; i++) {
    if (s[i] !== 0) s[POOL + s[i] - 1]++;
    s[i] = 0;
  }
}

/** DSM-5.17.8: four disks for the Speciation spaces, or as many as there are. */
export function drawSpeciation(s: State, rule: string, emit: Emit | undefined): void {
  const drawn: string[] = [];
  for (let i = 0; i < SPECIATION_DISKS; i++) {
    const kind = drawDisk(s);
    if (kind < 0) break;
    s[SPECIATION_DISK + i] = kind + 1;
    if (emit) drawn.push(ELEMENTS[kind]);
  }
  if (emit) emit({ type: 'disks-drawn', rule, section: 'speciation', elements: drawn });
}

function emptySpeciation(s: State): void {
  for (let i = SPECIATION_DISK; i < SPECIATION_DISK + SPECIATION_DISKS; i++) {
    if (s[i] !== 0) s[BAG + s[i] - 1]++;
    s[i] = 0;
  }
}

/** DSM-5.17.5, from the end of Regression on, in this order. */
export function refill(s: State, emit: Emit | undefined): void {
  returnRegressionCubes(s);
  emptyIntoBag(WORLD, s, REGRESSION_BOX, 'DSM-5.17.5.2', emit);
  slide(WORLD, s, ADAPTATION_BOX, REGRESSION_BOX, 'DSM-5.17.5.3', emit);
  emptyIntoBag(WORLD, s, DEPLETION_BOX, 'DSM-5.17.5.4', emit);
  emptySpeciation(s);
  emptyIntoBag(WORLD, s, WANDERLUST_BOX, 'DSM-5.17.5.4', emit);
  slide(WORLD, s, AUTOTROPHS_BOX, DEPLETION_BOX, 'DSM-5.17.5.5', emit);
  slide(WORLD, s, ABUNDANCE_BOX, AUTOTROPHS_BOX, 'DSM-5.17.5.5', emit);
  returnChips(s);
  drawInto(WORLD, s, ABUNDANCE_BOX, 'DSM-5.17.5.7', emit);
  drawInto(WORLD, s, ADAPTATION_BOX, 'DSM-5.17.5.7', emit);
  drawSpeciation(s, 'DSM-5.17.5.7', emit);
  drawInto(WORLD, s, WANDERLUST_BOX, 'DSM-5.17.5.7', emit);
  drawCompetitionChips(s, 'DSM-5.17.5.8', emit);
  drawEvolutionChips(s, 'DSM-5.17.5.9', emit);
  s.fill(0, CHAIN, CHAIN + ANIMALS); // DSM-5.17.5.10
  s[ROUND]++;
  s[TURNS] = 0;
}
