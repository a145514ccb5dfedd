import type { TraitId } from '../scene.ts';
import type { Body, Build } from './build.ts';
import type { Head } from './heads.ts';
import type { Placement, Point } from './pen.ts';
import type { Sheet } from './sheet.ts';

export type CreatureState = 'plain' | 'hungry' | 'fed' | 'attacked' | 'fat' | 'extinct';

/** One animal while it is drawn: its parts, and where they go on the sheet. */
export interface Sitter {
  readonly sheet: Sheet;
  readonly build: Build;
  readonly body: Body;
  readonly head: Head;
  /** Points of the head in the space of the body. */
  readonly onHead: (points: readonly Point[]) => readonly Point[];
  /** Scale of the head against the body. */
  readonly headScale: number;
  /** The space of the body on the sheet. */
  readonly at: Placement;
  readonly state: CreatureState;
  readonly has: (trait: TraitId) => boolean;
}
