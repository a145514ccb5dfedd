import type { EvoEvent, EvoView } from '@clade/evolution';
import { figuresAfter, knownTraits } from '@clade/wording/evolution';
import { describe, expect, test } from 'vitest';
import { featsOf, type Life, livesOf, roundsLived } from '../../src/games/evolution/lives.ts';
import type { Line } from '../../src/table/table.ts';
import { VARIANTS, wholeGame } from './tables.ts';

const rule = 'EVO-1';
const line = (...events: object[]): Line => ({ n: 0, seat: 0, events: events as EvoEvent[] });
const DEAL = [
  { type: 'round-started', rule, round: 1, first: 0 },
  { type: 'dealt', rule, seat: 0, count: 4 },
  { type: 'dealt', rule, seat: 1, count: 4 },
];
const attack = (species: number, target: number) => ({
  ...{
    type: 'attacked',
    rule,
    seat: 0,
    species,
    target: { seat: 1, species: target },
    negated: [],
    forced: false,
  },
});
const dies = (seat: number, species = 0) => ({ type: 'extinct', rule, seat, species, toBag: 0, traits: [] });

describe('the lives of species', () => {
  test('are told for every species of whole games, with the traits that the table shows', () => {
    for (const [players, options] of VARIANTS) {
      const course = wholeGame(players, options, `lives ${players}`, () => undefined);
      const lives = livesOf(course.lines);
      const view = course.snapshot(-1).view as EvoView;
      const { rows, next } = figuresAfter(course.lines);
      expect(lives.map(({ figure }) => figure)).toEqual(Array.from({ length: next - 1 }, (_, i) => i + 1));
      for (const [seat, row] of rows.entries()) {
        for (const [place, figure] of row.entries()) {
          const life = lives.find((one) => one.figure === figure) as Life;
          const species = view.players[seat]?.species[place] as EvoView['players'][number]['species'][number];
          expect(life.traits).toEqual(knownTraits(species));
          expect(life).toMatchObject({ seat, body: species.bodySize });
          expect(life.died).toBeUndefined();
          expect(life.herd).toBeGreaterThanOrEqual(species.population);
        }
      }
      const alive = new Set(rows.flat());
      for (const life of lives.filter(({ figure }) => !alive.has(figure))) {
        expect(life.died).toBeGreaterThanOrEqual(life.born);
        expect(life.end, `${players} ${life.figure}`).toBeDefined();
      }
      // What everybody may see is enough.
      expect(livesOf(course.linesFor(-1))).toEqual(lives);
    }
  });

  test('end by an attack, by the horns of the prey, or by hunger', () => {
    const lost = (seat: number) => ({
      type: 'population-lost',
      rule,
      seat,
      species: 0,
      population: 0,
      toBag: 0,
    });
    const eaten = livesOf([line(...DEAL, attack(0, 0), lost(1), dies(1))]);
    expect(eaten[1]).toMatchObject({ figure: 2, died: 1, end: 'eaten', by: 1 });
    expect(eaten[0]).toMatchObject({ hunts: 1, kills: 1 });
    const horns = livesOf([line(...DEAL, attack(0, 0), lost(0), dies(0))]);
    expect(horns[0]).toMatchObject({ end: 'horns', by: 2, hunts: 1, kills: 0 });
    const hungry = livesOf([
      line(...DEAL, attack(0, 0)),
      line({ type: 'starved', rule, seat: 1, species: 0, from: 1, to: 0 }, dies(1)),
    ]);
    expect(hungry[1]).toMatchObject({ end: 'starved', died: 1 });
    expect(hungry[1]?.by).toBeUndefined();
  });

  test('a card that is only laid face-down is no trait yet, and a replaced one is none any more', () => {
    const laid = {
      type: 'trait-played',
      rule,
      seat: 0,
      species: 0,
      secret: { seat: 0, card: { trait: 'horns', food: 3 } },
    };
    expect(livesOf([line(...DEAL, laid)])[0]?.traits).toEqual([]);
    const shown = { type: 'traits-revealed', rule, seat: 0, species: 0, traits: ['horns', 'climbing'] };
    expect(livesOf([line(...DEAL, laid, shown)])[0]?.traits).toEqual(['horns', 'climbing']);
    const gone = {
      type: 'trait-replaced',
      rule,
      seat: 0,
      species: 0,
      card: { trait: 'horns', food: 3 },
      fatToBag: 0,
    };
    expect(livesOf([line(...DEAL, laid, shown, gone)])[0]?.traits).toEqual(['climbing']);
  });
});

const life = (figure: number, more: Partial<Life>): Life => ({
  ...{ figure, seat: 0, born: 1, traits: [], body: 1, herd: 1, food: 0, hunts: 0, kills: 0 },
  ...more,
});

describe('feats', () => {
  test('are of who lived longest, had the greatest herd, ate and hunted most', () => {
    const lives = [
      life(1, { died: 2, food: 3 }),
      life(2, { born: 2, food: 9 }),
      life(3, { born: 3, herd: 5 }),
      life(4, { born: 4, hunts: 3 }),
      life(5, {}),
    ];
    expect(featsOf(lives, 6).map(({ kind, life, n }) => [kind, life.figure, n])).toEqual([
      ['oldest', 5, 6],
      ['herd', 3, 5],
      ['eater', 2, 9],
      ['hunter', 4, 3],
    ]);
  });

  test('of equals, one that has no feat yet; and what nobody did is no feat', () => {
    const lives = [life(1, { food: 9 }), life(2, { food: 1 })];
    expect(featsOf(lives, 3).map(({ kind, life }) => [kind, life.figure])).toEqual([
      ['oldest', 2],
      ['eater', 1],
    ]);
    expect(featsOf([], 3)).toEqual([]);
  });

  test('the round of the death counts as lived', () => {
    expect(roundsLived(life(1, { born: 2, died: 4 }), 6)).toBe(3);
    expect(roundsLived(life(1, { born: 2 }), 6)).toBe(5);
  });
});
