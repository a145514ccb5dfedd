/** A small value that stays on this device: read when it is first asked for, written through, told to who listens, also in other windows. */
export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(changed: () => void): () => void;
}

/**
 * `read` turns what was stored (by any version of the page, or by somebody's hand) into a value that fits; it gets
 * undefined when there is nothing. Where nothing can be stored, the value lasts as long as the page.
 */
export function kept<T>(name: string, read: (stored: unknown) => T): Kept<T> {
  const key = `clade.${name}`;
  const listeners = new Set<() => void>();
  let value: { readonly is: T } | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => {
    const changed = (event as StorageEvent).key;
    if (changed !== key && changed !== null) return;
    value = undefined;
    tell();
  });

  return {
    get() {
      value ??= { is: read(stored(key)) };
      return value.is;
    },
    set(next) {
      value = { is: next };
      try {
        globalThis.localStorage?.setItem(key, JSON.stringify(next));
      } catch {
        // Full, or forbidden by the browser.
      }
      tell();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function stored(key: string): unknown {
  try {
    const text = globalThis.localStorage?.getItem(key) ?? null;
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
