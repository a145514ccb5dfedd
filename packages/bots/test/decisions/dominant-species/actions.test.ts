import { executing, play, question, table } from '@clade/dominant-species/testing';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answer.ts';

const two = { mammals: {}, birds: {} };
const tiles = { D3: 'tundra', D2: 'wetland', E3: 'savannah' };

describe('elements', () => {
  test('Adaptation takes the kind that lies around the own cubes', () => {
    const s = executing(
      { 'adaptation-1': 'mammals' },
      {
        animals: two,
        boxes: { adaptation: ['grub', 'sun'] },
        tiles,
        corners: { 'D2-E2-E3': 'sun', 'D2-D3-E3': 'sun' },
        cubes: { D2: { mammals: 3 }, E3: { mammals: 3 } },
      },
    );
    expect(answer(s, 'adaptation')).toBe('take sun');
  });

  test('a protection goes to the disk that feeds', () => {
    const s = executing(
      { 'regression-1': 'mammals' },
      {
        animals: { mammals: { elements: ['grub', 'sun'] }, birds: {} },
        boxes: { regression: ['grub', 'sun'] },
        tiles,
        corners: { 'D2-E2-E3': 'sun' },
        cubes: { D2: { mammals: 3 } },
      },
    );
    expect(answer(s, 'protection')).toBe('protect sun');
  });
});

describe('disks', () => {
  test('Abundance feeds a crowd that would die', () => {
    const s = executing(
      { 'abundance-1': 'mammals' },
      { animals: two, boxes: { abundance: ['grub', 'meat'] }, tiles, cubes: { E3: { mammals: 6 } } },
    );
    expect(answer(s, 'abundance')).toBe('take meat');
    play(s, 'take meat');
    expect(answer(s, 'abundance-corner')).toMatch(/E3/);
  });

  test('Wasteland: the kind that feeds is taken out of the box', () => {
    const s = executing(
      { wasteland: 'mammals' },
      {
        animals: two,
        boxes: { wasteland: ['grub', 'meat'] },
        tiles,
        corners: { 'D2-D3-E3': 'meat', 'D3-E3-E4': 'grub' },
        cubes: { E3: { mammals: 6 } },
      },
    );
    expect(answer(s, 'wasteland')).toBe('discard meat');
  });

  test('Depletion: the disk on which the others live goes, and an own one never', () => {
    const place = {
      animals: two,
      tiles: { D3: 'tundra', E3: 'savannah', D2: 'wetland' },
      corners: { 'E2-E3-F2': 'seed', 'C2-D1-D2': 'seed', 'D3-E3-E4': 'meat' },
      cubes: { E3: { birds: 5, mammals: 3 } },
    };
    const s = executing({ depletion: 'mammals' }, { ...place, boxes: { depletion: ['seed'] } });
    expect(answer(s, 'depletion')).toBe('remove the disk on E2-E3-F2');
    const own = executing({ depletion: 'mammals' }, { ...place, boxes: { depletion: ['meat'] } });
    expect(answer(own, 'depletion')).toBe('forgo');
  });
});

test('Glaciation freezes a crowd of the others, not the own', () => {
  const s = executing(
    { 'glaciation-1': 'mammals' },
    {
      animals: two,
      tiles: { D3: 'tundra', D2: 'wetland', C3: 'wetland' },
      corners: { 'C2-C3-D2': 'meat', 'C3-D2-D3': 'seed' },
      cubes: { D2: { mammals: 6 }, C3: { birds: 6 } },
    },
  );
  expect(answer(s, 'glaciation')).toBe('glaciate C3');
});

describe('Speciation', () => {
  test('around the disk where the cubes can live and win places', () => {
    const s = executing(
      { 'speciation-2': 'mammals' },
      {
        animals: two,
        tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah', E4: 'desert', F4: 'mountain' },
        corners: { 'D1-D2-E2': 'sun', 'C2-C3-D2': 'meat', 'C2-D1-D2': 'seed', 'F4-F5-G4': 'sun' },
        cubes: { D2: { mammals: 1, birds: 2 }, F4: { mammals: 1 } },
      },
    );
    expect(answer(s, 'speciation')).toBe('speciate around D1-D2-E2');
    play(s, 'speciate around D1-D2-E2');
    expect(answer(s, 'speciation-cubes')).toMatch(/add [234] to D2/);
  });

  test('the free cube of the Insects breaks a tie for first place', () => {
    const s = executing(
      {},
      {
        cursor: 'insects',
        animals: { mammals: {}, insects: {} },
        tiles: { D3: 'tundra', D2: 'wetland', E4: 'desert' },
        corners: { 'C2-D1-D2': 'grass', 'D1-D2-E2': 'meat', 'D4-E4-E5': 'grass' },
        cubes: { D2: { mammals: 3, insects: 3 }, E4: { insects: 4 } },
      },
    );
    expect(answer(s, 'insects')).toBe('add 1 to D2');
  });
});

describe('Wanderlust', () => {
  const explore = () =>
    executing(
      { 'wanderlust-1': 'mammals' },
      {
        animals: two,
        boxes: { wanderlust: ['grub', 'meat'] },
        stacks: ['mountain', 'sea', null],
        tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah', E4: 'desert' },
        corners: { 'D2-E2-E3': 'meat', 'E3-E4-F3': 'meat' },
        cubes: { E3: { mammals: 6, birds: 1 } },
      },
    );

  test('takes the sea for a place where it can live, with most tiles around it, and its own disk', () => {
    const s = explore();
    expect(answer(s, 'wanderlust')).toBe('take the tile of stack 2');
    play(s, 'take the tile of stack 2');
    expect(answer(s, 'wanderlust-hex')).toMatch(/lay the tile on (E2|F3)/);
    play(s, 'lay the tile on F3');
    expect(answer(s, 'wanderlust-disk')).toBe('take meat');
    play(s, 'take meat');
    expect(answer(s, 'wanderlust-corner')).toMatch(/F3/);
  });

  test('cubes move in where they can live, and not where they would starve', () => {
    const s = explore();
    play(s, 'take the tile of stack 2', 'lay the tile on F3', 'take meat', 'put the disk on F3-F4-G3');
    expect(answer(s, 'arrivals')).toMatch(/bring [1-5] from E3/);
    play(s, 'bring 2 from E3');
    expect(answer(s, 'arrivals')).toBe('bring 0 from E3');
  });
});

describe('Migration', () => {
  test('endangered cubes go where there is food, and nobody else moves', () => {
    const s = executing(
      { 'migration-1': 'mammals' },
      {
        animals: two,
        tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
        corners: { 'D1-D2-E2': 'meat' },
        cubes: { E3: { mammals: 4 }, D2: { birds: 2 } },
      },
    );
    expect(answers(s, 'migration')).toEqual(Array(4).fill('move a cube from E3 to D2'));
  });

  test('cubes that stand well stay', () => {
    const s = executing(
      { 'migration-1': 'mammals' },
      {
        animals: two,
        tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
        corners: { 'C2-D1-D2': 'meat' },
        cubes: { D2: { mammals: 4, birds: 3 } },
      },
    );
    expect(answer(s, 'migration')).toBe('stop');
  });
});

describe('Competition', () => {
  const close = {
    animals: { mammals: {}, arachnids: {}, insects: {} },
    tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
    corners: {
      'D1-D2-E2': 'grub',
      'C2-D1-D2': 'grass',
      'C2-C3-D2': 'meat',
      'E2-E3-F2': 'grub',
    },
    cubes: { D2: { arachnids: 4, insects: 1, mammals: 4 }, E3: { arachnids: 5, insects: 1 } },
  };

  test('the Arachnids strike the rival beside them on the best tile', () => {
    const s = executing({}, { ...close, cursor: 'arachnids' });
    expect(answer(s, 'arachnids')).toBe('eliminate mammals on D2');
  });

  test('so does a pawn', () => {
    const s = executing({ 'competition-1': 'arachnids' }, { ...close, cursor: 'competition-1' });
    expect(answer(s, 'competition')).toBe('eliminate mammals on D2');
  });
});

describe('Domination', () => {
  test('scores the tile that pays most to the owner of the pawn', () => {
    const s = executing(
      { 'domination-1': 'mammals' },
      {
        animals: two,
        tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
        corners: { 'E2-E3-F2': 'meat', 'C2-D1-D2': 'seed' },
        cubes: { D2: { birds: 5, mammals: 1 }, E3: { mammals: 3, birds: 1 } },
      },
    );
    expect(answer(s, 'domination')).toBe('score E3');
  });

  test('forgoes a tile on which only the others score', () => {
    const s = executing(
      { 'domination-1': 'mammals' },
      {
        animals: two,
        tiles: { D2: 'wetland', E3: 'savannah' },
        corners: { 'C2-D1-D2': 'seed' },
        cubes: { D2: { birds: 5 }, E3: { birds: 1 } },
      },
    );
    expect(answer(s, 'domination')).toBe('forgo');
  });

  test('the weakest own animal is helped, although the pawn is the strongest one’s (DS-4.7.4)', () => {
    const s = executing(
      { 'domination-1': 'mammals' },
      {
        animals: {
          mammals: { seat: 0, points: 80 },
          birds: { seat: 0, points: 10 },
          insects: { seat: 0, points: 80 },
          reptiles: { seat: 1, points: 40 },
          amphibians: { seat: 1, points: 40 },
          arachnids: { seat: 1, points: 40 },
        },
        tiles: { D3: 'tundra', D2: 'savannah', E3: 'savannah' },
        corners: { 'E2-E3-F2': 'meat', 'C2-D1-D2': 'seed' },
        cubes: { D2: { birds: 3, mammals: 2 }, E3: { mammals: 3, birds: 2 } },
      },
    );
    expect(answer(s, 'domination')).toBe('score D2');
  });
});

test('Mammals save the cube that holds a place on the best tile', () => {
  const s = table({
    phase: 'extinction',
    animals: two,
    tiles: { D3: 'tundra', D2: 'wetland', D4: 'mountain' },
    corners: {},
    cubes: { D2: { mammals: 1 }, D4: { mammals: 1 } },
  });
  expect(answer(s, 'save')).toBe('save a cube on D2');
});

test('the first to choose takes the animal that fares best', () => {
  const s = table({ phase: 'choosing', animals: {}, players: 2, options: { assignment: 'choose' } });
  expect(question(s)).toBe('animal');
  expect(answer(s, 'animal')).toBe('play mammals');
});
