/// <reference types="vite-plugin-pwa/client" />

import { savesData } from './idle.ts';

/** The page as it is installed: kept for offline use, and renewed when the reader agrees. */
export interface Installed {
  /** A newer page is there and waits. */
  readonly newer: boolean;
  /** Everything needed to play without a network is on this device. */
  readonly ready: boolean;
}

/** Milliseconds after which a page that stays open looks for a newer one. */
const LOOK_EVERY = 3_600_000;

let state: Installed = { newer: false, ready: navigator.serviceWorker?.controller != null };
let renew: () => void = () => location.reload();
const listeners = new Set<() => void>();

export function installed(): Installed {
  return state;
}

export function subscribeInstalled(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function set(change: Partial<Installed>): void {
  state = { ...state, ...change };
  for (const changed of listeners) changed();
}

/** Goes over to the newer page. Nothing is lost: tables are kept move by move. */
export function takeNewer(): void {
  renew();
}

/** Puts that aside until the next visit. */
export function stayWithThis(): void {
  set({ newer: false });
}

let asked = false;

/** Registers the service worker once, when the page has all it needs. */
export function installPage(): void {
  if (asked || !import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  // It fetches all games for later. Where it is installed already, newer pages come all the same.
  if (savesData() && !state.ready) return;
  asked = true;
  const register = async (): Promise<void> => {
    const { registerSW } = await import('virtual:pwa-register');
    const update = registerSW({
      immediate: true,
      onNeedRefresh: () => set({ newer: true }),
      onOfflineReady: () => set({ ready: true }),
      onRegisteredSW: (_url, registration) => {
        if (registration) setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
      },
    });
    renew = () => void update(true);
  };
  const start = (): void => void register();
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
