import { createContext } from 'react';

const NOWHERE: readonly string[] = [];

/** Keys of hexes that a map shows as large as they fit, instead of the whole; none: the whole. */
export const Near = createContext(NOWHERE);
