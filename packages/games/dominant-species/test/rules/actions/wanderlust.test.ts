import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  disk,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  tile,
} from '../../../src/testing/index.ts';
import { corner, DESERT, hex, O3, SAVANNAH, START_EARTH, WETLAND } from '../axial.ts';
import { look } from '../box.ts';
import { toNextRound } from '../course.ts';

/** Beside savannah and desert; its corner O3 holds a disk at the start. */
const NEW = hex(2, -1);
/** A corner that only the new tile touches. */
const LONE = corner([2, -1], [3, -2], [3, -1]);
const STACKS = ['sea', 'forest', 'sea'];

/** Behind the Birds' pawn one of the Insects waits in Domination, so that the round goes on. */
function wanderlust(more: object = {}) {
  const spaces = { 'wanderlust-1': 'birds', 'domination-5': 'insects' };
  return executing(spaces, { stacks: STACKS, cubes: {}, ...more });
}

rule('DS-5.4.9.1', 'one of the face-up tiles: two of one terrain are two options; or nothing', () => {
  const s = executing({ 'wanderlust-1': 'birds', 'wanderlust-3': 'mammals' }, { stacks: STACKS });
  const words = [1, 2, 3].map((n) => `take the tile of stack ${n}`);
  expect([asked(s), options(s)]).toEqual(['birds', [...words, 'forgo']]);
  play(s, 'take the tile of stack 3', `lay the tile on ${hex(-1, -1)}`);
  expect(tile(s, hex(-1, -1)).terrain).toBe('sea');
  expect(look(s).stacks.map((stack) => stack.top)).toEqual(['sea', 'forest', null]);
});

rule('DS-5.4.9.1', 'a forgone Wanderlust changes nothing', () => {
  const s = wanderlust({ boxes: { wanderlust: ['sun'] } });
  expectChanged(s, () => play(s, 'forgo'), {
    'spaces.domination-5': ['insects', undefined],
    'animals.insects.pawns': [2, 3],
  });
});

rule('DS-5.4.9.2', 'on an empty hex beside Earth', () => {
  const s = wanderlust();
  play(s, 'take the tile of stack 2');
  // DS-2.5.2: the free hexes next to the start Earth.
  const free = [
    [-2, 0],
    [-2, 1],
    [-2, 2],
    [-1, -1],
    [-1, 2],
    [0, -2],
    [0, 2],
    [1, -2],
    [1, 1],
    [2, -2],
    [2, -1],
    [2, 0],
  ] as const;
  expect(options(s).sort()).toEqual(free.map(([q, r]) => `lay the tile on ${hex(q, r)}`).sort());
  expect(refused(s, `lay the tile on ${DESERT}`)).toMatchObject({
    code: 'taken-hex',
    facts: { hex: DESERT },
  });
  expect(refused(s, `lay the tile on ${hex(3, -1)}`)).toMatchObject({
    code: 'not-beside-earth',
    facts: { hex: hex(3, -1), beside: 0 },
  });
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
  play(s, `lay the tile on ${NEW}`);
  expect(tile(s, NEW).terrain).toBe('forest');
});

rule('DS-5.4.9.3', 'one disk of the slots may go to a vacant corner of the new tile', () => {
  const s = wanderlust({ boxes: { wanderlust: ['seed', 'sun'] } });
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect(options(s)).toEqual(['take sun', 'take seed', 'skip']);
  play(s, 'take seed');
  expect(options(s)).toHaveLength(5);
  const elsewhere = corner([0, -1], [0, -2], [1, -2]);
  expect(refused(s, `put the disk on ${elsewhere}`)).toMatchObject({
    code: 'other-tile',
    facts: { corner: elsewhere, hex: NEW },
  });
  play(s, `put the disk on ${LONE}`);
  expect([disk(s, LONE), look(s).boxes.wanderlust]).toEqual(['seed', { sun: 1 }]);
});

rule('DS-5.4.9.3', 'the disk may be left out; without a disk or a vacant corner nobody is asked', () => {
  const declined = wanderlust({ boxes: { wanderlust: ['seed'] } });
  play(declined, 'take the tile of stack 1', `lay the tile on ${NEW}`, 'skip');
  expect([look(declined).boxes.wanderlust, animal(declined, 'birds').points]).toEqual([{ seed: 1 }, 3]);
  const none = wanderlust();
  play(none, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect([question(none), animal(none, 'birds').points]).toEqual(['domination', 3]);
  // Six tiles around the new one hold a disk on each of its corners.
  const ring = [
    [1, -1],
    [1, 0],
    [2, -2],
    [3, -2],
    [3, -1],
    [2, 0],
  ] as const;
  const tiles = { ...START_EARTH, ...Object.fromEntries(ring.slice(2).map(([q, r]) => [hex(q, r), 'sea'])) };
  const around = [
    corner([2, -1], [1, -1], [1, 0]),
    corner([2, -1], [1, -1], [2, -2]),
    corner([2, -1], [2, -2], [3, -2]),
    corner([2, -1], [3, -2], [3, -1]),
    corner([2, -1], [3, -1], [2, 0]),
    corner([2, -1], [2, 0], [1, 0]),
  ];
  const full = wanderlust({
    tiles,
    stacks: ['forest', null, null],
    corners: Object.fromEntries(around.map((c) => [c, 'sun'])),
    boxes: { wanderlust: ['seed'] },
  });
  play(full, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect([question(full), look(full).boxes.wanderlust]).toEqual(['domination', { seed: 1 }]);
});

rule('DS-5.4.9.4', 'disks that lie there already are on the new tile, and their corners are taken', () => {
  const s = wanderlust({ boxes: { wanderlust: ['seed'] }, cubes: { [DESERT]: { reptiles: 1 } } });
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`, 'take seed');
  expect(refused(s, `put the disk on ${O3}`)).toMatchObject({
    code: 'taken-corner',
    facts: { element: 'sun' },
  });
  play(s, `put the disk on ${LONE}`, `bring 1 from ${DESERT}`);
  expect(tile(s, NEW)).toMatchObject({ levels: { reptiles: 2 }, dominant: 'reptiles' });
});

rule('DS-5.4.9.5', 'bonus points for the tiles beside the new one, whatever they are', () => {
  const points = (q: number, r: number, tiles = START_EARTH): number => {
    const s = wanderlust({ tiles });
    play(s, 'take the tile of stack 1', `lay the tile on ${hex(q, r)}`);
    return animal(s, 'birds').points;
  };
  expect([points(2, -2), points(2, -1)]).toEqual([1, 3]);
  expect(points(2, -1, { ...START_EARTH, [hex(2, -2)]: 'desert' })).toBe(6);
  const ring = {
    [hex(2, -2)]: 'desert',
    [hex(3, -2)]: 'desert',
    [hex(3, -1)]: 'jungle',
    [hex(2, 0)]: 'jungle',
  };
  expect(points(2, -1, { ...START_EARTH, ...ring })).toBe(21);
});

rule('DS-5.4.9.6', 'down the food chain every animal may bring any number of cubes from beside', () => {
  const s = wanderlust({
    cubes: {
      [DESERT]: { insects: 2, mammals: 3 },
      [SAVANNAH]: { birds: 1, mammals: 1, insects: 1 },
      [WETLAND]: { amphibians: 4 },
    },
  });
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  const order: string[] = [];
  const answers: Record<string, string[]> = {
    mammals: [`bring 0 from ${SAVANNAH}`, `bring 2 from ${DESERT}`],
    birds: [`bring 1 from ${SAVANNAH}`],
    insects: [`bring 1 from ${SAVANNAH}`, `bring 2 from ${DESERT}`],
  };
  while (question(s) === 'arrivals') {
    const who = asked(s) ?? '';
    order.push(who);
    play(s, answers[who]?.shift() ?? '');
  }
  expect(order).toEqual(['mammals', 'mammals', 'birds', 'insects', 'insects']);
  expect(tile(s, NEW).cubes).toEqual({ mammals: 2, birds: 1, insects: 3 });
  expect([tile(s, DESERT).cubes, tile(s, SAVANNAH).cubes]).toEqual([{ mammals: 1 }, { mammals: 1 }]);
});

rule('DS-5.4.9.6', 'each number up to all, none included; no more than stand there', () => {
  const s = wanderlust({ cubes: { [DESERT]: { insects: 2 } } });
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect(options(s)).toEqual([0, 1, 2].map((n) => `bring ${n} from ${DESERT}`));
  expect(refused(s, `bring 3 from ${DESERT}`)).toMatchObject({
    code: 'too-few',
    facts: { hex: DESERT, animal: 'insects', cubes: 2, count: 3 },
  });
});

rule('DS-5.4.9.1 DS-5.4.9.6', 'tile, disk, points and arrivals, and nothing else changes', () => {
  const s = wanderlust({ boxes: { wanderlust: ['seed', 'sun'] }, cubes: { [DESERT]: { mammals: 3 } } });
  const laying = ['take the tile of stack 1', `lay the tile on ${NEW}`];
  const rest = ['take seed', `put the disk on ${LONE}`, `bring 2 from ${DESERT}`];
  expectChanged(s, () => play(s, ...laying, ...rest), {
    'stacks.0.top': ['sea', null],
    [`tiles.${NEW}`]: [undefined, 'sea'],
    'boxes.wanderlust': [['seed'], []],
    [`corners.${LONE}`]: [undefined, 'seed'],
    'animals.birds.points.wanderlust': [0, 3],
    [`cubes.${DESERT}.mammals`]: [3, 1],
    [`cubes.${NEW}.mammals`]: [0, 2],
    'spaces.domination-5': ['insects', undefined],
    'animals.insects.pawns': [2, 3],
  });
});

rule('DS-5.4.9.7', 'Birds too come from adjacent tiles only', () => {
  const s = wanderlust({ cubes: { [WETLAND]: { birds: 3 } } });
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect(question(s)).toBe('domination');
  expect(tile(s, WETLAND).cubes).toEqual({ birds: 3 });
});

rule('DS-5.4.9.8', 'a stack shows no new tile before Reseed; without a face-up tile nothing is asked', () => {
  const spaces = { 'wanderlust-1': 'birds', 'wanderlust-2': 'birds', 'wanderlust-3': 'birds' };
  const s = executing(
    { ...spaces, 'domination-5': 'insects' },
    { stacks: ['sea', 'forest', null], cubes: {} },
  );
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  expect(options(s)).toEqual(['take the tile of stack 2', 'forgo']);
  expect(refused(s, 'take the tile of stack 1')).toMatchObject({
    code: 'no-face-up-tile',
    facts: { stack: 1 },
  });
  play(s, 'take the tile of stack 2', `lay the tile on ${hex(2, 0)}`);
  // The third pawn has come off without effect.
  expect([question(s), look(s).spaces, look(s).tiles.length]).toEqual(['domination', {}, 9]);
  toNextRound(s);
  expect(look(s).stacks.map((stack) => stack.top === null)).toEqual([false, false, false]);
  // DS-5.12: an exhausted stack stays empty.
  const spent = executing({ 'wanderlust-1': 'birds' }, { stacks: [{ top: 'sea', left: 0 }], cubes: {} });
  play(spent, 'take the tile of stack 1', `lay the tile on ${NEW}`);
  toNextRound(spent);
  expect(look(spent).stacks[0]).toEqual({ top: null, left: 0 });
});

rule('DS-5.4.9.9', 'a tile is laid on a hex and nothing else: it has no orientation', () => {
  const s = wanderlust();
  play(s, 'take the tile of stack 1');
  expect(options(s)).toHaveLength(12);
  expect(refused(s, JSON.stringify(['lay', NEW, 1]))).toMatchObject({ code: 'malformed' });
});
