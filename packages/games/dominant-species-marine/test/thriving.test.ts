import {
  type Config,
  configure,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  Rng,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { type AnimalId, dominantSpeciesMarine } from '../src/index.ts';
import { BOOK_KINDS } from './book.ts';
import { Referee } from './referee.ts';

/** Every number of players, both Earths, both sides of the boards, one or two traits, and the readings that matter. */
const TABLES: readonly { players: number; options: Record<string, unknown> }[] = [
  { players: 2, options: { length: 'epic' } },
  { players: 2, options: { animals: 2, superheroes: true, length: 'long' } },
  { players: 3, options: { earth: 'random', opt7: 'a' } },
  { players: 3, options: { boards: 'alternate', opt13: 'a', length: 'short' } },
  { players: 4, options: { superheroes: true, opt14: 'a' } },
  { players: 4, options: { earth: 'random', boards: 'alternate', superheroes: true, opt7: 'a' } },
  { players: 4, options: { assignment: 'choose', length: 'epic' } },
];

function configOf({ players, options }: (typeof TABLES)[number]): Config {
  const config = configure(dominantSpeciesMarine, players, { ...options, roundCap: 40 });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  return config;
}

/** A random game, looked at before each move; at most `limit` moves. Actions are seldom forfeited. */
function walk(
  table: (typeof TABLES)[number],
  seed: string,
  limit: number,
  look: (s: State, seat: Seat, move: Move) => void,
): State {
  const rng = new Rng(`${seed} ${JSON.stringify(table)}`);
  const s = dominantSpeciesMarine.setup(configOf(table), seed);
  for (let n = 0; n < limit && dominantSpeciesMarine.pending(s) !== 0; n++) {
    const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
    const moves = legalMoves(dominantSpeciesMarine, s, seat);
    const pick = (): Move => moves[rng.below(moves.length)] ?? 0;
    let move = pick();
    if (dominantSpeciesMarine.describe(s, move) === 'forgo') move = pick();
    look(s, seat, move);
    dominantSpeciesMarine.apply(s, seat, move);
  }
  return s;
}

/** The table is dealt. */
function isDealt(s: State): boolean {
  return dominantSpeciesMarine.view(s, 0).phase !== 'choosing';
}

function refereeOf(s: State): Referee {
  return new Referee(dominantSpeciesMarine.writePosition(s));
}

describe('what is shown equals what the rules say about the written position', () => {
  rule('DSM-1.6.7 DSM-1.6.9 DSM-6.4.6', 'endangered cubes and domination values at every decision', () => {
    const seen = { endangered: 0, carnivore: 0, zero: 0, high: 0, ram: 0 };
    for (const table of TABLES) {
      walk(table, 'thriving', 260, (s) => {
        if (!isDealt(s)) return;
        const referee = refereeOf(s);
        const { tiles, animals } = dominantSpeciesMarine.view(s, 0);
        expect(tiles.map(({ hex, endangered }) => [hex, endangered])).toEqual(
          tiles.map(({ hex }) => [hex, referee.endangered(hex)]),
        );
        for (const { animal, values } of animals) {
          const expected = Object.fromEntries(
            BOOK_KINDS.map((kind) => [kind, referee.value(animal, kind)] as const).filter(
              ([, value]) => value > 0,
            ),
          );
          expect(values).toEqual(expected);
          if (Object.keys(expected).length === 0) seen.zero++;
          if (Object.values(expected).some((value) => value > 6)) seen.high++;
          if (referee.has(animal, 'ram-feeder')) seen.ram++;
        }
        // The cases that a wrong rule would answer otherwise do occur.
        for (const { hex } of tiles) {
          seen.endangered += referee.endangered(hex).length;
          for (const id of referee.present(hex))
            if (referee.has(id, 'carnivore') && referee.thrives(hex, id) !== referee.level(hex, id) > 0)
              seen.carnivore++;
        }
      });
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
  });

  rule(
    'DSM-5.16.1 DSM-5.16.4 DSM-5.16.6',
    'who may take which pawn, and where the targets stand, at every decision',
    () => {
      const seen = { offered: 0, taken: 0 };
      for (const table of TABLES) {
        let before: readonly number[] = [];
        walk(table, 'targets', 350, (s, seat, move) => {
          if (!isDealt(s)) return;
          const referee = refereeOf(s);
          const { specials, asked } = dominantSpeciesMarine.view(s, 0);
          expect(specials.map(({ element, controller, target }) => [element, controller, target])).toEqual(
            BOOK_KINDS.map((kind) => [
              kind,
              referee.controllers.get(kind) ?? null,
              referee.targets.get(kind),
            ]),
          );
          const targets = specials.map(({ target }) => target);
          for (const [i, target] of before.entries()) expect(targets[i]).toBeGreaterThanOrEqual(target);
          before = targets;
          if (dominantSpeciesMarine.decision(s, seat).kind !== 'domination') return;
          const id = asked?.animal as AnimalId;
          const dominated = BOOK_KINDS.filter(
            (kind) => referee.value(id, kind) > (referee.targets.get(kind) ?? 0),
          );
          const offered = legalMoves(dominantSpeciesMarine, s, seat).map((m) =>
            dominantSpeciesMarine.describe(s, m),
          );
          expect(offered).toEqual([...dominated.map((kind) => `take control of ${kind}`), 'forgo']);
          seen.offered++;
          const [verb, kind] = dominantSpeciesMarine.toWire(move);
          if (verb !== 'control') return;
          const t = dominantSpeciesMarine.clone(s);
          dominantSpeciesMarine.apply(t, seat, move);
          const now = dominantSpeciesMarine.view(t, 0).specials.find(({ element }) => element === kind);
          expect(now).toMatchObject({ controller: id, target: referee.value(id, kind as 'sun') });
          seen.taken++;
        });
      }
      for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
    },
  );

  rule('DSM-5.17.3 DSM-5.17.4', 'the holder of Survival at every decision', () => {
    const seen = { held: 0, nobody: 0 };
    for (const table of TABLES) {
      walk(table, 'survival', 250, (s) => {
        if (!isDealt(s)) return;
        const holder = refereeOf(s).survival();
        expect(dominantSpeciesMarine.view(s, 0).survival).toBe(holder ?? null);
        seen[holder === undefined ? 'nobody' : 'held']++;
      });
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100);
  });

  rule(
    'DSM-5.15.2 DSM-5.15.3 DSM-6.3.21 DSM-6.3.29 DSM-6.4.18',
    'every Evolution pays what the cubes on the tile say',
    () => {
      const seen = { tiles: 0, solitary: 0, several: 0 };
      for (const table of TABLES) {
        for (const seed of ['pay', 'pay again']) {
          walk(table, seed, 700, (s, seat, move) => {
            const [verb, hex] = dominantSpeciesMarine.toWire(move);
            if (verb !== 'score') return;
            const referee = refereeOf(s);
            const expected = [
              ...referee.scoring(hex as string, true),
              ...referee.solitary(hex as string).map((animal) => ({ animal, points: 1 })),
            ];
            const paid: { animal: unknown; points: unknown }[] = [];
            dominantSpeciesMarine.apply(dominantSpeciesMarine.clone(s), seat, move, (e) => {
              const ofTile =
                e.rule === 'DSM-5.15.3' || (e.rule === 'DSM-6.4.18' && paid.length < expected.length);
              if (e.type === 'points' && ofTile) paid.push({ animal: e.animal, points: e.points });
            });
            expect(paid).toEqual(expected);
            seen.tiles++;
            if (expected.length > 1) seen.several++;
            seen.solitary += referee.solitary(hex as string).length;
          });
        }
      }
      expect(seen.tiles).toBeGreaterThan(100);
      expect(seen.several).toBeGreaterThan(30);
      expect(seen.solitary).toBeGreaterThan(2);
    },
  );

  rule(
    'DSM-5.18.3 DSM-4.5.4 DSM-5.18.5',
    'final scoring pays every tile and every controlled target once',
    () => {
      let paid = 0;
      for (const table of TABLES) {
        const s = walk(table, 'final', Number.POSITIVE_INFINITY, () => undefined);
        const referee = refereeOf(s);
        const final = new Map<AnimalId, number>();
        const add = (animal: AnimalId, points: number) =>
          final.set(animal, (final.get(animal) ?? 0) + points);
        for (const hex of referee.terrain.keys())
          for (const { animal, points } of referee.scoring(hex, false)) add(animal, points);
        for (const [kind, animal] of referee.controllers) add(animal, referee.targets.get(kind) ?? 0);
        const { animals } = dominantSpeciesMarine.view(s, 0);
        for (const a of animals) expect(a.parts.final ?? 0).toBe(final.get(a.animal) ?? 0);
        if (final.size > 1) paid++;
        const weakest = Array.from({ length: table.players }, (_, seat) =>
          Math.min(...animals.filter((a) => a.seat === seat).map((a) => referee.points.get(a.animal) ?? 0)),
        );
        expect(dominantSpeciesMarine.scores(s)).toEqual(weakest);
        const best = dominantSpeciesMarine.result(s)?.winners[0] ?? -1;
        expect(weakest[best]).toBe(Math.max(...weakest));
      }
      expect(paid).toBeGreaterThan(3);
    },
  );
});
