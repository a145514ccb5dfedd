import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import {
  animal,
  asked,
  disk,
  executing,
  options,
  play,
  question,
  SIX,
  type table,
  tile,
} from '../../../src/testing/index.ts';
import { byCards, cubes, declineUntil, earth, isThrough, phase, taking, view } from '../cards/stage.ts';

const points = (s: ReturnType<typeof table>) =>
  Object.fromEntries(view(s).animals.map((a) => [a.animal, a.points]));

rule('DS-7.15.1', 'an endangered cube alone on a tile scores it, but takes no card', () => {
  // No grass on the forest.
  const s = executing(
    { 'domination-1': 'insects', 'domination-2': 'insects' },
    earth({ cubes: { C4: { insects: 1 } } }),
  );
  expect(tile(s, 'C4')).toMatchObject({ endangered: ['insects'] });
  expect(tile(s, 'C4').dominant).toBeUndefined();
  play(s, 'score C4');
  expect([animal(s, 'insects').points, question(s), view(s).cursor]).toEqual([
    5,
    'domination',
    'domination-2',
  ]);
});

rule('DS-7.15.2', 'taking one of two grubs out of the Wasteland box saves none', () => {
  const s = executing(
    { wasteland: 'insects', 'domination-1': 'insects' },
    { boxes: { wasteland: ['grub', 'grub'] } },
  );
  expect([disk(s, 'C3-D2-D3'), disk(s, 'B3-C3-C4')]).toEqual(['grub', 'grub']);
  play(s, 'discard grub');
  // The grub beside the tundra goes, the other one stays; so does the second grub of the box.
  expect([disk(s, 'C3-D2-D3'), disk(s, 'B3-C3-C4')]).toEqual([undefined, 'grub']);
  expect(view(s).boxes.wasteland).toEqual({ grub: 1 });
  const last = executing(
    { wasteland: 'insects', 'domination-1': 'insects' },
    { boxes: { wasteland: ['grub'] } },
  );
  play(last, 'discard grub');
  expect(disk(last, 'C3-D2-D3')).toBe('grub');
});

rule('DS-7.15.3', 'Adaptation with six elements: the pawn returns, nothing is taken', () => {
  const s = executing(
    { 'adaptation-1': 'insects', 'adaptation-2': 'mammals' },
    {
      animals: { ...SIX, insects: { elements: ['meat', 'meat', 'sun', 'sun'] } },
      boxes: { adaptation: ['grub', 'water'] },
    },
  );
  expect([question(s), asked(s)]).toEqual(['adaptation', 'mammals']);
  expect(animal(s, 'insects')).toMatchObject({
    elements: { grass: 2, meat: 2, sun: 2 },
    pawns: { available: 3, display: 0 },
  });
  expect(view(s).boxes.adaptation).toEqual({ grub: 1, water: 1 });
});

rule('DS-7.15.4', 'Niche Biomes: only those ahead pay, and not below 0', () => {
  // The Insects hold 3, and the sea gives them 9: 12 when the card is taken.
  const lone = (terrain: string) => ({
    tiles: { D3: terrain, D4: 'sea' },
    corners: { 'C3-D2-D3': 'grass' },
    cubes: { D3: { insects: 1 } },
  });
  const sea = taking('niche-biomes', 'insects', 'D3', {
    ...lone('sea'),
    animals: {
      mammals: { points: 12 },
      birds: { points: 15 },
      amphibians: { points: 30 },
      insects: { points: 3 },
    },
  });
  expect(points(sea)).toEqual({ mammals: 12, birds: 6, amphibians: 21, insects: 12 });
  // 5 against 3: the mountain's first place gives 3, the savannah's third 2.
  const mountain = taking('niche-biomes', 'insects', 'D3', {
    ...lone('mountain'),
    animals: { mammals: { points: 5 }, insects: {} },
  });
  expect(points(mountain)).toEqual({ mammals: 2, insects: 3 });
  const savannah = taking('niche-biomes', 'insects', 'D3', {
    ...lone('savannah'),
    cubes: { D3: { insects: 1, arachnids: 2, amphibians: 2 } },
    animals: { mammals: { points: 5 }, amphibians: {}, arachnids: {}, insects: { points: 1 } },
  });
  expect(points(savannah)).toEqual({ mammals: 0, amphibians: 0, arachnids: 0, insects: 3 });
});

rule('DS-7.15.5', 'Survival: a tie pays nobody; the most cubes, on three tundra tiles, pay 6', () => {
  const ice = {
    D2: { terrain: 'tundra', under: 'wetland' },
    E3: { terrain: 'tundra', under: 'savannah' },
  };
  const after = (onWetland: { readonly mammals: number; readonly birds: number }) => {
    const onIce = { D2: onWetland, D3: { mammals: 1, birds: 2 }, E3: { mammals: 1, birds: 1 } };
    const s = executing(
      { 'domination-1': 'insects' },
      {
        ...earth({ tiles: ice, cubes: onIce }),
        // Water lies around all three, so nobody dies out before.
        animals: { ...SIX, mammals: { elements: ['water'] }, birds: { elements: ['water'] } },
      },
    );
    declineUntil(s, () => phase(s) === 'planning');
    return [animal(s, 'mammals').parts.survival ?? 0, animal(s, 'birds').parts.survival ?? 0];
  };
  expect(after({ mammals: 2, birds: 1 })).toEqual([0, 0]);
  expect(after({ mammals: 3, birds: 1 })).toEqual([6, 0]);
});

rule(
  'DS-7.15.6',
  'Ice Age: 10 for four tiles, 45 for nine or more, 0 for none; the other pawns still act',
  () => {
    // A row of ten tiles with grass on a corner of each; the Insects stand on as many of them as asked.
    const row = ['A1', 'A2', 'A3', 'A4', 'B5', 'C6', 'D5', 'E6', 'F5', 'G4'];
    const grass = ['A1.W', 'A2.W', 'A3.W', 'A4.W', 'B5.SW', 'C6.SW', 'D5.SE', 'E6.SE', 'F5.SE', 'G4.SE'];
    const terrains = ['sea', 'sea', 'sea', 'sea', 'sea', 'sea', 'desert', 'desert', 'forest', 'forest'];
    const reign = (n: number) =>
      taking('ice-age', 'insects', 'A1', {
        tiles: {
          ...Object.fromEntries(row.map((hex, i) => [hex, terrains[i]])),
          C5: 'jungle',
          D4: 'jungle',
          B4: 'jungle',
        },
        corners: Object.fromEntries(grass.map((corner) => [corner, 'grass'])),
        cubes: {
          ...Object.fromEntries(row.slice(0, n).map((hex) => [hex, { insects: 1 }])),
          D4: { mammals: 1 },
        },
        cards: { faceUp: ['ice-age'], deck: 0 },
      });
    expect([4, 9, 10].map((n) => byCards(reign(n), 'insects'))).toEqual([10, 45, 45]);
    const s = reign(4);
    expect(byCards(s, 'mammals')).toBe(0);
    expect(isThrough(s)).toBe(true);
    const before = animal(s, 'mammals').points;
    play(s, 'score D4');
    expect(animal(s, 'mammals').parts.tiles).toBe(before + 6);
    declineUntil(s, () => phase(s) === 'over');
    expect(dominantSpecies.result(s)?.reason).toBe('ice-age');
  },
);

rule('DS-7.15.7', 'Instinct at Domination 2: 4 acts this round, 1 and the vacated 2 wait', () => {
  const at = (space: string) => {
    const s = executing(
      { 'domination-2': 'insects', 'domination-3': 'mammals' },
      { cards: { faceUp: ['instinct'], deck: 3 } },
    );
    play(s, 'score E3', 'choose instinct', `place a pawn on ${space}`, 'forgo');
    return s;
  };
  const ahead = at('domination-4');
  expect([question(ahead), view(ahead).cursor, asked(ahead)]).toEqual([
    'domination',
    'domination-4',
    'insects',
  ]);
  for (const space of ['domination-1', 'domination-2']) {
    const waits = at(space);
    declineUntil(waits, () => phase(waits) === 'planning');
    expect(view(waits).spaces, space).toEqual({ [space]: 'insects' });
    expect(view(waits).round, space).toBe(2);
  }
});

rule('DS-7.15.8', 'Mammals with 3 and 1 endangered cubes save one of them', () => {
  // No meat on jungle and savannah.
  const s = executing(
    { 'domination-1': 'mammals' },
    earth({ cubes: { C3: { mammals: 3 }, E3: { mammals: 1 } } }),
  );
  play(s, 'forgo');
  expect([question(s), options(s)]).toEqual(['save', ['save a cube on C3', 'save a cube on E3', 'skip']]);
  play(s, 'save a cube on C3');
  expect([cubes(s, 'C3'), cubes(s, 'E3')]).toEqual([{ mammals: 1 }, {}]);
  expect(animal(s, 'mammals').eliminated).toBe(3);
});

rule('DS-7.15.9', 'Ecodiversity with sun, sun, sun, meat and sun 4, meat 2, water 5 on Earth: 6', () => {
  const s = taking('ecodiversity', 'reptiles', 'E4', {
    animals: { ...SIX, reptiles: { elements: ['sun', 'meat'] } },
    corners: {
      'D3-E3-E4': 'sun',
      'E3-E4-F3': 'sun',
      'E4-F3-F4': 'sun',
      'B2-C2-C3': 'sun',
      'D4-E4-E5': 'meat',
      'C4-C5-D4': 'meat',
      'C2-D1-D2': 'water',
      'D1-D2-E2': 'water',
      'D2-E2-E3': 'water',
      'C2-C3-D2': 'water',
      'D2-D3-E3': 'water',
    },
  });
  expect(byCards(s, 'reptiles')).toBe(6);
});

rule('DS-7.15.10', 'Biomass hits 7 cubes at 6 disks, not 6 at 6', () => {
  const six = { 'C3-D2-D3': 'grub', 'D2-D3-E3': 'water', 'D3-E3-E4': 'grass', 'D3-D4-E4': 'sun' } as const;
  const more = { 'C4-D3-D4': 'meat', 'C3-C4-D3': 'seed' } as const;
  const on = (n: number) =>
    taking('biomass', 'insects', 'E3', {
      ...earth({ corners: { ...six, ...more }, cubes: { D3: { mammals: n } } }),
    });
  expect(isThrough(on(6))).toBe(true);
  const seven = on(7);
  expect([question(seven), options(seven)]).toEqual(['biomass', ['eliminate mammals on D3']]);
});
