/**
 * The packed state and the moves as integers, for players that search millions of positions. A view is the way to look
 * at a table; this is the way to look at sampled worlds (docs/decisions/0013-bots.md).
 */
export { blockers } from './attack.ts';
export { KIND_FOOD, KIND_TRAIT } from './cards.ts';
export { isInHand } from './hand.ts';
export {
  ATTACK_MOVE,
  attackNegated,
  attackSeat,
  attackSpecies,
  attackTarget,
  cardOf,
  DECLINE,
  EAT_MOVE,
  eatSpecies,
  FOOD_MOVE,
  GROW_BODY,
  GROW_POPULATION,
  LEAF_MOVE,
  leafSpecies,
  leafTrait,
  NEW_LEFT,
  NEW_RIGHT,
  PASS,
  PAY_MOVE,
  PLAY_MOVE,
  playAction,
  playKind,
  playReplaced,
  playSpecies,
  STOP,
  USE_MOVE,
  useSpecies,
  verbOf,
} from './moves.ts';
export { CALLERS_PROTECTED } from './options.ts';
export { FEED_OP, LEAF_OP, PAY_OP, PLAY_OP, QUICK_OP } from './phases/ops.ts';
export { workingState } from './plan.ts';
export { cardSlot, isFaceDown } from './row.ts';
export { attackSize } from './shields.ts';
export * from './state.ts';
export * from './traits.ts';
