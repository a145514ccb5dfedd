import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, tile } from '../../../src/testing/index.ts';
import { neighboursOf } from '../../book.ts';
import { refused } from '../box.ts';
import { expectTaken, four, isOver, takes } from './stage.ts';

function moving(space: string, cubes: Position, more: Position = {}): State {
  return takes('fishes', space, { cubes, ...more });
}

/** Moves of the same kind as long as they are asked for. */
function moveAll(s: State, from: string, to: string): number {
  let moved = 0;
  for (
    ;
    question(s) === 'migration' && refused(s, `move a cube from ${from} to ${to}`) === undefined;
    moved++
  )
    play(s, `move a cube from ${from} to ${to}`);
  return moved;
}

rule('DSM-5.13.1', 'one, three and five cubes; on the special space as many as there are', () => {
  const moved = [1, 2, 3, 4].map((place) =>
    moveAll(moving(`migration-${place}`, { D4: { fishes: 9 } }), 'D4', 'D5'),
  );
  expect(moved).toEqual([1, 3, 5, 9]);
});

rule('DSM-5.13.1', 'each to a tile beside the one it starts on', () => {
  const s = moving('migration-3', { D4: { fishes: 2, reptiles: 1 }, E6: { fishes: 1 } });
  const from = (hex: string) => neighboursOf(hex).map((to) => `move a cube from ${hex} to ${to}`);
  const tiles = ['C3', 'C4', 'D3', 'D4', 'D5', 'D6', 'D7', 'E3', 'E4'];
  const legal = [...from('D4'), ...from('E6')].filter((words) => tiles.includes(words.slice(-2)));
  expect(options(s).sort()).toEqual([...legal, 'stop'].sort());
  expect(refused(s, 'move a cube from D4 to D6')).toMatchObject({
    code: 'too-far',
    facts: { distance: 2, reach: 1 },
  });
  expect(refused(s, 'move a cube from C3 to D4')).toMatchObject({ code: 'no-cubes', facts: { cubes: 0 } });
  expect(refused(s, 'move a cube from D4 to D4')).toMatchObject({ code: 'same-tile' });
});

rule('DSM-5.13.2', 'cubes of one tile go together or apart, and cubes of several tiles may move', () => {
  const s = expectTaken(
    'fishes',
    'migration-3',
    ['C3 to C4', 'D4 to D5', 'D4 to D5', 'D4 to E3'].map((way) => `move a cube from ${way}`),
    {
      'cubes.C3.fishes': [1, 0],
      'cubes.C4.fishes': [0, 1],
      'cubes.D4.fishes': [3, 0],
      'cubes.D5.fishes': [0, 2],
      'cubes.E3.fishes': [0, 1],
    },
    { cubes: { C3: { fishes: 1 }, D4: { fishes: 3 } } },
  );
  // One more could move, but all have.
  expect(isOver(s, 'fishes')).toBe(true);
});

rule('DSM-5.13.2', 'only onto tiles that lie there', () => {
  const s = moving('migration-1', { C4: { fishes: 1 } });
  expect(refused(s, 'move a cube from C4 to B4')).toMatchObject({ code: 'no-tile' });
  expect(refused(s, 'move a cube from C4 to C5')).toMatchObject({ code: 'no-tile' });
});

rule('DSM-5.13.3', 'a cube that has arrived does not move on; one that was there before may', () => {
  const s = moving('migration-2', { C3: { fishes: 1 }, D4: { fishes: 1 } });
  play(s, 'move a cube from C3 to D4', 'move a cube from D4 to D5');
  expect(isOver(s, 'fishes')).toBe(true);
  expect([tile(s, 'D4').cubes.fishes, tile(s, 'D5').cubes.fishes]).toEqual([1, 1]);
  const t = moving('migration-2', { C3: { fishes: 1 }, E6: { fishes: 1 } });
  play(t, 'move a cube from C3 to D4');
  expect(refused(t, 'move a cube from D4 to D5')).toMatchObject({
    code: 'arrived',
    rule: 'DSM-5.13.2',
    facts: { cubes: 1, arrived: 1 },
  });
});

rule('DSM-5.13.3', 'moves are entered in any order; in that of the map by version 1', () => {
  const cubes = { C3: { fishes: 1 }, D4: { fishes: 2 } };
  const any = moving('migration-2', cubes);
  play(any, 'move a cube from D4 to D5', 'move a cube from C3 to C4');
  expect(refused(any, 'move a cube from D4 to C3')).toBeUndefined();
  const s = moving('migration-2', cubes, { rules: '1' });
  play(s, 'move a cube from D4 to D5');
  expect(refused(s, 'move a cube from C3 to C4')).toMatchObject({
    code: 'order',
    facts: { last: 'move a cube from D4 to D5' },
  });
  expect(refused(s, 'move a cube from D4 to E3')).toBeUndefined();
});

rule('DSM-5.13.4', 'Seasonal Migrants move one cube more, each up to two tiles over a tile', () => {
  const animals = four({ fishes: { traits: ['seasonal-migrants'] } });
  const moved = [1, 2, 3, 4].map((place) =>
    moveAll(moving(`migration-${place}`, { D4: { fishes: 12 } }, { animals }), 'D4', 'D6'),
  );
  expect(moved).toEqual([2, 4, 6, 12]);
  const s = moving('migration-1', { C3: { fishes: 1 }, C1: { fishes: 1 } }, { animals });
  // C2 is empty: from the kelp the way to C1 leads over nothing, the one to D2 over D3.
  expect(refused(s, 'move a cube from C3 to C1')).toMatchObject({ code: 'no-way', rule: 'DSM-6.4.16' });
  expect(refused(s, 'move a cube from C3 to D2')).toBeUndefined();
  expect(refused(s, 'move a cube from C3 to D6')).toMatchObject({
    code: 'too-far',
    facts: { distance: 3, reach: 2 },
  });
});

rule('DSM-5.13.1', 'without a cube on Earth there is no effect', () => {
  expect(isOver(moving('migration-3', { D4: { reptiles: 2 } }), 'fishes')).toBe(true);
});

rule(
  'DSM-5.13.1 DSM-1.6.11 DSM-5.4.1',
  'up to so many includes none, which forfeits the action, and fewer',
  () => {
    const none = moving('migration-3', { D4: { fishes: 3 } });
    play(none, 'stop');
    expect([tile(none, 'D4').cubes.fishes, isOver(none, 'fishes')]).toEqual([3, true]);
    const fewer = moving('migration-3', { D4: { fishes: 3 } });
    play(fewer, 'move a cube from D4 to D5', 'stop');
    expect([tile(fewer, 'D4').cubes.fishes, isOver(fewer, 'fishes')]).toEqual([2, true]);
  },
);

rule(
  'DSM-5.13.1 DSM-1.6.7',
  'whoever leaves its food is endangered, and cubes that moved are no new ones',
  () => {
    const s = moving(
      'migration-1',
      { D4: { fishes: 1 }, D3: { fishes: 1 }, D5: { reptiles: 1 } },
      { animals: four({ reptiles: { traits: ['prey-switching'], points: { tiles: 3 } } }) },
    );
    play(s, 'move a cube from D3 to D2');
    expect(tile(s, 'D2').endangered).toEqual(['fishes']);
    const t = moving(
      'migration-1',
      { D4: { fishes: 1 }, D5: { reptiles: 1 } },
      { animals: four({ reptiles: { traits: ['prey-switching'] } }) },
    );
    const events = play(t, 'move a cube from D4 to D5');
    expect(events.map(({ type }) => type)).toEqual(['cubes-moved']);
  },
);
