import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../../src/index.ts';
import { animal, asked, disk, options, play, QUIET_ROW, question, tile } from '../../../src/testing/index.ts';
import { corner, four, isOver, takes, turn, value } from '../actions/stage.ts';
import { look, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';

rule(
  'EX-11',
  'Regression takes the sun of the Crustaceans, not those of the Reptiles, who have a cube there',
  () => {
    const right = { chain: 'right' };
    const s = turn('reptiles', {
      animals: four({
        reptiles: { elements: ['sun'] },
        cephalopods: right,
        fishes: right,
        crustaceans: { ...right, elements: ['sun'] },
      }),
      boxes: { regression: ['sun'] },
      regression: ['reptiles', null],
    });
    const { pool } = animal(s, 'reptiles');
    play(s, 'retrieve');
    expect(animal(s, 'reptiles').elements).toEqual({ sponges: 1, sun: 3 });
    expect(animal(s, 'crustaceans').elements).toEqual({ algae: 1, worms: 2 });
    expect([look(s).regression, animal(s, 'reptiles').pool]).toEqual([[null, null], pool + 1]);
  },
);

rule('EX-12', 'Speciation around a sun: two on the reef, four on the ocean, one on the vent', () => {
  const sun = corner('C4', 'E');
  const position = {
    speciation: ['sun', 'worms', 'worms', 'worms'],
    ...earth({ tiles: { C4: { terrain: 'vent', under: 'seamount' } }, corners: { [sun]: 'sun' } }),
  };
  const s = takes('cephalopods', 'speciation-1', position);
  play(s, `speciate around ${sun}`);
  const most: Record<string, number> = {};
  while (question(s) === 'speciation-cubes') {
    const words = options(s).at(-1) ?? '';
    most[words.slice(-2)] = Number(words.split(' ')[1]);
    play(s, words);
  }
  expect(most).toEqual({ C4: 1, D4: 2, D5: 4 });
  expect(['C4', 'D4', 'D5'].map((hex) => tile(s, hex).cubes.cephalopods)).toEqual([1, 5, 4]);
  const special = takes('cephalopods', 'speciation-5', position);
  // All six disks around the reef.
  expect(options(special).filter((words) => words.startsWith('speciate around'))).toHaveLength(6);
});

rule(
  'EX-13',
  'a second seamount beside the first pays 3, then three Cephalopods and four Crustaceans move in',
  () => {
    const s = takes('crustaceans', 'wanderlust-1', {
      stacks: ['seamount', 'reef', 'kelp'],
      boxes: { wanderlust: ['algae', 'sun'] },
      cubes: { C4: { reptiles: 1, cephalopods: 4, fishes: 2, crustaceans: 4 } },
    });
    play(
      s,
      'take the tile of stack 1',
      'lay the tile on B4',
      'take algae',
      `put the disk on ${corner('B4', 'W')}`,
    );
    expect([disk(s, corner('B4', 'W')), animal(s, 'crustaceans').points]).toEqual(['algae', 3]);
    const order: (AnimalId | null)[] = [];
    for (const count of [0, 3, 0, 4]) {
      order.push(asked(s));
      play(s, `bring ${count} from C4`);
    }
    expect(order).toEqual(['reptiles', 'cephalopods', 'fishes', 'crustaceans']);
    expect(tile(s, 'B4').cubes).toEqual({ cephalopods: 3, crustaceans: 4 });
  },
);

rule('EX-14', 'a smoker on the ocean beside a smoker pays 3 and thins the crowd', () => {
  const start = (space: string): State =>
    takes('reptiles', space, {
      ...earth({
        tiles: {
          D4: { terrain: 'vent', under: 'reef', side: 'smoker' },
          C4: { terrain: 'vent', under: 'seamount' },
        },
      }),
      animals: four({ reptiles: { eliminated: 0 } }),
      cubes: { E6: { reptiles: 1, fishes: 2, cephalopods: 4 } },
    });
  const s = start('tectonics-1');
  expect(refused(s, 'open a vent on C3')).toMatchObject({ code: 'not-edge' });
  const pools = (t: State): number[] => look(t).animals.map(({ pool }) => pool);
  const before = pools(s);
  play(s, 'open a vent on E6');
  expect([tile(s, 'E6').side, animal(s, 'reptiles').points]).toEqual(['smoker', 3]);
  expect(tile(s, 'E6').cubes).toEqual({ reptiles: 2, cephalopods: 1, fishes: 1 });
  expect(pools(s).map((pool, i) => pool - (before[i] ?? 0))).toEqual([-1, 3, 1, 0]);
  const special = start('tectonics-2');
  play(special, 'open a vent on C3');
  expect(animal(special, 'reptiles').points).toBe(6);
});

rule('EX-15', 'five Fishes move, most of them away from a geyser without food', () => {
  const s = takes('fishes', 'migration-3', {
    ...earth({
      tiles: { D3: { terrain: 'vent', under: 'land' } },
      corners: { [corner('D4', 'NE')]: null },
      cubes: { D3: { fishes: 4 }, D4: { fishes: 3, reptiles: 1 } },
    }),
  });
  expect(tile(s, 'D3')).toMatchObject({ side: 'geyser', endangered: ['fishes'] });
  play(s, 'move a cube from D3 to C3');
  for (let n = 0; n < 3; n++) play(s, 'move a cube from D3 to D4');
  play(s, 'move a cube from D4 to E4');
  expect(['C3', 'D3', 'D4', 'E4'].map((hex) => tile(s, hex).cubes.fishes ?? 0)).toEqual([1, 0, 5, 1]);
  expect(isOver(s, 'fishes')).toBe(true);
});

rule('EX-16', 'one Reptile on a kelp forest and one on a seagrass meadow, whatever the chips show', () => {
  const s = takes('cephalopods', 'competition-4', {
    cubes: { C3: { cephalopods: 1, reptiles: 2 }, E3: { cephalopods: 2, reptiles: 1 } },
  });
  expect(look(s).chips.competition).toEqual(['reef', 'ocean', 'vent']);
  play(s, 'eliminate reptiles on C3', 'eliminate reptiles on E3');
  expect([tile(s, 'C3').cubes, tile(s, 'E3').cubes]).toEqual([
    { reptiles: 1, cephalopods: 1 },
    { cephalopods: 2 },
  ]);
  expect(animal(s, 'reptiles').eliminated).toBe(2);
});

/** Two kelp chips, and the Crustaceans lead on the kelp, where they have food. */
function kelp(space: string): State {
  return takes('crustaceans', space, {
    chips: { competition: ['sand', 'ocean', 'vent'], evolution: ['land', 'land', 'kelp', 'kelp', 'reef'] },
    ...earth({
      corners: { [corner('C3', 'W')]: 'worms' },
      cubes: { C3: { crustaceans: 3, reptiles: 2, cephalopods: 2, fishes: 1 }, C1: { crustaceans: 1 } },
    }),
  });
}

rule('EX-17', 'the kelp pays 7, 4, 2 and 0, and one of the cards in slots 1 to 4 must be resolved', () => {
  const s = kelp('evolution-4');
  play(s, 'score C3');
  expect(look(s).animals.map((a) => [a.animal, a.points])).toEqual([
    ['reptiles', 4],
    ['cephalopods', 2],
    ['fishes', 0],
    ['crustaceans', 7],
  ]);
  expect(options(s).sort()).toEqual(
    QUIET_ROW.slice(0, 4)
      .map((card) => `choose ${card}`)
      .sort(),
  );
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('EX-18', 'the fifth space reaches all slots, the first only slot 1', () => {
  const last = kelp('evolution-5');
  play(last, 'score D4');
  expect(options(last).sort()).toEqual(QUIET_ROW.map((card) => `choose ${card}`).sort());
  const first = takes('crustaceans', 'evolution-1', {
    forced: 'ask',
    chips: {
      competition: ['sand', 'ocean', 'vent'],
      evolution: ['reef', 'seamount', 'sand', 'ocean', 'vent'],
    },
  });
  play(first, 'score D4');
  expect(options(first)).toEqual([`choose ${QUIET_ROW[0]}`]);
});

rule(
  'EX-19',
  'the card in slot 2 leaves: the others slide, a new one comes, and it lies on top of the pile',
  () => {
    const s = kelp('evolution-4');
    const [a, b, c, d, e] = QUIET_ROW;
    play(s, 'score C3', `choose ${b}`);
    const row = look(s).row.map(({ card }) => card);
    expect(row.slice(0, 4)).toEqual([a, c, d, e]);
    expect([row.length, [a, b, c, d, e].includes(row[4] as 'annelids'), look(s).discard.at(-1)]).toEqual([
      5,
      false,
      b,
    ]);
  },
);

rule(
  'EX-20',
  'three suns on five tiles are 15 against 12; the pawn on the display comes with the next Retrieve',
  () => {
    const s = takes('reptiles', 'domination-1', {
      animals: four({ reptiles: { elements: ['sun'] } }),
      specials: { sun: { controller: 'fishes', target: 12 } },
      spaces: { 'speciation-5': 'sun' },
      ...earth({ corners: { [corner('D6', 'SE')]: 'sun' } }),
      cubes: {
        C3: { reptiles: 1 },
        D3: { reptiles: 1 },
        D4: { reptiles: 1 },
        D6: { reptiles: 1 },
        D7: { reptiles: 1 },
      },
    });
    expect(value(s, 'reptiles', 'sun')).toBe(15);
    play(s, 'take control of sun');
    const sun = () => look(s).specials.find(({ element }) => element === 'sun');
    expect(sun()).toEqual({ element: 'sun', controller: 'reptiles', space: 'speciation-5', target: 15 });
    play(s, 'retrieve', 'retrieve', 'retrieve');
    expect([look(s).turn, sun()?.space]).toEqual(['reptiles', 'speciation-5']);
    play(s, 'retrieve');
    expect(sun()).toEqual({ element: 'sun', controller: 'reptiles', space: null, target: 15 });
  },
);
