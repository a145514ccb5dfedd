import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import {
  bag,
  fed,
  feeding,
  handSize,
  options,
  play,
  playAs,
  refused,
  rowLength,
  type Short,
  sp,
  species,
  table,
  type turnOf,
} from '../../../src/testing/index.ts';
import { attack, GRAZER } from '../hunt.ts';

const over = (s: Parameters<typeof turnOf>[0]) => evolution.view(s, 0).phase === 'over';

rule('EVO-8.47', 'three species are dealt six cards', () => {
  const s = table({ phase: 'deal', players: [{ species: [{}, {}, {}] }, {}, {}] });
  expect([handSize(s, 0), handSize(s, 1)]).toEqual([6, 4]);
});

rule('EVO-8.48', 'a reshuffle in the deal makes this round the last, an exact deal does not', () => {
  const four = [{}, {}, {}, {}];
  const short = table({ phase: 'deal', round: 3, players: four, drawPile: 5 });
  expect(evolution.view(short, 0)).toMatchObject({ round: 3, lastRound: 3 });
  expect([0, 1, 2, 3].map((seat) => handSize(short, seat))).toEqual([4, 4, 4, 4]);

  const exact = table({ phase: 'deal', round: 3, players: four, drawPile: 16 });
  expect(evolution.view(exact, 0)).toMatchObject({ round: 3, lastRound: null, drawPile: 0 });
  for (const seat of [0, 1, 2, 3]) playAs(exact, seat, options(exact, seat)[0]!);
  while (evolution.view(exact, 0).phase === 'play') play(exact, 'end turn');
  while (evolution.view(exact, 0).round === 3) play(exact, options(exact)[0]!);
  expect(evolution.view(exact, 0)).toMatchObject({ round: 4, lastRound: 4 });
});

rule(
  'EVO-8.49',
  'a reshuffle for an extinction makes the next round the last, unless it is known already',
  () => {
    const prey: Short = [1, 1, 0, ['horns', 'foraging', 'scavenger']];
    const rows: Short[][] = [[[3, 3, 0, ['carnivore']]], [prey], [GRAZER]];
    const piles = { wateringHole: 9, drawPile: 1, discard: [], round: 5 };
    const s = feeding(rows, piles);
    play(s, attack(0));
    expect(handSize(s, 1)).toBe(3);
    // One card was in the pile; the three traits were shuffled in and two of them drawn.
    expect(evolution.view(s, 0)).toMatchObject({ drawPile: 1, discard: [], lastRound: 6 });
    const dead = ['horns', 'foraging', 'scavenger'];
    const drawn = evolution.view(s, 1).players[1]!.hand!.map((c) => c.trait);
    expect(drawn.filter((trait) => dead.includes(trait)).length).toBeGreaterThanOrEqual(2);

    const known = feeding(rows, { ...piles, lastRound: 5 });
    play(known, attack(0));
    expect(evolution.view(known, 0).lastRound).toBe(5);
    while (!over(known)) play(known, options(known)[0]!);
    expect(evolution.view(known, 0).round).toBe(5);
  },
);

rule('EVO-8.50', 'the underfed shrink, the unfed die and their owner draws', () => {
  const s = feeding(
    [
      [[2, 4, 2, ['horns']]],
      [
        [2, 3, 0, ['horns', 'climbing']],
        [1, 1, 1],
      ],
    ],
    { wateringHole: 0 },
  );
  expect(evolution.view(s, 0).round).toBe(2);
  expect([fed(s, 0, 0), bag(s, 0)]).toEqual([[2, 0, 0], 2]);
  // Player 2 has one species left and is dealt 4 besides the 2 cards drawn.
  expect([rowLength(s, 1), handSize(s, 1), handSize(s, 0)]).toEqual([1, 6, 4]);
});

rule('EVO-8.51', 'replacing at three traits: fat to the bag, no duplicate, Horns over Horns', () => {
  const start = () =>
    table({
      phase: 'play',
      players: [
        {
          hand: [
            { trait: 'burrowing', food: 1 },
            { trait: 'horns', food: 2 },
          ],
          species: [sp(3, 2, 0, [{ id: 'horns', food: 5 }, 'climbing', 'fat-tissue'], 2)],
        },
        { hand: ['foraging'] },
        {},
      ],
    });
  const s = start();
  play(s, 'put burrowing 1 on species 1 replacing fat-tissue');
  expect([bag(s, 0), species(s, 0, 0).fat]).toEqual([2, 0]);
  expect(species(s, 0, 0).traits.map((t) => t.id)).toEqual(['horns', 'climbing', 'burrowing']);
  expect(refused(start(), 'put horns 2 on species 1 replacing climbing')).toMatchObject({
    code: 'duplicate-trait',
  });
  const same = start();
  play(same, 'put horns 2 on species 1 replacing horns');
  expect(species(same, 0, 0).traits).toContainEqual({ id: 'horns', food: 2, faceDown: true });
  expect(species(same, 0, 0).traits).toHaveLength(3);
});

rule('EVO-8.52', 'with two players the third trait replaces another', () => {
  const s = table({
    phase: 'play',
    players: [
      { hand: [{ trait: 'burrowing', food: 1 }, 'horns'], species: [sp(1, 1, 0, ['horns', 'climbing'])] },
      { hand: ['foraging'] },
    ],
  });
  expect(refused(s, 'put burrowing 1 on species 1')).toMatchObject({
    code: 'trait-limit',
    facts: { count: 2, limit: 2 },
  });
  play(s, 'put burrowing 1 on species 1 replacing climbing');
  expect(species(s, 0, 0).traits.map((t) => t.id)).toEqual(['horns', 'burrowing']);
});

rule('EVO-8.53', 'ties go to the trait cards, then to the population, then are shared', () => {
  const end = (...players: { bag: number; species: unknown[] }[]) => {
    const s = table({ phase: 'over', round: 6, lastRound: 6, players });
    return { scores: evolution.scores(s), winners: evolution.result(s)?.winners };
  };
  const six = [
    sp(1, 3, 0, ['horns', 'climbing']),
    sp(1, 3, 0, ['horns', 'climbing']),
    sp(1, 3, 0, ['horns', 'climbing']),
  ];
  const five = [...six.slice(1), sp(1, 3, 0, ['foraging'])];
  expect(end({ bag: 25, species: six }, { bag: 26, species: five })).toEqual({
    scores: [40, 40],
    winners: [0],
  });
  const nine = six;
  const eleven = [...six.slice(1), sp(1, 5, 0, ['foraging', 'scavenger'])];
  expect(end({ bag: 25, species: nine }, { bag: 23, species: eleven })).toEqual({
    scores: [40, 40],
    winners: [1],
  });
  const other = [...six.slice(1), sp(1, 3, 0, ['foraging', 'scavenger'])];
  expect(end({ bag: 25, species: six }, { bag: 25, species: other })).toEqual({
    scores: [40, 40],
    winners: [0, 1],
  });
});

rule('EVO-8.54', 'after the last round fat is worth a point each, and its card one', () => {
  const s = feeding([[[3, 1, 1, ['fat-tissue'], 3]], [[1, 1, 1]]], {
    wateringHole: 0,
    round: 4,
    lastRound: 4,
  });
  expect(over(s)).toBe(true);
  // One food eaten and three fat in the bag, population 1, one trait card.
  expect([bag(s, 0), evolution.scores(s)]).toEqual([4, [6, 2]]);
});

rule(
  'EVO-8.59',
  'fat of the dead to the bag, fat of the living stays, and nobody is left without a species',
  () => {
    const dead = feeding([[[2, 2, 0, ['fat-tissue'], 2]], [[1, 1, 1]]], { wateringHole: 0 });
    expect(bag(dead, 0)).toBe(2);
    // A replacement, one card drawn for Fat Tissue and four dealt.
    expect(species(dead, 0, 0)).toEqual({ bodySize: 1, population: 1, food: 0, fat: 0, traits: [] });
    expect([rowLength(dead, 0), handSize(dead, 0)]).toEqual([1, 5]);

    const shrunk = feeding([[[3, 3, 1, ['fat-tissue'], 2]], [[1, 1, 1]]], { wateringHole: 0 });
    expect([fed(shrunk, 0, 0), bag(shrunk, 0)]).toEqual([[1, 0, 2], 1]);

    const last = { wateringHole: 0, round: 4, lastRound: 4 };
    const end = feeding([[[2, 2, 0]], [[1, 1, 1]]], last);
    expect([over(end), rowLength(end, 0)]).toEqual([true, 1]);
    const lost = feeding([[[2, 2, 0]], [[1, 1, 1]]], {
      ...last,
      options: { replacementAfterLastRound: false },
    });
    expect([over(lost), rowLength(lost, 0)]).toEqual([true, 0]);
  },
);
