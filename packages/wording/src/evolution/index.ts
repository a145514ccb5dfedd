import { keyOf, phrase } from '../phrase.ts';
import { resultBy } from '../result.ts';
import type { Wording } from '../wording.ts';
import { cardsOf } from './cards.ts';
import { foreseen } from './foresee/foresee.ts';
import { foldName, tellLines } from './log/teller.ts';
import { moveName } from './move.ts';
import { questionText } from './question.ts';
import { refusalText } from './refusal.ts';

export * from './figures.ts';
export { knownOf } from './foresee/known.ts';
export { genusOf, scientificName, seedOf } from './genera.ts';
export { tellEvents } from './log/teller.ts';
export { isPlanning } from './move.ts';
export * from './names.ts';
export * from './wire.ts';

export const evolutionWording: Wording = {
  tell: tellLines,
  fold: foldName,
  move: moveName,
  question: questionText,
  foresee: foreseen,
  cards: cardsOf,
  source: (part) => phrase(keyOf(`evo.source.${part}`)),
  result: resultBy({ you: 'evo.prompt.you-won', one: 'evo.prompt.won', shared: 'evo.prompt.shared' }),
  refusal: refusalText,
};
