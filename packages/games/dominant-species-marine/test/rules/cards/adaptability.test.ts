import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, disk, options, play, refused } from '../../../src/testing/index.ts';
import {
  atTurn,
  control,
  earth,
  expectResolved,
  four,
  isThrough,
  NO_DISKS,
  resolving,
  rowWith,
  view,
} from './stage.ts';

const crustaceans = (...elements: string[]) => ({ animals: four({ crustaceans: { elements } }) });

rule('DSM-6.3.1', 'one of your disks changes places with one on Earth', () => {
  const s = resolving('adaptability', 'crustaceans', crustaceans('sun', 'plankton'));
  expect(options(s)).toEqual(['give up plankton on the board', 'give up sun on the board']);
  play(s, 'give up sun on the board');
  expect(options(s)).toHaveLength(6);
  const swapped = expectResolved(
    'adaptability',
    'crustaceans',
    ['give up sun on the board', 'swap the disk on D4-E3-E4'],
    { 'animals.crustaceans.elements.1': ['sun', 'gastropods'], 'corners.D4-E3-E4': ['gastropods', 'sun'] },
    crustaceans('sun', 'plankton'),
  );
  expect(isThrough(swapped)).toBe(true);
});

rule('DSM-6.3.1', 'printed elements stay; without a disk of yours or on Earth nothing happens', () => {
  const s = resolving('adaptability', 'crustaceans', crustaceans('sun'));
  expect(refused(s, 'give up worms on the board')).toMatchObject({ code: 'no-such-disk', rule: 'DSM-6.3.1' });
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  expect(isThrough(resolving('adaptability', 'crustaceans'))).toBe(true);
  // A Carnivore may choose a card without any match.
  const bare = resolving('adaptability', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['carnivore'], elements: ['sun'] } }),
    ...earth({ corners: NO_DISKS }),
  });
  expect(isThrough(bare)).toBe(true);
  expect(animal(bare, 'crustaceans').elements).toEqual({ algae: 1, worms: 2, sun: 1 });
});

rule('DSM-6.3.1', 'a disk on Phenotypic Plasticity is swapped on its card', () => {
  const s = resolving('adaptability', 'crustaceans', {
    animals: four({
      crustaceans: { traits: ['phenotypic-plasticity'], elements: ['plankton'], onTrait: ['sun'] },
    }),
  });
  expect(options(s)).toEqual(['give up plankton on the board', 'give up sun on the card']);
  play(s, 'give up sun on the card', 'swap the disk on C3-C4-D4');
  expect(animal(s, 'crustaceans').onTrait).toEqual({ sponges: 1 });
  expect(disk(s, 'C3-C4-D4')).toBe('sun');
});

rule('DSM-6.3.1', 'in play: pawns that bump may bump opposing special pawns, never own ones', () => {
  const position = {
    ...control({ sun: 'reptiles', plankton: 'crustaceans', worms: 'crustaceans' }),
    spaces: { 'migration-1': 'sun', 'migration-2': 'worms', 'migration-3': 'fishes' },
  };
  const without = atTurn('crustaceans', position);
  play(without, 'use the pawn of plankton');
  expect(refused(without, 'place a pawn on migration-1')).toMatchObject({
    code: 'special-pawn',
    rule: 'DSM-5.2.4',
  });
  const s = atTurn('crustaceans', { ...position, row: rowWith('adaptability', 3) });
  expect(refused(s, 'place a pawn on migration-1')).toMatchObject({ code: 'taken-space' });
  play(s, 'use the pawn of plankton');
  expect(refused(s, 'place a pawn on migration-2')).toMatchObject({ code: 'own-pawn' });
  play(s, 'place a pawn on migration-1');
  expect(view(s).spaces['migration-1']).toEqual({ animal: 'crustaceans', special: 'plankton' });
  const sun = view(s).specials.find(({ element }) => element === 'sun');
  expect(sun).toMatchObject({ controller: 'reptiles', space: null });
  // A basic pawn that bumps (Social) gains the same.
  const social = atTurn('crustaceans', {
    ...position,
    animals: four({ crustaceans: { traits: ['social'] } }),
    ...control({ sun: 'reptiles' }),
    spaces: { 'migration-1': 'sun' },
    row: rowWith('adaptability'),
  });
  expect(options(social)).toContain('place a pawn on migration-1');
});
