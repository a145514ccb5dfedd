import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import { fed, options, play, type Short, species, turnOf, wateringHole } from '../../../src/testing/index.ts';
import { revealing } from '../hunt.ts';

/** A hungry carnivore with prey keeps the phase open whatever lies at the watering hole. */
const WATCHER: Short[] = [
  [4, 1, 0, ['carnivore']],
  [1, 1, 0],
];
const card = (food: number, trait = 'ambush') => ({ trait, food });

rule('EVO-8.41', 'negative cards take food away, down to nothing', () => {
  const three: Short[][] = [[[1, 1, 0]], [[1, 1, 0]], WATCHER];
  expect(wateringHole(revealing(three, [card(-3), card(-1), card(0)], { wateringHole: 5 }))).toBe(1);
  expect(wateringHole(revealing(three, [card(-3), card(-2)], { wateringHole: 2 }))).toBe(0);
});

rule('EVO-8.42', 'Fertile looks at the food from before the cards', () => {
  const rows: Short[][] = [[[1, 1, 0, ['fertile']]], WATCHER];
  const none = revealing(rows, [card(6, 'carnivore')]);
  expect([wateringHole(none), species(none, 0, 0).population]).toEqual([6, 1]);
  const left = revealing(rows, [card(-3)], { wateringHole: 1 });
  expect([wateringHole(left), species(left, 0, 0).population]).toEqual([0, 2]);
});

rule('EVO-8.43', 'Fertile at population 6 stays there', () => {
  const s = revealing([[[1, 6, 0, ['fertile']]], WATCHER], [card(2)], { wateringHole: 1 });
  expect(species(s, 0, 0).population).toBe(6);
});

rule('EVO-8.44', 'Long Neck with Foraging and Cooperation feeds two at an empty hole', () => {
  const rows: Short[][] = [
    [
      [1, 2, 0, ['long-neck', 'foraging', 'cooperation']],
      [1, 2, 0, ['foraging']],
    ],
    WATCHER,
    [[1, 1, 0]],
  ];
  const s = revealing(rows, [card(0)]);
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], wateringHole(s)]).toEqual([2, 2, 0]);
});

rule('EVO-8.45', 'fat and Long Neck commute, and the fat sets no Cooperation off', () => {
  const store: Short = [2, 2, 0, ['fat-tissue', 'long-neck'], 2];
  const alone = revealing([[store], WATCHER], [card(3)]);
  expect(fed(alone, 0, 0)).toEqual([2, 2, 1]);

  // Where Fertile makes the owner choose an order, both are seen.
  const chooser: Short = [1, 1, 0, ['fertile', 'long-neck', 'foraging']];
  const rows = (x: Short): Short[][] => [[chooser, x, [1, 2, 0]], WATCHER, [[1, 1, 0]]];
  const necks = ['resolve fat-tissue of species 2', 'resolve long-neck of species 2'];
  for (const order of [necks, [...necks].reverse()]) {
    const s = revealing(rows(store), [card(3)], { wateringHole: 1 });
    play(s, ...order);
    expect(fed(s, 0, 1)).toEqual([2, 2, 1]);
    const helper = revealing(rows([2, 2, 0, ['fat-tissue', 'long-neck', 'cooperation'], 2]), [card(3)], {
      wateringHole: 1,
    });
    play(helper, ...order);
    expect([fed(helper, 0, 1), fed(helper, 0, 2)[1]]).toEqual([[2, 2, 1], 1]);
  }
});

rule('EVO-8.46', 'the owner chooses: Fertile first 2 of 2, Long Neck first 1 of 2', () => {
  const rows: Short[][] = [[[1, 1, 0, ['fertile', 'long-neck', 'foraging']]], WATCHER, [[1, 1, 0]]];
  const ask = () => revealing(rows, [card(3)], { wateringHole: 1 });
  const s = ask();
  expect([turnOf(s), evolution.decision(s, 0).kind]).toEqual([0, 'leaf-order']);
  expect(options(s)).toEqual(['resolve fertile of species 1', 'resolve long-neck of species 1']);
  play(s, 'resolve fertile of species 1');
  expect(fed(s, 0, 0)).toEqual([2, 2, 0]);
  const neck = ask();
  play(neck, 'resolve long-neck of species 1');
  expect(fed(neck, 0, 0)).toEqual([2, 1, 0]);
});
