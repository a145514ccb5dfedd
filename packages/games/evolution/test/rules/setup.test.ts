import { seatsToAct } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { bag, play, playAs, table, turnOf } from '../../src/testing/index.ts';
import { allCards, card, look, newGame, numbersOf, refused, seatsIn, whole } from './box.ts';

const COUNTS = [2, 3, 4, 5, 6];

rule('EVO-2.1.1', 'everybody starts with one species of body 1 and population 1 and an empty bag', () => {
  for (const players of COUNTS) {
    const s = newGame(players);
    for (let seat = 0; seat < players; seat++) {
      expect(look(s, seat).players[seat]?.species).toEqual([
        { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] },
      ]);
      expect(bag(s, seat)).toBe(0);
    }
  }
});

rule('EVO-2.1.2', 'the watering hole and the discard pile start empty', () => {
  for (const players of COUNTS)
    expect(look(newGame(players))).toMatchObject({ wateringHole: 0, discard: [] });
});

rule('EVO-2.1.3', 'all cards are shuffled: every card has the same chance to be dealt', () => {
  const GAMES = 600;
  let carnivores = 0;
  let high = 0;
  for (let i = 0; i < GAMES; i++) {
    for (const { hand } of whole(newGame(3, {}, `shuffle ${i}`)).players) {
      carnivores += hand.filter((c) => c.trait === 'carnivore').length;
      high += hand.filter((c) => c.food >= 6).length;
    }
  }
  // 12 of 129 cards each game: 17 carnivores and 20 cards of at least 6. Five standard deviations.
  const near = (n: number, cards: number) => {
    const p = cards / 129;
    const draws = GAMES * 12;
    expect(Math.abs(n - draws * p)).toBeLessThan(5 * Math.sqrt(draws * p * (1 - p)));
  };
  near(carnivores, 17);
  near(high, 20);
  expect(look(newGame(3)).drawPile).toBe(129 - 12);
});

rule('EVO-2.1.3', 'another seed deals other hands', () => {
  const hands = (seed: string) => whole(newGame(3, {}, seed)).players.map((p) => p.hand);
  expect(hands('a')).toEqual(hands('a'));
  expect(hands('a')).not.toEqual(hands('b'));
});

rule('EVO-2.1.4', 'every seat is first player equally often', () => {
  // Chi-square for 1 to 5 degrees of freedom that chance exceeds once in 10,000 times.
  const bounds = [15.14, 18.42, 21.11, 23.51, 25.74];
  for (const [i, players] of COUNTS.entries()) {
    const GAMES = 600;
    const seen = Array<number>(players).fill(0);
    for (let game = 0; game < GAMES; game++) {
      const { first } = look(newGame(players, {}, `first ${game}`));
      seen[first] = (seen[first] ?? 0) + 1;
    }
    const fair = GAMES / players;
    const chiSquare = seen.reduce((sum, n) => sum + (n - fair) ** 2 / fair, 0);
    expect(chiSquare).toBeLessThan(bounds[i] ?? 0);
  }
});

rule('EVO-2.1.5', 'turns go to the next higher seat and from the last to seat 0', () => {
  const s = table({ phase: 'play', first: 2, players: [{ hand: 1 }, { hand: 1 }, { hand: 1 }, { hand: 1 }] });
  const turns = [];
  for (let i = 0; i < 4; i++) {
    turns.push(turnOf(s));
    play(s, 'end turn');
  }
  expect(turns).toEqual([2, 3, 0, 1]);
});

/** After everybody has chosen food: are all asked to play cards at once? */
function playsAtOnce(players: number, options = {}): boolean {
  const s = newGame(players, options);
  for (const seat of seatsToAct(evolution, s)) {
    const { trait, food } = whole(s).players[seat]?.hand[0] ?? card('', 0);
    playAs(s, seat, `choose ${trait} ${food} as food`);
  }
  expect(look(s).phase).toBe('play');
  return seatsToAct(evolution, s).length === players;
}

rule('EVO-2.2', 'cards in the game, trait limit and simultaneous play by player count', () => {
  const row = (players: number) => {
    const s = newGame(players);
    return [allCards(s).length - look(s).removed, look(s).traitLimit, playsAtOnce(players)];
  };
  expect(COUNTS.map(row)).toEqual([
    [89, 2, false],
    [129, 3, false],
    [129, 3, false],
    [129, 3, false],
    [129, 3, true],
  ]);
});

rule('EVO-2.2.1', 'two players: the 40 removed cards are random', () => {
  const GAMES = 300;
  let carnivores = 0;
  const sets = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const { removed } = whole(newGame(2, {}, `removed ${i}`));
    expect(removed).toHaveLength(40);
    carnivores += removed.filter((c) => c.trait === 'carnivore').length;
    sets.add(JSON.stringify(removed.map((c) => `${c.trait} ${c.food}`).sort()));
  }
  const p = 17 / 129;
  const draws = GAMES * 40;
  expect(Math.abs(carnivores - draws * p)).toBeLessThan(5 * Math.sqrt(draws * p * (1 - p)));
  expect(sets.size).toBe(GAMES);
});

rule('EVO-2.2.1', 'two players: nobody sees the removed cards', () => {
  const s = newGame(2);
  for (const viewer of [-1, 0, 1]) expect(look(s, viewer).removed).toBe(40);
  const position = (removed: object, pile: object) =>
    table({
      phase: 'food',
      removed: [removed],
      drawPile: [pile],
      discard: [],
      players: [{ hand: ['horns'] }, {}],
    });
  const a = position(card('fertile', 2), card('climbing', 5));
  const b = position(card('climbing', 5), card('fertile', 2));
  for (const viewer of [-1, 0, 1]) expect(look(b, viewer)).toEqual(look(a, viewer));
});

rule('EVO-2.2.1', 'two players: removed cards do not return at a reshuffle', () => {
  const s = table({ drawPile: 2, discard: 10, removed: 40, players: [{}, {}] });
  expect(look(s).lastRound).toBe(1);
  expect(look(s)).toMatchObject({ drawPile: 4, discard: [] });
  expect(look(s).removed).toBe(129 - 12);
});

rule('EVO-2.2.1', 'two players: two traits on a species and turns one after the other', () => {
  const s = table({ phase: 'play', players: [{ hand: ['horns', 'ambush', 'climbing'] }, { hand: 1 }] });
  play(s, 'put horns 1 on species 1', 'put ambush -3 on species 1');
  expect(refused(s, 'put climbing 1 on species 1')?.rule).toBe('EVO-1.2.3');
  expect(seatsToAct(evolution, s)).toEqual([0]);
});

rule('EVO-2.2.2', 'three to five players: all 129 cards, three traits, one after the other', () => {
  for (const players of [3, 4, 5]) {
    const s = newGame(players);
    expect(look(s).drawPile + 4 * players).toBe(129);
    expect(numbersOf(s, 'carnivore')).toHaveLength(17);
    expect(look(s).traitLimit).toBe(3);
    expect(playsAtOnce(players)).toBe(false);
  }
});

rule('EVO-2.2.3', 'six players: all 129 cards, three traits, all at the same time', () => {
  const s = newGame(6);
  expect(look(s).drawPile + 24).toBe(129);
  expect(look(s).traitLimit).toBe(3);
  expect(playsAtOnce(6)).toBe(true);
});

rule('EVO-2.2.4', 'quick play may be chosen with any number of players', () => {
  for (const players of [2, 3, 4, 5]) {
    expect(playsAtOnce(players, { quickPlay: true })).toBe(true);
    expect(look(newGame(players, { quickPlay: true })).traitLimit).toBe(players === 2 ? 2 : 3);
  }
});

rule('EVO-7.4.1', 'the two-player game leaves out 40 cards and lowers the trait limit', () => {
  const two = look(newGame(2));
  const three = look(newGame(3));
  expect([two.removed, two.traitLimit]).toEqual([40, 2]);
  expect([three.removed, three.traitLimit]).toEqual([0, 3]);
});

rule('EVO-7.4.2', 'six players always play cards at the same time', () => {
  const hands = { players: Array.from({ length: 6 }, () => ({ hand: 2 })) };
  for (const quickPlay of [true, false]) {
    const s = table({ phase: 'play', options: { quickPlay }, ...hands });
    expect(seatsToAct(evolution, s)).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

rule('EVO-7.4.3', 'any number of players may agree on quick play', () => {
  const asked = (players: number, quickPlay: boolean) => {
    const hands = Array.from({ length: players }, () => ({ hand: 2 }));
    return seatsToAct(evolution, table({ phase: 'play', options: { quickPlay }, players: hands })).length;
  };
  expect([2, 3, 4, 5].map((n) => asked(n, true))).toEqual([2, 3, 4, 5]);
  expect([2, 3, 4, 5].map((n) => asked(n, false))).toEqual([1, 1, 1, 1]);
});

rule(
  'EVO-3.1.1',
  'a round: deal, select food, play cards, reveal, leaf effects, feeding, end of feeding',
  () => {
    const events = playAs(
      table({
        phase: 'feeding',
        players: [{ species: [{ population: 1 }] }, { species: [{ food: 1 }] }, { species: [{ food: 1 }] }],
        wateringHole: 1,
        drawPile: 30,
      }),
      0,
      'feed species 1',
    );
    expect(events.map((e) => e.type).filter((t) => t !== 'skipped')).toEqual([
      'took',
      'bagged',
      'bagged',
      'bagged',
      'round-ended',
      'round-started',
      'dealt',
      'dealt',
      'dealt',
    ]);

    const s = table({
      phase: 'food',
      wateringHole: 3,
      players: [
        { hand: [card('horns', 1)], species: [{ traits: ['long-neck'], population: 2 }] },
        { hand: [card('horns', 2)] },
        { hand: [card('climbing', 2), card('climbing', 3)] },
      ],
    });
    const round = [
      ...playAs(s, 0, 'choose horns 1 as food'),
      ...playAs(s, 1, 'choose horns 2 as food'),
      ...playAs(s, 2, 'choose climbing 2 as food'),
    ];
    expect(look(s).phase).toBe('play');
    round.push(...play(s, 'end turn'));
    expect(look(s).phase).toBe('feeding');
    expect(round.map((e) => e.type)).toEqual([
      'food-chosen',
      'food-chosen',
      'food-chosen',
      'turn-ended',
      'turn-ended',
      'turn-ended',
      'food-revealed',
      'took',
    ]);
    expect(seatsIn(round, 'turn-ended')).toEqual([0, 1, 2]);
  },
);
