export { BEGUN, begunEvent } from './begun.ts';
export * from './phrase.ts';
export type {
  Asked,
  CardWords,
  Consequence,
  Foreshown,
  Line,
  Names,
  Refused,
  Routine,
  Seen,
  Sentence,
  Wording,
} from './wording.ts';
