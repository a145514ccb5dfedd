import { isRefusal, plainRefusal, Rng, seatsToAct, uniform } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { drawEvolution } from '../src/draw/evolution.ts';
import { EVERYTHING, type Viewer } from '../src/entry.ts';
import { tableNames } from '../src/story.ts';
import { columns, count, listOf, styleFor, widthOf, wrap } from '../src/text.ts';
import { config } from './harness.ts';

const plain = styleFor(false);

describe('the drawn table', () => {
  test('fits its width for every viewer at every moment, also when it must be low', () => {
    let dense = 0;
    for (const players of [2, 4, 6]) {
      const rng = new Rng(`draw ${players}`);
      const choose = uniform(evolution, rng);
      const s = evolution.setup(config(players), `draw ${players}`);
      for (let seats = seatsToAct(evolution, s); seats.length > 0; seats = seatsToAct(evolution, s)) {
        for (const width of [80, 120]) {
          for (const viewer of [0, players - 1, EVERYTHING] as Viewer[]) {
            const paper = { width, style: styleFor(true), names: tableNames(players) };
            const full = drawEvolution(s, viewer, paper);
            const low = drawEvolution(s, viewer, { ...paper, height: 5 });
            for (const line of [...full, ...low]) expect(widthOf(line)).toBeLessThanOrEqual(width);
            if (low.length < full.length) dense++;
          }
        }
        evolution.apply(s, seats[0] ?? 0, choose(s, seats[0] ?? 0));
      }
    }
    expect(dense).toBeGreaterThan(0);
  });

  const TABLE = {
    game: 'evolution',
    phase: 'play',
    round: 4,
    lastRound: 4,
    wateringHole: 7,
    players: [
      {
        hand: [
          { trait: 'horns', food: 3 },
          { trait: 'horns', food: 3 },
        ],
        foodCard: { trait: 'ambush', food: 1 },
        bag: 12,
        species: [
          { bodySize: 3, population: 4, traits: ['carnivore', { id: 'hard-shell', faceDown: true }] },
        ],
      },
      {
        hand: [{ trait: 'climbing', food: 2 }],
        foodCard: { trait: 'ambush', food: 2 },
        species: [
          { bodySize: 2, population: 1, fat: 2, traits: ['fat-tissue', { id: 'symbiosis', faceDown: true }] },
        ],
      },
    ],
  };

  function drawn(viewer: Viewer): string {
    const s = evolution.readPosition(TABLE);
    if (isRefusal(s)) throw new Error(plainRefusal(s));
    return drawEvolution(s, viewer, { width: 80, style: plain, names: ['Ann', 'Bob'] }).join('\n');
  }

  test('shows everything a seat may know, and nothing else (EVO-3.8)', () => {
    const mine = drawn(0);
    for (const text of [
      'Round 4 · card play · watering hole 7',
      'LAST ROUND',
      'food card Ambush +1',
      'bag 12',
      'body 3+4',
      'pop 4 ○○○○',
      'CARNIVORE, [hard shell]',
      'hand: Horns +3 ×2',
      'food card down',
      'fat tissue 2/2, [?]',
    ]) {
      expect(mine).toContain(text);
    }
    for (const secret of ['symbiosis', 'Climbing', 'Ambush +2']) expect(mine).not.toContain(secret);
    const theirs = drawn(1);
    expect(theirs).toContain('CARNIVORE, [?]');
    for (const secret of ['hard shell', 'Horns', 'Ambush +1', '+4']) expect(theirs).not.toContain(secret);
  });

  test('everything is open where there is nobody to hide it from', () => {
    const all = drawn(EVERYTHING);
    for (const text of ['hand: Horns +3 ×2', 'hand: Climbing +2', '[symbiosis]', '[hard shell]']) {
      expect(all).toContain(text);
    }
  });

  test('the own row comes last', () => {
    expect(drawn(0).indexOf('Bob')).toBeLessThan(drawn(0).indexOf('Ann'));
    expect(drawn(1).indexOf('Ann')).toBeLessThan(drawn(1).indexOf('Bob'));
  });

  test('colour adds nothing but colour', () => {
    const s = evolution.readPosition(TABLE);
    if (isRefusal(s)) throw new Error(plainRefusal(s));
    const paint = (colour: boolean): string[] =>
      drawEvolution(s, 0, { width: 80, style: styleFor(colour), names: ['Ann', 'Bob'] });
    const bare = paint(true).map((l) => l.replaceAll(/\p{Cc}\[[0-9;]*m/gu, ''));
    expect(paint(true)).not.toEqual(bare);
    expect(bare).toEqual(paint(false));
  });
});

describe('text', () => {
  test('wraps at blanks and keeps the indentation', () => {
    expect(wrap('  aa bb cc dd', 8, '    ')).toEqual(['  aa bb', '    cc', '    dd']);
    expect(wrap('short', 80)).toEqual(['short']);
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  });

  test('aligns columns, numbers to the right', () => {
    expect(
      columns([
        ['a', 1, 'x'],
        ['bbb', 100, 'y'],
      ]),
    ).toEqual(['a      1  x', 'bbb  100  y']);
  });

  test('counts and lists', () => {
    expect([count(1, 'card'), count(0, 'card'), count(2, 'species', 'species')]).toEqual([
      '1 card',
      '0 cards',
      '2 species',
    ]);
    expect([listOf([]), listOf(['a']), listOf(['a', 'b']), listOf(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
