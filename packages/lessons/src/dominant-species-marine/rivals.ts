import type { Rival } from '../format.ts';

/** Labrus plays the Fishes, Hippa the Cephalopods; the learner has the Crustaceans. */
export const LABRUS: Rival = { seat: 1, name: 'Labrus', bot: 'beginner' };
export const HIPPA: Rival = { seat: 2, name: 'Hippa', bot: 'beginner' };
