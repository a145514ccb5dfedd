import { ANIMALS, OWNER } from '@clade/earth';
import { A, B, defineOp, type Emit, pop, push, type State } from '@clade/engine';
import { enterPlay, turnUpCard } from '../deck.ts';
import { SLOTS } from '../display.ts';
import { DEALT, KEPT } from '../state.ts';
import { EXAPTATION, PACK_HUNTERS, TRAIT_IDS } from '../trait-ids.ts';
import { takeTrait } from '../traits/hold.ts';
import { holds } from '../traits/trait.ts';
import { DEAL_TRAITS_OP, EXAPTATION_OP, PACK_HUNTERS_OP, TURNS_OP } from './ops.ts';
import { firstAnimal } from './turns.ts';

/** DSM-4.1.11: all reveal together; the other cards go to the box unseen. */
function reveal(s: State, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    s[DEALT + a] = 0; // first: what is told of next is no secret any more
    for (let trait = 0; trait < TRAIT_IDS.length; trait++) {
      if ((s[KEPT + a] & (1 << trait)) !== 0) takeTrait(s, a, trait, 'DSM-4.1.11', emit);
    }
    s[KEPT + a] = 0;
  }
}

/** DSM-4.1.13, DSM-4.1.14: five cards with what they say when they enter play, without events. */
function fillRow(s: State, emit: Emit | undefined): void {
  for (let i = 0; i < SLOTS; i++) {
    const slot = turnUpCard(s, 'DSM-4.1.13', emit);
    enterPlay(s, slot, emit);
  }
}

/** Register B: what comes next. */
const TO_DEAL = 0;
export const TO_REVEAL = 1;
export const TO_PREPARE = 2;

/**
 * DSM-4.1.11 to DSM-4.1.16: traits are dealt and chosen, their set-up effects carried out down the food chain, and the
 * Evolution row is filled. Register A is the animal whose traits are prepared.
 */
export const begin = defineOp({
  name: 'begin',
  step(s, f, emit) {
    if (s[f + B] === TO_DEAL) {
      s[f + B] = TO_REVEAL;
      push(s, DEAL_TRAITS_OP, 0);
      return true;
    }
    if (s[f + B] === TO_REVEAL) {
      s[f + B] = TO_PREPARE;
      reveal(s, emit);
      return true;
    }
    const animal = s[f + A]++;
    if (animal < ANIMALS) {
      if (holds(s, animal, EXAPTATION)) push(s, EXAPTATION_OP, s[OWNER + animal], animal, 0, 0, 1);
      if (holds(s, animal, PACK_HUNTERS)) push(s, PACK_HUNTERS_OP, s[OWNER + animal], animal);
      return true;
    }
    pop(s);
    fillRow(s, emit);
    push(s, TURNS_OP, 0, firstAnimal(s));
    return true;
  },
});
