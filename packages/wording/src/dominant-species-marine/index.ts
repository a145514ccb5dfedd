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

export * from './acting.ts';
export * from './cards.ts';
export * from './names.ts';

export const marineWording: Wording = {
  tell: tellLines,
  fold: foldName,
  move: moveName,
  question: questionText,
  asker: askerName,
  foresee: foreseen,
  cards: cardsOf,
  source: (part) => phrase(keyOf(`m.source.${part}`)),
  result: resultBy({ you: 'm.over.you', one: 'm.over', shared: 'm.over.shared' }),
  refusal: refusalText,
};
