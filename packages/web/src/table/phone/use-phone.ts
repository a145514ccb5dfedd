import { useCallback, useSyncExternalStore } from 'react';
import { usePreferences } from '../../shell/preferences.ts';

const NARROW = 640;

/** Is the page as narrow as a phone held upright? Large text makes every page narrower. */
export function usePhone(): boolean {
  const { textSize } = usePreferences();
  const narrow = `(max-width: ${(NARROW * textSize) / 100}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [narrow],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
