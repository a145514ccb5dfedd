import type { Position, State } from '@clade/engine';
import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../../src/index.ts';
import { animal, asked, options, play, question, tile } from '../../../src/testing/index.ts';
import { BOOK_START_TILES, cellOf, cornersOf, neighboursOf } from '../../book.ts';
import { look, ofType, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';
import { corner, expectTaken, four, fullEarth, isOver, takes } from './stage.ts';

const STACKS = { stacks: [{ top: 'seamount', left: 6 }, 'reef', 'kelp'] };

function exploring(id: AnimalId, space = 'wanderlust-1', more: Position = {}): State {
  return takes(id, space, { ...STACKS, boxes: { wanderlust: ['algae', 'sun'] }, ...more });
}

const NOBODY = { cubes: {} };

rule('DSM-5.11.1', 'the top tile of one stack is taken, and the next one of that stack is turned up', () => {
  const s = exploring('crustaceans');
  expect(options(s)).toEqual([1, 2, 3].map((n) => `take the tile of stack ${n}`).concat('forgo'));
  const { stacks } = look(s);
  const events = play(s, 'take the tile of stack 1');
  const [first, ...others] = look(s).stacks;
  expect([first?.left, look(s).tileInHand, others]).toEqual([5, 'seamount', stacks.slice(1)]);
  expect(ofType(events, 'tile-revealed')).toMatchObject([{ terrain: first?.top }]);
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('DSM-5.11.1', 'a stack that is used up shows no tile, and without any stack there is no effect', () => {
  const s = exploring('crustaceans', 'wanderlust-1', {
    stacks: ['seamount', { top: null, left: 0 }, 'kelp'],
  });
  expect(refused(s, 'take the tile of stack 2')).toMatchObject({
    code: 'no-face-up-tile',
    facts: { stack: 2 },
  });
  const none = { top: null, left: 0 };
  const all = { ...fullEarth(2), stacks: [none, none, none] };
  expect(isOver(exploring('crustaceans', 'wanderlust-1', all), 'crustaceans')).toBe(true);
  // The special space gives no extra turn either.
  expect(isOver(exploring('crustaceans', 'wanderlust-3', all), 'crustaceans')).toBe(true);
});

rule('DSM-5.11.2', 'it goes to an empty hex beside at least one tile', () => {
  const s = exploring('crustaceans');
  play(s, 'take the tile of stack 1');
  const tiles = Object.keys(BOOK_START_TILES);
  const free = new Set(tiles.flatMap(neighboursOf).filter((hex) => !tiles.includes(hex)));
  expect(free.size).toBe(14);
  expect(options(s).sort()).toEqual([...free].map((hex) => `lay the tile on ${hex}`).sort());
  expect(refused(s, 'lay the tile on D4')).toMatchObject({ code: 'taken-hex' });
  expect(refused(s, 'lay the tile on G2')).toMatchObject({ code: 'not-beside-earth', facts: { beside: 0 } });
  play(s, 'lay the tile on B4');
  expect([tile(s, 'B4').terrain, look(s).tileInHand]).toEqual(['seamount', null]);
});

rule('DSM-5.11.3', 'a disk of the section may go to a vacant corner of the new tile', () => {
  const nobody = earth({ corners: { [corner('B4', 'E')]: 'worms' }, cubes: { D4: null } });
  const s = exploring('crustaceans', 'wanderlust-1', nobody);
  play(s, 'take the tile of stack 1', 'lay the tile on B4');
  expect(options(s)).toEqual(['take algae', 'take sun', 'skip']);
  expect(refused(s, 'take worms')).toMatchObject({ code: 'no-such-disk' });
  play(s, 'take algae');
  const vacant = cornersOf(cellOf('B4')).filter((where) => where !== corner('B4', 'E'));
  expect(options(s).sort()).toEqual(vacant.map((where) => `put the disk on ${where}`).sort());
  expect(refused(s, `put the disk on ${corner('D6', 'SW')}`)).toMatchObject({
    code: 'other-tile',
    facts: { hex: 'B4' },
  });
  // Another tile is turned up; two Seamounts beside each other are worth 3.
  expectTaken(
    'crustaceans',
    'wanderlust-1',
    [
      ...['take the tile of stack 1', 'lay the tile on B4'],
      ...['take algae', `put the disk on ${corner('B4', 'SW')}`],
    ],
    {
      'tiles.B4': [undefined, 'seamount'],
      [`corners.${corner('B4', 'SW')}`]: [undefined, 'algae'],
      'boxes.wanderlust': [['algae'], []],
      'animals.crustaceans.points.wanderlust': [0, 3],
      'stacks.0.top': ['seamount', expect.any(String)],
      'stacks.0.left': [6, 5],
      random: DRAWN,
    },
    { ...STACKS, boxes: { wanderlust: ['algae', 'sun'] }, ...nobody },
  );
});

rule('DSM-5.11.3', 'it may be left out, and is not asked for without a disk or a vacant corner', () => {
  const s = exploring('crustaceans', 'wanderlust-1', NOBODY);
  play(s, 'take the tile of stack 1', 'lay the tile on B4', 'skip');
  expect([look(s).boxes.wanderlust, isOver(s, 'crustaceans')]).toEqual([{ algae: 1, sun: 1 }, true]);
  const empty = exploring('crustaceans', 'wanderlust-1', { ...NOBODY, boxes: { abundance: ['sun'] } });
  play(empty, 'take the tile of stack 1', 'lay the tile on B4');
  expect(isOver(empty, 'crustaceans')).toBe(true);
  // All corners of C5 belong to tiles that lie there already, but one, and each has a disk.
  const around = ['B4', 'B5'].map((hex) => [hex, 'ocean']);
  const corners = Object.fromEntries(cornersOf(cellOf('C5')).map((where) => [where, 'sun'] as const));
  const full = exploring(
    'crustaceans',
    'wanderlust-1',
    earth({ tiles: Object.fromEntries(around), corners, cubes: { D4: null } }),
  );
  play(full, 'take the tile of stack 1', 'lay the tile on C5');
  expect(isOver(full, 'crustaceans')).toBe(true);
});

rule('DSM-5.11.4', 'bonus points for the tile and those beside it of the same terrain', () => {
  const lay = (more: Position): number => {
    const s = exploring('crustaceans', 'wanderlust-1', {
      ...more,
      stacks: ['ocean', 'sand', 'kelp'],
      boxes: {},
    });
    const events = play(s, 'take the tile of stack 1', 'lay the tile on E5');
    expect(ofType(events, 'points').every((e) => e.source === 'wanderlust' && e.rule === 'DSM-5.11.4')).toBe(
      true,
    );
    return animal(s, 'crustaceans').points;
  };
  // Oceans on D5, D6 and E6: four in all.
  expect(lay(NOBODY)).toBe(10);
  const vent = { E6: { terrain: 'vent', under: 'ocean' } };
  expect(lay(earth({ tiles: vent, cubes: { D4: null } }))).toBe(6);
  const s = exploring('crustaceans', 'wanderlust-1', NOBODY);
  play(s, 'take the tile of stack 2', 'lay the tile on B1', 'skip');
  expect(animal(s, 'crustaceans').points).toBe(1);
});

rule(
  'DSM-5.11.5',
  'down the Food Chain every animal may move in from the tiles beside, and only from there',
  () => {
    const s = exploring('crustaceans', 'wanderlust-1', {
      boxes: {},
      cubes: {
        C4: { reptiles: 2, fishes: 1, crustaceans: 4 },
        C3: { cephalopods: 3 },
        D4: { cephalopods: 1, fishes: 5 },
      },
    });
    play(s, 'take the tile of stack 1', 'lay the tile on B3');
    const order: string[] = [];
    const choices = { 'reptiles C4': 0, 'cephalopods C3': 3, 'fishes C4': 1, 'crustaceans C4': 2 };
    while (question(s) === 'arrivals') {
      const from = /from (\w+)$/.exec(options(s)[0] ?? '')?.[1];
      const who = `${asked(s)} ${from}`;
      order.push(`${who}: ${options(s).length - 1}`);
      play(s, `bring ${choices[who as 'reptiles C4']} from ${from}`);
    }
    expect(order).toEqual(['reptiles C4: 2', 'cephalopods C3: 3', 'fishes C4: 1', 'crustaceans C4: 4']);
    expect([tile(s, 'B3').cubes, tile(s, 'C4').cubes, tile(s, 'D4').cubes]).toEqual([
      { cephalopods: 3, fishes: 1, crustaceans: 2 },
      { reptiles: 2, crustaceans: 2 },
      { cephalopods: 1, fishes: 5 },
    ]);
    expect(isOver(s, 'crustaceans')).toBe(true);
  },
);

rule('DSM-5.11.5', 'no more than there are, and one tile after the other', () => {
  const s = exploring('crustaceans', 'wanderlust-1', {
    boxes: {},
    cubes: { C4: { reptiles: 2 }, C3: { reptiles: 1 } },
  });
  play(s, 'take the tile of stack 1', 'lay the tile on B3');
  const from = options(s)[0]?.slice(-2) ?? '';
  const there = options(s).length - 1;
  expect(refused(s, `bring ${there + 1} from ${from}`)).toMatchObject({
    code: 'too-few',
    facts: { animal: 'reptiles', cubes: there, count: there + 1 },
  });
  expect(refused(s, 'bring 1 from D4')).toMatchObject({ code: 'other-tile', facts: { asked: from } });
});

rule('DSM-5.11.4 DSM-5.11.5', 'points come before anybody moves in', () => {
  const s = exploring('crustaceans', 'wanderlust-1', { boxes: {}, cubes: { C4: { fishes: 2 } } });
  play(s, 'take the tile of stack 1', 'lay the tile on B4');
  expect([question(s), asked(s), animal(s, 'crustaceans').points]).toEqual(['arrivals', 'fishes', 3]);
});

rule('DSM-5.11.6', 'the special space gives another complete turn behind the action', () => {
  const s = exploring('crustaceans', 'wanderlust-3', NOBODY);
  const events = play(s, 'take the tile of stack 1', 'lay the tile on B4', 'skip');
  expect([question(s), look(s).turn]).toEqual(['turn', 'crustaceans']);
  expect(ofType(events, 'extra-turn')).toMatchObject([{ animal: 'crustaceans', rule: 'DSM-5.11.6' }]);
  expect(options(s)).toContain('retrieve');
  play(s, 'place a pawn on domination-1');
  // One turn, not one after the other.
  expect(look(s).turn).toBe('fishes');
  const retrieving = exploring('crustaceans', 'wanderlust-3', NOBODY);
  play(retrieving, 'take the tile of stack 1', 'lay the tile on B4', 'skip', 'retrieve');
  expect([look(retrieving).turn, animal(retrieving, 'crustaceans').chain]).toEqual(['fishes', 'right']);
});

rule('DSM-5.11.6', 'a forfeited action and the other spaces give none', () => {
  const forfeited = exploring('crustaceans', 'wanderlust-3');
  play(forfeited, 'forgo');
  expect(isOver(forfeited, 'crustaceans')).toBe(true);
  const second = exploring('crustaceans', 'wanderlust-2', NOBODY);
  play(second, 'take the tile of stack 1', 'lay the tile on B4', 'skip');
  expect(isOver(second, 'crustaceans')).toBe(true);
});

rule('DSM-5.11.1 DSM-5.4.1', 'forfeited: no tile is taken', () => {
  const s = exploring('crustaceans');
  const { stacks } = look(s);
  play(s, 'forgo');
  expect([look(s).stacks, look(s).tiles.length, animal(s, 'crustaceans').points]).toEqual([stacks, 15, 0]);
});

rule('DSM-5.11.3 DSM-2.10', 'disks on the corners of a new tile count for it at once', () => {
  const s = exploring('crustaceans', 'wanderlust-1', {
    boxes: {},
    ...earth({
      corners: { [corner('C4', 'W')]: 'worms' },
      cubes: { D4: null, C4: { crustaceans: 2, fishes: 1 } },
    }),
  });
  play(s, 'take the tile of stack 1', 'lay the tile on B4', 'bring 1 from C4', 'bring 1 from C4');
  expect(tile(s, 'B4')).toMatchObject({ cubes: { fishes: 1, crustaceans: 1 }, endangered: ['fishes'] });
});

rule('DSM-5.11.5 DSM-6.4.4', 'Camouflage of another animal comes behind all arrivals', () => {
  const s = exploring('crustaceans', 'wanderlust-1', {
    boxes: {},
    animals: four({ reptiles: { traits: ['camouflage'] } }),
    cubes: { C4: { crustaceans: 1 } },
  });
  play(s, 'take the tile of stack 1', 'lay the tile on B4');
  expect(question(s)).toBe('arrivals');
  play(s, 'bring 1 from C4');
  expect([question(s), asked(s)]).toEqual(['camouflage', 'reptiles']);
  play(s, 'add 1 to B4');
  expect([tile(s, 'B4').cubes, isOver(s, 'crustaceans')]).toEqual([{ reptiles: 1, crustaceans: 1 }, true]);
});
