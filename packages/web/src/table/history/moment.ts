import { useEffect, useState } from 'react';
import type { Line, Moment, Snapshot, Table } from '../table.ts';

/** So many moments are remembered: stepping back and forth asks once. */
const KEPT = 300;

const moments = new WeakMap<Table, Map<number, Promise<Moment>>>();

/** The table after a line, remembered. */
function momentOf(table: Table, n: number): Promise<Moment> {
  let known = moments.get(table);
  if (known === undefined) {
    known = new Map();
    moments.set(table, known);
  }
  let moment = known.get(n);
  if (moment === undefined) {
    moment = table.at(n);
    known.set(n, moment);
    moment.catch(() => known.delete(n));
    if (known.size > KEPT) known.delete(known.keys().next().value ?? n);
  }
  return moment;
}

export interface ShownMoment {
  /** The last moment that has arrived; while another is on its way the old one stays. */
  readonly moment?: Moment;
  readonly failed: boolean;
}

/** The table after line `n`; undefined is the present. */
export function useMoment(table: Table, n: number | undefined, last: number): ShownMoment {
  const [shown, setShown] = useState<ShownMoment>({ failed: false });
  useEffect(() => {
    if (n === undefined) {
      setShown({ failed: false });
      return;
    }
    let current = true;
    momentOf(table, n).then(
      (moment) => current && setShown({ moment, failed: false }),
      () => current && setShown({ failed: true }),
    );
    // The next step is likely; it is asked for before it is made.
    if (n < last) momentOf(table, n + 1).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [table, n, last]);
  return shown;
}

const NO_DRAFT = { moves: [], events: [], confirmed: false };

/** The snapshot as it was: nothing is asked, nothing is drafted. `view` replaces the moment's own. */
export function snapshotAt(now: Snapshot, { n, view, scores }: Moment, open?: unknown): Snapshot {
  const { decision: _, handTo: __, ...rest } = now;
  return {
    ...rest,
    n,
    view: open ?? view,
    scores,
    draft: NO_DRAFT,
    legal: [],
    waitingFor: [],
    lines: upTo(now.lines, n),
    busy: false,
  };
}

const cut = new WeakMap<readonly Line[], Map<number, readonly Line[]>>();

/** Lines up to `n`; the same array each time, so that what was said of them stays said. */
function upTo(lines: readonly Line[], n: number): readonly Line[] {
  if ((lines.at(-1)?.n ?? 0) <= n) return lines;
  let known = cut.get(lines);
  if (known === undefined) {
    known = new Map();
    cut.set(lines, known);
  }
  let part = known.get(n);
  if (part === undefined) {
    part = lines.filter((line) => line.n <= n);
    known.set(n, part);
  }
  return part;
}
