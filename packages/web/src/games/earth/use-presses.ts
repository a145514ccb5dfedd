import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import { dropped, perform, pressed as pressedAt } from './choice.ts';
import type { EarthGame } from './game.ts';
import { dropTile, liftTile } from './lay.ts';
import { meant, pick } from './pick.ts';
import { fill, runOf } from './sets.ts';
import type { EarthStage } from './stage.ts';

export interface Presses {
  /** What was pressed last: a note stands beside it. */
  readonly pressed: string | undefined;
  onPick(id: string): void;
  onHover(id: string | undefined): void;
  onLift(id: string): void;
  onDrop(id: string, target: string | undefined): void;
}

/** Turns what the board reports into what the person does at the table. */
export function usePresses(stage: EarthStage<unknown>): Presses {
  const [pressed, setPressed] = useState<string>();
  const { turn, choice, snapshot, game } = stage;
  return {
    pressed,
    onPick(id) {
      if (turn === undefined) return;
      setPressed(id);
      pick(id, snapshot, turn, choice, game);
    },
    onHover(id) {
      turn?.consider(id === undefined ? undefined : meant(id, turn, choice, game));
    },
    onLift(id) {
      if (turn === undefined || choice.held.includes(id) || liftTile(id, turn)) return;
      const act = pressedAt(id, choice, game);
      if (act.act === 'hold') turn.hold(act.held);
    },
    onDrop(id, target) {
      if (turn === undefined) return;
      setPressed(target);
      if (dropTile(id, target, snapshot, turn)) return;
      if (target === undefined) turn.hold([]);
      else perform(dropped(id, target, choice, game), snapshot, turn, choice, game);
    },
  };
}

/** Questions about counts are filled in as soon as they are asked, once in a position, so that they can be confirmed. */
export function useFilling(snapshot: Snapshot, turn: Turn | undefined, game: EarthGame): void {
  const filled = useRef('');
  const kind = snapshot.decision?.kind ?? '';
  const { n, viewer, draft } = snapshot;
  const place = `${n} ${viewer} ${kind} ${draft.moves.length}`;
  const idle = turn?.asked === true && !turn.rewriting && turn.waiting === undefined && !draft.confirmed;
  useEffect(() => {
    if (filled.current !== place && !idle) filled.current = '';
    if (!idle || turn === undefined || game.counted[kind] === undefined || filled.current === place) return;
    filled.current = place;
    const { start } = runOf(snapshot, turn);
    const keep = draft.moves.length;
    // Answers that were given stay as they are.
    turn.rewrite(keep, fill(game, kind, start, new Map()));
  });
}
