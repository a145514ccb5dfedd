import { configure, isRefusal, plainRefusal, playOut, Rng, uniform } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { fed, feeding, options, play, type Short, turnOf } from '../../src/testing/index.ts';
import { ofType } from './box.ts';
import { GRAZER, revealing, UNTIL_PASSED } from './hunt.ts';

const ROWS: Short[][] = [[GRAZER], [GRAZER], [GRAZER]];
const phase = (s: Parameters<typeof turnOf>[0]) => evolution.view(s, 0).phase;

rule('EVO-5.7', 'turns go round, the sated are skipped, and the phase ends when nobody acts', () => {
  const rows: Short[][] = [[[1, 2, 0]], [[1, 1, 0]], [[1, 1, 1]]];
  const s = feeding(rows, { wateringHole: 9, first: 0, ...UNTIL_PASSED });
  const events = play(s, 'feed species 1', 'feed species 1', 'feed species 1');
  const turns = events.flatMap((e) => (['took', 'skipped'].includes(e.type) ? [`${e.type} ${e.seat}`] : []));
  expect(turns).toEqual(['took 0', 'took 1', 'skipped 2', 'took 0', 'skipped 1', 'skipped 2', 'skipped 0']);
  expect(phase(s)).toBe('food');
});

rule('EVO-5.7.1', 'the first player begins, with nobody idle', () => {
  const food = { trait: 'foraging', food: 6 };
  for (const first of [0, 1, 2]) {
    expect(turnOf(revealing(ROWS, [food], { first }))).toBe(first);
  }
  // Two passes in a row are not enough to end the phase of three players.
  const fat: Short = [3, 1, 0, ['fat-tissue']];
  const s = revealing([[fat], [fat], [GRAZER]], [food], { first: 2, wateringHole: 3 });
  play(s, 'feed species 1', 'feed species 1', 'feed species 1', 'feed species 1', 'pass', 'pass');
  expect([phase(s), turnOf(s)]).toEqual(['feeding', 2]);
});

rule(
  'EVO-5.7.2',
  'the window comes before the turn, and a use in it starts the count of idle players afresh',
  () => {
    const thinker: Short = [1, 6, 0, ['intelligence']];
    const rows: Short[][] = [[[3, 1, 1, ['carnivore', 'fat-tissue']]], [thinker], [[1, 1, 1]]];
    const hands = [
      [],
      [
        { trait: 'horns', food: 1 },
        { trait: 'horns', food: 2 },
      ],
    ];
    const use = (n: number) => `discard horns ${n} for intelligence of species 1`;
    const s = feeding(rows, { hands, toAct: 0, ...UNTIL_PASSED });
    expect(options(s)).toContain(use(1));
    play(s, 'decline');
    expect(options(s)).toContain('pass');
    // Passed, skipped, skipped would be three idle players; the use before the second skip makes it one.
    play(s, 'pass', 'decline', use(1), 'decline');
    expect([phase(s), turnOf(s)]).toEqual(['feeding', 1]);
    play(s, use(2));
    expect([phase(s), turnOf(s)]).toEqual(['feeding', 0]);
    expect(options(s)).toContain('pass');
  },
);

rule('EVO-5.7.3', 'without options a player is skipped, a pass counts as idle, feeding does not', () => {
  const fat: Short = [3, 1, 1, ['fat-tissue']];
  const s = feeding([[fat], [[1, 1, 1]], [fat]], { wateringHole: 9, ...UNTIL_PASSED });
  const events = play(s, 'pass');
  expect(ofType(events, 'passed')).toMatchObject([{ seat: 0 }]);
  expect(ofType(events, 'skipped')).toMatchObject([{ seat: 1 }]);
  expect(turnOf(s)).toBe(2);
  // Player 3 feeds: the count starts again, so players 1 and 3 are both asked once more.
  play(s, 'feed species 1', 'pass');
  expect([phase(s), turnOf(s)]).toEqual(['feeding', 2]);
  play(s, 'pass');
  expect(phase(s)).not.toBe('feeding');
});

rule('EVO-5.7.4', 'the turn goes to the next player until all in sequence were idle', () => {
  const s = feeding(ROWS, { wateringHole: 4, ...UNTIL_PASSED });
  const seats = [turnOf(s)];
  for (let n = 0; n < 3; n++) {
    play(s, 'feed species 1');
    seats.push(turnOf(s));
  }
  expect(seats).toEqual([0, 1, 2, 0]);
  const events = play(s, 'feed species 1');
  // The hole is empty: all three are skipped in order, then feeding ends (population falls to the food).
  expect(ofType(events, 'skipped').map((e) => e.seat)).toEqual([1, 2, 0]);
  expect(ofType(events, 'starved')).toMatchObject([
    { seat: 0, from: 6, to: 2 },
    { seat: 1, from: 6, to: 1 },
    { seat: 2, from: 6, to: 1 },
  ]);
  const fat: Short = [3, 1, 1, ['fat-tissue']];
  const passing = feeding([[fat], [fat], [fat]], { wateringHole: 9, ...UNTIL_PASSED });
  play(passing, 'pass', 'pass');
  expect([phase(passing), fed(passing, 0, 0)]).toEqual(['feeding', [1, 1, 0]]);
  play(passing, 'pass');
  expect(phase(passing)).not.toBe('feeding');
});

rule('EVO-5.7.5', 'every action fills a board, lowers a population or spends a card', () => {
  const tokens = (v: ReturnType<typeof evolution.view>) =>
    v.players.flatMap((p) => p.species).reduce((n, x) => n + x.food + x.fat, 0);
  const lives = (v: ReturnType<typeof evolution.view>) =>
    v.players.flatMap((p) => p.species).reduce((n, x) => n + x.population, 0);
  const cards = (v: ReturnType<typeof evolution.view>) => v.players.reduce((n, p) => n + p.handSize, 0);
  let actions = 0;
  for (const players of [2, 4, 6]) {
    const config = configure(evolution, players);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    const rng = new Rng(`termination ${players}`);
    const s = evolution.setup(config, `termination ${players}`);
    const pick = uniform(evolution, rng);
    let before = evolution.view(s, 0);
    const choose: typeof pick = (state, seat) => {
      before = evolution.view(state, 0);
      return pick(state, seat);
    };
    playOut(evolution, s, choose, rng, (after, _seat, move) => {
      const [verb] = evolution.toWire(move);
      const now = evolution.view(after, 0);
      const same = now.phase === 'feeding' && now.round === before.round;
      if (!same || !['eat', 'attack', 'use', 'pay'].includes(String(verb))) return;
      if (now.step === 'pay') return;
      actions++;
      const progress =
        tokens(now) > tokens(before) || lives(now) < lives(before) || cards(now) < cards(before);
      expect(progress).toBe(true);
    });
  }
  expect(actions).toBeGreaterThan(100);
});
