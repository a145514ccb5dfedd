import type { Wire } from '@clade/engine';
import { useEffect, useRef } from 'react';
import type { Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { EarthGame } from './game.ts';
import { countersOf, endOf, fill, runOf } from './sets.ts';
import type { EarthStage } from './stage.ts';

/**
 * What somebody answered the last time that each question with several answers was asked at a table, so that it can be
 * answered the same way again. Kept while the page is open.
 */
const given = new Map<string, readonly Wire[]>();

function key({ id, viewer }: Snapshot, kind: string): string {
  return `${id} ${viewer} ${kind}`;
}

export function rememberLastTime(at: Snapshot, kind: string, answers: readonly Wire[]): void {
  given.set(key(at, kind), answers);
}

/** Remembers what is confirmed. */
export function useLastTime({ snapshot, turn, choice, game }: EarthStage<unknown>): void {
  const pending = useRef({ n: -1, answers: new Map<string, readonly Wire[]>() });
  useEffect(() => {
    const { current } = pending;
    if (current.n !== snapshot.n) {
      for (const [kind, answers] of current.answers) rememberLastTime(snapshot, kind, answers);
      pending.current = { n: snapshot.n, answers: new Map() };
      return;
    }
    const { kind } = choice;
    if (turn === undefined || turn.rewriting || kind === undefined) return;
    if (game.counted[kind] === undefined && !game.gathered.has(kind)) return;
    const answers = answersOf(snapshot, turn);
    if (answers.length > 0) current.answers.set(kind, answers);
    else current.answers.delete(kind);
  }, [snapshot, turn, choice, game]);
}

/** The answers of the present question, the waiting one included. */
export function answersOf(snapshot: Snapshot, turn: Turn): readonly Wire[] {
  const { moves } = runOf(snapshot, turn);
  return turn.waiting === undefined ? moves : [...moves, turn.waiting];
}

/** Plays the question as it was answered the last time, as far as that is legal; undefined when it would change nothing. */
export function sameAsLastTime(snapshot: Snapshot, turn: Turn, game: EarthGame): (() => void) | undefined {
  const kind = snapshot.decision?.kind;
  const answers = kind === undefined ? undefined : given.get(key(snapshot, kind));
  if (kind === undefined || answers === undefined) return undefined;
  const { start } = runOf(snapshot, turn);
  if (game.counted[kind] !== undefined) {
    const wanted = new Map(countersOf(snapshot, turn, game).map((counter) => [counter.key, counter.value]));
    let changes = false;
    for (const { key: place, nouns, value, least, most } of countersOf(snapshot, turn, game)) {
      const before = answers.find((move) => String(move.slice(0, -1)) === String(nouns));
      const count = before && Math.max(least, Math.min(most, Number(before.at(-1))));
      if (count === undefined || count === value) continue;
      wanted.set(place, count);
      changes = true;
    }
    return changes ? () => turn.rewrite(start, fill(game, kind, start, wanted)) : undefined;
  }
  const legal = new Set(
    (turn.before[start]?.legal ?? snapshot.legal).map(({ move }) => JSON.stringify(move)),
  );
  const again = answers.filter((move) => legal.has(JSON.stringify(move)));
  const now = answersOf(snapshot, turn).map((move) => JSON.stringify(move));
  if (again.length === 0 || String(again.map((move) => JSON.stringify(move))) === String(now))
    return undefined;
  const isOver = endOf(kind);
  return () =>
    turn.rewrite(
      start,
      (table) => {
        const { moves } = table.draft;
        if (moves.length > start && isOver(table)) return undefined;
        const done = moves.slice(start).map((move) => JSON.stringify(move));
        const possible = new Set(table.legal.map(({ move }) => JSON.stringify(move)));
        return without(again, done).find((move) => possible.has(JSON.stringify(move)));
      },
      isOver,
    );
}

/** What is left of some answers when others have been given. */
function without(answers: readonly Wire[], done: readonly string[]): readonly Wire[] {
  const left = [...done];
  return answers.filter((move) => {
    const at = left.indexOf(JSON.stringify(move));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
