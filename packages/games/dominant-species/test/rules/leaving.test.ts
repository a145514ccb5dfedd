import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, executing, play, playing, SIX, table, tile } from '../../src/testing/index.ts';
import { DESERT, FOREST, I1, I2, JUNGLE, MOUNTAIN, O2, SAVANNAH, TUNDRA, WETLAND } from './axial.ts';
import { look } from './box.ts';
import { declineUntil, inPlanning } from './course.ts';

/** Amphibians dominate the wetland and will take the card; Mammals stand on the tundra, some of them safe. */
function hibernated(card: string, mammals: number, safe: number, more: object = {}) {
  const { cubes = {}, ...rest } = more as { cubes?: object };
  return playing(card, 'amphibians', WETLAND, {
    corners: { [O2]: 'water' },
    cubes: { [WETLAND]: { amphibians: 1 }, [TUNDRA]: { mammals }, ...cubes },
    safe: { mammals: { [TUNDRA]: safe } },
    ...rest,
  });
}

rule('DS-5.7.1', 'Competition, Extinction and cards eliminate; only ice returns cubes to the pool', () => {
  const competed = executing(
    { 'competition-1': 'birds' },
    { cubes: { [WETLAND]: { birds: 1, insects: 3 } } },
  );
  play(competed, `eliminate insects on ${WETLAND}`);
  expect(animal(competed, 'insects')).toMatchObject({ pool: 31, eliminated: 1 });

  const extinct = table({
    phase: 'extinction',
    corners: { [I1]: 'seed' },
    cubes: { [WETLAND]: { birds: 1, insects: 3 } },
  });
  expect([animal(extinct, 'insects'), animal(extinct, 'birds')]).toMatchObject([
    { pool: 31, eliminated: 3 },
    { pool: 33, eliminated: 0 },
  ]);

  const cubes = { [WETLAND]: { amphibians: 1 }, [DESERT]: { insects: 3 } };
  const replaced = playing('evolution', 'amphibians', WETLAND, { cubes });
  play(replaced, `replace insects on ${DESERT}`);
  expect(animal(replaced, 'insects')).toMatchObject({ pool: 31, eliminated: 1 });

  const iced = playing('ice-sheet', 'amphibians', WETLAND, { cubes });
  play(iced, `glaciate ${DESERT}`);
  expect(animal(iced, 'insects')).toMatchObject({ pool: 33, eliminated: 0 });
});

rule('DS-5.7.2', 'the eliminated cubes of every animal are open', () => {
  const s = table({ animals: { ...SIX, birds: { eliminated: 4 }, insects: { eliminated: 7 } } });
  for (const seat of [0, 5]) {
    expect([seat, animal(s, 'birds').eliminated, animal(s, 'insects').eliminated]).toEqual([seat, 4, 7]);
  }
  expect(look(s).animals.map((a) => a.eliminated)).toEqual([0, 0, 4, 0, 0, 7]);
});

rule('DS-5.7.3', 'cubes of Hibernation are safe until the end of this Extinction', () => {
  const s = playing('hibernation', 'amphibians', WETLAND, {
    animals: { ...SIX, amphibians: { eliminated: 6 } },
    corners: { [O2]: 'water' },
    cubes: { [WETLAND]: { amphibians: 1 }, [MOUNTAIN]: { amphibians: 2 } },
  });
  play(s, `choose tile ${MOUNTAIN}`);
  play(s, `add 3 to ${MOUNTAIN}`);
  // The two that stood there without a match have gone, the three that came are still there, and safe no longer.
  expect(inPlanning(s)).toBe(true);
  expect(tile(s, MOUNTAIN)).toMatchObject({ cubes: { amphibians: 3 }, endangered: ['amphibians'] });
  expect(tile(s, MOUNTAIN).safe).toBeUndefined();
  expect(animal(s, 'amphibians').eliminated).toBe(6 - 3 + 2);
  expect(look(s).safeAnimal).toBeNull();
});

rule('DS-5.7.4', 'when some cubes leave a tile the unsafe ones leave first', () => {
  const spaces = {
    'competition-1': 'birds',
    'competition-2': 'birds',
    'competition-3': 'birds',
    'domination-1': 'birds',
  };
  const s = executing(spaces, {
    cubes: { [TUNDRA]: { birds: 1, mammals: 4 } },
    safe: { mammals: { [TUNDRA]: 2 } },
  });
  const left: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    play(s, `eliminate mammals on ${TUNDRA}`);
    left.push([tile(s, TUNDRA).cubes.mammals, tile(s, TUNDRA).safe]);
  }
  expect(left).toEqual([
    [3, 2],
    [2, 2],
    [1, 1],
  ]);
});

rule('DS-5.7.4', 'safe cubes that Mass Exodus moves stay safe', () => {
  const s = hibernated('mass-exodus', 3, 3, { corners: { [O2]: 'water', [I1]: 'sun' } });
  play(s, `choose tile ${TUNDRA}`);
  const goals = [JUNGLE, FOREST, WETLAND, MOUNTAIN, SAVANNAH];
  for (const goal of goals) play(s, `send 0 mammals to ${goal}`);
  play(s, `send 3 mammals to ${DESERT}`);
  // Extinction has come and gone: no cube of the mammals had a match, and all three are there.
  expect(inPlanning(s)).toBe(true);
  expect([tile(s, DESERT).cubes.mammals, tile(s, TUNDRA).cubes, animal(s, 'mammals').eliminated]).toEqual([
    3,
    {},
    0,
  ]);
});

rule('DS-5.7.4', 'the goals are filled in the order of the hexes, unsafe cubes first', () => {
  // A second pawn waits, so that the round is not over behind the card.
  const s = executing(
    { 'domination-1': 'amphibians', 'domination-2': 'birds' },
    {
      cards: { faceUp: ['mass-exodus'], deck: 3 },
      corners: { [O2]: 'water', [I2]: 'water' },
      cubes: {
        [WETLAND]: { amphibians: 1 },
        [TUNDRA]: { mammals: 5, insects: 1 },
        [MOUNTAIN]: { mammals: 2 },
      },
      safe: { mammals: { [TUNDRA]: 3 } },
    },
  );
  play(s, `score ${WETLAND}`, 'choose mass-exodus', `choose tile ${TUNDRA}`);
  play(s, `send 0 mammals to ${JUNGLE}`, `send 3 mammals to ${FOREST}`, `send 0 mammals to ${WETLAND}`);
  play(s, `send 1 mammals to ${MOUNTAIN}`, `send 0 mammals to ${SAVANNAH}`, `send 1 mammals to ${DESERT}`);
  play(s, `send 1 insects to ${JUNGLE}`);
  // Two of the five were not safe: they are among the three of the first goal.
  const seen = [FOREST, MOUNTAIN, DESERT, JUNGLE, TUNDRA].map((name) => tile(s, name).safe ?? 0);
  expect(seen).toEqual([1, 1, 1, 0, 0]);
  expect(tile(s, MOUNTAIN).cubes.mammals).toBe(3);
  // Extinction: one stays on the first goal, one of three on the mountain, one on the desert.
  declineUntil(s, inPlanning);
  expect([FOREST, MOUNTAIN, DESERT].map((name) => tile(s, name).cubes.mammals)).toEqual([1, 1, 1]);
});
