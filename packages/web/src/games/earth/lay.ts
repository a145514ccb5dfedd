import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import { isWayOut, kindOf, namesOf, type Spot, spot } from './spots.ts';

/** The move that takes the tile of a stack; undefined where a stack cannot be taken, or is taken for good. */
function stackMove(id: Spot, turn: Turn): Wire | undefined {
  const moves = [...turn.legal, ...turn.instead].map(({ move }) => move);
  return moves.find((move) => !isWayOut(move) && spot('stack', move[1]) === id && move[0] === 'stack');
}

/** A tile is lifted from its stack: it is taken, so that the places where it may lie light up. */
export function liftTile(id: Spot, turn: Turn): boolean {
  const move = kindOf(id) === 'stack' ? stackMove(id, turn) : undefined;
  if (move !== undefined) turn.play(move);
  return move !== undefined;
}

/** A tile that was lifted is dropped on a hex: both moves as one stroke. */
export function dropTile(id: Spot, target: Spot | undefined, { draft }: Snapshot, turn: Turn): boolean {
  if (kindOf(id) !== 'stack') return false;
  const last = draft.moves.at(-1);
  const taken = last?.[0] === 'stack';
  const stack = taken ? last : stackMove(id, turn);
  // Dropped anywhere else it stays taken, as if it had been pressed.
  if (target === undefined || kindOf(target) !== 'hex' || stack === undefined) return true;
  const keep = draft.moves.length - (taken ? 1 : 0);
  const lay: Wire = ['lay', namesOf(target)[0] ?? ''];
  turn.rewrite(keep, (now) =>
    now.draft.moves.length === keep
      ? stack
      : now.draft.moves.length === keep + 1 && now.decision?.kind === 'wanderlust-hex'
        ? lay
        : undefined,
  );
  return true;
}
