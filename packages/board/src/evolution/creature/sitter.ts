import type { TraitSymbol } from '../scene.ts';
import type { Body, Build } from './build.ts';
import type { Head } from './heads.ts';
import type { PenPoint, Placement } from './pen.ts';
import type { CreatureSheet } from './sheet.ts';

export type CreatureState = 'plain' | 'hungry' | 'fed' | 'attacked' | 'fat' | 'extinct';

/** One animal while it is drawn: its parts, and where they go on the sheet. */
export interface Sitter {
  readonly sheet: CreatureSheet;
  readonly build: Build;
  readonly body: Body;
  readonly head: Head;
  /** Points of the head in the space of the body. */
  readonly onHead: (points: readonly PenPoint[]) => readonly PenPoint[];
  /** Scale of the head against the body. */
  readonly headScale: number;
  /** The space of the body on the sheet. */
  readonly at: Placement;
  readonly state: CreatureState;
  readonly has: (trait: TraitSymbol) => boolean;
}
