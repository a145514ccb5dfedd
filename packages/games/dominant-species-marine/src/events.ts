import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat } from '@clade/engine';

/** Everything that can happen at a table of Marine. Only the look at trait cards is secret (DSM-A.1). */
export type MarineEvent =
  | EarthEvent
  | (GameEvent &
      (
        | { type: 'traits-dealt'; animal: string; secret: { seat: Seat; traits: string[] } }
        | { type: 'trait-chosen'; animal: string; secret: { seat: Seat; traits: string[] } }
        | { type: 'trait-gained' | 'trait-lost' | 'trait-copied'; animal: string; trait: string }
        | { type: 'pawn-placed' | 'pawn-taken'; animal: string; space: string; special: string | null }
        | { type: 'retrieved'; animal: string }
        | { type: 'extra-turn'; animal: string }
        | { type: 'control'; animal: string; element: string; target: number }
        | { type: 'vent-opened'; hex: string; side: string }
        | { type: 'regression-cube'; animal: string }
        | { type: 'disk-swapped'; corner: string; element: string; section: string }
        | { type: 'target-scored'; animal: string; element: string; target: number }
        | { type: 'card-revealed'; card: string; slot: number }
        | { type: 'card-resolved'; animal: string; card: string; x: number }
        | { type: 'card-discarded'; card: string }
        | { type: 'chips-drawn'; section: string; chips: string[] }
        | { type: 'extinction' }
        | { type: 'reseed'; round: number }
        | { type: 'last-round' }
        | { type: 'game-ended'; reason: string }
      ));
