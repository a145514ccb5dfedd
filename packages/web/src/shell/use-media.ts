import { useCallback, useSyncExternalStore } from 'react';

/** A browser reads a query anew for every list that is made of it, and hooks ask at every picture. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (list === undefined) {
    list = matchMedia(query);
    lists.set(query, list);
  }
  return list;
}

/** Does a media query hold now? */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}
