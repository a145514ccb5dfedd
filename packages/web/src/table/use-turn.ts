import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Snapshot, Table } from './table.ts';
import type { Turn } from './turn.ts';
import { type TurnHabits, TurnKeeper } from './turn-keeper.ts';

/** The present of a table; renders again after every change. */
export function useSnapshot(table: Table): Snapshot {
  const subscribe = useCallback((changed: () => void) => table.subscribe(changed), [table]);
  return useSyncExternalStore(subscribe, () => table.snapshot());
}

/** What the person is doing at the table. One keeper for the life of the screen: mount it with the table as its key. */
export function useTurn(table: Table, habits: TurnHabits): Turn {
  const [keeper] = useState(() => new TurnKeeper(table));
  const { confirm, auto } = habits;
  useEffect(() => keeper.prefer({ confirm, auto }), [keeper, confirm, auto]);
  return useSyncExternalStore(keeper.subscribe, keeper.turn);
}
