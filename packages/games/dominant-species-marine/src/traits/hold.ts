import { OWNER, POOL } from '@clade/earth';
import { below, type Emit, push, RNG, type State } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { EXAPTATION_OP } from '../phases/ops.ts';
import { COPIED, HELD, WORKING } from '../state.ts';
import {
  BOTTOM_FEEDER,
  BUDDING_INTELLIGENCE,
  EXAPTATION,
  PHENOTYPIC_PLASTICITY,
  RAM_FEEDER,
  TRAIT_IDS,
} from '../trait-ids.ts';
import { clearFeederSpace } from './bottom-feeder.ts';
import { bud } from './budding-intelligence.ts';
import { losePlasticity } from './phenotypic-plasticity.ts';
import { shiftPlankton } from './ram-feeder.ts';
import { setWorking, traitBox } from './trait.ts';

/** DSM-6.4.0: trait cards come and go through these functions alone. */

/** Draws a trait card from the box; -1 when it is empty. */
export function drawTrait(s: State): number {
  const box = traitBox(s);
  const cards = TRAIT_IDS.map((_, trait) => trait).filter((trait) => (box & (1 << trait)) !== 0);
  return cards.length === 0 ? -1 : cards[below(s, RNG, cards.length)];
}

export function takeTrait(
  s: State,
  animal: number,
  trait: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (emit) emit({ type: 'trait-gained', rule, animal: ANIMAL_IDS[animal], trait: TRAIT_IDS[trait] });
  s[HELD + animal] |= 1 << trait;
  settleWorking(s, animal, emit);
}

/** With Exaptation goes its copy. */
function dropTrait(s: State, animal: number, trait: number, rule: string, emit: Emit | undefined): void {
  if (emit) emit({ type: 'trait-lost', rule, animal: ANIMAL_IDS[animal], trait: TRAIT_IDS[trait] });
  if (trait === EXAPTATION) s[COPIED + animal] = 0;
  s[HELD + animal] &= ~(1 << trait);
  settleWorking(s, animal, emit);
}

export function copyTrait(
  s: State,
  animal: number,
  trait: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (emit) emit({ type: 'trait-copied', rule, animal: ANIMAL_IDS[animal], trait: TRAIT_IDS[trait] });
  s[COPIED + animal] = trait + 1;
  settleWorking(s, animal, emit);
}

/** What begins or ends with a trait that begins or ends to work. */
function settleWorking(s: State, animal: number, emit: Emit | undefined): void {
  const before = s[WORKING + animal];
  setWorking(s, animal);
  const gained = s[WORKING + animal] & ~before;
  const lost = before & ~s[WORKING + animal];
  if ((lost & (1 << PHENOTYPIC_PLASTICITY)) !== 0) losePlasticity(s, animal, emit);
  if ((lost & (1 << BOTTOM_FEEDER)) !== 0) clearFeederSpace(s, animal, emit);
  if ((lost & (1 << RAM_FEEDER)) !== 0) shiftPlankton(s, animal, -1, emit);
  if ((gained & (1 << RAM_FEEDER)) !== 0) shiftPlankton(s, animal, 1, emit);
  if ((gained & (1 << BUDDING_INTELLIGENCE)) !== 0) bud(s, animal, emit);
}

/** DSM-6.4.8: the first part is over. */
export const FEW_CUBES = 16;

/** DSM-6.4.8 (b): the copy goes for a trait from the box, and only then Exaptation goes there. */
export function outgrow(s: State, animal: number, rule: string, emit: Emit | undefined): void {
  const trait = drawTrait(s);
  dropTrait(s, animal, EXAPTATION, rule, emit);
  if (trait >= 0) takeTrait(s, animal, trait, rule, emit);
}

/** Gene Expression: a trait gained in the middle of the game (DSM-6.4.0). */
export function exchangeTrait(
  s: State,
  animal: number,
  old: number,
  gained: number,
  rule: string,
  emit: Emit | undefined,
): void {
  dropTrait(s, animal, old, rule, emit);
  takeTrait(s, animal, gained, rule, emit);
  if (gained !== EXAPTATION) return;
  if (s[POOL + animal] <= FEW_CUBES) outgrow(s, animal, 'DSM-6.4.0', emit);
  else push(s, EXAPTATION_OP, s[OWNER + animal], animal);
}
