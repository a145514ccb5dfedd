import type { Wire } from '@clade/engine';
import type { LessonStep } from '@clade/lessons';
import type { GameUi } from '../games/game-ui.ts';
import type { Snapshot } from '../table/table.ts';
import type { Turn } from '../table/turn.ts';

/** The id of what is confirmed with; other ids are those of the board (docs/lesson-format.md). */
export const CONFIRM = 'confirm';

type LitTurn = Pick<Turn, 'held' | 'waiting'>;

/** What is to be pressed next for the right answer of a step; undefined when there is nothing to press. */
export function litOf(
  step: LessonStep,
  { snapshot, turn, ui }: { readonly snapshot: Snapshot; readonly turn: LitTurn; readonly ui: GameUi },
): string | undefined {
  if (step.kind === 'look') return step.at;
  if (step.kind === 'game') return undefined;
  const first = step.moves[0] as Wire;
  const { waiting } = turn;
  const held = ui.held?.(snapshot, turn as Turn) ?? turn.held;
  const given = [...snapshot.draft.moves, ...(waiting ? [waiting] : [])];
  const left = without([first, ...(step.rest ?? [])], given);
  const other = without(given, [first, ...(step.rest ?? [])]);
  // A count that is not the right one yet is changed before anything else.
  for (const wire of other) {
    const wanted = left.find((one) => isCountOf(one, wire));
    if (wanted) return countStep(wire, wanted);
  }
  if (left.length === 0) return CONFIRM;
  if (other.length > 0 && waiting) return undefined;
  const isLegal = (wire: Wire): boolean => snapshot.legal.some(({ move }) => isSame(move, wire));
  const next = left.find(isLegal) ?? (left[0] as Wire);
  const path =
    isSame(next, first) && step.path.length > 0 ? step.path : (ui.spots?.(next, snapshot.viewer) ?? []);
  if (path.length === 0) return `button:${next[0]}`;
  // What is held may have been pressed in another way, on a token instead of its hex.
  return path[held.length] ?? path.at(-1);
}

function isSame(a: Wire, b: Wire): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What stays when each of `some` is taken out once. */
function without(all: readonly Wire[], some: readonly Wire[]): Wire[] {
  const left = [...all];
  for (const wire of some) {
    const at = left.findIndex((one) => isSame(one, wire));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function isCountOf(a: Wire, b: Wire): boolean {
  const nouns = (wire: Wire): string => JSON.stringify(wire.slice(0, -1));
  return (
    a.length > 2 && typeof a.at(-1) === 'number' && typeof b.at(-1) === 'number' && nouns(a) === nouns(b)
  );
}

/** The button of a counter, by the id that hex boards give it. */
function countStep(now: Wire, wanted: Wire): string {
  const step = Number(now.at(-1)) < Number(wanted.at(-1)) ? 'more' : 'less';
  return `${step}:${JSON.stringify(now.slice(0, -1))}#0`;
}
