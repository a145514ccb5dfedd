import {
  configure,
  isRefusal,
  legalMoves,
  plainRefusal,
  playOut,
  Rng,
  type Seat,
  type State,
  uniform,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { type EvoEvent, evolution, knownTable, outcome, protections, sizes, threats } from '../src/index.ts';
import { feeding, sp, table } from '../src/testing/index.ts';

/** Questions about a view: their answers are those that the rules give about the whole table. */

const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, {}],
  [3, { negateNeighbourCall: false, negateHorns: false }],
  [4, { callersProtected: true, preyLossFirst: false }],
  [5, { scavengerNeedsMeat: false, foodBankLimit: 180 }],
  [6, { speciesBoardLimit: null }],
];

/** Every feeding decision of some random games. */
function eachFeeding(look: (s: State, seat: Seat) => void): void {
  for (const [i, [players, options]] of TABLES.entries()) {
    const config = configure(evolution, players, options);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    for (let game = 0; game < 4; game++) {
      const rng = new Rng(`known ${i} ${game}`);
      const s = evolution.setup(config, `known ${i} ${game}`);
      const choose = uniform(evolution, rng);
      playOut(
        evolution,
        s,
        (now, seat) => {
          const { kind } = evolution.decision(now, seat);
          if (kind === 'feed' || kind === 'intelligence') look(now, seat);
          return choose(now, seat);
        },
        rng,
      );
    }
  }
}

test('a spectator finds the same protections, prices and outcomes as the rules', () => {
  let blocked = 0;
  let attacks = 0;
  let deaths = 0;
  eachFeeding((s, seat) => {
    const view = evolution.view(s, -1);
    const known = knownTable(view);
    const legal = legalMoves(evolution, s, seat);
    for (const move of legal) {
      const wire = evolution.toWire(move);
      if (!['eat', 'attack', 'use'].includes(String(wire[0]))) continue;
      const after = evolution.clone(s);
      const events: EvoEvent[] = [];
      // Paying comes between the attack and what it does: the cards paid say nothing about the rest.
      evolution.take(after, seat, move, (e) => events.push(e as EvoEvent));
      for (let due = ((wire[4] as string[] | undefined) ?? []).length; due > 0; due--) {
        const [pay] = legalMoves(evolution, after, seat);
        evolution.take(after, seat, pay!, (e) => events.push(e as EvoEvent));
      }
      const done = events.filter(
        (e) => !['drawn', 'reshuffled', 'card-discarded', 'attacked', 'intelligence-used'].includes(e.type),
      );
      expect(outcome(known, seat, wire), JSON.stringify(wire)).toEqual(done);
      if (done.some((e) => e.type === 'extinct')) deaths++;
    }
    const kind = evolution.decision(s, seat).kind;
    if (kind !== 'feed') return;
    const attackable = new Map<string, number>();
    for (const wire of legal.map(evolution.toWire)) {
      if (wire[0] !== 'attack') continue;
      const key = wire.slice(1, 4).join();
      const negated = (wire[4] as string[] | undefined) ?? [];
      const price = negated.filter((trait) => trait !== 'horns').length;
      attackable.set(key, Math.min(price, attackable.get(key) ?? 9));
    }
    const found = new Map<string, number>();
    for (const player of view.players) {
      for (const [i, prey] of player.species.entries()) {
        const target = { seat: player.seat, species: i };
        for (const t of threats(known, target)) {
          if (t.seat !== seat) continue;
          found.set([t.species, target.seat, target.species].join(), t.price);
          expect(t.attackSize).toBe(sizes(known, t).attack);
          expect(t.attackSize).toBeGreaterThan(prey.bodySize);
          attacks++;
        }
        for (const [a] of view.players[seat]!.species.entries()) {
          const move = evolution.fromWire(['attack', a, target.seat, target.species]);
          const why = evolution.explain(s, seat, move as number);
          const all = protections(known, { seat, species: a }, target);
          if (why?.facts.target !== undefined) {
            expect(all[0]).toEqual(why);
            blocked++;
          } else if (why === undefined) expect(all).toEqual([]);
        }
      }
    }
    expect(found).toEqual(attackable);
  });
  expect(blocked).toBeGreaterThan(1000);
  expect(attacks).toBeGreaterThan(500);
  expect(deaths).toBeGreaterThan(50);
});

rule('EVO-4.2', 'all protections of a target are listed, each with its rule and numbers', () => {
  const s = feeding([
    [[6, 2, 0, ['carnivore']]],
    [
      [2, 3, 0, ['hard-shell', 'defensive-herding', 'climbing']],
      [1, 1, 0, ['warning-call']],
    ],
    [[1, 1, 0]],
  ]);
  const known = knownTable(evolution.view(s, -1));
  const found = protections(known, { seat: 0, species: 0 }, { seat: 1, species: 0 });
  expect(found.map((r) => [r.code, r.rule])).toEqual([
    ['hard-shell', 'EVO-4.2.2'],
    ['climbing', 'EVO-4.2.4'],
    ['defensive-herding', 'EVO-4.2.5'],
    ['warning-call', 'EVO-4.2.8'],
  ]);
  expect(found[0]!.facts).toMatchObject({ attackSize: 6, defenceSize: 6 });
});

rule('EVO-3.8.4', 'face-down traits of others are unknown, own ones count as turned up', () => {
  const s = table({
    phase: 'play',
    players: [
      { hand: 3, species: [sp(4, 2, 0, [{ id: 'carnivore', faceDown: true } as never])] },
      { hand: 3, species: [sp(2, 2, 0, [{ id: 'climbing', faceDown: true } as never])] },
      {},
    ],
  });
  const prey = { seat: 1, species: 0 };
  expect(threats(knownTable(evolution.view(s, 0)), prey)).toEqual([
    { seat: 0, species: 0, attackSize: 4, price: 0 },
  ]);
  expect(threats(knownTable(evolution.view(s, 1)), prey)).toEqual([]);
  expect(threats(knownTable(evolution.view(s, -1)), prey)).toEqual([]);
});
