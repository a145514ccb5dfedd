import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { SPACE_NAMES } from '../../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  question,
  refused,
  SIX,
} from '../../../src/testing/index.ts';
import { declineUntil, expectTaken, isThrough, phase, TWO_PLAYERS, taking, view } from './stage.ts';

rule('DS-6.17.1', 'an available pawn goes to a vacant space of your choice', () => {
  const s = taking('instinct', 'insects', 'E3');
  const vacant = SPACE_NAMES.filter((space) => space !== 'domination-2');
  expect(options(s)).toEqual(vacant.map((space) => `place a pawn on ${space}`));
  expect(refused(s, 'place a pawn on domination-2')).toMatchObject({ rule: 'DS-6.17.1' });
  const { available } = animal(s, 'insects').pawns;
  play(s, 'place a pawn on glaciation-3');
  expect(view(s).spaces['glaciation-3']).toBe('insects');
  // One placed, and the one of domination-2 has come off.
  expect(animal(s, 'insects').pawns).toMatchObject({ available: available - 1 + 1, display: 1 });
});

rule('DS-6.17.1', 'the pawn stands there, and nothing else changes', () => {
  expectTaken('instinct', 'insects', 'E3', ['place a pawn on glaciation-3'], {
    'spaces.glaciation-3': [undefined, 'insects'],
    'animals.insects.pawns': [3, 2],
  });
});

rule(
  'DS-6.17.2',
  'behind the cursor it waits for the next round; a Domination ahead acts in this one',
  () => {
    const later = taking('instinct', 'insects', 'E3');
    play(later, 'place a pawn on adaptation-1');
    declineUntil(later, () => phase(later) === 'planning');
    expect(view(later).spaces).toEqual({ 'adaptation-1': 'insects' });
    expect(animal(later, 'insects').pawns).toEqual({ available: 2, display: 1, box: 7 });
    // It acts in the next round, together with the pawns of the next Planning.
    while (phase(later) === 'planning')
      play(later, options(later).find((o) => o.includes('domination')) ?? options(later)[0] ?? '');
    declineUntil(later, () => view(later).cursor === 'adaptation-1');
    expect([question(later), asked(later)]).toEqual(['adaptation', 'insects']);
    const now = taking('instinct', 'insects', 'E3');
    play(now, 'place a pawn on domination-5', 'forgo');
    expect([question(now), view(now).cursor, asked(now)]).toEqual(['domination', 'domination-5', 'insects']);
  },
);

rule('DS-6.17.3', 'mandatory with an available pawn, without one no effect', () => {
  const s = taking('instinct', 'insects', 'E3');
  for (const words of ['skip', 'stop', 'forgo'])
    expect(refused(s, words), words).toMatchObject({ code: 'no-way-out' });
  // The Amphibians dominate the wetland that the Insects score; all their pawns stand elsewhere.
  const away = executing(
    { 'domination-1': 'insects', 'domination-2': 'insects' },
    { animals: { ...SIX, amphibians: { pawns: 0 } }, cards: { faceUp: ['instinct'], deck: 3 } },
  );
  play(away, 'score D2', 'choose instinct');
  expect(isThrough(away)).toBe(true);
  expect(view(away).spaces).toEqual({});
});

rule('DS-6.17.4', 'in the last round a pawn behind the cursor never acts', () => {
  const s = taking('instinct', 'insects', 'E3', {
    lastRound: true,
    cards: { faceUp: ['instinct'], deck: 0 },
  });
  play(s, 'place a pawn on adaptation-1');
  const events = declineUntil(s, () => phase(s) === 'over');
  expect(events.some((e) => e.type === 'pawn-taken' && e.space === 'adaptation-1')).toBe(false);
  expect(view(s).spaces).toEqual({ 'adaptation-1': 'insects' });
});

rule('DS-6.17.1 DS-4.7.3', "the pawn is one of your animal's own", () => {
  const two = { ...TWO_PLAYERS, amphibians: { seat: 1, pawns: 0 } };
  const s = executing(
    { 'domination-1': 'insects', 'domination-2': 'insects' },
    { animals: two, cards: { faceUp: ['instinct'], deck: 3 } },
  );
  // The same player has pawns of the Insects and Arachnids, but the card belongs to the Amphibians.
  play(s, 'score D2', 'choose instinct');
  expect(isThrough(s)).toBe(true);
});
