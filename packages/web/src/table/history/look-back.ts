import { useCallback, useMemo, useState } from 'react';
import type { Snapshot, Table } from '../table.ts';
import { type ShownMoment, snapshotAt, useMoment } from './moment.ts';
import { usePlayback } from './playback.ts';

export interface LookBack {
  /** The line that is shown; undefined is the present. */
  readonly at: number | undefined;
  /** The table as it was; undefined while it is on its way, and in the present. */
  readonly past?: Snapshot;
  /** And one line earlier. */
  readonly before?: unknown;
  readonly failed: boolean;
  readonly playing: boolean;
  show(n: number): void;
  step(by: 1 | -1): void;
  /** Plays from a line to the present. */
  play(from: number): void;
  /** Back to the present. */
  now(): void;
}

/** Looking at an earlier moment of a table while it is played. */
export function useLookBack(table: Table, snapshot: Snapshot): LookBack {
  const [at, setAt] = useState<number>();
  const last = snapshot.n;
  const { moment, failed }: ShownMoment = useMoment(table, at, last);
  const earlier = useMoment(table, at === undefined || at === 0 ? undefined : at - 1, last).moment;
  // A step behind the last line leads back to the present.
  const go = useCallback((n: number) => setAt(n > last ? undefined : Math.max(0, n)), [last]);
  const arrived = at === undefined || moment?.n === at;
  const { playing, start, stop } = usePlayback(at ?? last, last + 1, arrived, go);
  const now = useCallback(() => {
    stop();
    setAt(undefined);
  }, [stop]);
  const show = useCallback(
    (n: number) => {
      stop();
      go(n);
    },
    [stop, go],
  );
  const past = useMemo(
    () => (at !== undefined && moment ? snapshotAt(snapshot, moment) : undefined),
    [at, moment, snapshot],
  );
  return {
    at,
    ...(past ? { past } : {}),
    ...(past && earlier?.n === past.n - 1 ? { before: earlier.view } : {}),
    failed,
    playing: playing && at !== undefined,
    show,
    step: (by) => show((at ?? last) + by),
    play: (from) => {
      setAt(Math.max(0, from));
      start();
    },
    now,
  };
}
