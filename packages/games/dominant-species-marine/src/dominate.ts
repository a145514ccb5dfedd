import * as earth from '@clade/earth';
import { lowest } from '@clade/earth';
import type { State } from '@clade/engine';
import * as state from './state.ts';

const { AROUND, HAS, HEX_SET, HOMES, KINDS } = earth;
const { TARGET } = state;

/** DSM-1.6.9: elements of a kind times tiles with a cube of the animal and a disk of the kind. */
export function dominationValue(s: State, animal: number, kind: number): number {
  const elements = s[HAS + animal * KINDS + kind];
  if (elements === 0) return 0;
  let tiles = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + lowest(rest);
      if (s[AROUND + hex * KINDS + kind] > 0) tiles++;
    }
  }
  return elements * tiles;
}

export function dominates(s: State, animal: number, kind: number): boolean {
  return dominationValue(s, animal, kind) > s[TARGET + kind];
}
