import * as earth from '@clade/earth';
import type { State } from '@clade/engine';
import { alternative, READING } from '../options.ts';
import * as state from '../state.ts';
import { BOTTOM_FEEDER, CAMOUFLAGE, EXAPTATION, TRAIT_IDS, type TraitId } from '../trait-ids.ts';

const { ANIMALS, FLAGS } = earth;
const { COPIED, HELD, KEEPS_EXAPTATION, LOOK, SUPERHEROES, WORKING } = state;

/**
 * A trait: data. What it does is a function of its own file that the rule it changes calls, or a program where it asks
 * something.
 */
export interface Trait {
  readonly id: TraitId;
  readonly rule: string;
  readonly provenance: 'printed' | 'reconstructed';
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Does the trait work for this animal, as a card or as a copy (DSM-9.4.8)? */
export function hasTrait(s: State, animal: number, trait: number): boolean {
  return (s[WORKING + animal] & (1 << trait)) !== 0;
}

/** Does the animal hold the trait card? */
export function holds(s: State, animal: number, trait: number): boolean {
  return (s[HELD + animal] & (1 << trait)) !== 0;
}

/** What works follows from the cards held and the copy of Exaptation. */
export function workingTraits(s: State, animal: number): number {
  return s[HELD + animal] | (s[COPIED + animal] > 0 ? 1 << (s[COPIED + animal] - 1) : 0);
}

export function setWorking(s: State, animal: number): void {
  s[WORKING + animal] = workingTraits(s, animal);
}

/** The trait cards of this table as bits: DSM-4.8.1, OPT-17, OPT-18 take some out. */
export function traitDeck(s: State): number {
  let deck = (1 << TRAIT_IDS.length) - 1;
  if ((s[FLAGS] & (SUPERHEROES | KEEPS_EXAPTATION)) === SUPERHEROES) deck &= ~(1 << EXAPTATION);
  if (alternative(s, READING.bottomFeederEffect) === 2) deck &= ~(1 << BOTTOM_FEEDER);
  if (alternative(s, READING.camouflageEffect) === 2) deck &= ~(1 << CAMOUFLAGE);
  return deck;
}

/** Trait cards in the box, once the traits are revealed. */
export function traitBox(s: State): number {
  let box = traitDeck(s) & ~s[LOOK];
  for (let a = 0; a < ANIMALS; a++) box &= ~s[HELD + a];
  return box;
}
