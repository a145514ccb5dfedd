/**
 * The packed state and the moves as integers, for players that search millions of positions. A view is the way to look
 * at a table; this is the way to look at sampled worlds (docs/decisions/0013-bots.md). What both hex games have is in
 * @clade/earth.
 */
export { animalAsked, cursorOf, phaseOf } from './asked.ts';
export { ICE_AGE } from './card-ids.ts';
export { FIRST_SPACE, SECTION_OF, SPACES } from './display.ts';
export { spaceOfEntry } from './phases/execution.ts';
export {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  DECK,
  DEPLETION_BOX,
  DOMINANT,
  FACE_UP,
  ICE_AGE_TAKEN,
  REGRESSION_BOX,
  SCORED,
  SPACE,
  STATE_WORDS,
  TRACK,
  WASTELAND_BOX,
} from './state.ts';
