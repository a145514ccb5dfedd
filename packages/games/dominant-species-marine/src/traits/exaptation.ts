import * as earth from '@clade/earth';
import { choose } from '@clade/earth';
import * as engine from '@clade/engine';
import { type Emit, effect, operandA, packMove, push, refusal, type State } from '@clade/engine';
import { PACK_HUNTERS_OP } from '../phases/ops.ts';
import { EXAPTATION, PACK_HUNTERS, TRAIT_IDS } from '../trait-ids.ts';
import { TRAIT } from '../words.ts';
import { WORLD } from '../world.ts';
import { copyTrait, FEW_CUBES, outgrow } from './hold.ts';
import { holds, type Trait } from './trait.ts';

const { ANIMALS, OWNER, POOL } = earth;
const { A, D } = engine;

export const exaptation: Trait = {
  id: 'exaptation',
  rule: 'DSM-6.4.8',
  provenance: 'printed',
  confidence: 'high',
};

function isModel(s: State, animal: number, trait: number): boolean {
  if (trait === EXAPTATION) return false;
  for (let a = 0; a < ANIMALS; a++) if (a !== animal && holds(s, a, trait)) return true;
  return false;
}

/** Which trait is copied. Register D is 1 at the start of the game, when a copy of Pack Hunters takes a pawn too. */
export const exaptationOp = effect(WORLD, 'exaptation', exaptation.id, [
  choose({
    kind: 'exaptation',
    rule: exaptation.rule,
    verb: TRAIT,
    moves(s, f, out) {
      for (let t = 0; t < TRAIT_IDS.length; t++) if (isModel(s, s[f + A], t)) out.add(packMove(TRAIT, t));
    },
    take(s, f, move, emit) {
      const animal = s[f + A];
      const trait = operandA(move);
      copyTrait(s, animal, trait, exaptation.rule, emit);
      if (trait === PACK_HUNTERS && s[f + D] === 1) push(s, PACK_HUNTERS_OP, s[OWNER + animal], animal);
    },
    explain(s, f, move) {
      const trait = operandA(move);
      if (isModel(s, s[f + A], trait)) return undefined;
      const facts = { trait: TRAIT_IDS[trait] };
      return refusal('no-model', exaptation.rule, facts);
    },
  }),
]);

/** Called after every action (DSM-5.19.3), down the Food Chain. */
export function exapt(s: State, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++)
    if (holds(s, a, EXAPTATION) && s[POOL + a] <= FEW_CUBES) outgrow(s, a, exaptation.rule, emit);
}
