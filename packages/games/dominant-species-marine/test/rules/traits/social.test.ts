import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused } from '../../../src/testing/index.ts';
import { atTurn, control, four, view } from '../cards/stage.ts';

const SOCIAL = {
  animals: four({ fishes: { traits: ['social'] } }),
  ...control({ sun: 'reptiles' }),
  spaces: {
    'abundance-1': 'crustaceans',
    'regression-1': 'fishes',
    'migration-1': 'crustaceans',
    'migration-2': 'sun',
  },
};

rule('DSM-6.4.17', 'basic pawns bump opposing basic pawns', () => {
  const s = atTurn('fishes', SOCIAL);
  expect(options(s)).toContain('place a pawn on migration-1');
  play(s, 'place a pawn on migration-1', 'stop');
  expect(view(s).spaces['migration-1']).toEqual({ animal: 'fishes', special: null });
  expect(animal(s, 'crustaceans').pawns).toMatchObject({ available: 3, display: 1 });
});

rule('DSM-6.4.17', 'the after-rule, special-only spaces and special pawns bind them as before', () => {
  const s = atTurn('fishes', SOCIAL);
  expect(refused(s, 'place a pawn on abundance-1')).toMatchObject({ code: 'not-behind', rule: 'DSM-5.2.2' });
  expect(refused(s, 'place a pawn on migration-2')).toMatchObject({
    code: 'special-pawn',
    rule: 'DSM-5.2.4',
  });
  expect(refused(s, 'place a pawn on migration-4')).toMatchObject({ code: 'special-only' });
  expect(refused(s, 'place a pawn on regression-1')).toMatchObject({ code: 'own-pawn' });
});

rule('DSM-6.4.17 DSM-5.2.2', 'without it a basic pawn bumps nobody', () => {
  const s = atTurn('cephalopods', SOCIAL);
  expect(options(s)).not.toContain('place a pawn on migration-1');
  expect(refused(s, 'place a pawn on migration-1')).toMatchObject({ code: 'taken-space', rule: 'DSM-5.2.2' });
});
