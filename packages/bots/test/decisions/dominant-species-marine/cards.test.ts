import { acting, play, playing } from '@clade/dominant-species-marine/testing';
import type { Position } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answer.ts';

const two = { reptiles: {}, crustaceans: {} };
const tiles = { D4: 'reef', D5: 'seagrass', C4: 'seamount' };

/** The reptiles have scored the reef, on which they thrive, and choose among the cards. */
function choosing(row: readonly string[], more: Position = {}, place = 5) {
  const evolution = ['land', 'land', 'kelp', 'kelp', 'ocean'];
  evolution[place - 1] = 'reef';
  evolution.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const s = acting(`evolution-${evolution.indexOf('reef') + 1}`, 'reptiles', {
    animals: two,
    row,
    chips: { evolution },
    tiles,
    corners: { 'C4-D4-D5': 'sun', 'D5-D6-E5': 'worms' },
    cubes: { D4: { reptiles: 3, crustaceans: 1 }, D5: { reptiles: 1, crustaceans: 4 } },
    ...more,
  });
  play(s, 'score D4');
  return s;
}
const ORDER = ['land', 'kelp', 'reef', 'seamount', 'seagrass', 'sand', 'ocean', 'vent'];

describe('which card', () => {
  test('the one that counts most for us', () => {
    const s = choosing(['annelids', 'semi-aquatic', 'carbon-cycle', 'producers', 'univalves']);
    // Sun lies on two tiles of theirs, worms on one, nothing of the others.
    expect(answer(s, 'card')).toBe('choose semi-aquatic');
  });

  test('Asteroid is taken by whoever is ahead, and left by whoever is behind', () => {
    const row = ['fertile', 'asteroid', 'carbon-cycle', 'producers', 'univalves'];
    const ahead = { animals: { reptiles: { points: 90 }, crustaceans: { points: 20 } } };
    const behind = { animals: { reptiles: { points: 20 }, crustaceans: { points: 90 } } };
    expect(answer(choosing(row, ahead), 'card')).toBe('choose asteroid');
    expect(answer(choosing(row, behind), 'card')).toBe('choose fertile');
  });
});

describe('how to resolve a card', () => {
  const there = {
    animals: two,
    tiles,
    corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'worms' },
    cubes: { D4: { reptiles: 3, crustaceans: 3 }, D5: { reptiles: 1, crustaceans: 6 }, C4: { reptiles: 2 } },
  };

  test('Asteroid falls on a tile of the others, and spares us', () => {
    const s = playing('asteroid', 'reptiles', { ...there, cubes: { ...there.cubes, C4: { reptiles: 5 } } });
    expect(answers(s, 'asteroid-tile', 'asteroid-survivor')).toEqual(['choose tile D5', 'spare reptiles']);
    // On C4 there are only reptiles.
    expect(answers(s, 'asteroid-beside')).toEqual([
      'eliminate reptiles on C4',
      'eliminate crustaceans on D4',
    ]);
  });

  test('Bountiful Habitat: the terrain on which we are first', () => {
    const s = playing('bountiful-habitat', 'reptiles', there);
    expect(answer(s, 'bountiful-habitat')).toMatch(/choose (reef|seamount) tiles/);
  });

  test('Disease: the disk that feeds is kept', () => {
    const s = playing('disease', 'reptiles', {
      ...there,
      animals: { reptiles: {}, crustaceans: { elements: ['sun', 'plankton'] } },
    });
    expect(answer(s, 'disease')).toBe('give up plankton on the board');
  });

  test('Fertile: the largest crowd', () => {
    expect(answer(playing('fertile', 'reptiles', there), 'fertile')).toBe('choose tile D5');
  });

  test('Omnivore: a tile of the others, their disk and their cube', () => {
    const s = playing('omnivore', 'reptiles', there);
    const [tile, disk, cube] = answers(s, 'omnivore-tile', 'omnivore-disk', 'omnivore-cube');
    expect(tile).toMatch(/choose tile D[45]/);
    expect(disk).toBe('remove the disk on D4-D5-E4');
    expect(cube).toMatch(/eliminate crustaceans/);
  });

  test('Population Explosion: where the crowd wins a place', () => {
    expect(answer(playing('population-explosion', 'reptiles', there), 'population-explosion')).toMatch(
      /D[45]/,
    );
  });

  test('Solar Radiation: cubes of the others go home', () => {
    const s = playing('solar-radiation', 'reptiles', there, 2);
    const [tile, ...cubes] = answers(s, 'solar-radiation-tile', 'solar-radiation-cube');
    expect(tile).toMatch(/choose tile D[45]/);
    for (const words of cubes) expect(words).toMatch(/return crustaceans/);
    expect(cubes).toHaveLength(2);
  });

  test('Terrestrial: a disk that feeds us on Land, and cubes', () => {
    const s = playing('terrestrial', 'reptiles', { ...there, tiles: { ...tiles, D3: 'land' } });
    expect(answers(s, 'terrestrial-tile', 'terrestrial-disk')).toEqual([
      'choose tile D3',
      expect.stringMatching(/take (sun|sponges)/),
    ]);
    expect(answer(s, 'terrestrial-corner')).toMatch(/D3/);
    play(s, answer(s, 'terrestrial-corner'));
    expect(answer(s, 'terrestrial-cubes')).toMatch(/add [1-4] to D3/);
  });

  test('Trophic Cascade: the food of the others', () => {
    const s = playing('trophic-cascade', 'reptiles', there, 1);
    expect(answers(s, 'trophic-cascade-tile', 'trophic-cascade-disk')[1]).toBe('remove the disk on D4-D5-E4');
  });

  test('Gene Expression: the best of the three, for the only trait', () => {
    const s = playing('gene-expression', 'reptiles', {
      ...there,
      animals: { reptiles: { traits: ['bottom-feeder'] }, crustaceans: {} },
      row: undefined,
      doing: [{ id: 'gene-expression', animal: 'reptiles', step: 1 }],
      look: ['ecological-niche', 'prey-switching', 'flight'],
    });
    expect(answer(s, 'gene-expression')).toBe('choose the trait prey-switching');
  });
});
