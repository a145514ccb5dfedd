import { configure, isRefusal, plainRefusal, playOut, Rng, uniform } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import {
  expectChanged,
  fed,
  options,
  play,
  type Short,
  species,
  wateringHole,
} from '../../../src/testing/index.ts';
import { beforeReveal, GRAZER, REVEALED, revealing } from '../hunt.ts';

const FERTILE: Short = [1, 2, 0, ['fertile']];
/** A hungry carnivore with prey keeps the phase open when the watering hole is empty. */
const WATCHER: Short[] = [
  [4, 1, 0, ['carnivore']],
  [1, 1, 0],
];
const card = (food: number, trait = 'horns') => [{ trait, food }];

rule('EVO-6.9', 'population grows by one when food was left at the watering hole', () => {
  const left = beforeReveal([FERTILE]);
  expectChanged(left, () => play(left, 'end turn'), {
    'players.0.species.0.population': [2, 3],
    ...REVEALED,
  });
  expect(species(revealing([[FERTILE], WATCHER], card(3)), 0, 0).population).toBe(2);
  expect(species(revealing([[[1, 2, 0]], WATCHER], card(3), { wateringHole: 1 }), 0, 0).population).toBe(2);
});

rule('EVO-6.9.1', "only food from before this round's cards counts", () => {
  const now = revealing([[FERTILE], WATCHER], card(5));
  expect([wateringHole(now), species(now, 0, 0).population]).toEqual([5, 2]);
  const gone = revealing([[FERTILE], WATCHER], card(-2, 'ambush'), { wateringHole: 2 });
  expect([wateringHole(gone), species(gone, 0, 0).population]).toEqual([0, 3]);
});

rule('EVO-6.9.2', 'never above 6', () => {
  const rows: Short[][] = [
    [
      [1, 6, 0, ['fertile']],
      [1, 5, 0, ['fertile']],
    ],
    WATCHER,
  ];
  const s = revealing(rows, card(3), { wateringHole: 1 });
  expect([species(s, 0, 0).population, species(s, 0, 1).population]).toEqual([6, 6]);
});

rule('EVO-6.9.3', 'it never acts in round 1', () => {
  let later = 0;
  for (const players of [2, 3, 4, 5, 6]) {
    const config = configure(evolution, players);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    for (let n = 0; n < 3; n++) {
      const seed = `fertile ${players} ${n}`;
      const s = evolution.setup(config, seed);
      const rng = new Rng(seed);
      let round = 1;
      playOut(evolution, s, uniform(evolution, rng), rng, undefined, (e) => {
        if (e.type === 'round-started') round = e.round as number;
        if (e.type !== 'fertile') return;
        expect(round).toBeGreaterThan(1);
        later++;
      });
    }
  }
  expect(later).toBeGreaterThan(0);
});

rule('EVO-6.9.4', 'the new population has to be fed this round', () => {
  const s = revealing([[[1, 1, 0, ['fertile', 'long-neck']]], [GRAZER]], card(3), {
    wateringHole: 1,
    toAct: 0,
  });
  expect(fed(s, 0, 0)).toEqual([2, 1, 0]);
  // Hungry again, so there is no pass.
  expect(options(s)).toEqual(['feed species 1']);
});
