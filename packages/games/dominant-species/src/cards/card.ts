import { effect, type Op, type Step } from '@clade/engine';
import type { CardId } from '../card-ids.ts';
import { WORLD } from '../world.ts';

/** A dominance card: data, and the steps of its effect. */
export interface Card {
  readonly id: CardId;
  readonly rule: string;
  readonly op: Op;
}

/**
 * Defines a card. In its frame register A is the animal that plays it and D, at the start, the tile that was scored;
 * C is 0.
 */
export function card(id: CardId, rule: string, steps: readonly Step[]): Card {
  return { id, rule, op: effect(WORLD, id, id, steps) };
}
