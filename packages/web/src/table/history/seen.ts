import { kept } from '../../shell/kept.ts';
import type { Snapshot } from '../table.ts';

/** How far tables have been seen on this device: the last line that was on the screen. Only the latest are remembered. */
const REMEMBERED = 60;

type Seen = Readonly<Record<string, number>>;

const seen = kept<Seen>('seen', (stored) => {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, n]) => typeof n === 'number'));
});

function keyOf({ where, id }: Snapshot): string {
  return `${where}/${id}`;
}

/** The last line of a table that was seen here; undefined when it never was. */
export function lastSeen(snapshot: Snapshot): number | undefined {
  return seen.get()[keyOf(snapshot)];
}

export function markSeen(snapshot: Snapshot): void {
  const key = keyOf(snapshot);
  const { [key]: before, ...others } = seen.get();
  if (before === snapshot.n) return;
  // The one seen last stands last.
  const entries = [...Object.entries(others), [key, snapshot.n] as const];
  seen.set(Object.fromEntries(entries.slice(-REMEMBERED)));
}
