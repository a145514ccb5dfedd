import type { Wire } from '@clade/engine';
import type { Prompt } from '../games/game-ui.ts';
import type { Snapshot } from '../table/table.ts';
import type { Turn } from '../table/turn.ts';

/** What the next press of Confirm would do. */
export interface Aim {
  /** All my moves since the last line. */
  readonly moves: readonly Wire[];
  /** The button that would end the turn, where that is not Confirm. */
  readonly sure?: Wire;
}

type AimTurn = Pick<Turn, 'waiting' | 'canConfirm' | 'forced' | 'rewriting'>;

/**
 * The turn as it would be confirmed: what waits, a whole draft, or a draft that a button would end. A turn in which nothing
 * is chosen yet has no aim, and neither has one that plays itself.
 */
export function aimOf(
  turn: AimTurn,
  prompt: Pick<Prompt, 'buttons'>,
  { draft }: Pick<Snapshot, 'draft'>,
): Aim | undefined {
  if (turn.forced || turn.rewriting || draft.confirmed) return undefined;
  if (turn.waiting) return { moves: [...draft.moves, turn.waiting] };
  if (turn.canConfirm) return { moves: draft.moves };
  const sure = prompt.buttons.find((button) => button.sure);
  if (sure === undefined || draft.moves.length === 0) return undefined;
  return { moves: [...draft.moves, sure.move], sure: sure.move };
}
