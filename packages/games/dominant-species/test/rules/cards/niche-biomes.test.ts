import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies, type TerrainId } from '../../../src/index.ts';
import { animal, executing, play, SIX, tile } from '../../../src/testing/index.ts';
import { expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

/** Two tiles; the Insects dominate the first and are alone there. */
function lone(terrain: TerrainId) {
  return {
    tiles: { D3: terrain, D4: 'sea' },
    corners: { 'C3-D2-D3': 'grass' },
    cubes: { D3: { insects: 1 } },
  };
}

const points = (s: ReturnType<typeof taking>) =>
  Object.fromEntries(dominantSpecies.view(s, 0).animals.map((a) => [a.animal, a.points]));

rule('DS-6.21.1', 'animals ahead of you lose the first value of the tile', () => {
  const values = { sea: 9, wetland: 8, savannah: 7, jungle: 6, forest: 5, desert: 4, mountain: 3, tundra: 1 };
  for (const [terrain, value] of Object.entries(values)) {
    const s = taking('niche-biomes', 'insects', 'D3', {
      ...lone(terrain as TerrainId),
      animals: { mammals: { points: 50 }, birds: { points: value }, insects: {} },
    });
    expect(tile(s, 'D3').terrain).toBe(terrain);
    // The Insects have scored the first value themselves, so the Birds are not ahead of them.
    expect(points(s), terrain).toEqual({ mammals: 50 - value, birds: value, insects: value });
  }
});

rule('DS-6.21.2', 'compared after the tile has been scored, once; nobody falls below 0', () => {
  // Before the scoring Mammals and Reptiles are ahead; the 7 points of the savannah bring the Insects past the Mammals.
  const animals = {
    ...SIX,
    mammals: { points: 9 },
    reptiles: { points: 9 },
    birds: { points: 10 },
    amphibians: { points: 8 },
    insects: { points: 3 },
  };
  // Savannah: Insects 7, Reptiles 4, Amphibians 2. So 13 > 10, equal 10 = 10 for Amphibians and Birds.
  const loss = { 'animals.reptiles.points.cards': [0, -7] } as const;
  const s = expectTaken('niche-biomes', 'insects', 'E3', [], loss, { animals });
  expect(points(s)).toEqual({
    mammals: 9,
    reptiles: 6,
    birds: 10,
    amphibians: 10,
    arachnids: 0,
    insects: 10,
  });
  // 1 point for the tundra against 4: only down to 0. The Amphibians score the tundra, the Insects dominate it.
  const low = executing(
    { 'domination-1': 'mammals', 'domination-2': 'mammals' },
    {
      tiles: { D3: 'savannah', D4: 'sea' },
      corners: { 'C3-D2-D3': 'grass' },
      cubes: { D3: { insects: 1, mammals: 2, birds: 2 } },
      animals: { mammals: {}, birds: {}, amphibians: { points: 3 }, insects: {} },
      cards: { faceUp: ['niche-biomes'], deck: 3 },
    },
  );
  play(low, 'score D3', 'choose niche-biomes');
  // Mammals 7 and Birds 4, Insects 2; all three others are ahead and pay 7.
  expect(points(low)).toEqual({ mammals: 0, birds: 0, amphibians: 0, insects: 2 });
});

rule('DS-6.21.3', 'nobody is asked, and nobody ahead means no effect', () => {
  const s = taking('niche-biomes', 'insects', 'E3');
  expect(isThrough(s)).toBe(true);
  expect(points(s)).toEqual({ mammals: 0, reptiles: 4, birds: 0, amphibians: 2, arachnids: 0, insects: 7 });
});

rule('DS-6.21.1 DS-4.7.3', "the player's own animals ahead pay as well", () => {
  const s = taking('niche-biomes', 'insects', 'E3', {
    animals: { ...TWO_PLAYERS, arachnids: { seat: 1, points: 40 } },
  });
  expect(animal(s, 'arachnids').points).toBe(33);
});
