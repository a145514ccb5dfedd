/** What training needs of the players, apart from them, so that no page loads it. */
export { askBot, questionFor } from './ask.ts';
export type { Bot } from './bot.ts';
export { makeBot } from './levels.ts';
export { moveParams, normal, paramDistances } from './params.ts';
export { policySetOf } from './policies.ts';
export { type Policy, type PolicySet, REFUSED, TOP_TIER, weigh } from './search/policy.ts';
export { advance } from './search/rollout.ts';
export { search } from './search/search.ts';
