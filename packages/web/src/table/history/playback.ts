import { useCallback, useEffect, useState } from 'react';
import { speedFactor } from '../../shell/preferences.ts';

export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof PLAYBACK_SPEEDS)[number];

/** Milliseconds that a line is shown at speed 1. */
const BEAT = 1100;

export interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  start(): void;
  stop(): void;
}

/**
 * Goes from line to line by itself until `last`. The next step waits until the present line is on the board, however
 * slowly it comes.
 */
export function usePlayback(n: number, last: number, arrived: boolean, go: (n: number) => void): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing || !arrived) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const pace = BEAT / speed + 200 * speedFactor();
    const timer = setTimeout(() => go(n + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, arrived, n, last, speed, go]);
  const start = useCallback(() => {
    if (n >= last) go(0);
    setPlaying(true);
  }, [n, last, go]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, speed, setSpeed, start, stop };
}
