import type { GameEvent } from '@clade/engine';
import type { GameUi } from '../../games/game-ui.ts';
import type { Line, Snapshot } from '../table.ts';
import type { Turn } from '../turn.ts';

/**
 * What is not confirmed yet, as lines behind the last: the draft, and the move that waits. What begins after my last
 * choice is for others: they have not chosen it, and nothing of it can be confirmed by me.
 */
export function tentativeLines(
  { draft, decision, n, viewer }: Pick<Snapshot, 'draft' | 'decision' | 'n' | 'viewer'>,
  turn: Pick<Turn, 'waiting' | 'considered'> | undefined,
  begins: GameUi['begins'],
): readonly Line[] {
  const foreseen =
    turn?.waiting && turn.considered?.move === turn.waiting ? turn.considered.foreseen : undefined;
  const events = [...draft.events, ...(foreseen ? [foreseen.events] : [])];
  const again = foreseen ? foreseen.again : decision !== undefined;
  const endOf = (all: readonly GameEvent[]): number => {
    const end = all.findIndex((event) => begins(event, viewer));
    return end < 0 ? all.length : end;
  };
  return events.map((all, i) => ({
    n: n + 1 + i,
    seat: viewer,
    events: again || i < events.length - 1 ? all : all.slice(0, endOf(all)),
  }));
}
