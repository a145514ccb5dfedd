import { foldName } from '../earth/teller.ts';
import type { Wording } from '../wording.ts';
import { moveName } from './move.ts';
import { refusalText } from './refusal.ts';
import { tellLines } from './tale.ts';

export * from './names.ts';

export const dominantSpeciesWording: Wording = {
  tell: tellLines,
  fold: foldName,
  move: moveName,
  refusal: refusalText,
};
