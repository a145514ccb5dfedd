import { useDeferredValue, useMemo } from 'react';
import type { GameUi, Names, Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import type { Line, Snapshot } from '../table.ts';
import type { Turn } from '../turn.ts';
import { withTableLines } from './table-lines.ts';

/**
 * Everything that happened in words, and behind it what is not confirmed yet: the draft and the move that waits. The
 * lines are said a moment after the board has been drawn: a click must not wait for the log.
 */
export function useTold(ui: GameUi, snapshot: Snapshot, names: Names, turn?: Turn): readonly Told[] {
  const say = useText();
  const { lines, draft, n, viewer } = snapshot;
  const waiting =
    turn?.waiting && turn.considered?.move === turn.waiting ? turn.considered.foreseen : undefined;
  const all = useMemo(() => {
    const tentative = [...draft.events, ...(waiting ? [waiting.events] : [])];
    if (tentative.length === 0) return lines;
    return [...lines, ...tentative.map((events, i): Line => ({ n: n + 1 + i, seat: viewer, events }))];
  }, [lines, draft.events, waiting, n, viewer]);
  const deferred = useDeferredValue(all);
  return useMemo(
    () => withTableLines(ui.sayLines(deferred, names, say), deferred, names, say),
    [ui, deferred, names, say],
  );
}
