import { type Refusal, refusal, type State } from '@clade/engine';
import { SYMBIOSIS_ROW } from './options.ts';
import * as state from './state.ts';
import { CLIMBING_BIT, HARD_SHELL_BIT, PACK_HUNTING_BIT, type Shield } from './traits.ts';

const { BODY, FLAGS, FOOD, POPULATION, SPECIES_WORDS, TRAIT_SET } = state;

/** Traits that cover their own species: when they stop an attack, and what is said then. */

const HARD_SHELL_BONUS = 4; // EVO-1.2.6

/** EVO-4.1.4. */
export function attackSize(s: State, at: number): number {
  return (s[at + TRAIT_SET] & PACK_HUNTING_BIT) !== 0 ? s[at + BODY] + s[at + POPULATION] : s[at + BODY];
}

/** EVO-4.1.4. */
export function defenceSize(s: State, at: number): number {
  return (s[at + TRAIT_SET] & HARD_SHELL_BIT) !== 0 ? s[at + BODY] + HARD_SHELL_BONUS : s[at + BODY];
}

/**
 * EVO-4.2.6, EVO-6.16.5: address of the species to the right that Symbiosis relies on, strictly larger; 0 for none.
 * `last` is the right end of the row.
 */
function largerToTheRight(s: State, t: number, last: number): number {
  const end = (s[FLAGS] & SYMBIOSIS_ROW) !== 0 ? last : Math.min(last, t + SPECIES_WORDS);
  for (let at = t + SPECIES_WORDS; at <= end; at += SPECIES_WORDS) {
    if (s[at + BODY] > s[t + BODY]) return at;
  }
  return 0;
}

/**
 * EVO-4.2.2 to EVO-4.2.6: does the trait of the species at address `t` stop an attack of the one at address `a`? `size`
 * is the attack size, `last` the address of the right end of the target's row.
 */
export type Blocks = (s: State, a: number, t: number, size: number, last: number) => boolean;

/** Places, from 1 on, of who attacks whom. */
export type Ends = { readonly attacker: number; readonly targetSeat: number; readonly target: number };

export interface Shielding {
  readonly blocks: Blocks;
  /** Why the attack that it stops is refused. */
  refuse(s: State, a: number, t: number, last: number, ends: Ends): Refusal;
}

/** The compiler asks for a trait that is missing here. */
export const SHIELDS: Readonly<Record<Shield, Shielding>> = {
  'hard-shell': {
    blocks: (s, _a, t, size) => size <= s[t + BODY] + HARD_SHELL_BONUS,
    refuse: (s, a, t, _last, ends) =>
      refusal('hard-shell', 'EVO-4.2.2', {
        ...ends,
        attackSize: attackSize(s, a),
        defenceSize: defenceSize(s, t),
      }),
  },
  burrowing: {
    blocks: (s, _a, t) => s[t + FOOD] === s[t + POPULATION],
    refuse: (s, _a, t, _last, ends) =>
      refusal('burrowing', 'EVO-4.2.3', { ...ends, food: s[t + FOOD], population: s[t + POPULATION] }),
  },
  climbing: {
    blocks: (s, a) => (s[a + TRAIT_SET] & CLIMBING_BIT) === 0,
    refuse: (_s, _a, _t, _last, ends) => refusal('climbing', 'EVO-4.2.4', { ...ends, attackerClimbs: false }),
  },
  'defensive-herding': {
    blocks: (s, a, t) => s[a + POPULATION] <= s[t + POPULATION],
    refuse: (s, a, t, _last, ends) =>
      refusal('defensive-herding', 'EVO-4.2.5', {
        ...ends,
        attackerPopulation: s[a + POPULATION],
        targetPopulation: s[t + POPULATION],
      }),
  },
  symbiosis: {
    blocks: (s, _a, t, _size, last) => largerToTheRight(s, t, last) !== 0,
    refuse: (s, _a, t, last, ends) => {
      const at = largerToTheRight(s, t, last);
      return refusal('symbiosis', 'EVO-4.2.6', {
        ...ends,
        bodySize: s[t + BODY],
        neighbour: ends.target + (at - t) / SPECIES_WORDS,
        neighbourBodySize: s[at + BODY],
      });
    },
  },
};
