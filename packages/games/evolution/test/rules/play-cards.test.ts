import { redact } from '@clade/engine';
import { type Changes, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  bag,
  expectChanged,
  handSize,
  options,
  play,
  type Short,
  sp,
  species,
  table,
  turnOf,
} from '../../src/testing/index.ts';
import { card, look, ofType, refused } from './box.ts';

type Hand = readonly { trait: string; food: number }[];

/** Player 1 is to play cards; two other players keep one card each, so that the phase goes on. */
const turn = (hand: Hand, row: readonly Short[] = [[1, 1]], more = {}) =>
  table({
    phase: 'play',
    players: [{ hand, species: row.map((x) => sp(...x)) }, { hand: 1 }, { hand: 1 }],
    ...more,
  });

const HORNS = card('horns', 1);
const AMBUSH = card('ambush', -3);
const CLIMBING = card('climbing', 2);
const BURROWING = card('burrowing', 1);

rule('EVO-3.4.1', 'one turn for each player, from the first player clockwise', () => {
  const s = turn([HORNS], [[1, 1]], { first: 1, toAct: 1, wateringHole: 9 });
  expect(turnOf(s)).toBe(1);
  play(s, 'end turn');
  expect(turnOf(s)).toBe(2);
  play(s, 'end turn');
  expect(turnOf(s)).toBe(0);
  play(s, 'end turn');
  expect(look(s).phase).toBe('feeding');
});

rule('EVO-3.4.1', 'the first player of the round begins', () => {
  const s = table({
    phase: 'food',
    first: 2,
    players: [{ hand: [HORNS] }, { hand: 2, foodCard: AMBUSH }, { hand: 3, foodCard: CLIMBING }],
  });
  play(s, 'choose horns 1 as food');
  expect([look(s).phase, turnOf(s)]).toEqual(['play', 2]);
});

rule('EVO-3.4.1', 'any number of cards, all of them or none; the rest stays in hand', () => {
  const all = turn([HORNS, AMBUSH, CLIMBING]);
  play(all, 'put horns 1 on species 1');
  expect(turnOf(all)).toBe(0);
  play(all, 'put ambush -3 on species 1', 'put climbing 2 on species 1');
  expect([handSize(all, 0), turnOf(all)]).toEqual([0, 1]);

  const none = turn([HORNS, AMBUSH, CLIMBING]);
  expectChanged(none, () => play(none, 'end turn'), { toAct: [0, 1] });

  const some = turn([HORNS, AMBUSH, CLIMBING]);
  play(some, 'put horns 1 on species 1', 'end turn');
  expect(look(some, 0).players[0]?.hand).toEqual([AMBUSH, CLIMBING]);
});

rule('EVO-3.4.2', 'actions in any mixture; a new species can be used at once', () => {
  const s = turn([HORNS, AMBUSH, CLIMBING, BURROWING, card('fertile', 3)], [[2, 2]]);
  play(
    s,
    'discard horns 1 for a new species on the left',
    'put ambush -3 on species 1',
    'discard climbing 2 to grow population of species 1',
    'put burrowing 1 on species 2',
    'discard fertile 3 to grow body size of species 1',
  );
  expect(look(s, 0).players[0]?.species).toEqual([
    { bodySize: 2, population: 2, food: 0, fat: 0, traits: [{ id: 'ambush', food: -3, faceDown: true }] },
    { bodySize: 2, population: 2, food: 0, fat: 0, traits: [{ id: 'burrowing', food: 1, faceDown: true }] },
  ]);
});

rule('EVO-3.4.2', 'one card does exactly one thing', () => {
  const discarded = { 'discard.0': [[], [HORNS]] } as const;
  const species = { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] };
  const trait = { id: 'horns', food: 1, faceDown: true };
  const actions: Readonly<Record<string, Changes>> = {
    'put horns 1 on species 1': { 'players.0.species.0.traits.0': [[], [trait]] },
    'discard horns 1 for a new species on the left': {
      'players.0.species.0': [[], [species]],
      ...discarded,
    },
    'discard horns 1 for a new species on the right': {
      'players.0.species.1': [[], [species]],
      ...discarded,
    },
    'discard horns 1 to grow body size of species 1': {
      'players.0.species.0.bodySize': [2, 3],
      ...discarded,
    },
    'discard horns 1 to grow population of species 1': {
      'players.0.species.0.population': [2, 3],
      ...discarded,
    },
  };
  for (const [action, changes] of Object.entries(actions)) {
    const s = turn([HORNS, AMBUSH], [[2, 2]]);
    expectChanged(s, () => play(s, action), { 'players.0.hand.1': [[HORNS], []], ...changes });
    expect(refused(s, action)?.code).toBe('not-in-hand');
  }
});

rule('EVO-3.4.3', 'a trait lies face-down on an own species', () => {
  const s = turn([HORNS], [[1, 1, 0, ['climbing']]]);
  play(s, 'put horns 1 on species 1');
  expect(species(s, 0, 0).traits).toEqual([
    { id: 'climbing', food: expect.any(Number) },
    { id: 'horns', food: 1, faceDown: true },
  ]);
  expect(refused(turn([HORNS]), 'put horns 1 on species 2')?.code).toBe('no-such-species');
});

rule('EVO-3.4.3', 'no second card of a trait, and no more cards than the limit', () => {
  const s = turn(
    [HORNS],
    [
      [1, 1, 0, ['horns']],
      [1, 1, 0, ['ambush', 'climbing', 'fertile']],
      [1, 1, 0, ['ambush', 'climbing']],
    ],
  );
  expect(refused(s, 'put horns 1 on species 1')).toMatchObject({
    code: 'duplicate-trait',
    rule: 'EVO-3.4.3',
  });
  expect(refused(s, 'put horns 1 on species 2')?.code).toBe('trait-limit');
  expect(refused(s, 'put horns 1 on species 3')).toBeUndefined();
});

rule('EVO-3.4.3', 'a card put down this turn counts as a duplicate too', () => {
  const s = turn([HORNS, card('horns', 2)]);
  play(s, 'put horns 1 on species 1');
  expect(refused(s, 'put horns 2 on species 1')?.code).toBe('duplicate-trait');
});

const FULL: Short = [1, 1, 0, [{ id: 'ambush', food: 3 }, 'climbing', 'fertile']];

rule('EVO-3.4.4', 'at the limit a card replaces one of the present ones, which is discarded face-up', () => {
  const s = turn([HORNS], [FULL]);
  const [event] = ofType(play(s, 'put horns 1 on species 1 replacing ambush'), 'trait-replaced');
  expect(event).toMatchObject({ seat: 0, species: 0, card: card('ambush', 3) });
  expect(species(s, 0, 0).traits.map((t) => t.id)).toEqual(['climbing', 'fertile', 'horns']);
  for (const viewer of [-1, 0, 1]) expect(look(s, viewer).discard.at(-1)).toEqual(card('ambush', 3));
});

rule('EVO-3.4.4', 'below the limit nothing is replaced', () => {
  const s = turn([HORNS], [[1, 1, 0, ['ambush', 'climbing']]]);
  expect(refused(s, 'put horns 1 on species 1 replacing ambush')).toMatchObject({
    code: 'not-full',
    rule: 'EVO-3.4.4',
  });
});

rule('EVO-3.4.4', 'the duplicate test is made after the removal', () => {
  const s = turn([CLIMBING], [FULL]);
  expect(refused(s, 'put climbing 2 on species 1 replacing climbing')).toBeUndefined();
  expect(refused(s, 'put climbing 2 on species 1 replacing ambush')?.code).toBe('duplicate-trait');
});

rule('EVO-3.4.4', 'a trait cannot be discarded without playing one', () => {
  expect(options(turn([HORNS], [FULL]))).toEqual([
    'discard horns 1 for a new species on the left',
    'discard horns 1 for a new species on the right',
    'discard horns 1 to grow body size of species 1',
    'discard horns 1 to grow population of species 1',
    'put horns 1 on species 1 replacing ambush',
    'put horns 1 on species 1 replacing climbing',
    'put horns 1 on species 1 replacing fertile',
    'end turn',
  ]);
});

rule('EVO-3.4.5', 'a new species (1, 1) stands at the left or at the right end, never between', () => {
  const s = turn(
    [HORNS, AMBUSH],
    [
      [2, 2],
      [3, 3],
    ],
  );
  play(
    s,
    'discard horns 1 for a new species on the left',
    'discard ambush -3 for a new species on the right',
  );
  expect(look(s, 0).players[0]?.species.map((x) => [x.bodySize, x.population])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 1],
  ]);
  expect(look(s, 2).discard.slice(-2)).toEqual([HORNS, AMBUSH]);
  const places = options(
    turn(
      [HORNS],
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ),
  ).filter((words) => words.includes('new species'));
  expect(places).toHaveLength(2);
});

rule('EVO-3.4.5', 'it needs a free board', () => {
  const row = Array.from({ length: 22 }, (): Short => [1, 1]);
  expect(refused(turn([HORNS], row), 'discard horns 1 for a new species on the left')?.code).toBe(
    'no-free-board',
  );
  expect(
    refused(turn([HORNS], row.slice(1)), 'discard horns 1 for a new species on the left'),
  ).toBeUndefined();
});

rule('EVO-3.4.6', 'a discarded card raises body size or population by 1, up to 6', () => {
  const s = turn([HORNS, AMBUSH, CLIMBING], [[5, 5]]);
  play(s, 'discard horns 1 to grow body size of species 1');
  expect(species(s, 0, 0)).toMatchObject({ bodySize: 6, population: 5 });
  play(s, 'discard ambush -3 to grow population of species 1');
  expect(species(s, 0, 0)).toMatchObject({ bodySize: 6, population: 6 });
  expect(look(s, 1).discard.slice(-2)).toEqual([HORNS, AMBUSH]);
  for (const what of ['body size', 'population']) {
    expect(refused(s, `discard climbing 2 to grow ${what} of species 1`)?.rule).toBe('EVO-3.4.6');
  }
});

rule('EVO-3.4.7', 'fat on a replaced Fat Tissue card goes to the bag', () => {
  const s = turn([HORNS], [[3, 1, 0, ['fat-tissue', 'ambush', 'climbing'], 2]]);
  play(s, 'put horns 1 on species 1 replacing fat-tissue');
  expect([bag(s, 0), species(s, 0, 0).fat]).toEqual([2, 0]);
  const other = turn([HORNS], [[3, 1, 0, ['fat-tissue', 'ambush', 'climbing'], 2]]);
  play(other, 'put horns 1 on species 1 replacing ambush');
  expect([bag(other, 0), species(other, 0, 0).fat]).toEqual([0, 2]);
});

rule(
  'EVO-3.4.8',
  'public at once: how many cards lie on a species, growth, new species, discarded faces',
  () => {
    const s = turn([HORNS, AMBUSH, CLIMBING, BURROWING]);
    play(s, 'put horns 1 on species 1', 'put burrowing 1 on species 1');
    play(
      s,
      'discard ambush -3 to grow body size of species 1',
      'discard climbing 2 for a new species on the left',
    );
    for (const viewer of [-1, 1, 2]) {
      expect(look(s, viewer).players[0]?.species).toEqual([
        { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] },
        { bodySize: 2, population: 1, food: 0, fat: 0, traits: [{ faceDown: true }, { faceDown: true }] },
      ]);
      expect(look(s, viewer).discard.slice(-2)).toEqual([AMBUSH, CLIMBING]);
    }
  },
);

rule('EVO-3.4.8', 'hidden: the faces of the traits played this phase', () => {
  const s = turn([HORNS, CLIMBING]);
  const events = play(s, 'put horns 1 on species 1');
  expect(look(s, 0).players[0]?.species[0]?.traits).toEqual([{ id: 'horns', food: 1, faceDown: true }]);
  expect(JSON.stringify(events.map((e) => redact(e, 0)))).toContain('horns');
  for (const viewer of [-1, 1, 2]) {
    expect(look(s, viewer).players[0]?.species[0]?.traits).toEqual([{ faceDown: true }]);
    expect(JSON.stringify(events.map((e) => redact(e, viewer)))).not.toContain('horns');
  }
});

rule(
  'EVO-3.4.8',
  'face-down traits have no effect: the others see and may do the same whatever was played',
  () => {
    const played = (words: string) => {
      const s = table({
        phase: 'play',
        players: [{ hand: [HORNS, card('fat-tissue', 3)] }, { hand: [AMBUSH] }, { hand: [CLIMBING] }],
      });
      play(s, words, 'end turn');
      return s;
    };
    const a = played('put horns 1 on species 1');
    const b = played('put fat-tissue 3 on species 1');
    expect(options(b, 1)).toEqual(options(a, 1));
    for (const viewer of [-1, 1, 2]) expect(look(b, viewer)).toEqual(look(a, viewer));
  },
);

rule('EVO-3.4.11', 'a card put down earlier in the turn may be given up; it is shown', () => {
  const s = turn([HORNS, BURROWING], [[1, 1, 0, ['ambush', 'climbing']]]);
  play(s, 'put horns 1 on species 1');
  const [event] = ofType(play(s, 'put burrowing 1 on species 1 replacing horns'), 'trait-replaced');
  expect(event?.card).toEqual(HORNS);
  expect(event?.secret).toBeUndefined();
  expect(look(s, 2).discard.at(-1)).toEqual(HORNS);
  expect(species(s, 0, 0).traits.map((t) => t.id)).toEqual(['ambush', 'climbing', 'burrowing']);
});
