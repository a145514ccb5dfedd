import { Rng } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { FROM_BANK, scavenge, take } from '../../src/take.ts';
import { expectChanged, fed, feeding, play, type Short, sp, table } from '../../src/testing/index.ts';
import { attack, GRAZER, hunt, taken } from './hunt.ts';

const SCAVENGER: Short = [6, 2, 0, ['scavenger']];

rule(
  'EVO-5.5',
  'after an attack that brought meat every Scavenger of the table takes one from the bank',
  () => {
    const s = feeding(
      [
        [[5, 2, 0, ['carnivore']], SCAVENGER],
        [[2, 2, 0], SCAVENGER],
        [SCAVENGER, [6, 1, 0]],
      ],
      {
        wateringHole: 9,
      },
    );
    expectChanged(s, () => play(s, attack(0)), {
      'players.0.species.0.food': [0, 2],
      'players.0.species.0.meat': [0, 2],
      'players.0.species.1.food': [0, 1],
      'players.0.species.1.meat': [0, 1],
      'players.1.species.0.population': [2, 1],
      'players.1.species.1.food': [0, 1],
      'players.1.species.1.meat': [0, 1],
      'players.2.species.0.food': [0, 1],
      'players.2.species.0.meat': [0, 1],
      toAct: [0, 1],
    });
  },
);

rule('EVO-5.5.1', "scavengers take one meat each, from the attacker's owner clockwise, left to right", () => {
  const rows: Short[][] = [
    [SCAVENGER],
    [[5, 2, 0, ['carnivore']], SCAVENGER, SCAVENGER],
    [[2, 2, 0], SCAVENGER],
  ];
  const s = feeding(rows, { wateringHole: 9, toAct: 1 });
  expect(taken(play(s, 'attack player 3 species 1 with species 1'))).toEqual([
    [1, 0, 2, 'attack'],
    [1, 1, 1, 'scavenger'],
    [1, 2, 1, 'scavenger'],
    [2, 1, 1, 'scavenger'],
    [0, 0, 1, 'scavenger'],
  ]);
  // With a limited bank the order decides who gets the last tokens: 2 for the attacker, 2 for the next in order.
  const poor = table({
    phase: 'feeding',
    toAct: 1,
    wateringHole: 9,
    options: { foodBankLimit: 180 },
    players: rows.map((row, i) => ({ species: row.map((x) => sp(...x)), bag: i === 0 ? 167 : 0 })),
  });
  expect(evolution.view(poor, 0).bank).toBe(4);
  play(poor, 'attack player 3 species 1 with species 1');
  expect([fed(poor, 1, 1)[1], fed(poor, 1, 2)[1], fed(poor, 2, 1)[1], fed(poor, 0, 0)[1]]).toEqual([
    1, 1, 0, 0,
  ]);
});

rule('EVO-5.5.2', 'the attacker and the target scavenge as well', () => {
  const s = hunt([5, 4, 0, ['carnivore', 'scavenger']], [[2, 3, 0, ['scavenger']]]);
  expect(taken(play(s, attack(0)))).toEqual([
    [0, 0, 2, 'attack'],
    [0, 0, 1, 'scavenger'],
    [1, 0, 1, 'scavenger'],
  ]);
  const killed = hunt([5, 4, 0, ['carnivore']], [[2, 1, 0, ['scavenger']], GRAZER]);
  expect(taken(play(killed, attack(0)))).toEqual([
    [0, 0, 2, 'attack'],
    [1, 0, 1, 'scavenger'],
  ]);
  const lost = hunt([5, 4, 0, ['carnivore']], [[2, 1, 0, ['scavenger']], GRAZER], {
    options: { preyLossFirst: true },
  });
  expect(taken(play(lost, attack(0)))).toEqual([[0, 0, 2, 'attack']]);
});

rule('EVO-5.5.3', 'with an unlimited bank the order among scavengers changes nothing', () => {
  const rng = new Rng('scavengers');
  for (let n = 0; n < 100; n++) {
    const row = (most: number): Short[] =>
      Array.from({ length: 1 + rng.below(most) }, (): Short => {
        const population = 1 + rng.below(3);
        const traits = ['scavenger', 'cooperation', 'fat-tissue'].filter(() => rng.below(3) > 0);
        return [1, population, rng.below(population + 1), traits];
      });
    const rows = [row(3), row(2), row(2)];
    const start = feeding([...rows, [GRAZER]], { wateringHole: 9 });
    const reference = evolution.clone(start);
    scavenge(reference, rng.below(3), undefined);
    let at = 0;
    const places = rows.flatMap((r, seat) =>
      r.flatMap(([, , , traits]) => {
        const index = at++;
        return traits?.includes('scavenger') ? [[seat, index] as const] : [];
      }),
    );
    const order = places.map((_, i) => i);
    rng.shuffle(order, order.length);
    const other = evolution.clone(start);
    for (const i of order) {
      const [seat, index] = places[i]!;
      take(other, seat, index, 1, FROM_BANK, true, 'scavenger', undefined);
    }
    expect(evolution.view(other, 0).players).toEqual(evolution.view(reference, 0).players);
  }
});

rule('EVO-5.5.4', 'scavenged and passed-on meat never sets Scavenger off again', () => {
  const s = feeding(
    [
      [
        [5, 2, 0, ['carnivore', 'cooperation']],
        [5, 4, 0, ['carnivore', 'scavenger', 'cooperation']],
        SCAVENGER,
      ],
      [[2, 2, 0]],
      [GRAZER],
    ],
    { wateringHole: 9 },
  );
  expect(taken(play(s, attack(0)))).toEqual([
    [0, 0, 2, 'attack'],
    [0, 1, 1, 'cooperation'],
    [0, 2, 1, 'cooperation'],
    [0, 1, 1, 'scavenger'],
    [0, 2, 1, 'cooperation'],
  ]);
});
