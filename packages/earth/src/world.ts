import type { EffectSetting, Emit, GameEvent, Seat, State } from '@clade/engine';
import type { PrintedMap } from './grid.ts';

/** What the shared verbs and steps need to know of the game they work for. */
export interface World extends EffectSetting {
  readonly map: PrintedMap;
  /** Names by number. */
  readonly animals: readonly string[];
  readonly kinds: readonly string[];
  readonly terrains: readonly string[];
  readonly sources: readonly string[];
  /** Element places of the display. */
  readonly boxes: readonly string[];
  /** The rules that a disk lies on a corner of Earth, and that a corner holds one. */
  readonly cornerRules: { readonly onEarth: string; readonly vacant: string };
  /** Called after the cubes on a hex, its disks or the level of an animal on it have changed: keeps what the game derives from them. */
  refresh(s: State, hex: number, emit: Emit | undefined): void;
  /** Called after cubes have come from a gene pool, have been eliminated, after points. */
  placed?(s: State, hex: number, animal: number, emit: Emit | undefined): void;
  eliminated?(s: State, animal: number, count: number, emit: Emit | undefined): void;
  scored?(s: State, animal: number, emit: Emit | undefined): void;
}

/** What happens on Earth in both games. */
export type EarthEvent = GameEvent &
  (
    | { type: 'disk-placed' | 'disk-removed'; corner: string; element: string }
    | { type: 'element-gained' | 'element-lost'; animal: string; element: string }
    | { type: 'tile-laid'; hex: string; terrain: string }
    | { type: 'tile-covered'; hex: string; terrain: string; under: string }
    | { type: 'tile-revealed'; stack: number; terrain: string }
    | { type: 'disks-drawn'; section: string; elements: string[] }
    | { type: 'box-emptied'; section: string }
    | { type: 'box-moved'; from: string; to: string }
    | { type: 'animal-assigned'; seat: Seat; animal: string }
    | {
        type: 'cubes-placed' | 'cubes-eliminated' | 'cubes-returned' | 'cubes-revived';
        animal: string;
        hex: string;
        count: number;
      }
    | { type: 'cubes-moved'; animal: string; from: string; to: string; count: number }
    | { type: 'points'; animal: string; points: number; total: number; source: string }
    | { type: 'forgone'; animal: string }
    | { type: 'tile-scored'; hex: string; terrain: string; places: string[] }
    | { type: 'survival'; animal: string; tiles: number }
    | { type: 'pawn-gained'; animal: string }
  );
