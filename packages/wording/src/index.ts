export { BEGUN, begunEvent } from './begun.ts';
export * from './phrase.ts';
export type { Line, Names, Refused, Routine, Seen, Told, Wording } from './wording.ts';
