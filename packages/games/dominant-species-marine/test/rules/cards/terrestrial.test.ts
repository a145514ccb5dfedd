import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, refused } from '../../../src/testing/index.ts';
import { answers, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

rule(
  'DSM-6.3.32',
  'a disk of your choice to a corner of Land or a geyser, then up to 4 cubes on that tile',
  () => {
    const s = resolving('terrestrial', 'crustaceans');
    expect(answers(s, 'choose tile')).toEqual(['C1', 'D1', 'D2', 'D3', 'E1']);
    expect(refused(s, 'choose tile D4')).toMatchObject({ code: 'not-land', rule: 'DSM-6.3.32' });
    // D7 is a vent, but a smoker.
    expect(refused(s, 'choose tile D7')).toMatchObject({ code: 'not-land', rule: 'DSM-6.3.32' });
    play(s, 'choose tile D1');
    expect(options(s)).toHaveLength(6);
    expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
    play(s, 'take sponges');
    expect(refused(s, 'put the disk on D2-E1-E2')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.3.32' });
    play(s, 'put the disk on D1.NE');
    expect(options(s)).toEqual([0, 1, 2, 3, 4].map((n) => `add ${n} to D1`));
    expect(refused(s, 'add 5 to D1')).toMatchObject({ code: 'limit', rule: 'DSM-6.3.32' });
    const settled = expectResolved(
      'terrestrial',
      'crustaceans',
      ['choose tile D1', 'take sponges', 'put the disk on D1.NE', 'add 4 to D1'],
      {
        'corners.D1.NE': [undefined, 'sponges'],
        'cubes.D1.crustaceans': [0, 4],
        'animals.crustaceans.pool': [31, 27],
      },
    );
    expect(isThrough(settled)).toBe(true);
  },
);

rule('DSM-6.3.32', 'no cube is fine; an empty pool is not asked', () => {
  const none = resolving('terrestrial', 'crustaceans');
  play(none, 'choose tile C1', 'take sun', 'put the disk on C1.NW', 'add 0 to C1');
  expect([isThrough(none), cubes(none, 'C1')]).toEqual([true, {}]);
  const empty = resolving('terrestrial', 'crustaceans', { animals: four({ crustaceans: { pool: 0 } }) });
  play(empty, 'choose tile C1', 'take sun', 'put the disk on C1.NW');
  expect(isThrough(empty)).toBe(true);
});

/** All corners of the five tiles are taken, but for those given. */
function full(...vacant: readonly string[]) {
  const corners = [
    ...['B1.NE', 'B1-C1-C2', 'C1.NE', 'C1-D1-D2', 'C1-C2-D2', 'C1.NW'],
    ...['D1.NE', 'D1.E', 'D1-D2-E1', 'D1.NW', 'C2-D2-D3', 'D2-E1-E2', 'D2-D3-E2'],
    ...['C2-C3-D3', 'D3-E2-E3', 'E1.NE', 'E1.E', 'E1-E2-F1'],
  ].filter((corner) => !vacant.includes(corner));
  const kinds = ['sponges', 'gastropods', 'plankton', 'algae'] as const;
  return earth({
    corners: Object.fromEntries(corners.map((corner, i) => [corner, kinds[i % 4] ?? 'algae'])),
  });
}

rule(
  'DSM-6.3.32',
  'while a disk can be placed it must be; without a vacant corner any Land or geyser takes cubes',
  () => {
    const one = resolving('terrestrial', 'crustaceans', full('E1.E'));
    expect(answers(one, 'choose tile')).toEqual(['E1']);
    expect(refused(one, 'choose tile C1')).toMatchObject({ code: 'no-vacant-corner', rule: 'DSM-6.3.32' });
    const none = resolving('terrestrial', 'crustaceans', full());
    expect(answers(none, 'choose tile')).toEqual(['C1', 'D1', 'D2', 'D3', 'E1']);
    play(none, 'choose tile D2');
    expect(question(none)).toBe('terrestrial-cubes');
    play(none, 'add 2 to D2');
    expect([isThrough(none), cubes(none, 'D2')]).toEqual([true, { crustaceans: 2 }]);
  },
);

rule('DSM-6.3.32 DSM-1.5.5', 'an empty bag skips the disk, not the cubes', () => {
  const depletion = (['algae', 'worms', 'plankton', 'sponges', 'gastropods', 'sun'] as const).flatMap(
    (kind) => new Array<string>(18).fill(kind),
  );
  const s = resolving('terrestrial', 'crustaceans', { boxes: { depletion } });
  play(s, 'choose tile D2');
  expect(question(s)).toBe('terrestrial-cubes');
  play(s, 'add 1 to D2');
  expect([isThrough(s), cubes(s, 'D2')]).toEqual([true, { crustaceans: 1 }]);
});
