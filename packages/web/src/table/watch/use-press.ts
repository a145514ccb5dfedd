import { useEffect, useMemo, useRef } from 'react';
import type { Pacing } from '../table.ts';

/** Longer than this is no tap any more. */
const HOLD = 350;

/** A tap skips, and who holds goes fast for as long as they hold. */
export interface Press {
  down(): void;
  up(): void;
  /** Of a button, after it was let go. */
  click(): void;
  /** Of the key, which has no click; repeats of a held key are one press. */
  key(): void;
}

export function usePress(pacing: Pacing | undefined): Press {
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const press = useMemo((): Press => {
    const down = (): void => {
      if (held.current !== undefined) return;
      long.current = false;
      held.current = setTimeout(() => {
        long.current = true;
        pacing?.hurry(true);
      }, HOLD);
    };
    const up = (): void => {
      if (held.current === undefined) return;
      clearTimeout(held.current);
      held.current = undefined;
      if (long.current) pacing?.hurry(false);
    };
    const click = (): void => {
      if (!long.current) pacing?.skip();
      long.current = false;
    };
    const key = (): void => {
      if (held.current !== undefined) return;
      down();
      const onUp = ({ key: name }: KeyboardEvent): void => {
        if (name !== ' ') return;
        removeEventListener('keyup', onUp);
        up();
        click();
      };
      addEventListener('keyup', onUp);
    };
    return { down, up, click, key };
  }, [pacing]);
  // Who lets go elsewhere, or whose turn comes meanwhile, has let go.
  useEffect(() => {
    addEventListener('blur', press.up);
    return () => {
      removeEventListener('blur', press.up);
      press.up();
    };
  }, [press]);
  return press;
}
