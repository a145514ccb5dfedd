import { useEffect, useState } from 'react';

/** A connection that is back within this time is not worth a word. */
const PATIENCE = 2000;

/** True when something has been so for a while. */
export function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(() => setLasting(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [now]);
  return lasting;
}
