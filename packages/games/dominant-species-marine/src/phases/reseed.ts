import * as earth from '@clade/earth';
import { choose, forcedAsked, refuseLoss, removeEnclosedDisks, takeKind } from '@clade/earth';
import * as engine from '@clade/engine';
import { auto, effect, operandA, operandB, packMove, refusal, type State, type Step } from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { disksAt, loseDisk, ON_BOARD, ON_TRAIT, OWN_DISKS } from '../disks.ts';
import { REGRESSION_SQUARES } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { refill } from '../refill.ts';
import * as state from '../state.ts';
import { RESILIENCE } from '../trait-ids.ts';
import { hasTrait } from '../traits/trait.ts';
import { LOSE, PROTECT } from '../words.ts';
import { WORLD } from '../world.ts';

const { ANIMALS, KINDS, OWNER, ROUND } = earth;
const { ASK, B, C, D, NEXT, SEAT, SKIP } = engine;
const { REGRESSION_BOX, REGRESSION_CUBE } = state;

/** DSM-5.17.6, DSM-6.4.15: is the animal safe from Regression? OPT-4: Resilience alone does not make it so. */
function isSafe(s: State, animal: number): boolean {
  if (s[OWNER + animal] < 0) return true;
  if (hasTrait(s, animal, RESILIENCE) && alternative(s, READING.resilienceAtReseed) === 0) return true;
  for (let i = 0; i < REGRESSION_SQUARES; i++) if (s[REGRESSION_CUBE + i] === animal + 1) return true;
  return false;
}

/** Would Regression take a disk of this kind? */
function isAtRisk(s: State, animal: number, kind: number): boolean {
  if (s[REGRESSION_BOX + kind] === 0 || isSafe(s, animal)) return false;
  return disksAt(s, animal, kind, ON_BOARD) + disksAt(s, animal, kind, ON_TRAIT) > 0;
}

/** OPT-4: the nth animal down the Food Chain that may keep a disk by Resilience, or -1. */
function resilient(s: State, nth: number): number {
  let left = nth;
  for (let a = 0; a < ANIMALS; a++) {
    if (alternative(s, READING.resilienceAtReseed) !== 0 && hasTrait(s, a, RESILIENCE) && left-- === 0)
      return a;
  }
  return -1;
}

/** Register D: kind + 1 that each animal keeps, three bits each. */
const KEPT_BITS = 3;

function kept(s: State, f: number, animal: number): number {
  return ((s[f + D] >> (KEPT_BITS * animal)) & 7) - 1;
}

/** The animal that is asked by a step of OPT-4; the steps are numbers 1 and 2 of the effect. */
export function keepingAnimal(s: State, f: number): number {
  return resilient(s, s[f + B] - 1);
}

/** OPT-4. Resilience is held by one animal and perhaps copied by another. */
function keepOne(nth: number): Step {
  return takeKind(WORLD, {
    kind: 'resilience',
    rule: 'DSM-6.4.15',
    verb: PROTECT,
    wayOut: SKIP,
    from: 'what Regression would take',
    enter(s, f) {
      const animal = resilient(s, nth);
      if (animal < 0 || !ELEMENTS.some((_, k) => isAtRisk(s, animal, k))) return NEXT;
      s[f + SEAT] = s[OWNER + animal];
      return ASK;
    },
    count: (s, _f, kind) => (isAtRisk(s, resilient(s, nth), kind) ? 1 : 0),
    take(s, f, kind) {
      s[f + D] |= (kind + 1) << (KEPT_BITS * resilient(s, nth));
    },
  });
}

/** DSM-5.17.6: register C walks over animals and kinds; where a kind lies both on board and card, the owner says which goes. */
const regress: Step = choose({
  kind: 'regression-loss',
  rule: 'DSM-5.17.6',
  verb: LOSE,
  repeat: true,
  enter(s, f, emit) {
    for (; s[f + C] < ANIMALS * KINDS; s[f + C]++) {
      const animal = Math.floor(s[f + C] / KINDS);
      const kind = s[f + C] % KINDS;
      if (!isAtRisk(s, animal, kind) || kept(s, f, animal) === kind) continue;
      const onBoard = disksAt(s, animal, kind, ON_BOARD) > 0;
      const onTrait = disksAt(s, animal, kind, ON_TRAIT) > 0;
      if ((onBoard && onTrait) || forcedAsked(s)) {
        s[f + SEAT] = s[OWNER + animal];
        return ASK;
      }
      loseDisk(s, animal, kind, onBoard ? ON_BOARD : ON_TRAIT, 'DSM-5.17.6', emit);
    }
    return NEXT;
  },
  moves(s, f, out) {
    const animal = Math.floor(s[f + C] / KINDS);
    const kind = s[f + C] % KINDS;
    for (const place of [ON_BOARD, ON_TRAIT])
      if (disksAt(s, animal, kind, place) > 0) out.add(packMove(LOSE, kind, place));
  },
  take(s, f, move, emit) {
    loseDisk(s, Math.floor(s[f + C] / KINDS), operandA(move), operandB(move), 'DSM-5.17.6', emit);
    s[f + C]++;
  },
  explain(s, f, move) {
    const asked = s[f + C] % KINDS;
    if (operandA(move) !== asked) {
      const facts = { element: ELEMENTS[operandA(move)], asked: ELEMENTS[asked] };
      return refusal('other-element', 'DSM-5.17.6', facts);
    }
    return refuseLoss(WORLD, s, OWN_DISKS, Math.floor(s[f + C] / KINDS), move, 'DSM-5.17.6');
  },
});

/** DSM-5.17.5. Registers C and D are 0 at the start. */
export const reseed = effect(WORLD, 'reseed', 'reseed', [
  auto('DSM-5.17.5.1', (s, _f, emit) => {
    if (emit) emit({ type: 'reseed', rule: 'DSM-5.17.5', round: s[ROUND] });
    removeEnclosedDisks(WORLD, s, 'DSM-5.17.5.1', emit);
  }),
  keepOne(0),
  keepOne(1),
  regress,
  auto('DSM-5.17.5.2', (s, _f, emit) => refill(s, emit)),
]);
