import { effect, type Op, type Step } from '@clade/engine';
import type { CardId } from '../card-ids.ts';
import { WORLD } from '../world.ts';

/** A dominance card: data, and the steps of its effect. */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly rule: string;
  /** The effect in our words; "you" is the animal that dominated the tile just scored (DS-6.0.3). */
  readonly summary: string;
  readonly op: Op;
}

/**
 * Defines a card. In its frame register A is the animal that plays it and D, at the start, the tile that was scored;
 * C is 0.
 */
export function card(id: CardId, name: string, rule: string, summary: string, steps: readonly Step[]): Card {
  return { id, name, rule, summary, op: effect(WORLD, id, id, steps) };
}
