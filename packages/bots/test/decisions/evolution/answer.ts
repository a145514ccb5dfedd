import { Rng, type State } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { turnOf } from '@clade/evolution/testing';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';

/** What a beginner does in a position, in words. */
export function answer(s: State, seat = turnOf(s)): string {
  return evolution.describe(s, askBot(evolution, s, seat, makeBot('beginner') as Bot, new Rng('answer')));
}

/** Lets a beginner act for the seat while it is asked; returns what it did, in words. */
export function answers(s: State, seat = turnOf(s)): string[] {
  const done: string[] = [];
  while ((evolution.pending(s) & (1 << seat)) !== 0 && done.length < 40) {
    const move = askBot(evolution, s, seat, makeBot('beginner') as Bot, new Rng('answer'));
    done.push(evolution.describe(s, move));
    const { kind } = evolution.decision(s, seat);
    evolution.apply(s, seat, move);
    if ((evolution.pending(s) & (1 << seat)) === 0 || evolution.decision(s, seat).kind !== kind) break;
  }
  return done;
}
