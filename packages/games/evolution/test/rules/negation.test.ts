import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import {
  expectChanged,
  fed,
  handSize,
  options,
  play,
  refused,
  type Short,
  turnOf,
} from '../../src/testing/index.ts';
import { ofType } from './box.ts';
import { attack, hunt, NEGATE_CALLS, prices, targets } from './hunt.ts';

const CLEVER: Short = [5, 3, 0, ['carnivore', 'intelligence']];
const HAND = [
  { trait: 'ambush', food: 2 },
  { trait: 'foraging', food: 6 },
  { trait: 'horns', food: 1 },
];

rule('EVO-4.3', 'an intelligent carnivore discards cards to ignore protections, another one cannot', () => {
  const prey: Short[] = [[1, 2, 0, ['climbing']]];
  const s = hunt(CLEVER, prey, { hands: [HAND] });
  expect(targets(s)).toEqual([]);
  expectChanged(s, () => play(s, attack(0, ['climbing']), 'pay with horns 1'), {
    'players.0.hand.2': [[HAND[2]], []],
    'discard.0': [[], [HAND[2]]],
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });

  const plain = hunt([5, 3, 0, ['carnivore']], prey, { hands: [HAND] });
  expect(prices(plain, 0)).toEqual([]);
  expect(refused(plain, attack(0, ['climbing']))).toMatchObject({
    code: 'no-intelligence',
    rule: 'EVO-4.3.1',
  });
});

rule(
  'EVO-4.3.1',
  'the player names the blocking cards, may add Horns, and chooses the cards that pay',
  () => {
    const s = hunt(CLEVER, [[2, 2, 2, ['burrowing', 'climbing', 'horns']]], { hands: [HAND] });
    expect(prices(s, 0)).toEqual([
      ['burrowing', 'climbing'],
      ['burrowing', 'climbing', 'horns'],
    ]);
    const events = play(s, attack(0, ['burrowing', 'climbing']));
    expect(turnOf(s)).toBe(0);
    expect(options(s)).toEqual(['pay with ambush 2', 'pay with foraging 6']);
    events.push(...play(s, 'pay with foraging 6'));
    expect(options(s)).toEqual(['pay with horns 1']);
    events.push(...play(s, 'pay with horns 1'));
    expect(ofType(events, 'card-discarded').map((e) => e.card)).toEqual([HAND[1], HAND[2]]);
    expect(evolution.view(s, 0).players[0]!.hand).toEqual([HAND[0]]);
    // Face-up: everybody can read the discard pile.
    expect(evolution.view(s, 2).discard.slice(-2)).toEqual([HAND[1], HAND[2]]);

    // A protecting trait that does not block at the moment cannot be named.
    const hungry = hunt(CLEVER, [[2, 2, 1, ['burrowing', 'climbing']]], { hands: [HAND] });
    expect(prices(hungry, 0)).toEqual([['climbing']]);
  },
);

rule('EVO-4.3.2', 'one discarded card neutralises one trait card: two callers cost two', () => {
  const row: Short[] = [
    [1, 1, 0, ['warning-call']],
    [1, 1, 0],
    [1, 1, 0, ['warning-call']],
  ];
  expect(prices(hunt(CLEVER, row, { hands: [1], ...NEGATE_CALLS }), 1)).toEqual([]);
  const s = hunt(CLEVER, row, { hands: [2], ...NEGATE_CALLS });
  expect(prices(s, 1)).toEqual([['warning-call-left', 'warning-call-right']]);
  expect(
    refused(
      hunt(CLEVER, row, { hands: [1], ...NEGATE_CALLS }),
      attack(1, ['warning-call-left', 'warning-call-right']),
    ),
  ).toMatchObject({
    code: 'not-enough-cards',
    facts: { price: 2, hand: 1 },
  });
  expect(refused(s, attack(1, ['warning-call-left']))).toMatchObject({
    code: 'warning-call',
    facts: { side: 'right' },
  });
  play(s, attack(1, ['warning-call-left', 'warning-call-right']));
  play(s, options(s)[0]!);
  expect(evolution.decision(s, 0).kind).toBe('payment');
  play(s, options(s)[0]!);
  expect(handSize(s, 0)).toBe(0);
});

rule('EVO-4.3.3', 'every blocking card must be negated, and nothing that does not protect', () => {
  const s = hunt(CLEVER, [[2, 2, 2, ['burrowing', 'climbing', 'scavenger']]], { hands: [5] });
  expect(refused(s, attack(0, ['burrowing']))).toMatchObject({ code: 'climbing' });
  expect(refused(s, attack(0, ['climbing']))).toMatchObject({ code: 'burrowing' });
  expect(refused(s, attack(0, ['burrowing', 'climbing', 'hard-shell']))).toMatchObject({
    code: 'not-protecting',
    rule: 'EVO-4.3.3',
    facts: { trait: 'hard-shell' },
  });
  expect(refused(s, attack(0, ['burrowing', 'climbing', 'horns']))).toMatchObject({
    code: 'not-protecting',
    facts: { trait: 'horns' },
  });
  expect(refused(s, attack(0, ['burrowing', 'climbing', 'scavenger']))?.code).toBe('malformed');
  expect(prices(s, 0)).toEqual([['burrowing', 'climbing']]);
  // A shell that is too thin to block does not protect either.
  const thin = hunt([6, 3, 0, ['carnivore', 'intelligence']], [[1, 1, 0, ['hard-shell']]], { hands: [1] });
  expect(prices(thin, 0)).toEqual([[]]);
  expect(refused(thin, attack(0, ['hard-shell']))).toMatchObject({ code: 'not-protecting' });
});

rule('EVO-4.3.4', "a neighbour's Warning Call cannot be negated, unless negateNeighbourCall is on", () => {
  const row: Short[] = [
    [1, 1, 0],
    [1, 1, 0, ['warning-call']],
  ];
  const on = hunt(CLEVER, row, { hands: [1], ...NEGATE_CALLS });
  expect(prices(on, 0)).toEqual([['warning-call-right']]);
  const off = hunt(CLEVER, row, { hands: [1] });
  expect(prices(off, 0)).toEqual([]);
  expect(refused(off, attack(0, ['warning-call-right']))).toMatchObject({
    code: 'cannot-negate',
    rule: 'EVO-4.3.4',
    facts: { option: 'negateNeighbourCall' },
  });
  // The switch leaves the target's own cards alone.
  const own = hunt(CLEVER, [[1, 1, 0, ['climbing']]], {
    hands: [1],
    options: { negateNeighbourCall: false },
  });
  expect(prices(own, 0)).toEqual([['climbing']]);
});

rule('EVO-4.3.5', 'Horns can be negated, unless negateHorns is off', () => {
  const prey: Short[] = [[2, 2, 0, ['horns']]];
  const on = hunt(CLEVER, prey, { hands: [1] });
  expect(prices(on, 0)).toEqual([[], ['horns']]);
  play(on, attack(0, ['horns']));
  play(on, options(on)[0]!);
  expect(fed(on, 0, 0)).toEqual([3, 2, 0]);
  expect(fed(on, 1, 0)[0]).toBe(1);
  const off = hunt(CLEVER, prey, { hands: [1], options: { negateHorns: false } });
  expect(prices(off, 0)).toEqual([[]]);
  expect(refused(off, attack(0, ['horns']))).toMatchObject({
    code: 'cannot-negate',
    rule: 'EVO-4.3.5',
    facts: { option: 'negateHorns' },
  });
});

rule('EVO-4.3.6', 'the negation lasts for one attack', () => {
  const s = hunt([5, 6, 0, ['carnivore', 'intelligence']], [[2, 4, 4, ['burrowing']]], { hands: [2] });
  play(s, attack(0, ['burrowing']));
  play(s, options(s)[0]!);
  expect(handSize(s, 0)).toBe(1);
  while (turnOf(s) !== 0) play(s, options(s)[0]!);
  // 3 food for population 3: the burrow is closed again.
  expect(fed(s, 1, 0)).toEqual([3, 3, 0]);
  expect(refused(s, attack(0))).toMatchObject({ code: 'burrowing' });
  expect(prices(s, 0)).toEqual([['burrowing']]);
});
