import type { EffectSetting, Emit, GameEvent, State } from '@clade/engine';
import type { PrintedMap } from './grid.ts';

/** What the shared verbs and steps need to know of the game they work for. */
export interface World extends EffectSetting {
  readonly map: PrintedMap;
  /** Names by number. */
  readonly animals: readonly string[];
  readonly kinds: readonly string[];
  readonly terrains: readonly string[];
  readonly sources: readonly string[];
  /** Called after cubes, disks or levels of a hex have changed: keeps what the game derives from them. */
  refresh(s: State, hex: number, emit: Emit | undefined): void;
}

/** What happens on Earth in both games. */
export type EarthEvent = GameEvent &
  (
    | { type: 'disk-placed' | 'disk-removed'; corner: string; element: string }
    | { type: 'element-gained' | 'element-lost'; animal: string; element: string }
    | { type: 'tile-laid'; hex: string; terrain: string }
    | { type: 'tile-covered'; hex: string; terrain: string; under: string }
    | {
        type: 'cubes-placed' | 'cubes-eliminated' | 'cubes-returned' | 'cubes-revived';
        animal: string;
        hex: string;
        count: number;
      }
    | { type: 'cubes-moved'; animal: string; from: string; to: string; count: number }
    | { type: 'points'; animal: string; points: number; total: number; source: string }
    | { type: 'forgone'; animal: string }
  );
