import { Draft, isRefusal, plainRefusal, preview, type Wire } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import ui from '../../src/games/evolution/index.tsx';
import { wordsOf } from '../../src/text/phrase.tsx';
import { namesFor, say } from './say.ts';
import { type Course, from, sp } from './tables.ts';

/** "If you confirm", line by line. Figures count row by row, the first species of all players first. */

function lines(course: Course, move: Wire): string[] {
  const snapshot = course.snapshot(0);
  const seen = preview(evolution, new Draft(evolution, 0, course.state), evolution.fromWire(move) as number);
  if (isRefusal(seen)) throw new Error(plainRefusal(seen));
  return ui
    .sayForeseen(
      { moves: [move], drafted: false, before: snapshot.view, ...seen },
      snapshot,
      namesFor(0),
      say,
    )
    .map(({ text }) => wordsOf(text).replaceAll('\u2009', ' '));
}

const hunt = (attacker: ReturnType<typeof sp>, prey: ReturnType<typeof sp>, more: object = {}): Course =>
  from({
    phase: 'feeding',
    wateringHole: 4,
    players: [
      { hand: 3, bag: 2, species: [attacker, sp(3, 4, 1, ['scavenger'])] },
      { bag: 10, species: [prey] },
      { species: [sp(2, 2, 1, ['scavenger']), sp(6, 2, 1, ['carnivore'])] },
    ],
    ...more,
  });

test('an attack: who eats, who scavenges, who loses, what goes to the bag', () => {
  const course = hunt(sp(5, 3, 0, ['carnivore', 'cooperation']), sp(4, 3, 3));
  expect(lines(course, ['attack', 0, 1, 0])).toEqual([
    'Oryga takes 3 of 4 meat: fed 3/3',
    'Onychopus gets 1 by Cooperation: 3/4',
    'Scavengers get 1: your Onychopus and Ilona’s Pithecopsis',
    'Tomek’s Molia: population 3 → 2',
    '1 food moves to Tomek’s bag: 11',
    'Would starve if feeding ended: Onychopus (3/4)',
  ]);
});

test('an extinction is told although cards will be drawn', () => {
  const course = hunt(sp(5, 3, 0, ['carnivore']), sp(1, 1, 1, ['fertile', 'foraging']));
  expect(lines(course, ['attack', 0, 1, 0])).toEqual([
    'Oryga takes 1 of 1 meat: 1/3',
    'Scavengers get 1: your Onychopus and Ilona’s Pithecopsis',
    'Tomek’s Molia: extinct',
    'Tomek draws 2 cards for its traits',
    '1 food moves to Tomek’s bag: 11',
    'Would starve if feeding ended: Oryga (1/3), Onychopus (2/4)',
  ]);
});

test('Horns cost population first, and kill a single carnivore', () => {
  const two = hunt(sp(5, 2, 0, ['carnivore']), sp(1, 2, 0, ['horns']));
  expect(lines(two, ['attack', 0, 1, 0])).toContain('Oryga: population 2 → 1');
  const one = hunt(sp(5, 1, 0, ['carnivore']), sp(1, 2, 0, ['horns']));
  const told = lines(one, ['attack', 0, 1, 0]);
  expect(told).toContain('Oryga: extinct');
  expect(told).toContain('You draw 1 card for its traits');
  expect(told.some((line) => line.includes('meat'))).toBe(false);
});

test('Intelligence: what it ignores, what it costs, and what comes of it', () => {
  const course = hunt(sp(5, 3, 0, ['carnivore', 'intelligence']), sp(1, 2, 2, ['burrowing', 'climbing']));
  expect(lines(course, ['attack', 0, 1, 0, ['burrowing', 'climbing']]).slice(0, 3)).toEqual([
    'Ignores Burrowing and Climbing',
    'Costs 2 cards of your 3, chosen next',
    'Oryga takes 1 of 1 meat: 1/3',
  ]);
});

test('what others must do next is told too', () => {
  // After Mara has eaten, Ilona’s carnivore has one prey that it can reach, and nothing else can be done.
  const course = from({
    phase: 'feeding',
    wateringHole: 4,
    players: [
      { species: [sp(2, 2, 0), sp(1, 3, 0, ['climbing']), sp(1, 3, 0, ['climbing'])] },
      { species: [sp(6, 1, 1)] },
      { species: [sp(4, 2, 0, ['carnivore'])] },
    ],
    forced: 'auto',
  });
  const told = lines(course, ['eat', 0]);
  expect(told).toContain('Oryga takes 1: 1/2');
  expect(
    told.some((line) => line.startsWith('Then Ilona: Pithecopsis attacks your Oryga (no other choice)')),
  ).toBe(true);
});

test('a card: what it does, what leaves, which known carnivores can attack, points', () => {
  const course = from({
    phase: 'play',
    players: [
      {
        hand: [{ trait: 'climbing', food: 4 }],
        species: [sp(3, 4, 0, ['scavenger', { id: 'horns', faceDown: false }, 'fertile'])],
      },
      { species: [sp(6, 2, 0, ['carnivore', 'ambush'])] },
      { hand: 2, species: [sp(4, 2, 0, ['carnivore', 'intelligence'])] },
    ],
  });
  const horns = course.view(0).players[0]!.species[0]!.traits[1]!.food as number;
  const sign = horns > 0 ? `+${horns}` : `${horns}`;
  expect(lines(course, ['trait', 'climbing', 4, 0, 'horns'])).toEqual([
    'Oryga gets Climbing, face-down until the reveal',
    `Horns ${sign} goes face-up to the discards`,
    'Known carnivores that can attack your Oryga: now Tomek’s Molia (6 > 3), Ilona’s Pithecopsis (4 > 3) → Ilona’s Pithecopsis (1 card)',
    'Points unchanged: 7',
  ]);
  expect(lines(course, ['body', 'climbing', 4, 0])).toEqual([
    'Oryga: body size 3 → 4',
    'Climbing +4 goes face-up to the discards',
    'Known carnivores that can attack your Oryga: now Tomek’s Molia (6 > 3), Ilona’s Pithecopsis (4 > 3) → Tomek’s Molia (6 > 4)',
    'Points unchanged: 7',
  ]);
  expect(lines(course, ['species', 'climbing', 4, 'left'])).toEqual([
    'New species, body 1 and population 1, at the left end: 1 more card each deal',
    'Climbing +4 goes face-up to the discards',
    'Points 7 → 8',
  ]);
});

test('quick play: the plan changes the table only for me, and is foreseen all the same', () => {
  const course = from({
    phase: 'play',
    options: { quickPlay: true },
    players: [
      {
        hand: [
          { trait: 'horns', food: 3 },
          { trait: 'climbing', food: 4 },
        ],
        species: [sp(1, 1)],
      },
      { hand: 2, species: [sp(6, 2, 0, ['carnivore'])] },
      { hand: 2 },
    ],
  });
  expect(lines(course, ['population', 'horns', 3, 0])).toEqual([
    'Oryga: population 1 → 2',
    'Horns +3 goes face-up to the discards',
    'Known carnivores that can attack your Oryga: Tomek’s Molia (6 > 1)',
    'Points 1 → 2',
  ]);
});
