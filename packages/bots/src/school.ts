/** What a school of turns needs: apart from the players, so that no page loads it. */
export { type Acquaintance, acquaint } from './brains/dominant-species-marine/acquaintance.ts';
export { TELLING } from './brains/dominant-species-marine/features.ts';
export { type Lesson, Pupil, type Report } from './brains/dominant-species-marine/pupil.ts';
export { pack } from './school/pack.ts';
