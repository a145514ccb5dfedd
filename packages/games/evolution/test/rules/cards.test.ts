import { configure, isRefusal } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { options, play, sp, species, table } from '../../src/testing/index.ts';
import { BOOK_TRAITS } from '../book.ts';
import { allCards, look, newGame, numbersOf, refused, whole } from './box.ts';

// All numbers are copied by hand from the tables of EVO-1.4.

const deck = newGame(3);

rule('EVO-1.4.1', 'Ambush', () => expect(numbersOf(deck, 'ambush')).toEqual([-3, -2, -1, 0, 1, 2, 3]));
rule('EVO-1.4.2', 'Burrowing', () => expect(numbersOf(deck, 'burrowing')).toEqual([1, 2, 3, 3, 4, 4, 5]));
rule('EVO-1.4.3', 'Carnivore', () =>
  expect(numbersOf(deck, 'carnivore')).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]),
);
rule('EVO-1.4.4', 'Climbing', () => expect(numbersOf(deck, 'climbing')).toEqual([1, 2, 3, 3, 4, 4, 5]));
rule('EVO-1.4.5', 'Cooperation', () => expect(numbersOf(deck, 'cooperation')).toEqual([0, 3, 3, 4, 4, 5, 5]));
rule('EVO-1.4.6', 'Defensive Herding', () =>
  expect(numbersOf(deck, 'defensive-herding')).toEqual([2, 3, 4, 5, 6, 7, 8]),
);
rule('EVO-1.4.7', 'Fat Tissue', () => expect(numbersOf(deck, 'fat-tissue')).toEqual([-1, 0, 3, 4, 4, 5, 5]));
rule('EVO-1.4.8', 'Fertile', () => expect(numbersOf(deck, 'fertile')).toEqual([2, 3, 4, 5, 6, 6, 7]));
rule('EVO-1.4.9', 'Foraging', () => expect(numbersOf(deck, 'foraging')).toEqual([2, 3, 4, 5, 6, 6, 7]));
rule('EVO-1.4.10', 'Hard Shell', () => expect(numbersOf(deck, 'hard-shell')).toEqual([1, 2, 3, 3, 4, 4, 5]));
rule('EVO-1.4.11', 'Horns', () => expect(numbersOf(deck, 'horns')).toEqual([1, 2, 3, 3, 4, 4, 5]));
rule('EVO-1.4.12', 'Intelligence', () =>
  expect(numbersOf(deck, 'intelligence')).toEqual([-2, -1, 0, 4, 5, 6, 7]),
);
rule('EVO-1.4.13', 'Long Neck', () => expect(numbersOf(deck, 'long-neck')).toEqual([3, 4, 5, 6, 7, 8, 9]));
rule('EVO-1.4.14', 'Pack Hunting', () =>
  expect(numbersOf(deck, 'pack-hunting')).toEqual([-3, -2, -1, 0, 1, 2, 3]),
);
rule('EVO-1.4.15', 'Scavenger', () => expect(numbersOf(deck, 'scavenger')).toEqual([2, 3, 4, 5, 6, 6, 7]));
rule('EVO-1.4.16', 'Symbiosis', () => expect(numbersOf(deck, 'symbiosis')).toEqual([1, 2, 3, 3, 4, 4, 5]));
rule('EVO-1.4.17', 'Warning Call', () =>
  expect(numbersOf(deck, 'warning-call')).toEqual([1, 2, 3, 3, 4, 4, 5]),
);

rule('EVO-1.4.18', 'check sums of the whole deck', () => {
  const numbers = allCards(deck).map((c) => c.food);
  const total = numbers.reduce((a, b) => a + b, 0);
  const mean = total / numbers.length;
  const deviation = Math.sqrt(numbers.reduce((a, b) => a + (b - mean) ** 2, 0) / numbers.length);
  expect(numbers).toHaveLength(129);
  expect(total).toBe(422);
  expect(mean).toBeCloseTo(3.27, 2);
  expect(deviation).toBeCloseTo(2.33, 2);
  const histogram: Record<string, number> = {};
  for (const n of numbers) histogram[n] = (histogram[n] ?? 0) + 1;
  expect(histogram).toEqual({
    '-3': 2,
    '-2': 3,
    '-1': 4,
    '0': 7,
    '1': 10,
    '2': 15,
    '3': 25,
    '4': 25,
    '5': 18,
    '6': 11,
    '7': 6,
    '8': 2,
    '9': 1,
  });
});

rule('EVO-1.4.19', 'only Fat Tissue, Fertile and Long Neck act when the food is revealed', () => {
  const acts = BOOK_TRAITS.filter((trait) => {
    const fat = trait === 'fat-tissue' ? 1 : 0;
    const s = table({
      phase: 'play',
      wateringHole: 9,
      players: [{ species: [sp(2, 2, 0, [trait], fat), sp(1, 1)], hand: 1 }, {}, {}],
    });
    play(s, 'end turn');
    const { population, food, fat: left } = species(s, 0, 0);
    return population !== 2 || food !== 0 || left !== fat || species(s, 0, 1).food !== 0;
  });
  expect(acts).toEqual(['fat-tissue', 'fertile', 'long-neck']);
});

rule('EVO-1.4.20', 'cards of other lists are not in the default deck', () => {
  const has = (trait: string, food: number) => numbersOf(deck, trait).includes(food);
  const foreign: [string, number][] = [
    ['carnivore', -8],
    ['carnivore', -3],
    ['carnivore', -1],
    ['carnivore', 8],
    ['carnivore', 9],
    ['long-neck', 2],
    ['horns', -3],
    ['horns', 0],
  ];
  expect(foreign.filter(([trait, food]) => has(trait, food))).toEqual([]);
  expect(allCards(deck)).toHaveLength(129);
  expect(numbersOf(deck, 'intelligence')).toHaveLength(7);
  expect(look(deck).config.options.deck).toBe('second-edition');
});

const DE110: Record<string, number[]> = {
  ambush: [-3, -2, -1, 1, 2, 3],
  burrowing: [1, 2, 3, 4, 4, 5],
  carnivore: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  climbing: [1, 2, 3, 3, 4, 5],
  cooperation: [0, 3, 3, 4, 4, 5],
  'defensive-herding': [3, 4, 5, 6, 7, 8],
  'fat-tissue': [-1, 0, 3, 4, 4, 5],
  fertile: [2, 3, 4, 5, 6, 7],
  foraging: [2, 3, 4, 5, 6, 7],
  'hard-shell': [1, 2, 3, 4, 4, 5],
  horns: [1, 2, 3, 3, 4, 5],
  intelligence: [-2, -1, 4, 5, 6, 7],
  'long-neck': [2, 3, 4, 7, 8, 9],
  'pack-hunting': [-3, -2, -1, 1, 2, 3],
  scavenger: [2, 3, 4, 5, 6, 7],
  symbiosis: [1, 2, 3, 3, 4, 5],
  'warning-call': [1, 2, 3, 4, 4, 5],
};

rule('EVO-1.4.21', 'the 110 cards of the German deck', () => {
  for (const players of [2, 3, 4, 5]) {
    const s = newGame(players, { deck: 'DE110' });
    expect(allCards(s)).toHaveLength(110);
    expect(Object.fromEntries(BOOK_TRAITS.map((trait) => [trait, numbersOf(s, trait)]))).toEqual(DE110);
  }
});

rule('EVO-1.4.21', 'it is for 2 to 5 players, and two players still take out 40 cards', () => {
  expect(isRefusal(configure(evolution, 6, { deck: 'DE110' }))).toBe(true);
  const s = newGame(2, { deck: 'DE110' });
  expect(whole(s).removed).toHaveLength(40);
  expect(look(s).drawPile).toBe(110 - 40 - 2 * 4);
});

rule('EVO-1.4.21', 'it changes the cards only: limits and turns stay', () => {
  const s = table({
    options: { deck: 'DE110' },
    phase: 'play',
    players: [{ species: [sp(1, 1, 0, ['ambush', 'climbing', 'fertile'])], hand: ['horns'] }, {}, {}],
  });
  expect(refused(s, 'put horns 1 on species 1')?.code).toBe('trait-limit');
  expect(options(s)).toContain('end turn');
});
