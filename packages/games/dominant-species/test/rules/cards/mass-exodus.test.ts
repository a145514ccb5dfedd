import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { asked, options, play, question, refused, SIX, tile } from '../../../src/testing/index.ts';
import { cubes, declineUntil, earth, expectTaken, isThrough, phase, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.19.1', 'every cube on the tile goes to adjacent tiles of your choice', () => {
  // Reptiles to the desert, Amphibians to the tundra, the two Insects apart.
  const reptiles = ['send 0 reptiles to D2', 'send 0 reptiles to D3', 'send 1 reptiles to E4'];
  const amphibians = ['send 0 amphibians to D2', 'send 1 amphibians to D3'];
  const insects = ['send 1 insects to D2', 'send 1 insects to D3'];
  const answers = ['choose tile E3', ...reptiles, ...amphibians, ...insects];
  const s = expectTaken('mass-exodus', 'insects', 'E3', answers, {
    'cubes.E3.reptiles': [1, 0],
    'cubes.E3.amphibians': [1, 0],
    'cubes.E3.insects': [2, 0],
    'cubes.E4.reptiles': [2, 3],
    'cubes.D3.amphibians': [0, 1],
    'cubes.D2.insects': [1, 2],
    'cubes.D3.insects': [0, 1],
  });
  expect(isThrough(s)).toBe(true);
});

rule('DS-6.19.2', 'you move the cubes of others, and only onto tiles of Earth', () => {
  const s = taking('mass-exodus', 'insects', 'E3', { animals: TWO_PLAYERS });
  play(s, 'choose tile D4');
  const goals = new Set<string>();
  for (const words of ['send 1 mammals to C4', 'send 0 mammals to D3', 'send 1 mammals to E4']) {
    expect(asked(s)).toBe('insects');
    for (const option of options(s)) goals.add(option.split(' to ')[1] ?? '');
    play(s, words);
  }
  // The hexes C5, D5 and E5 beside the mountain are empty.
  expect([...goals]).toEqual(['C4', 'D3', 'E4']);
  expect(refused(s, 'send 1 reptiles to D5')).toMatchObject({ code: 'other-question' });
  expect([cubes(s, 'C4').mammals, cubes(s, 'E4').mammals]).toEqual([2, 2]);
});

rule('DS-6.19.3', 'an empty tile may be chosen, for nothing', () => {
  const s = taking('mass-exodus', 'insects', 'E3');
  expect(options(s)).toContain('choose tile D3');
  expectTaken('mass-exodus', 'insects', 'E3', ['choose tile D3'], {});
});

rule('DS-6.19.4', 'tile, then for each animal how many go where; the last goal takes the rest', () => {
  const s = taking('mass-exodus', 'insects', 'E3', earth({ cubes: { E3: { insects: 3 } } }));
  expect(question(s)).toBe('mass-exodus-tile');
  play(s, 'choose tile E3');
  expect(question(s)).toBe('mass-exodus');
  expect(options(s)).toEqual([0, 1, 2, 3].map((n) => `send ${n} insects to D2`));
  expect(refused(s, 'send 4 insects to D2')).toMatchObject({ code: 'too-few', facts: { cubes: 3 } });
  play(s, 'send 1 insects to D2', 'send 0 insects to D3');
  expect(options(s)).toEqual(['send 2 insects to E4']);
  expect(refused(s, 'send 1 insects to E4')).toMatchObject({ code: 'all-leave', facts: { cubes: 2 } });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'send 2 insects to E4');
  expect(isThrough(s)).toBe(true);
  // Without forced questions the rest goes by itself.
  const quick = taking('mass-exodus', 'insects', 'E3', {
    ...earth({ cubes: { E3: { insects: 3 } } }),
    forced: 'auto',
  });
  play(quick, 'choose tile E3', 'send 1 insects to D2', 'send 0 insects to D3');
  expect([isThrough(quick), cubes(quick, 'E4').insects]).toEqual([true, 3]);
});

rule('DS-5.7.4', 'safe cubes stay safe on their new tiles; unsafe ones fill the first goals', () => {
  const s = taking('mass-exodus', 'insects', 'E3', {
    ...earth({ cubes: { C4: { insects: 5 }, E3: { insects: 1 }, E4: { mammals: 1 } } }),
    animals: SIX,
    safe: { insects: { C4: 3 } },
  });
  // The forest lies beside jungle, tundra and mountain: 1 + 2 + 2, of which two are unsafe.
  play(s, 'choose tile C4', 'send 1 insects to C3', 'send 2 insects to D3', 'send 2 insects to D4');
  expect(['C3', 'D3', 'D4'].map((hex) => [tile(s, hex).cubes.insects, tile(s, hex).safe])).toEqual([
    [1, undefined],
    [2, 1],
    [2, 2],
  ]);
  declineUntil(s, () => phase(s) === 'planning');
  // No grass on jungle and mountain: the unsafe one of the jungle dies out, the safe ones stay.
  expect(['C3', 'D3', 'D4'].map((hex) => cubes(s, hex).insects)).toEqual([undefined, 2, 2]);
});
