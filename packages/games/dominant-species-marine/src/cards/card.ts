import { type Emit, effect, type Op, type State, type Step } from '@clade/engine';
import type { CardId } from '../card-ids.ts';
import { WORLD } from '../world.ts';

/** How well a text is known (DSM-0): printed texts are given by the rule books, others are reconstructed from notes. */
export type Provenance = 'printed' | 'reconstructed';
export type Confidence = 'high' | 'medium' | 'low';

/** What a card is, apart from its program. To change a reconstructed card is to change its file. */
export interface CardRecord {
  readonly id: CardId;
  readonly rule: string;
  readonly provenance: Provenance;
  readonly confidence: Confidence;
  /** The main effect depends on the slot (DSM-6.1.5). */
  readonly usesX?: true;
  /** DSM-6.1.6: event icons. */
  readonly extinction?: true;
  readonly survival?: true;
  /** When the card enters play (DSM-5.15.9). */
  readonly enters?: (s: State, emit: Emit | undefined) => void;
  /** It does something while it lies in the row: the rules that it changes ask `inRow`. */
  readonly inPlay?: true;
  /** How well this lower part is known, where that differs from the main effect. */
  readonly lower?: { readonly provenance: Provenance; readonly confidence: Confidence };
}

export interface Card extends CardRecord {
  readonly op: Op;
}

/**
 * Defines a card. In its frame register A is the animal that resolves it and D, at the start, X: its slot, or what it
 * has instead out of the discard pile (DSM-6.1.5). C is 0.
 */
export function card({ steps, ...text }: CardRecord & { readonly steps: readonly Step[] }): Card {
  return { ...text, op: effect(WORLD, text.id, text.id, steps) };
}
