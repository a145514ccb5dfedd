import { useSyncExternalStore } from 'react';
import { kept } from '../../../shell/kept.ts';
import { useKeys } from '../../../table/use-keys.ts';

/** What the map can tell besides what lies on it: who would score what, and what threatens the reader. */
export type Overlay = 'points' | 'threats';

/** It stands until it is switched off, at every table. */
const store = kept<Overlay | null>('overlay', (stored) =>
  stored === 'points' || stored === 'threats' ? stored : null,
);

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(store.subscribe, store.get) ?? undefined;
}

export function toggleOverlay(overlay: Overlay): void {
  store.set(store.get() === overlay ? null : overlay);
}

/** Keys of the hex games. */
export const OVERLAY_KEYS: readonly { readonly keys: readonly string[]; readonly action: Overlay }[] = [
  { keys: ['p'], action: 'points' },
  { keys: ['w'], action: 'threats' },
];

export function useOverlayKeys(): void {
  useKeys(OVERLAY_KEYS, (overlay) => {
    toggleOverlay(overlay);
    return true;
  });
}
