/**
 * The packed state and the moves as integers, for players that search millions of positions. A view is the way to look
 * at a table; this is the way to look at sampled worlds (docs/decisions/0013-bots.md). What both hex games have is in
 * @clade/earth.
 */
export { animalAsked } from './asked.ts';
export { ASTEROID, MONOTYPIC_HABITAT, SOLAR_RADIATION, VOLCANISM } from './card-ids.ts';
export {
  COMPETITION_CHIPS,
  DISPLAY_SPACES,
  FEEDER_SPACE,
  SECTION_OF,
  SLOTS,
  SPACES,
  SPECIAL_ONLY,
} from './display.ts';
export { EDGE } from './map.ts';
export { alternative, READING } from './options.ts';
export { controllerOn, isSpecialOn, specialsAtHand } from './pawns.ts';
export { inPile, inRow, slotOf, topDiscard, unseenCards } from './row.ts';
export { hasRoom } from './settle.ts';
export {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  ASTEROID_RESOLVED,
  AUTOTROPHS_BOX,
  CHAIN,
  COMPETITION_CHIP,
  CONTROL,
  DECK_LEFT,
  DEPLETION_BOX,
  EVOLUTION_CHIP,
  HELD,
  REGRESSION_BOX,
  REGRESSION_CUBE,
  ROW,
  SPACE,
  SPACE_SET,
  SPECIATION_DISK,
  STANDING,
  STATE_WORDS,
  TARGET,
  VENT_SIDE,
} from './state.ts';
export { CARNIVORE, ECOLOGICAL_NICHE, FLIGHT, HADOPELAGIC, SEASONAL_MIGRANTS, SOCIAL } from './trait-ids.ts';
export { hasTrait } from './traits/trait.ts';
export { isGeyser, isSmoker } from './vents.ts';
export { RETRIEVE, SPECIAL } from './words.ts';
