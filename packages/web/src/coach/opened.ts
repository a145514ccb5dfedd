import { useSyncExternalStore } from 'react';

let isOpen = true;
const listeners = new Set<() => void>();

/** Opens the coach's band, or folds it away. */
export function openCoach(open: boolean): void {
  isOpen = open;
  for (const changed of listeners) changed();
}

/** Is the coach's band open? */
export function useOpened(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
