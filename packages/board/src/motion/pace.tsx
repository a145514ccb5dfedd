import { createContext } from 'react';

/** How pieces travel: the reader's preference. */
export interface Pace {
  /** Factor of all durations; 0: no motion at all. */
  readonly factor: number;
  /** Reduced motion: cut, then an amber mark for a second where something changed. */
  readonly reduced: boolean;
}

export const PaceContext = createContext<Pace>({ factor: 1, reduced: false });
export const MotionProvider = PaceContext.Provider;
