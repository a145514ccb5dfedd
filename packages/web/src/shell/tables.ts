import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type LocalSummary, listLocal } from '../local/local.ts';
import type { Me } from '../remote/myself.ts';
import { myself, myTables } from '../remote/page.ts';
import { inOrder, localEntry, remoteEntry, type TableEntry } from './entries.ts';

/** All tables of mine, on this device and on the server. */

let local: readonly LocalSummary[] = [];
let looked = false;
const listeners = new Set<() => void>();

/** Reads the list of this device again. */
export async function lookAtLocal(): Promise<void> {
  try {
    local = await listLocal();
  } catch {
    // No database in this window: then nothing is kept here.
    local = [];
  }
  looked = true;
  for (const changed of listeners) changed();
}

function subscribeLocal(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function useLocalTables(): readonly LocalSummary[] {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookAtLocal();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useSyncExternalStore(subscribeLocal, () => local);
}

/** Has the list of this device been read? */
export function useLocalKnown(): boolean {
  return useSyncExternalStore(subscribeLocal, () => looked);
}

/** My tables in the order of the home page; finished ones of the server are in its archive, not here. */
export function useMyTables(): readonly TableEntry[] {
  const here = useLocalTables();
  const there = useSyncExternalStore(
    (changed) => myTables.subscribe(changed),
    () => myTables.get(),
  );
  return useMemo(() => inOrder([...here.map(localEntry), ...there.map(remoteEntry)]), [here, there]);
}

export function useMe(): Me {
  return useSyncExternalStore(
    (changed) => myself.subscribe(changed),
    () => myself.get(),
  );
}
