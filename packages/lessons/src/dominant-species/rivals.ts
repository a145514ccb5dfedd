import type { Rival } from '../format.ts';

/** Lynx plays the Insects, Otter the Reptiles; the learner has the Amphibians. */
export const LYNX: Rival = { seat: 1, name: 'Lynx', bot: 'beginner' };
export const OTTER: Rival = { seat: 2, name: 'Otter', bot: 'beginner' };
