export { earth } from './earth.ts';

/** What Dominant Species says. */
export const dominantSpecies = {
  'ds.title': 'Dominant Species',
} as const;
