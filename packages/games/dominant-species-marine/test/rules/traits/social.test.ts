import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, options, play, refused } from '../../../src/testing/index.ts';
import { atTurn, control, four } from '../cards/stage.ts';

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
  expectChanged(s, () => play(s, 'place a pawn on migration-1', 'stop'), {
    'spaces.migration-1': ['crustaceans', 'fishes'],
    'animals.crustaceans.pawns': [2, 3],
    'animals.fishes.pawns': [3, 2],
    toAct: ['fishes', 'cephalopods'],
  });
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
