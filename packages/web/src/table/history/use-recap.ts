import { useEffect, useState } from 'react';
import type { Told } from '../../games/game-ui.ts';
import type { Snapshot } from '../table.ts';
import { lastSeen, markSeen } from './seen.ts';
import { type Recap, recapOf } from './since.ts';

export interface RecapState {
  readonly recap?: Recap | undefined;
  /** Tells it once more. */
  open(recap: Recap): void;
  dismiss(): void;
}

/**
 * What happened while I was away: found when the table is opened, and when its window comes back to the front. What
 * comes while I look is no news.
 */
export function useRecap(snapshot: Snapshot, told: readonly Told[]): RecapState {
  const [since, setSince] = useState(() => lastSeen(snapshot));
  const [recap, setRecap] = useState<Recap>();
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const onShow = (): void => {
      if (document.visibilityState !== 'visible') return;
      setSince(lastSeen(snapshot));
      setLooked(false);
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [snapshot]);
  useEffect(() => {
    if (document.visibilityState !== 'visible') return;
    if (!looked && told.length > 0) {
      setLooked(true);
      // Where several people share the device the curtain tells it.
      const shared = snapshot.seats.filter((seat) => seat.here).length > 1;
      if (since !== undefined && since < snapshot.n && snapshot.viewer >= 0 && !shared)
        setRecap(recapOf(told, snapshot.viewer, since));
    }
    markSeen(snapshot);
  }, [looked, since, snapshot, told]);
  return { recap, open: setRecap, dismiss: () => setRecap(undefined) };
}
