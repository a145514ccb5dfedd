import type { Snapshot } from '../../table/table.ts';

const SEEN = new Map<string, { readonly n: number; readonly view: unknown }>();

/** The table as it was before my draft: what a choice changes is told against it. The present where nobody saw it. */
export function baseOf({ id, viewer, n, draft, view }: Snapshot): unknown {
  const key = `${id} ${viewer}`;
  if (draft.moves.length === 0) {
    SEEN.set(key, { n, view });
    return view;
  }
  const seen = SEEN.get(key);
  return seen?.n === n ? seen.view : view;
}
