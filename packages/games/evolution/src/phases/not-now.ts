import { type Move, type Refusal, refusal } from '@clade/engine';
import { END_MOVE, PASS, STOP, verbOf } from '../moves.ts';

const VERB_WORDS = [
  'choose a food card',
  'play a card',
  'resolve a leaf effect',
  'feed a species from the watering hole',
  'attack',
  'use Intelligence',
  'pay for Intelligence',
];

function tried(move: Move): string {
  if (verbOf(move) !== END_MOVE) return VERB_WORDS[verbOf(move)];
  if (move === STOP) return 'end a card turn';
  return move === PASS ? 'pass' : 'decline';
}

/** A move that answers another question than the one that is asked. */
export function notNow(move: Move, asked: string, rule: string): Refusal {
  const what = tried(move);
  return refusal('not-now', rule, {
    tried: what,
    asked,
  });
}
