import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { asked, expectChanged, options, play, question, refused } from '../../../src/testing/index.ts';
import { atTurn, cubes, four, isThrough, view } from '../cards/stage.ts';

const HIDDEN = four({ fishes: { traits: ['camouflage'] } });
const OPEN_VENT = [
  'place a pawn on tectonics-1',
  'open a vent on E6',
  'turn the smoker up',
  'take the cube from pool',
];
const STACKS = {
  stacks: [
    { top: 'sand', left: 6 },
    { top: 'sand', left: 6 },
    { top: 'kelp', left: 6 },
  ],
};

rule('DSM-6.4.4', "after another animal's Tectonics you may place a cube on the new vent", () => {
  const s = atTurn('crustaceans', { animals: HIDDEN });
  play(s, ...OPEN_VENT);
  expect([question(s), asked(s), options(s)]).toEqual(['camouflage', 'fishes', ['add 1 to E6', 'skip']]);
  expect(refused(s, 'add 2 to E6')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.4.4' });
  expect(refused(s, 'add 1 to D6')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.4.4' });
  expectChanged(s, () => play(s, 'add 1 to E6'), {
    'cubes.E6.fishes': [0, 1],
    'animals.fishes.pool': [31, 30],
    toAct: ['crustaceans', 'fishes'],
  });
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.4.4', "after another animal's Wanderlust, when all have moved in", () => {
  const s = atTurn('crustaceans', { animals: HIDDEN, ...STACKS, boxes: {} });
  play(s, 'place a pawn on wanderlust-1', 'take the tile of stack 1', 'lay the tile on E5');
  // Nobody stands beside E5.
  expect([question(s), options(s)]).toEqual(['camouflage', ['add 1 to E5', 'skip']]);
  play(s, 'add 1 to E5');
  expect([cubes(s, 'E5'), view(s).turn]).toEqual([{ fishes: 1 }, 'fishes']);
});

rule('DSM-6.4.4', 'declined, or with an empty gene pool, no cube comes', () => {
  const s = atTurn('crustaceans', { animals: HIDDEN });
  play(s, ...OPEN_VENT, 'skip');
  expect([cubes(s, 'E6'), isThrough(s)]).toEqual([{ crustaceans: 1 }, true]);
  const empty = atTurn('crustaceans', { animals: four({ fishes: { traits: ['camouflage'], pool: 0 } }) });
  play(empty, ...OPEN_VENT);
  expect(isThrough(empty)).toBe(true);
});

rule('DSM-6.4.4', 'never after your own action, nor after a forfeited one', () => {
  const s = atTurn('fishes', { animals: HIDDEN });
  play(s, ...OPEN_VENT);
  expect([isThrough(s), cubes(s, 'E6')]).toEqual([true, { fishes: 1 }]);
  const forgone = atTurn('crustaceans', { animals: HIDDEN });
  play(forgone, 'place a pawn on tectonics-1', 'forgo');
  expect(isThrough(forgone)).toBe(true);
});

rule('DSM-6.4.4 DSM-6.4.8', 'two such animals choose down the Food Chain', () => {
  const s = atTurn('cephalopods', {
    animals: four({
      reptiles: { traits: ['exaptation'], copied: 'camouflage' },
      fishes: { traits: ['camouflage'] },
    }),
  });
  play(s, ...OPEN_VENT);
  expect(asked(s)).toBe('reptiles');
  play(s, 'skip');
  expect(asked(s)).toBe('fishes');
  play(s, 'add 1 to E6');
  expect(cubes(s, 'E6')).toEqual({ cephalopods: 1, fishes: 1 });
});
