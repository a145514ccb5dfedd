import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 640px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Is the page as narrow as a phone held upright? */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
