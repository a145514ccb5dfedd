import { ANIMALS, OWNER } from '@clade/earth';
import { cloneState, DEPTH, drawAnew, OP, RNG, type Rng, type Seat, type State, top } from '@clade/engine';
import { lookingSeat } from './asked.ts';
import { drawTraits } from './phases/deal-traits.ts';
import { DEAL_TRAITS_OP } from './phases/ops.ts';
import { DEALT, KEPT, LOOK } from './state.ts';
import { DEALT_TRAITS, TRAIT_IDS } from './trait-ids.ts';
import { traitBox, traitDeck } from './traits/trait.ts';

/**
 * Another world that `seat` cannot tell apart from `s` (DSM-A.1). What is face down lies in no order in the state, so a
 * fresh generator is all of that; trait cards in the hands of others are dealt anew, with what they have kept of them.
 */
export function sample(s: State, seat: Seat, rng: Rng): State {
  const t = cloneState(s);
  if (t[DEPTH] > 0 && t[top(t) + OP] === DEAL_TRAITS_OP) dealAnew(t, seat, rng);
  if (t[LOOK] !== 0 && lookingSeat(t) !== seat) {
    const box = traitBox(t) | t[LOOK];
    t[LOOK] = drawTraits(box, countTraits(t[LOOK]), (n) => rng.below(n));
  }
  drawAnew(t, RNG, rng);
  return t;
}

/** Cards in the hands of a trait choice, or in the look of Gene Expression. */
export function hasSecrets(s: State): boolean {
  return s[DEPTH] > 0 && (s[top(s) + OP] === DEAL_TRAITS_OP || s[LOOK] !== 0);
}

function countTraits(traits: number): number {
  return TRAIT_IDS.filter((_, t) => (traits & (1 << t)) !== 0).length;
}

function dealAnew(t: State, seat: Seat, rng: Rng): void {
  let deck = traitDeck(t);
  for (let a = 0; a < ANIMALS; a++) if (t[OWNER + a] === seat) deck &= ~t[DEALT + a];
  for (let a = 0; a < ANIMALS; a++) {
    if (t[OWNER + a] < 0 || t[OWNER + a] === seat) continue;
    t[DEALT + a] = drawTraits(deck, DEALT_TRAITS, (n) => rng.below(n));
    deck &= ~t[DEALT + a];
    t[KEPT + a] = drawTraits(t[DEALT + a], countTraits(t[KEPT + a]), (n) => rng.below(n));
  }
}
