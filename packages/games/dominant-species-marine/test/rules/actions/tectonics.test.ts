import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../../src/index.ts';
import { animal, asked, disk, options, play, QUIET_ROW, question, tile } from '../../../src/testing/index.ts';
import { BOOK_START_TILES } from '../../book.ts';
import { look, ofType, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';
import { corner, expectTaken, four, fullEarth, isOver, takes } from './stage.ts';

function opening(id: AnimalId, space = 'tectonics-1', more: Position = {}): State {
  return takes(id, space, more);
}

rule('DSM-5.12.1', 'a tile on the edge of the grid that is no vent', () => {
  const s = opening('reptiles');
  expect(options(s).sort()).toEqual(
    ['C1', 'C6', 'E1', 'E6']
      .map((hex) => `open a vent on ${hex}`)
      .concat('forgo')
      .sort(),
  );
  expect(refused(s, 'open a vent on D1')).toMatchObject({
    code: 'vent',
    facts: { hex: 'D1', terrain: 'vent' },
  });
  expect(refused(s, 'open a vent on C4')).toMatchObject({
    code: 'not-edge',
    facts: { hex: 'C4', terrain: 'seamount', edge: false },
  });
  expect(refused(s, 'open a vent on F5')).toMatchObject({ code: 'no-tile' });
});

rule('DSM-5.12.1', 'a tile at the rim of Earth but inside the grid does not lie on the edge', () => {
  const s = opening('reptiles', 'tectonics-1', earth({ tiles: { B4: 'kelp', A3: 'kelp' } }));
  // B4 borders on empty hexes, and A3 on the end of the grid.
  expect([refused(s, 'open a vent on B4')?.code, refused(s, 'open a vent on A3')]).toEqual([
    'not-edge',
    undefined,
  ]);
});

rule('DSM-5.12.1', 'the special space is for any tile that is no vent', () => {
  const s = opening('reptiles', 'tectonics-2');
  const tiles = Object.keys(BOOK_START_TILES).filter((hex) => hex !== 'D1' && hex !== 'D7');
  expect(options(s).sort()).toEqual([...tiles.map((hex) => `open a vent on ${hex}`), 'forgo'].sort());
  expect(refused(s, 'open a vent on D7')).toMatchObject({ code: 'vent' });
});

rule('DSM-5.12.1', 'without such a tile there is no effect', () => {
  const inner = { tiles: { D4: 'reef', D5: 'ocean' } };
  expect(isOver(opening('reptiles', 'tectonics-1', inner), 'reptiles')).toBe(true);
  expect(question(opening('reptiles', 'tectonics-2', inner))).toBe('tectonics');
});

rule('DSM-5.12.1', 'without a vent tile in the supply there is no effect', () => {
  const s = opening('reptiles', 'tectonics-2', fullEarth(12));
  expect([look(s).ventsLeft, isOver(s, 'reptiles')]).toEqual([0, true]);
  const one = opening('reptiles', 'tectonics-2', fullEarth(11));
  expect([look(one).ventsLeft, question(one)]).toEqual([1, 'tectonics']);
});

const CROWD = { E6: { reptiles: 1, fishes: 2, cephalopods: 4 } };

rule('DSM-5.12.2 DSM-5.12.6', 'one cube of each animal stays, the others return to the gene pools', () => {
  // Returned, not eliminated. The Crustaceans earn for two vents and bring a cube.
  expectTaken(
    'crustaceans',
    'tectonics-1',
    ['open a vent on E6'],
    {
      'tiles.E6': ['ocean', { terrain: 'vent', under: 'ocean', side: 'smoker' }],
      'cubes.E6.cephalopods': [4, 1],
      'cubes.E6.fishes': [2, 1],
      'cubes.E6.crustaceans': [0, 1],
      'animals.cephalopods.pool': [30, 33],
      'animals.fishes.pool': [30, 31],
      'animals.crustaceans.pool': [34, 33],
      'animals.crustaceans.points.tectonics': [0, 3],
    },
    { animals: four({ fishes: { eliminated: 2 } }), cubes: CROWD },
  );
});

rule('DSM-5.12.2', 'cubes that are set aside earn a cannibal nothing', () => {
  const s = opening('crustaceans', 'tectonics-1', {
    animals: four({ cephalopods: { traits: ['cannibal'] } }),
    cubes: CROWD,
  });
  play(s, 'open a vent on E6');
  expect([tile(s, 'E6').cubes.cephalopods, animal(s, 'cephalopods').points]).toEqual([1, 0]);
});

rule('DSM-5.12.3', 'a smoker in the lower half, a geyser in the upper half', () => {
  const lower = opening('reptiles');
  play(lower, 'open a vent on E6');
  expect(tile(lower, 'E6')).toMatchObject({ terrain: 'vent', under: 'ocean', side: 'smoker' });
  expect(look(lower).ventsLeft).toBe(9);
  const upper = opening('reptiles');
  play(upper, 'open a vent on C1');
  expect(tile(upper, 'C1')).toMatchObject({ terrain: 'vent', under: 'land', side: 'geyser' });
});

rule('DSM-5.12.3', 'on the middle line the player chooses the side', () => {
  for (const side of ['smoker', 'geyser']) {
    const s = opening('reptiles', 'tectonics-2');
    play(s, 'open a vent on D4');
    expect(options(s)).toEqual(['turn the smoker up', 'turn the geyser up']);
    play(s, `turn the ${side} up`);
    expect(tile(s, 'D4')).toMatchObject({ terrain: 'vent', side });
  }
  const asking = opening('reptiles', 'tectonics-1', { forced: 'ask' });
  play(asking, 'open a vent on E6');
  expect(refused(asking, 'turn the geyser up')).toMatchObject({
    code: 'other-half',
    facts: { hex: 'E6', side: 'geyser', half: 'lower' },
  });
});

rule('DSM-5.12.4', 'the elements on its corners stay', () => {
  const s = opening('reptiles', 'tectonics-2', earth({ corners: { [corner('C4', 'W')]: 'sun' } }));
  play(s, 'open a vent on C4');
  expect([disk(s, corner('C4', 'W')), disk(s, corner('C4', 'NE')), look(s).corners.length]).toEqual([
    'sun',
    'sponges',
    7,
  ]);
});

rule('DSM-5.12.5', 'bonus points for the vent and those beside it, of either kind', () => {
  const points = (hex: string, tiles: Readonly<Record<string, unknown>> = {}): number => {
    const s = opening('reptiles', 'tectonics-2', earth({ tiles }));
    const events = play(s, `open a vent on ${hex}`);
    expect(ofType(events, 'points')).toMatchObject([
      { animal: 'reptiles', source: 'tectonics', rule: 'DSM-5.12.5' },
    ]);
    return animal(s, 'reptiles').points;
  };
  // Alone; beside D7; beside D1.
  expect([points('C3'), points('E6'), points('E1')]).toEqual([1, 3, 3]);
  expect(points('C3', { D4: { terrain: 'vent', under: 'reef', side: 'geyser' }, C4: 'vent' })).toBe(6);
});

rule('DSM-5.12.7', 'one more cube of the acting animal, from the pool or from the eliminated ones', () => {
  const start = (reptiles: Position): State =>
    opening('reptiles', 'tectonics-1', { animals: four({ reptiles }), cubes: CROWD });
  const both = start({ eliminated: 2 });
  play(both, 'open a vent on E6');
  expect(options(both)).toEqual(['take the cube from pool', 'take the cube from eliminated']);
  const { pool } = animal(both, 'reptiles');
  play(both, 'take the cube from eliminated');
  expect(animal(both, 'reptiles')).toMatchObject({ pool, eliminated: 1 });
  expect(tile(both, 'E6').cubes).toEqual({ reptiles: 2, cephalopods: 1, fishes: 1 });
  // Where only one of them has a cube it comes from there; where none has, there is none.
  const dry = start({ pool: 0, eliminated: 33 });
  play(dry, 'open a vent on E6');
  expect([animal(dry, 'reptiles').eliminated, tile(dry, 'E6').cubes.reptiles]).toEqual([32, 2]);
  const wet = start({ eliminated: 0 });
  play(wet, 'open a vent on E6');
  expect([animal(wet, 'reptiles').pool, tile(wet, 'E6').cubes.reptiles]).toEqual([32, 2]);
});

rule(
  'DSM-5.12.7',
  'a cube that this action returned may come back, and the cube is no matter of choice',
  () => {
    const s = opening('cephalopods', 'tectonics-1', {
      forced: 'ask',
      animals: four({ cephalopods: { pool: 0, eliminated: 30 } }),
      cubes: CROWD,
    });
    play(s, 'open a vent on E6', 'turn the smoker up');
    expect(animal(s, 'cephalopods').pool).toBe(3);
    expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
    play(s, 'take the cube from pool');
    expect([animal(s, 'cephalopods').pool, tile(s, 'E6').cubes.cephalopods]).toEqual([2, 2]);
    const none = opening('cephalopods', 'tectonics-1', {
      forced: 'ask',
      animals: four({ cephalopods: { eliminated: 0 } }),
    });
    play(none, 'open a vent on E6', 'turn the smoker up');
    expect(refused(none, 'take the cube from eliminated')).toMatchObject({
      code: 'no-cubes',
      facts: { animal: 'cephalopods', source: 'eliminated', cubes: 0 },
    });
  },
);

rule('DSM-5.12.1 DSM-5.4.1', 'forfeited: the tile stays as it is, and so does the pawn', () => {
  const s = opening('reptiles');
  play(s, 'forgo');
  expect([look(s).ventsLeft, look(s).spaces, isOver(s, 'reptiles')]).toEqual([
    10,
    { 'tectonics-1': { animal: 'reptiles', special: null } },
    true,
  ]);
});

rule('DSM-5.12.7 DSM-6.4.13', 'only a cube of the pool feeds those that switch prey', () => {
  const hunted = (source: string): number => {
    const s = opening('reptiles', 'tectonics-1', {
      animals: four({ fishes: { traits: ['prey-switching'] }, reptiles: { eliminated: 2 } }),
      cubes: CROWD,
    });
    play(s, 'open a vent on E6', `take the cube from ${source}`);
    return animal(s, 'fishes').points;
  };
  expect([hunted('pool'), hunted('eliminated')]).toEqual([1, 0]);
});

rule('DSM-5.12.1 DSM-6.3.35', 'while Volcanism lies in the row any seamount will do', () => {
  const row = [...QUIET_ROW.slice(0, 4), 'volcanism'];
  const s = opening('reptiles', 'tectonics-1', { row });
  expect([refused(s, 'open a vent on C4'), refused(s, 'open a vent on C3')?.code]).toEqual([
    undefined,
    'not-edge',
  ]);
});

rule('DSM-5.12.7 DSM-6.4.4', 'Camouflage of another animal comes last', () => {
  const s = opening('reptiles', 'tectonics-1', {
    animals: four({ fishes: { traits: ['camouflage'] } }),
    cubes: CROWD,
  });
  play(s, 'open a vent on E6');
  expect([question(s), asked(s), tile(s, 'E6').cubes.reptiles]).toEqual(['camouflage', 'fishes', 2]);
  play(s, 'skip');
  expect(isOver(s, 'reptiles')).toBe(true);
});
