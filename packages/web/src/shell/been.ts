import { useSyncExternalStore } from 'react';
import { kept } from './kept.ts';

const been = kept('been', (stored) => stored === true);

/** Whether somebody has played, learnt or signed in on this device, as far as the page knows already. */
export function useBeenHere(): boolean {
  return useSyncExternalStore(been.subscribe, been.get);
}

export function rememberBeenHere(here: boolean): void {
  if (been.get() !== here) been.set(here);
}
