import { useDeferredValue, useMemo } from 'react';
import type { GameUi, Names, Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import type { Snapshot } from '../table.ts';
import type { Turn } from '../turn.ts';
import { withTableLines } from './table-lines.ts';
import { tentativeLines } from './tentative.ts';

/**
 * Everything that happened in words, and behind it what is not confirmed yet: the draft and the move that waits. The
 * lines are said a moment after the board has been drawn: a click must not wait for the log.
 */
export function useTold(ui: GameUi, snapshot: Snapshot, names: Names, turn?: Turn): readonly Told[] {
  const say = useText();
  const { lines, draft, decision, n, viewer } = snapshot;
  const { waiting, considered } = turn ?? {};
  const all = useMemo(() => {
    const doing = waiting && considered ? { waiting, considered } : undefined;
    const tentative = tentativeLines(
      { draft, n, viewer, ...(decision ? { decision } : {}) },
      doing,
      ui.begins,
    );
    return tentative.length === 0 ? lines : [...lines, ...tentative];
  }, [ui, lines, draft, decision, n, viewer, waiting, considered]);
  const deferred = useDeferredValue(all);
  return useMemo(
    () => withTableLines(ui.sayLines(deferred, names, say), deferred, names, say),
    [ui, deferred, names, say],
  );
}
