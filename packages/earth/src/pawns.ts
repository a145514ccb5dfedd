import type { Emit, State } from '@clade/engine';
import { BOXED_PAWNS, PAWNS } from './columns.ts';

/** A pawn from the box, available at once. */
export function pawnFromBox(
  s: State,
  animal: number,
  name: string,
  rule: string,
  emit: Emit | undefined,
): void {
  s[BOXED_PAWNS + animal]--;
  s[PAWNS + animal]++;
  if (emit) emit({ type: 'pawn-gained', rule, animal: name });
}
