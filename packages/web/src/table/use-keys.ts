import { useEffect, useRef } from 'react';
import { actionOf, usesKey } from './keys.ts';

/**
 * Calls `act` for the keys of a screen, unless the element that has the focus needs the key itself or a dialog is open.
 * `act` answers whether it did something; only then the key is used up.
 */
export function useKeys<A extends string>(
  keys: readonly { readonly keys: readonly string[]; readonly action: A }[],
  act: (action: A) => boolean,
): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return;
      const action = actionOf(event, keys);
      if (action === undefined || usesKey(document.activeElement, event.key)) return;
      if (latest.current(action)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}
