/** Milliseconds for which a failed download stays known. */
const KNOWN = 1000;

/**
 * Loads a thing once, for screens that wait for it. A failed download is tried again by who asks later; not at once,
 * because a screen asks anew each time it is drawn, and would wait for ever instead of saying what is wrong.
 */
export function loadedOnce<T>(
  known: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const loaded = load();
  known.set(key, loaded);
  loaded.catch(() => setTimeout(() => known.delete(key), KNOWN));
  return loaded;
}
