import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, refused } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.5.1', 'one cube stays on the tile; each tile beside it loses one', () => {
  const s = taking('catastrophe', 'insects', 'E3');
  play(s, 'choose tile E3');
  expect(options(s)).toEqual(['spare reptiles', 'spare amphibians', 'spare insects']);
  expect(refused(s, 'spare birds')).toMatchObject({ code: 'no-cubes' });
  play(s, 'spare insects');
  expect(cubes(s, 'E3')).toEqual({ insects: 1 });
  // Wetland and desert lie beside the savannah; the tundra is empty.
  play(s, 'eliminate arachnids on D2');
  expect(options(s)).toEqual([
    'eliminate mammals on E4',
    'eliminate reptiles on E4',
    'eliminate insects on E4',
  ]);
  const answers = ['choose tile E3', 'spare insects', 'eliminate arachnids on D2', 'eliminate mammals on E4'];
  const over = expectTaken('catastrophe', 'insects', 'E3', answers, {
    'cubes.E3.reptiles': [1, 0],
    'cubes.E3.amphibians': [1, 0],
    'cubes.E3.insects': [2, 1],
    'cubes.D2.arachnids': [1, 0],
    'cubes.E4.mammals': [1, 0],
    'animals.reptiles.eliminated': [0, 1],
    'animals.amphibians.eliminated': [0, 1],
    'animals.insects.eliminated': [0, 1],
    'animals.arachnids.eliminated': [0, 1],
    'animals.mammals.eliminated': [0, 1],
  });
  expect(isThrough(over)).toBe(true);
});

rule('DS-6.5.2', 'every such tile loses one, also your own only cube', () => {
  const s = taking(
    'catastrophe',
    'insects',
    'E3',
    earth({ cubes: { D2: { insects: 1 }, D3: { birds: 3 } } }),
  );
  play(s, 'choose tile E3', 'spare insects');
  expect(options(s)).toEqual(['eliminate insects on D2']);
  expect(refused(s, 'skip')).toBeDefined();
  expect(refused(s, 'stop')).toBeDefined();
  play(s, 'eliminate insects on D2', 'eliminate birds on D3', 'eliminate insects on E4');
  expect([cubes(s, 'D2'), cubes(s, 'D3').birds, isThrough(s)]).toEqual([{}, 2, true]);
});

rule('DS-6.5.3', 'a tile with no or one cube may be chosen: nothing dies there, but beside it', () => {
  const empty = taking('catastrophe', 'insects', 'E3');
  play(empty, 'choose tile D3');
  expect(question(empty)).toBe('catastrophe-beside');
  for (const hex of ['C3', 'C4', 'D2', 'D4', 'E3', 'E4']) {
    const [first = ''] = options(empty);
    expect(first).toMatch(new RegExp(` on ${hex}$`));
    play(empty, first);
  }
  expect(isThrough(empty)).toBe(true);
  const left = ['C3', 'C4', 'D2', 'D4', 'E3', 'E4'].map((hex) =>
    Object.values(cubes(empty, hex)).reduce((sum, n) => sum + n, 0),
  );
  expect(left).toEqual([3, 3, 3, 3, 3, 3]);
  const single = taking('catastrophe', 'insects', 'E3', earth({ cubes: { D3: { birds: 1 } } }));
  play(single, 'choose tile D3', 'spare birds');
  expect(cubes(single, 'D3')).toEqual({ birds: 1 });
  expect([question(single), animal(single, 'birds').eliminated]).toEqual(['catastrophe-beside', 0]);
});

rule('DS-6.5.4', 'tile, survivor, then a victim for each adjacent tile', () => {
  // Without forced questions the single animals go by themselves.
  const s = taking('catastrophe', 'insects', 'E3', {
    ...earth({ cubes: { D2: { amphibians: 2 }, E4: { insects: 1, mammals: 1 } } }),
    forced: 'auto',
    animals: TWO_PLAYERS,
  });
  const kinds: string[] = [];
  for (const words of ['choose tile E3', 'spare amphibians', 'eliminate insects on E4']) {
    kinds.push(question(s));
    play(s, words);
  }
  expect(kinds).toEqual(['catastrophe-tile', 'catastrophe-survivor', 'catastrophe-beside']);
  expect([cubes(s, 'E3'), cubes(s, 'D2'), cubes(s, 'E4')]).toEqual([
    { amphibians: 1 },
    { amphibians: 1 },
    { mammals: 1 },
  ]);
});
