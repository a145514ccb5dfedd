export { askBot } from './ask.ts';
export type { Asked, Bot } from './bot.ts';
export { BOT_LEVELS, makeBot } from './levels.ts';
export { type SimEntry, type SimGame, type SimOptions, type SimReport, simulate } from './simulate.ts';
