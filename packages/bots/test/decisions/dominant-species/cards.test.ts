import { executing, play, playing } from '@clade/dominant-species/testing';
import type { Position } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answer.ts';

/** All six animals at the start, with something more for some. */
const six = (more: Position = {}): Position => ({
  mammals: {},
  reptiles: {},
  birds: {},
  amphibians: {},
  arachnids: {},
  insects: {},
  ...more,
});

/** The reptiles have dominated the desert of the start and choose among cards. */
function choosing(faceUp: readonly string[], more: Position = {}) {
  const s = executing({ 'domination-1': 'reptiles' }, { cards: { faceUp, deck: 0 }, ...more });
  play(s, 'score E4');
  return s;
}

describe('which card', () => {
  test('a crowd makes Fertile worth more than a place on the track', () => {
    const s = choosing(['fertile', 'nocturnal'], { cubes: { E4: { reptiles: 6, mammals: 4 } } });
    expect(answer(s, 'card')).toBe('choose fertile');
  });

  test('Cold Snap with the others on tundra, not Hibernation without a lost cube', () => {
    const s = choosing(['cold-snap', 'hibernation'], {
      cubes: { E4: { reptiles: 2 }, D3: { reptiles: 2, mammals: 2, birds: 2 } },
    });
    expect(answer(s, 'card')).toBe('choose cold-snap');
  });

  test('Ice Age is taken by whoever wins by it', () => {
    const s = choosing(['fertile', 'ice-age'], { animals: six({ reptiles: { points: 90 } }) });
    expect(answer(s, 'card')).toBe('choose ice-age');
  });

  test('and left by whoever would lose by it', () => {
    const s = choosing(['fertile', 'ice-age'], { animals: six({ birds: { points: 90 } }) });
    expect(answer(s, 'card')).toBe('choose fertile');
  });

  test('with several animals the weakest decides who is ahead (DS-5.10.6)', () => {
    const animals = (birds: number): Position => ({
      mammals: { seat: 0, points: 60 },
      reptiles: { seat: 1, points: 90 },
      birds: { seat: 1, points: birds },
      amphibians: { seat: 0, points: 60 },
      arachnids: { seat: 0, points: 60 },
      insects: { seat: 1, points: 90 },
    });
    expect(answer(choosing(['fertile', 'ice-age'], { animals: animals(90) }), 'card')).toBe('choose ice-age');
    expect(answer(choosing(['fertile', 'ice-age'], { animals: animals(30) }), 'card')).toBe('choose fertile');
  });
});

describe('how to play a card', () => {
  test('Aquatic: a disk that feeds the own cubes on the tile, and cubes', () => {
    const s = playing('aquatic', 'amphibians', 'D2');
    expect(answer(s, 'aquatic-tile')).toBe('choose tile D2');
    play(s, 'choose tile D2');
    expect(answer(s, 'aquatic-disk')).toBe('take water');
    play(s, 'take water');
    expect(answer(s, 'aquatic-corner')).toMatch(/D2/);
    play(s, answer(s, 'aquatic-corner'));
    expect(answer(s, 'aquatic-cubes')).toMatch(/add [1-4] to D2/);
  });

  test('Biomass takes cubes of the others', () => {
    const s = playing('biomass', 'reptiles', 'E4', { cubes: { E4: { reptiles: 3, mammals: 3 } } });
    expect(answer(s, 'biomass')).toBe('eliminate mammals on E4');
  });

  test('Blight keeps the disk that feeds us where the others live too', () => {
    const s = playing('blight', 'reptiles', 'E4', {
      tiles: { D3: 'tundra', E4: 'desert', D2: 'sea' },
      corners: { 'D3-D4-E4': 'sun', 'D1-D2-E2': 'seed', 'C2-D1-D2': 'meat', 'C2-C3-D2': 'sun' },
      cubes: { E4: { reptiles: 1 }, D2: { reptiles: 3, birds: 4, mammals: 4 } },
    });
    expect(answers(s, 'blight-tile', 'blight-disk')).toEqual(['choose tile D2', 'keep the disk on C2-C3-D2']);
  });

  test('Catastrophe falls on a tile of the others, and spares us', () => {
    const s = playing('catastrophe', 'reptiles', 'E4', {
      tiles: { D3: 'tundra', E4: 'desert', D2: 'sea' },
      corners: { 'D3-D4-E4': 'sun', 'D1-D2-E2': 'seed', 'C2-C3-D2': 'sun' },
      cubes: { E4: { reptiles: 3 }, D2: { reptiles: 1, birds: 6 }, D3: { birds: 1, reptiles: 1 } },
    });
    expect(answers(s, 'catastrophe-tile', 'catastrophe-survivor', 'catastrophe-beside')).toEqual([
      'choose tile D2',
      'spare reptiles',
      'eliminate birds on D3',
    ]);
  });

  test('Disease: the disk that feeds is kept', () => {
    const s = playing('disease', 'reptiles', 'E4', {
      animals: six({ mammals: { elements: ['grass', 'water'] } }),
      corners: { 'D3-D4-E4': 'sun', 'E3-E4-F3': 'sun', 'D2-E2-E3': 'grass' },
      cubes: { E4: { reptiles: 2 }, E3: { mammals: 3 } },
    });
    expect(answer(s, 'disease')).toBe('lose water');
  });

  test('Evolution: two different animals, on tiles where our cube wins a place', () => {
    const s = playing('evolution', 'reptiles', 'E4', {
      cubes: { E4: { reptiles: 1, mammals: 1 }, E3: { reptiles: 2, insects: 3 }, C4: { birds: 1 } },
    });
    expect(answers(s, 'evolution')).toEqual(['replace mammals on E4', 'replace insects on E3']);
  });

  test('Fecundity: one cube on each tile where it can live', () => {
    const s = playing('fecundity', 'reptiles', 'E4');
    expect(answers(s, 'fecundity')).toEqual(['add 1 to D4', 'add 1 to E3', 'add 1 to E4']);
  });

  test('Fertile: the largest crowd', () => {
    const s = playing('fertile', 'reptiles', 'E4', {
      cubes: { E4: { reptiles: 2 }, E3: { reptiles: 1, insects: 7 }, D2: { amphibians: 9 } },
    });
    expect(answer(s, 'fertile')).toBe('choose tile E3');
  });

  test('Habitat: food for a crowd that would die', () => {
    const s = playing('habitat', 'reptiles', 'E4', { cubes: { E4: { reptiles: 2 }, C3: { reptiles: 6 } } });
    const [disk, corner] = answers(s, 'habitat-disk', 'habitat-corner');
    expect(disk).toBe('take sun');
    expect(corner).toMatch(/C3/);
  });

  test('Hibernation: all that may come back', () => {
    const s = playing('hibernation', 'reptiles', 'E4', { animals: six({ reptiles: { eliminated: 6 } }) });
    const [tile, cubes] = answers(s, 'hibernation-tile', 'hibernation-cubes');
    expect(tile).toMatch(/choose tile (D3|D4|E3|E4)/);
    expect(cubes).toMatch(/add [345] to/);
  });

  test('Ice Sheet: a tile of the others', () => {
    const s = playing('ice-sheet', 'reptiles', 'E4', {
      cubes: { E4: { reptiles: 4 }, C3: { birds: 5 }, D2: { birds: 1 } },
    });
    expect(answer(s, 'glaciation')).toBe('glaciate C3');
  });

  test('Immigrants: a disk that matches nothing goes before a pawn or the crowds', () => {
    const s = playing('immigrants', 'reptiles', 'E4', {
      options: { deck: 'long' },
      animals: six({ mammals: { elements: ['water'] } }),
      cubes: { E4: { reptiles: 3 }, D4: { mammals: 5, birds: 4 }, C4: { mammals: 5, birds: 4 } },
    });
    expect(answer(s, 'immigrants')).toBe('give up water');
  });

  test('Mass Exodus: the others are driven where they die', () => {
    const s = playing('mass-exodus', 'reptiles', 'E4', {
      tiles: { D3: 'tundra', E4: 'desert', D2: 'sea', E3: 'mountain' },
      corners: { 'D3-D4-E4': 'sun', 'D1-D2-E2': 'seed', 'C2-C3-D2': 'seed' },
      cubes: { E4: { reptiles: 3 }, D2: { birds: 6 } },
    });
    expect(answer(s, 'mass-exodus-tile')).toBe('choose tile D2');
    play(s, 'choose tile D2');
    // Food for birds lies on the sea alone: every goal is death, and none is better for them than another.
    expect(answer(s, 'mass-exodus')).toMatch(/send [0-6] birds to/);
  });

  test('Predator: the rival that is closest', () => {
    const s = playing('predator', 'reptiles', 'E4', {
      cubes: { E4: { reptiles: 4, mammals: 4, insects: 1 } },
    });
    expect(answer(s, 'predator')).toBe('eliminate mammals on E4');
  });
});
