import type { Snapshot } from './table.ts';

const SEEN = new Map<string, { readonly n: number; readonly view: unknown }>();

function keyOf({ id, viewer }: Pick<Snapshot, 'id' | 'viewer'>): string {
  return `${id} ${viewer}`;
}

/** The table as it was before my draft: what a choice changes is told against it. The present where nobody saw it. */
export function baseOf(snapshot: Snapshot): unknown {
  const { n, draft, view } = snapshot;
  if (draft.moves.length === 0) {
    learnBase(snapshot, view);
    return view;
  }
  const seen = SEEN.get(keyOf(snapshot));
  return seen?.n === n ? seen.view : view;
}

/** Was the table seen before my draft? Not by a page that is opened in the middle of one. */
export function knowsBase(snapshot: Snapshot): boolean {
  return snapshot.draft.moves.length === 0 || SEEN.get(keyOf(snapshot))?.n === snapshot.n;
}

export function learnBase(snapshot: Pick<Snapshot, 'id' | 'viewer' | 'n'>, view: unknown): void {
  SEEN.set(keyOf(snapshot), { n: snapshot.n, view });
}
