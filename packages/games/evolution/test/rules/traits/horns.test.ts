import type { GameEvent } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  handSize,
  options,
  play,
  refused,
  rowLength,
  type Short,
} from '../../../src/testing/index.ts';
import { ofType } from '../box.ts';
import { attack, FAT_ELIGIBLE, GRAZER, hunt, prices, taken } from '../hunt.ts';

const HORNED: Short = [2, 2, 0, ['horns']];

rule('EVO-6.11', 'the attacker loses one population before it eats', () => {
  const s = hunt([5, 4, 0, ['carnivore']], [HORNED]);
  let events: readonly GameEvent[] = [];
  const strike = (): void => {
    events = play(s, attack(0));
  };
  expectChanged(s, strike, {
    'players.0.species.0.population': [4, 3],
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  const order = events.flatMap((e) =>
    ['population-lost', 'took'].includes(e.type) ? [`${e.type} ${e.seat}`] : [],
  );
  expect(order).toEqual(['population-lost 0', 'took 0', 'population-lost 1']);
  // Without Horns the attacker keeps its population.
  const plain = hunt([5, 4, 0, ['carnivore']], [[2, 2, 0]]);
  play(plain, attack(0));
  expect(fed(plain, 0, 0)).toEqual([4, 2, 0]);
});

rule('EVO-6.11.1', 'an attacker of population 1 dies and gets nothing; the target still loses one', () => {
  const s = hunt([5, 1, 0, ['carnivore', 'scavenger']], [HORNED]);
  const events = play(s, attack(0));
  expect(taken(events)).toEqual([]);
  expect([rowLength(s, 0), handSize(s, 0), fed(s, 1, 0)]).toEqual([1, 2, [1, 0, 0]]);
});

rule('EVO-6.11.2', 'they stop no attack and excuse nobody', () => {
  const s = feeding([[[5, 1, 0, ['carnivore']]], [HORNED], [GRAZER]], { wateringHole: 1 });
  expect(options(s)).toEqual([attack(0)]);
  expect(refused(s, 'pass')).toMatchObject({ code: 'must-feed' });
  // An intelligent carnivore may pay to avoid them, or not.
  const clever = hunt([5, 2, 0, ['carnivore', 'intelligence']], [HORNED], { hands: [1] });
  expect(prices(clever, 0)).toEqual([[], ['horns']]);
});

rule('EVO-6.11.3', "tokens above the attacker's new population go to its owner's bag", () => {
  const s = hunt([5, 3, 3, ['carnivore', 'fat-tissue'], 0], [HORNED], FAT_ELIGIBLE);
  const events = play(s, attack(0));
  expect(ofType(events, 'population-lost')[0]).toMatchObject({ seat: 0, population: 2, toBag: 1 });
  expect([bag(s, 0), fed(s, 0, 0)]).toEqual([1, [2, 2, 2]]);
});

rule('EVO-6.11.4', 'the loss may leave less room than there is meat', () => {
  const some = hunt([5, 3, 1, ['carnivore']], [HORNED]);
  play(some, attack(0));
  expect(fed(some, 0, 0)).toEqual([2, 2, 0]);
  const none = hunt([5, 3, 2, ['carnivore']], [HORNED]);
  expect(taken(play(none, attack(0)))).toEqual([]);
  expect([fed(none, 0, 0), fed(none, 1, 0), bag(none, 0)]).toEqual([[2, 2, 0], [1, 0, 0], 0]);
});
