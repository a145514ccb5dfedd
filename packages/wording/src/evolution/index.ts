import type { Wording } from '../wording.ts';
import { foldName, tellLines } from './log/teller.ts';
import { moveName } from './move.ts';
import { refusalText } from './refusal.ts';

export * from './figures.ts';
export { tellEvents } from './log/teller.ts';
export { isPlanning } from './move.ts';
export * from './names.ts';
export * from './wire.ts';

export const evolutionWording: Wording = {
  tell: tellLines,
  fold: foldName,
  move: moveName,
  refusal: refusalText,
};
