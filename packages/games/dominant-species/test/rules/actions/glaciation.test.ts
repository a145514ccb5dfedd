import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  disk,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  SIX,
  tile,
} from '../../../src/testing/index.ts';
import {
  corner,
  DESERT,
  FOREST,
  hex,
  I1,
  I2,
  I3,
  JUNGLE,
  MOUNTAIN,
  O1,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from '../axial.ts';
import { look } from '../box.ts';
import { toNextRound } from '../course.ts';

const RING = [WETLAND, SAVANNAH, DESERT, MOUNTAIN, FOREST, JUNGLE];

/** Tundra in the centre and on these tiles of the ring. */
function icy(...covered: readonly string[]): Record<string, string> {
  return { ...START_EARTH, ...Object.fromEntries(covered.map((name) => [name, 'tundra'])) };
}

/** All twelve tundra tiles lie on the map; one more tile does not. */
function frozenOver(): Record<string, string> {
  const more = [hex(2, -2), hex(2, -1), hex(2, 0), hex(1, 1), hex(0, 2)];
  const tiles = icy(...RING, ...more);
  expect(Object.values(tiles)).toEqual(new Array(12).fill('tundra'));
  return { ...tiles, [hex(-1, 2)]: 'sea' };
}

rule('DS-5.4.7.1', 'only the leftmost pawn acts', () => {
  const s = executing({ 'glaciation-1': 'birds', 'glaciation-2': 'mammals', 'glaciation-4': 'insects' });
  // Two Amphibians stand on the wetland, and it lies beside one tundra tile; the other pawns wait.
  expectChanged(s, () => play(s, `glaciate ${WETLAND}`), {
    [`tiles.${WETLAND}`]: ['wetland', { terrain: 'tundra', under: 'wetland' }],
    [`cubes.${WETLAND}.amphibians`]: [2, 1],
    'animals.amphibians.pool': [30, 31],
    'animals.birds.points.glaciation': [0, 1],
  });
  expect(question(s)).toBe('insects');
  expect(animal(s, 'birds').pawns).toMatchObject({ available: 3, display: 0 });
});

rule('DS-5.4.7.2', 'a tile beside tundra that is not tundra itself', () => {
  const s = executing({ 'glaciation-1': 'birds' }, { tiles: { ...START_EARTH, [hex(2, -1)]: 'sea' } });
  expect(options(s).sort()).toEqual([...RING.map((name) => `glaciate ${name}`), 'forgo'].sort());
  expect(refused(s, `glaciate ${TUNDRA}`)).toMatchObject({ code: 'tundra', facts: { hex: TUNDRA } });
  expect(refused(s, `glaciate ${hex(2, -1)}`)).toMatchObject({
    code: 'no-tundra-beside',
    facts: { terrain: 'sea', beside: 0 },
  });
  expect(refused(s, `glaciate ${hex(2, 0)}`)).toMatchObject({ code: 'no-tile' });
});

rule('DS-5.4.7.3 DS-5.4.7.7', 'of each animal on the tile exactly one cube comes back', () => {
  const s = executing(
    { 'glaciation-1': 'birds' },
    { cubes: { [DESERT]: { mammals: 5, reptiles: 1, insects: 2 }, [SAVANNAH]: { mammals: 3 } } },
  );
  play(s, `glaciate ${DESERT}`);
  expect(tile(s, DESERT).cubes).toEqual({ mammals: 1, reptiles: 1, insects: 1 });
  expect(tile(s, SAVANNAH).cubes).toEqual({ mammals: 3 });
});

rule('DS-5.4.7.4', 'a tundra tile of the stack lies on top for good', () => {
  const s = executing({ 'glaciation-1': 'birds' });
  expect(look(s).tundraLeft).toBe(11);
  play(s, `glaciate ${DESERT}`);
  expect(tile(s, DESERT)).toMatchObject({ terrain: 'tundra', under: 'desert' });
  expect(look(s).tundraLeft).toBe(10);
  // The new tundra makes its neighbours eligible, and is none of them itself.
  const next = executing({ 'glaciation-1': 'birds' }, { tiles: { ...icy(DESERT), [hex(2, 0)]: 'sea' } });
  expect(options(next)).toContain(`glaciate ${hex(2, 0)}`);
  expect(options(next)).not.toContain(`glaciate ${DESERT}`);
});

rule('DS-5.4.7.5', 'disks between three tundra tiles go to the bag, all others stay', () => {
  const s = executing(
    { 'glaciation-1': 'birds' },
    { tiles: icy(WETLAND), corners: { [I1]: 'sun', [I2]: 'meat', [I3]: 'seed', [O1]: 'grub' } },
  );
  play(s, `glaciate ${SAVANNAH}`);
  expect(disk(s, I2)).toBeUndefined();
  // Two tundra tiles, or one, do not freeze a disk.
  expect([disk(s, I1), disk(s, I3), disk(s, O1)]).toEqual(['sun', 'seed', 'grub']);
  expect(look(s).bag.meat).toBe(20);
});

rule(
  'DS-5.4.7.5',
  'the check runs over all of Earth: a disk put on ice later goes with the next Glaciation',
  () => {
    // Q31: Abundance may put a disk where three tundra tiles meet.
    const s = executing(
      { 'abundance-1': 'birds', 'glaciation-1': 'birds' },
      { tiles: icy(WETLAND, SAVANNAH), corners: {}, boxes: { abundance: ['sun'] } },
    );
    play(s, 'take sun', `put the disk on ${I2}`);
    expect(disk(s, I2)).toBe('sun');
    play(s, `glaciate ${FOREST}`);
    expect(disk(s, I2)).toBeUndefined();
  },
);

rule('DS-5.4.7.6', 'bonus points for the tundra tiles beside the new one, 1 to 21', () => {
  const points = (tiles: Record<string, string>, where: string): number => {
    const s = executing({ 'glaciation-1': 'birds' }, { tiles });
    play(s, `glaciate ${where}`);
    return animal(s, 'birds').points;
  };
  expect(points(START_EARTH, WETLAND)).toBe(1);
  expect(points(icy(WETLAND), SAVANNAH)).toBe(3);
  expect(points(icy(WETLAND, DESERT), SAVANNAH)).toBe(6);
  const around = [hex(1, -2), hex(2, -2), hex(2, -1)];
  expect(points({ ...icy(WETLAND, DESERT, ...around) }, SAVANNAH)).toBe(21);
});

rule('DS-5.4.7.8', 'the other cubes return to the gene pools and are not eliminated', () => {
  const s = executing({ 'glaciation-1': 'birds' }, { cubes: { [DESERT]: { mammals: 5, reptiles: 1 } } });
  const pool = animal(s, 'mammals').pool;
  play(s, `glaciate ${DESERT}`);
  expect(animal(s, 'mammals')).toMatchObject({ pool: pool + 4, eliminated: 0 });
  expect(animal(s, 'reptiles')).toMatchObject({ pool: 33, eliminated: 0 });
});

rule('DS-5.4.7.9', 'the waiting pawns slide one space to the left at Reset', () => {
  const s = executing({ 'glaciation-1': 'birds', 'glaciation-2': 'mammals', 'glaciation-4': 'insects' });
  toNextRound(s);
  expect(look(s).spaces).toEqual({ 'glaciation-1': 'mammals', 'glaciation-3': 'insects' });
});

rule(
  'DS-5.4.7.10',
  'with all tundra tiles on the map the pawn comes off without effect, and the queue slides',
  () => {
    const s = executing(
      { 'glaciation-1': 'birds', 'glaciation-2': 'mammals' },
      { tiles: frozenOver(), cubes: { [hex(-1, 2)]: { birds: 3 } } },
    );
    expect([question(s), look(s).tundraLeft, look(s).spaces]).toEqual([
      'insects',
      0,
      { 'glaciation-2': 'mammals' },
    ]);
    expect([animal(s, 'birds').points, tile(s, hex(-1, 2)).cubes]).toEqual([0, { birds: 3 }]);
    toNextRound(s);
    expect(look(s).spaces).toEqual({ 'glaciation-1': 'mammals' });
  },
);

rule('DS-5.4.7.11', 'so it does when every tile is tundra', () => {
  const tiles = { [TUNDRA]: 'tundra', [WETLAND]: 'tundra', [SAVANNAH]: 'tundra' };
  const s = executing({ 'glaciation-1': 'birds' }, { tiles });
  expect([question(s), look(s).tundraLeft, look(s).spaces]).toEqual(['insects', 9, {}]);
});

rule('DS-5.4.7.12', 'an empty leftmost space means no Glaciation', () => {
  const s = executing({ 'glaciation-2': 'birds' }, { cursor: 'glaciation-1' });
  expect([question(s), look(s).spaces, look(s).tundraLeft]).toEqual([
    'insects',
    { 'glaciation-2': 'birds' },
    11,
  ]);
});

rule('DS-5.4.7.13', 'a forgone Glaciation costs the turn of the pawn', () => {
  const s = executing({ 'glaciation-1': 'birds', 'glaciation-2': 'birds' }, { animals: SIX });
  expectChanged(s, () => play(s, 'forgo'), {});
  expect([question(s), look(s).spaces]).toEqual(['insects', { 'glaciation-2': 'birds' }]);
});

rule('DS-5.4.7.5', 'a disk on a rim corner is never between three tundra tiles', () => {
  const rim = corner([3, -3], [3, -4], [4, -4]);
  const tiles = { ...icy(SAVANNAH), [hex(2, -2)]: 'tundra', [hex(3, -3)]: 'sea' };
  const s = executing({ 'glaciation-1': 'birds' }, { tiles, corners: { [rim]: 'sun' } });
  play(s, `glaciate ${hex(3, -3)}`);
  expect(disk(s, rim)).toBe('sun');
});
