import { foldName } from '../earth/teller.ts';
import { keyOf, phrase } from '../phrase.ts';
import { resultBy } from '../result.ts';
import type { Wording } from '../wording.ts';
import { cardsOf } from './cards.ts';
import { foreseen } from './foresee.ts';
import { moveName } from './move.ts';
import { askerName, questionText } from './question.ts';
import { refusalText } from './refusal.ts';
import { tellLines } from './tale.ts';

export * from './cards.ts';
export * from './names.ts';
export * from './plan.ts';
export { askerName, competitionTerrains, phaseName } from './question.ts';

export const dominantSpeciesWording: Wording = {
  tell: tellLines,
  fold: foldName,
  move: moveName,
  question: questionText,
  asker: askerName,
  foresee: foreseen,
  cards: cardsOf,
  source: (part) => phrase(keyOf(`ds.source.${part}`)),
  result: resultBy({ you: 'ds.prompt.you-won', one: 'ds.prompt.won', shared: 'ds.prompt.won' }),
  refusal: refusalText,
};
