import {
  type Config,
  configure,
  isRefusal,
  type Move,
  MoveList,
  plainRefusal,
  Rng,
  type Seat,
  type State,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { type AnimalId, dominantSpecies } from '../src/index.ts';
import { Referee } from './referee.ts';

/** Every number of players, both decks, both Earths, one to three animals each. */
const TABLES: readonly { players: number; options: Record<string, string | number> }[] = [
  ...[2, 3, 4, 5, 6].flatMap((players) =>
    ['printed', 'random'].map((earth) => ({
      players,
      options: { earth, deck: earth === 'random' ? 'long' : 'short' },
    })),
  ),
  { players: 2, options: { animals: 3, deck: 'long' } },
  { players: 3, options: { animals: 2, earth: 'random' } },
  { players: 3, options: { animals: 2, assignment: 'choose', deck: 'long' } },
];

function configOf({ players, options }: (typeof TABLES)[number]): Config {
  const config = configure(dominantSpecies, players, { ...options, roundCap: 40 });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  return config;
}

/** A uniform random game, looked at before each move; at most `limit` moves. */
function walk(
  table: (typeof TABLES)[number],
  limit: number,
  look: (s: State, seat: Seat, move: Move) => void,
): State {
  const seed = `${JSON.stringify(table)} b`;
  const rng = new Rng(seed);
  const s = dominantSpecies.setup(configOf(table), seed);
  const moves = new MoveList();
  for (let n = 0; n < limit && dominantSpecies.pending(s) !== 0; n++) {
    const seat = 31 - Math.clz32(dominantSpecies.pending(s));
    dominantSpecies.legalMoves(s, seat, moves);
    const move = moves.at[rng.below(moves.n)] ?? 0;
    look(s, seat, move);
    dominantSpecies.apply(s, seat, move);
  }
  return s;
}

const isChoosing = (s: State) => dominantSpecies.view(s, 0).phase === 'choosing';

describe('what is shown equals what the rules say about the written position', () => {
  rule('DS-5.6.1 DS-5.6.3 DS-5.6.4', 'levels, endangered cubes and dominance at every decision', () => {
    const seen = { tied: 0, endangeredAlone: 0, fewerCubes: 0, dominated: 0 };
    for (const table of TABLES) {
      walk(table, 400, (s) => {
        if (isChoosing(s)) return;
        const referee = new Referee(dominantSpecies.writePosition(s));
        const { tiles } = dominantSpecies.view(s, 0);
        const expected = tiles.map(({ hex }) => {
          const levels = Object.fromEntries(referee.present(hex).map((a) => [a, referee.level(hex, a)]));
          return { hex, levels, dominant: referee.dominant(hex), endangered: referee.endangered(hex) };
        });
        expect(
          tiles.map(({ hex, levels, dominant, endangered }) => ({ hex, levels, dominant, endangered })),
        ).toEqual(expected);
        // The cases that a wrong rule would answer otherwise do occur.
        for (const { hex, levels, dominant } of expected) {
          const most = Math.max(...referee.present(hex).map((a) => referee.count(hex, a)));
          const best = Math.max(0, ...Object.values(levels));
          if (dominant !== undefined) {
            seen.dominated++;
            if (referee.count(hex, dominant) < most) seen.fewerCubes++;
          } else if (best > 0) seen.tied++;
          else if (referee.present(hex).length === 1) seen.endangeredAlone++;
        }
      });
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
  });

  rule('DS-5.9.2.1 DS-5.9.2.3 DS-5.9.2.4', 'the holder of Survival at every decision', () => {
    let held = 0;
    for (const table of TABLES) {
      walk(table, 300, (s) => {
        if (isChoosing(s)) return;
        const holder = new Referee(dominantSpecies.writePosition(s)).survival();
        expect(dominantSpecies.view(s, 0).survival).toBe(holder ?? null);
        if (holder !== undefined) held++;
      });
    }
    expect(held).toBeGreaterThan(100);
  });

  rule('DS-5.4.12.3 DS-5.4.12.4', 'every Domination pays what the cubes on the tile say', () => {
    let tiles = 0;
    for (const table of TABLES) {
      walk(table, 800, (s, seat, move) => {
        const [verb, hex] = dominantSpecies.toWire(move);
        if (verb !== 'score') return;
        const expected = new Referee(dominantSpecies.writePosition(s)).scoring(hex as string);
        const paid: { animal: unknown; points: unknown }[] = [];
        dominantSpecies.apply(dominantSpecies.clone(s), seat, move, (e) => {
          if (e.type === 'points' && e.rule === 'DS-5.4.12.3')
            paid.push({ animal: e.animal, points: e.points });
        });
        expect(paid).toEqual(expected);
        if (expected.length > 1) tiles++;
      });
    }
    expect(tiles).toBeGreaterThan(20);
  });

  rule('DS-5.10.4 DS-4.7.4', 'final scoring pays every tile once, and a weakest animal counts', () => {
    let paid = 0;
    for (const table of TABLES) {
      const s = walk(table, Number.POSITIVE_INFINITY, () => undefined);
      const position = dominantSpecies.writePosition(s);
      const referee = new Referee(position);
      const final = new Map<AnimalId, number>();
      for (const hex of referee.terrain.keys()) {
        for (const { animal, points } of referee.scoring(hex))
          final.set(animal, (final.get(animal) ?? 0) + points);
      }
      const { animals } = dominantSpecies.view(s, 0);
      for (const a of animals) expect(a.parts.final ?? 0).toBe(final.get(a.animal) ?? 0);
      if (final.size > 1) paid++;
      const weakest = Array.from({ length: table.players }, (_, seat) =>
        Math.min(...animals.filter((a) => a.seat === seat).map((a) => referee.points.get(a.animal) ?? 0)),
      );
      expect(dominantSpecies.scores(s)).toEqual(weakest);
      const best = dominantSpecies.result(s)?.winners[0] ?? -1;
      expect(weakest[best]).toBe(Math.max(...weakest));
    }
    expect(paid).toBeGreaterThan(3);
  });
});
