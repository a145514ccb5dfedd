import type { EarthEvent } from '@clade/earth';
import type { GameEvent } from '@clade/engine';

/** Everything that can happen at a table of Dominant Species. All of it is open (DS-5.14.1). */
export type DsEvent =
  | EarthEvent
  | (GameEvent &
      (
        | { type: 'round-started' | 'execution-started' | 'reset-started'; round: number }
        | { type: 'pawn-placed' | 'pawn-taken'; animal: string; space: string }
        | { type: 'pawn-slid'; animal: string; from: string; to: string }
        | { type: 'pawn-lost'; animal: string }
        | { type: 'initiative'; animal: string; passed: string }
        | { type: 'protected'; animal: string; element: string }
        | { type: 'disk-discarded'; section: string; element: string }
        | { type: 'dominance'; hex: string; animal: string | null }
        | { type: 'card-taken'; animal: string; card: string }
        | { type: 'card-revealed'; card: string }
        | { type: 'cube-saved'; animal: string; hex: string }
        | { type: 'last-round' }
        | { type: 'game-ended'; reason: string }
      ));
