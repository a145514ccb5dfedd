import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { animal, play, SIX } from '../../../src/testing/index.ts';
import { declineUntil, earth, expectTaken, isThrough, LONG, phase, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.23.1', 'one pawn out of the box, for you alone', () => {
  const pawn = { 'animals.birds.pawns': [3, 4], 'animals.birds.boxedPawns': [7, 6] } as const;
  const s = expectTaken('omnivore', 'birds', 'C4', [], pawn, { ...LONG, animals: TWO_PLAYERS });
  expect(isThrough(s)).toBe(true);
  declineUntil(s, () => phase(s) === 'planning');
  expect(animal(s, 'birds').pawns).toEqual({ available: 4, display: 0, box: 6 });
});

rule('DS-6.23.1 DS-5.15.3', 'the pawn is available at once, also for Instinct in the same round', () => {
  // The Birds dominate forest and mountain and have no pawn; the Insects score both.
  const s = taking('omnivore', 'birds', 'C4', {
    ...LONG,
    ...earth({ cubes: { D4: { birds: 1 } } }),
    animals: { ...SIX, birds: { pawns: 0 } },
    spaces: { 'domination-1': 'insects', 'domination-2': 'insects' },
    cards: { faceUp: ['omnivore', 'instinct'], deck: 3 },
  });
  expect(animal(s, 'birds').pawns).toEqual({ available: 1, display: 0, box: 9 });
  play(s, 'score D4', 'choose instinct', 'place a pawn on domination-3');
  expect(dominantSpecies.view(s, 0)).toMatchObject({ cursor: 'domination-3', asked: { animal: 'birds' } });
});
