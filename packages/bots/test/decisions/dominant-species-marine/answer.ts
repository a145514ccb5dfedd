import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { play, question, turnOf } from '@clade/dominant-species-marine/testing';
import { Rng, type State } from '@clade/engine';
import { expect } from 'vitest';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;

/** What a beginner does in a position, in words; `kind` is the question that the test is about. */
export function answer(s: State, kind: string): string {
  expect(question(s)).toBe(kind);
  const move = askBot(dominantSpeciesMarine, s, turnOf(s), beginner, new Rng('answer'));
  return dominantSpeciesMarine.describe(s, move);
}

/** Lets a beginner answer as long as the question is of these kinds; returns what it did, in words. */
export function answers(s: State, ...kinds: readonly string[]): string[] {
  const done: string[] = [];
  while (kinds.includes(question(s))) {
    const words = answer(s, question(s));
    done.push(words);
    play(s, words);
  }
  return done;
}
