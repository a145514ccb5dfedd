import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, tile } from '../../../src/testing/index.ts';
import { look, refused } from '../box.ts';
import { expectTaken, four, isOver, takes } from './stage.ts';

const REEFS = { competition: ['reef', 'reef', 'ocean'], evolution: ['land', 'land', 'kelp', 'kelp', 'sand'] };

function competing(space: string, cubes: Position, more: Position = {}): State {
  return takes('cephalopods', space, { chips: REEFS, cubes, ...more });
}

rule('DSM-5.14.1', 'a tile of the terrain on the chip, with a cube of the own animal', () => {
  const s = competing('competition-3', {
    D4: { cephalopods: 1, reptiles: 1 },
    D5: { cephalopods: 2, fishes: 1, crustaceans: 3 },
    D6: { fishes: 2 },
    C6: { cephalopods: 1, reptiles: 2 },
  });
  expect(options(s).sort()).toEqual(
    ['reptiles on C6', 'fishes on D5', 'crustaceans on D5']
      .map((who) => `eliminate ${who}`)
      .concat('forgo')
      .sort(),
  );
  expect(refused(s, 'eliminate reptiles on D4')).toMatchObject({
    code: 'other-terrain',
    facts: { hex: 'D4', terrain: 'reef', asked: 'ocean' },
  });
  expect(refused(s, 'eliminate fishes on D6')).toMatchObject({
    code: 'absent',
    rule: 'DSM-5.14.1',
    facts: { cubes: 0 },
  });
  expect(refused(s, 'eliminate cephalopods on D5')).toMatchObject({ code: 'own-cube' });
  expect(refused(s, 'eliminate reptiles on D5')).toMatchObject({ code: 'no-cubes', facts: { cubes: 0 } });
});

rule('DSM-5.14.1', 'up to one, two, three opposing cubes, of any owners', () => {
  const eliminated = [1, 2, 3].map((place) => {
    const s = competing(
      `competition-${place}`,
      { D4: { cephalopods: 1, reptiles: 5 } },
      {
        chips: { ...REEFS, competition: ['reef', 'reef', 'vent'] },
        ...(place === 3 ? { tiles: { D4: 'vent' } } : {}),
      },
    );
    while (question(s) === 'competition') play(s, 'eliminate reptiles on D4');
    return animal(s, 'reptiles').eliminated;
  });
  expect(eliminated).toEqual([1, 2, 3]);
  const mix = expectTaken(
    'cephalopods',
    'competition-2',
    ['eliminate reptiles on D4', 'eliminate crustaceans on D4'],
    {
      'cubes.D4.reptiles': [2, 1],
      'cubes.D4.crustaceans': [2, 1],
      'animals.reptiles.eliminated': [0, 1],
      'animals.crustaceans.eliminated': [0, 1],
    },
    { chips: REEFS, cubes: { D4: { cephalopods: 1, reptiles: 2, crustaceans: 2 } } },
  );
  expect(isOver(mix, 'cephalopods')).toBe(true);
});

rule('DSM-5.14.1', 'all on the same tile, though another one would do', () => {
  const s = competing('competition-3', {
    D5: { cephalopods: 1, reptiles: 3 },
    D6: { cephalopods: 1, reptiles: 3 },
  });
  play(s, 'eliminate reptiles on D5');
  expect(options(s)).toEqual(['eliminate reptiles on D5', 'stop']);
  expect(refused(s, 'eliminate reptiles on D6')).toMatchObject({
    code: 'other-tile',
    facts: { hex: 'D6', chosen: 'D5' },
  });
  play(s, 'stop');
  // Fewer than three are allowed.
  expect([tile(s, 'D5').cubes.reptiles, isOver(s, 'cephalopods')]).toEqual([2, true]);
});

rule('DSM-5.14.1', 'owners of one tile are named in any order; down the Food Chain by version 1', () => {
  const cubes = { D4: { cephalopods: 1, reptiles: 2, fishes: 2 } };
  const any = competing('competition-2', cubes);
  play(any, 'eliminate fishes on D4', 'eliminate reptiles on D4');
  expect([tile(any, 'D4').cubes.reptiles, isOver(any, 'cephalopods')]).toEqual([1, true]);
  const s = competing('competition-2', cubes, { rules: '1' });
  play(s, 'eliminate fishes on D4');
  expect(refused(s, 'eliminate reptiles on D4')).toMatchObject({
    code: 'order',
    facts: { last: 'eliminate fishes on D4' },
  });
});

rule(
  'DSM-5.14.2',
  'the special space: up to two tiles of any terrain with a cube of the own animal, one cube on each',
  () => {
    const cubes = {
      C3: { cephalopods: 1, reptiles: 2 },
      E3: { cephalopods: 1, reptiles: 2 },
      D7: { cephalopods: 1, fishes: 1 },
      E4: { reptiles: 2 },
    };
    const s = competing('competition-4', cubes);
    expect(options(s).sort()).toEqual(
      ['reptiles on C3', 'fishes on D7', 'reptiles on E3']
        .map((who) => `eliminate ${who}`)
        .concat('forgo')
        .sort(),
    );
    expect(refused(s, 'eliminate reptiles on E4')).toMatchObject({ code: 'absent', rule: 'DSM-5.14.2' });
    play(s, 'eliminate reptiles on C3', 'eliminate reptiles on E3');
    expect([tile(s, 'C3').cubes.reptiles, tile(s, 'E3').cubes.reptiles, isOver(s, 'cephalopods')]).toEqual([
      1,
      1,
      true,
    ]);
    const twice = competing('competition-4', cubes);
    play(twice, 'eliminate reptiles on C3', 'eliminate reptiles on C3');
    expect([tile(twice, 'C3').cubes, isOver(twice, 'cephalopods')]).toEqual([{ cephalopods: 1 }, true]);
    const once = competing('competition-4', cubes);
    play(once, 'eliminate fishes on D7', 'stop');
    expect([animal(once, 'fishes').eliminated, isOver(once, 'cephalopods')]).toEqual([1, true]);
  },
);

rule('DSM-5.14.3', 'without an eligible tile there is no effect', () => {
  // Not the terrain; not there; alone there.
  expect(isOver(competing('competition-1', { D5: { cephalopods: 1, reptiles: 1 } }), 'cephalopods')).toBe(
    true,
  );
  expect(isOver(competing('competition-1', { D4: { fishes: 1, reptiles: 1 } }), 'cephalopods')).toBe(true);
  expect(isOver(competing('competition-1', { D4: { cephalopods: 3 } }), 'cephalopods')).toBe(true);
  expect(isOver(competing('competition-4', { D4: { fishes: 1, reptiles: 1 } }), 'cephalopods')).toBe(true);
});

rule('DSM-5.14.1 DSM-5.4.1', 'forfeited', () => {
  const s = competing('competition-1', { D4: { cephalopods: 1, reptiles: 1 } });
  play(s, 'forgo');
  expect([tile(s, 'D4').cubes, isOver(s, 'cephalopods')]).toEqual([{ reptiles: 1, cephalopods: 1 }, true]);
});

rule('DSM-5.14.1 DSM-1.3.3', 'a vent is a vent, whatever lies under it', () => {
  const cubes = { D7: { cephalopods: 1, fishes: 1 }, D6: { cephalopods: 1, reptiles: 1 } };
  expect(options(competing('competition-3', cubes))).toEqual(['eliminate reptiles on D6', 'forgo']);
  const vents = { chips: { ...REEFS, competition: ['reef', 'ocean', 'vent'] } };
  expect(options(competing('competition-3', cubes, vents))).toEqual(['eliminate fishes on D7', 'forgo']);
});

rule('DSM-5.14.1 DSM-6.4.5 DSM-1.6.6', 'eliminated cubes go to the box, which a cannibal likes', () => {
  const s = competing(
    'competition-2',
    { D4: { cephalopods: 1, reptiles: 3 } },
    { animals: four({ reptiles: { traits: ['cannibal'] } }) },
  );
  const { pool } = animal(s, 'reptiles');
  play(s, 'eliminate reptiles on D4', 'eliminate reptiles on D4');
  expect(animal(s, 'reptiles')).toMatchObject({ pool, eliminated: 2, points: 2 });
  expect(look(s).tiles.find(({ hex }) => hex === 'D4')?.cubes).toEqual({ reptiles: 1, cephalopods: 1 });
});
