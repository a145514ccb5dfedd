import * as earth from '@clade/earth';
import { cubesOnEarth, drawInto, emptyIntoBag, scoreSurvivor, slide, turnUpTiles } from '@clade/earth';
import * as engine from '@clade/engine';
import { defineOp, type Emit, pop, push, type State } from '@clade/engine';
import { ANIMAL_IDS, bonus, MAMMALS } from '../animals.ts';
import { turnUpCards } from '../deck.ts';
import { GLACIATION_SPACE, SPACE_NAMES } from '../display.ts';
import { scoreTile } from '../score.ts';
import * as state from '../state.ts';
import { REASONS } from '../state.ts';
import { FROM_FINAL, FROM_SURVIVAL, WORLD } from '../world.ts';
import { EXECUTION_OP, EXTINCTION_OP, PLANNING_OP } from './ops.ts';

const { ANIMALS, CAP, HEX_SET, HEXES, OWNER, POOL, REASON, ROUND, TILE } = earth;
const { A } = engine;
const {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  BY_CAP,
  BY_DEAD_WORLD,
  BY_ICE_AGE,
  DEPLETION_BOX,
  ICE_AGE_TAKEN,
  REGRESSION_BOX,
  SAFE,
  SAFE_ANIMAL,
  SCORED,
  SPACE,
  WANDERLUST_BOX,
  WASTELAND_BOX,
} = state;

/** Register A: what comes next in the round (DS-5.1.1). */
const TO_PLAN = 0;
export const TO_EXECUTE = 1;
export const TO_EXTINCTION = 2;
export const TO_SURVIVAL = 3;

export const round = defineOp({
  name: 'round',
  step(s, f, emit) {
    switch (s[f + A]++) {
      case TO_PLAN:
        if (emit) emit({ type: 'round-started', rule: 'DS-5.1.1', round: s[ROUND] });
        push(s, PLANNING_OP, 0);
        return true;
      case TO_EXECUTE:
        if (emit) emit({ type: 'execution-started', rule: 'DS-5.3.1', round: s[ROUND] });
        push(s, EXECUTION_OP, 0);
        return true;
      case TO_EXTINCTION:
        if (emit) emit({ type: 'reset-started', rule: 'DS-5.5.1', round: s[ROUND] });
        push(s, EXTINCTION_OP, Math.max(0, s[OWNER + MAMMALS]), MAMMALS);
        return true;
      default:
        endSafety(s);
        scoreSurvival(s, emit);
        s[REASON] = endOf(s);
        if (s[REASON] !== 0) {
          finish(s, emit);
          pop(s);
          return true;
        }
        reseed(s, emit);
        s[ROUND]++;
        s[f + A] = TO_PLAN;
        return true;
    }
  },
});

/** DS-5.9.1.5. */
function endSafety(s: State): void {
  if (s[SAFE_ANIMAL] === 0) return;
  s[SAFE_ANIMAL] = 0;
  s.fill(0, SAFE, SAFE + HEXES);
}

/** DS-5.9.2. */
function scoreSurvival(s: State, emit: Emit | undefined): void {
  scoreSurvivor(WORLD, s, FROM_SURVIVAL, bonus, 'DS-5.9.2.2', emit);
}

/** DS-5.9.3.1, DS-5.11. */
function endOf(s: State): number {
  if (s[ICE_AGE_TAKEN] !== 0) return BY_ICE_AGE;
  if (isDead(s)) return BY_DEAD_WORLD;
  return s[CAP] !== 0 && s[ROUND] >= s[CAP] ? BY_CAP : 0;
}

/** DS-5.11.2: no animal has a cube on Earth or in its pool. */
function isDead(s: State): boolean {
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] >= 0 && (s[POOL + a] > 0 || cubesOnEarth(s, a) > 0)) return false;
  }
  return true;
}

/** DS-5.10.4: every tile once more, without cards. */
function finish(s: State, emit: Emit | undefined): void {
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] !== 0) scoreTile(s, hex, FROM_FINAL, 'DS-5.10.4', emit);
  }
  if (emit) emit({ type: 'game-ended', rule: 'DS-5.10.5', reason: REASONS[s[REASON]] });
}

/** DS-5.9.4, in this order. */
function reseed(s: State, emit: Emit | undefined): void {
  turnUpCards(s, 'DS-5.9.4.1', emit);
  slideGlaciation(s, emit);
  emptyIntoBag(WORLD, s, REGRESSION_BOX, 'DS-5.9.4.3', emit);
  emptyIntoBag(WORLD, s, DEPLETION_BOX, 'DS-5.9.4.3', emit);
  emptyIntoBag(WORLD, s, WANDERLUST_BOX, 'DS-5.9.4.3', emit);
  slide(WORLD, s, WASTELAND_BOX, DEPLETION_BOX, 'DS-5.9.4.4', emit);
  slide(WORLD, s, ABUNDANCE_BOX, WASTELAND_BOX, 'DS-5.9.4.5', emit);
  slide(WORLD, s, ADAPTATION_BOX, REGRESSION_BOX, 'DS-5.9.4.6', emit);
  drawInto(WORLD, s, ADAPTATION_BOX, 'DS-5.9.4.7', emit);
  drawInto(WORLD, s, ABUNDANCE_BOX, 'DS-5.9.4.7', emit);
  drawInto(WORLD, s, WANDERLUST_BOX, 'DS-5.9.4.7', emit);
  turnUpTiles(WORLD, s, 'DS-5.9.4.9', emit);
  s.fill(0, SCORED, SCORED + HEX_SET); // DS-5.9.4.10
}

/** DS-5.9.4.2: one step to the left where that space is vacant, from left to right. */
function slideGlaciation(s: State, emit: Emit | undefined): void {
  for (let space = GLACIATION_SPACE + 1; space < GLACIATION_SPACE + 4; space++) {
    const pawn = s[SPACE + space];
    if (pawn === 0 || s[SPACE + space - 1] !== 0) continue;
    s[SPACE + space] = 0;
    s[SPACE + space - 1] = pawn;
    if (emit) {
      const names = { from: SPACE_NAMES[space], to: SPACE_NAMES[space - 1] };
      emit({ type: 'pawn-slid', rule: 'DS-5.9.4.2', animal: ANIMAL_IDS[pawn - 1], ...names });
    }
  }
}
