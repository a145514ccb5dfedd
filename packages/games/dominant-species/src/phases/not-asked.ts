import { type Move, moveVerb, type Refusal, refusal } from '@clade/engine';
import { WORDS } from '../words.ts';

/** A move that answers another question than the one that is asked; undefined when its verb fits. */
export function notAsked(move: Move, verb: number, rule: string): Refusal | undefined {
  if (moveVerb(move) === verb) return undefined;
  const tried = WORDS.doing(move);
  const asked = WORDS.asking(verb);
  return refusal('not-now', rule, `You cannot ${tried} now: you are asked to ${asked}.`, { tried, asked });
}
