import { type Game, legalMoves, type Move, seatsToAct } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { MenuChoice } from '../src/entry.ts';
import { fuzzTable } from '../src/fuzz/tables.ts';
import { REGISTRY } from '../src/registry.ts';
import { askedFor, config, menuFor, randomGame } from './harness.ts';

/** All moves of a menu, level by level. */
function movesIn(choices: readonly MenuChoice[]): Move[] {
  return choices.flatMap((c) => {
    if (c.standing) return [];
    return c.move === undefined ? movesIn(c.sub ?? []) : [c.move];
  });
}

/** Letters that the table itself listens to. */
const TAKEN = ['b', 'u', 'l', 'w', 'c', 'q', '?', 'log', 'save', 'help', 'undo', 'quit'];

function checkMenu(game: Game, s: Parameters<Game['view']>[0]): { legal: number; shown: number } {
  const seat = seatsToAct(game, s)[0] ?? 0;
  const legal = legalMoves(game, s, seat);
  const menu = menuFor(game, s);
  expect(movesIn(menu).sort((a, b) => a - b)).toEqual(legal);
  for (const level of [menu, ...menu.map((c) => c.sub ?? [])]) {
    const labels = level.map((c) => c.label);
    expect(new Set(labels).size).toBe(labels.length);
    const keys = level.flatMap((c) => c.key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(TAKEN).not.toContain(key);
    expect(`${labels.join()} ${level.map((c) => c.hint ?? '').join()}`).not.toMatch(/undefined|null|NaN/);
  }
  const question = askedFor(game, s);
  expect(question).toMatch(/^[A-Z].*\w\)?$/);
  expect(question).not.toMatch(/undefined|null|NaN|\w\.\w/);
  return { legal: legal.length, shown: menu.length };
}

describe('every decision has a question and a menu', () => {
  for (const { game } of REGISTRY) {
    test(`${game.title}: it offers each legal move once and nothing else, and its labels differ`, () => {
      let long = 0;
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        for (const s of randomGame(game, config(players, {}, game), `menu ${players}`)) {
          const { legal, shown } = checkMenu(game, s);
          expect(shown).toBeLessThanOrEqual(40);
          if (legal > 40 && shown < 30) long++;
        }
      }
      expect(long).toBeGreaterThan(0);
    });

    test(`${game.title}: the same with other options`, () => {
      const kinds = new Set<string>();
      let n = 0;
      // The first table of three has the defaults.
      for (const i of [1, 2, 4, 5]) {
        for (const s of randomGame(game, fuzzTable(game, 'menus', i), `options ${i}`)) {
          const { kind } = game.decision(s, seatsToAct(game, s)[0] ?? 0);
          // Every kind in each game, and some of what comes often.
          if (kinds.has(`${i} ${kind}`) && n++ % 8 !== 0) continue;
          kinds.add(`${i} ${kind}`);
          checkMenu(game, s);
        }
      }
    });
  }
});
