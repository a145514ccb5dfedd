import { type Game, legalMoves, RNG, RNG_WORDS, Rng, type Seat, SPECTATOR, type State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { type Card, evolution } from '../src/index.ts';
import { playAs, table } from '../src/testing/index.ts';

/** Where every card of a table is, read from the position it is written as. */
interface Places {
  readonly drawPile: readonly Card[];
  readonly removed: readonly Card[];
  readonly players: readonly {
    readonly hand: readonly Card[];
    readonly foodCard?: Card;
    readonly plan?: readonly unknown[];
    readonly species: readonly {
      readonly traits: readonly { readonly id: string; readonly food: number; readonly faceDown?: true }[];
    }[];
  }[];
}
const places = (s: State): Places => evolution.writePosition(s) as unknown as Places;

const nameOf = ({ trait, food }: Card): string => `${trait} ${food}`;

type Sampler = Game['sample'];

/** A hidden place: how to read its cards, and how likely each card is to lie there. */
interface Place {
  readonly name: string;
  /** Names of the cards that lie there. */
  read(p: Places): string[];
  /** Expected cards of a name, given how many copies of each are out of sight. */
  expected(copies: ReadonlyMap<string, number>): Map<string, number>;
}

/** Places that hold `n` of the cards out of sight without any condition. */
function anyOf(name: string, n: number, read: (p: Places) => readonly Card[]): Place {
  return {
    name,
    read: (p) => read(p).map(nameOf),
    expected(copies) {
      const all = total(copies.values());
      return new Map([...copies].map(([card, c]) => [card, (n * c) / all]));
    },
  };
}

/** One face-down trait on a species that shows `taken`: any card of another trait, each equally likely. */
function faceDown(name: string, seat: Seat, species: number, taken: readonly string[]): Place {
  return {
    name,
    read: (p) => traitsDown(p, seat, species),
    expected(copies) {
      const fits = [...copies].filter(([card]) => !taken.includes(traitOf(card)));
      const all = total(fits.map(([, c]) => c));
      return new Map([...copies].map(([card, c]) => [card, fits.some(([f]) => f === card) ? c / all : 0]));
    },
  };
}

/** Two face-down traits on one species: all pairs of cards with different traits are equally likely. */
function twoFaceDown(name: string, seat: Seat, species: number): Place {
  return {
    name,
    read: (p) => traitsDown(p, seat, species),
    expected(copies) {
      const all = total(copies.values());
      const byTrait = new Map<string, number>();
      for (const [card, c] of copies) byTrait.set(traitOf(card), (byTrait.get(traitOf(card)) ?? 0) + c);
      const weight = new Map([...copies].map(([card, c]) => [card, c * (all - byTrait.get(traitOf(card))!)]));
      const sum = total(weight.values());
      return new Map([...weight].map(([card, w]) => [card, (2 * w) / sum]));
    },
  };
}

const traitOf = (card: string): string => card.slice(0, card.lastIndexOf(' '));
const traitsDown = (p: Places, seat: Seat, species: number): string[] =>
  p.players[seat]!.species[species]!.traits.filter((t) => t.faceDown).map((t) => `${t.id} ${t.food}`);

function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
}

const SAMPLES = 3000;

/**
 * Throws unless, over many samples, every card out of sight comes to lie in every place it can, about as often as it
 * should. A count is a sum of independent draws whose variance is at most its mean, so five and a half standard
 * deviations are far beyond chance for the few hundred counts of a position, and well short of any plain mistake.
 */
function expectFair(s: State, seat: Seat, hiddenPlaces: readonly Place[], sample: Sampler): void {
  const copies = new Map<string, number>();
  for (const place of hiddenPlaces) {
    for (const card of place.read(places(s))) copies.set(card, (copies.get(card) ?? 0) + 1);
  }
  const counts = hiddenPlaces.map(() => new Map<string, number>());
  const rng = new Rng('fair samples');
  const draws = new Set<string>();
  for (let i = 0; i < SAMPLES; i++) {
    const t = sample(s, seat, rng);
    evolution.check(t);
    draws.add(Array.from(t.subarray(RNG, RNG + RNG_WORDS)).join());
    const p = places(t);
    for (const [k, place] of hiddenPlaces.entries()) {
      for (const card of place.read(p)) counts[k]!.set(card, (counts[k]!.get(card) ?? 0) + 1);
    }
  }
  expect(draws.size, 'generators').toBe(SAMPLES);
  for (const [k, place] of hiddenPlaces.entries()) {
    for (const [card, each] of place.expected(copies)) {
      const mean = each * SAMPLES;
      const count = counts[k]!.get(card) ?? 0;
      if (mean === 0) expect(count, `${card} in ${place.name}`).toBe(0);
      else {
        expect(count, `${card} in ${place.name}`).toBeGreaterThan(0);
        expect(Math.abs(count - mean) / Math.sqrt(mean), `${card} in ${place.name}`).toBeLessThan(5.5);
      }
    }
  }
}

/** Three players in the card phase; seat 0 looks. Traits of the others lie face-down, some beside open ones. */
const cardPhase = (): State =>
  table({
    phase: 'play',
    toAct: 0,
    players: [
      { hand: 4, foodCard: 'carnivore', species: [{ traits: [{ id: 'horns', faceDown: true }] }] },
      {
        hand: 5,
        foodCard: 'carnivore',
        species: [{ traits: ['carnivore', { id: 'ambush', faceDown: true }] }, { traits: [] }],
      },
      {
        hand: 2,
        foodCard: 'fertile',
        species: [
          {
            traits: [
              { id: 'climbing', faceDown: true },
              { id: 'carnivore', faceDown: true },
            ],
          },
        ],
      },
    ],
    discard: ['horns', 'symbiosis', 'symbiosis'],
    drawPile: 70,
  });

const hand = (seat: Seat, n: number): Place => anyOf(`hand ${seat}`, n, (p) => p.players[seat]!.hand);
const foodCard = (seat: Seat): Place => anyOf(`food card ${seat}`, 1, (p) => [p.players[seat]!.foodCard!]);

describe('samples are samples', () => {
  // A position without face-down traits, where every place is as good as any other.
  const openTable = (): State =>
    table({
      phase: 'food',
      players: [
        { hand: 6, species: [{ traits: ['carnivore', 'horns'] }] },
        { hand: 8, species: [{ traits: ['long-neck'] }, {}] },
      ],
      discard: ['ambush', 'carnivore', 'carnivore'],
      drawPile: 60,
    });

  test('EVO-3.8.1, EVO-3.8.2: other hands, the draw pile and the removed cards hold every unseen card alike', () => {
    const s = openTable();
    playAs(s, 1, evolution.describe(s, legalMoves(evolution, s, 1)[0]!));
    const { removed } = places(s);
    expect(removed.length).toBeGreaterThan(30);
    const spots = [
      hand(1, 7),
      foodCard(1),
      anyOf('draw pile', 60, (p) => p.drawPile),
      anyOf('removed', removed.length, (p) => p.removed),
    ];
    expectFair(s, 0, spots, evolution.sample);
  });

  const conditioned = [
    faceDown('beside carnivore', 1, 0, ['carnivore']),
    twoFaceDown('two of one species', 2, 0),
  ];

  test('EVO-3.8.3, EVO-3.8.4: face-down cards are any that the rules allow there', () => {
    const s = cardPhase();
    expectNearlyFair(s, evolution.sample);
  });

  /**
   * A face-down card takes a slightly different share of the traits away from the other places, so those are compared
   * with what rejection sampling, done here on its own, gives.
   */
  function expectNearlyFair(s: State, sample: Sampler): void {
    const spots = [...conditioned, hand(1, 5), hand(2, 2), foodCard(1), foodCard(2)];
    const { drawPile, removed } = places(s);
    const pool = [...spots.flatMap((x) => x.read(places(s))), ...[...drawPile, ...removed].map(nameOf)];
    const expected = dealByRejection(pool);
    const rng = new Rng('conditioned samples');
    const counts = new Map<string, number>();
    for (let i = 0; i < SAMPLES; i++) {
      const t = sample(s, 0, rng);
      evolution.check(t);
      const p = places(t);
      for (const spot of spots) {
        for (const card of spot.read(p)) bump(counts, `${spot.name}: ${traitOf(card)}`);
      }
    }
    // Both sides are random: the difference of two counts has the variance of their sum.
    for (const key of new Set([...expected.keys(), ...counts.keys()])) {
      const a = counts.get(key) ?? 0;
      const b = expected.get(key) ?? 0;
      if (b > 20) expect(a, key).toBeGreaterThan(0);
      if (b === 0) expect(a, key).toBe(0);
      expect(Math.abs(a - b) / Math.sqrt(a + b), key).toBeLessThan(5.5);
    }
  }

  /** Counts by place and trait when the whole pool is shuffled until the face-down cards fit. */
  function dealByRejection(pool: readonly string[]): Map<string, number> {
    const rng = new Rng('rejection');
    const counts = new Map<string, number>();
    const order = pool.map((_, i) => i);
    const sizes: [string, number][] = [
      ['beside carnivore', 1],
      ['two of one species', 2],
      ['hand 1', 5],
      ['hand 2', 2],
      ['food card 1', 1],
      ['food card 2', 1],
    ];
    for (let done = 0; done < SAMPLES; ) {
      rng.shuffle(order, order.length);
      const traits = order.map((i) => traitOf(pool[i]!));
      if (traits[0] === 'carnivore' || traits[1] === traits[2]) continue;
      done++;
      let at = 0;
      for (const [name, n] of sizes) for (let i = 0; i < n; i++) bump(counts, `${name}: ${traits[at++]}`);
    }
    return counts;
  }

  function bump(counts: Map<string, number>, key: string): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  test('EVO-3.4.3: no sampled species has a trait twice, whatever lies open on it', () => {
    const s = cardPhase();
    const rng = new Rng('duplicates');
    for (let i = 0; i < 500; i++) {
      for (const { species } of places(evolution.sample(s, SPECTATOR, rng)).players) {
        for (const { traits } of species) expect(new Set(traits.map((t) => t.id)).size).toBe(traits.length);
      }
    }
  });

  test('what the seat knows stays: own hand, own food card, own face-down traits, the discard pile', () => {
    const s = cardPhase();
    const before = evolution.writePosition(s) as { discard: unknown; players: unknown[] };
    const rng = new Rng('known');
    for (let i = 0; i < 50; i++) {
      const t = evolution.writePosition(evolution.sample(s, 0, rng)) as {
        discard: unknown;
        players: unknown[];
      };
      expect(t.players[0]).toEqual(before.players[0]);
      expect(t.discard).toEqual(before.discard);
    }
  });

  test('a spectator knows no hand at all', () => {
    const s = openTable();
    const spots = [
      hand(0, 6),
      hand(1, 8),
      anyOf('draw pile', 60, (p) => p.drawPile),
      anyOf('removed', places(s).removed.length, (p) => p.removed),
    ];
    expectFair(s, SPECTATOR, spots, evolution.sample);
  });

  describe('and these are not:', () => {
    const fairPlaces = (s: State): Place[] => [
      hand(1, 8),
      anyOf('draw pile', 60, (p) => p.drawPile),
      anyOf('removed', places(s).removed.length, (p) => p.removed),
    ];
    const freshRandom = (t: State, rng: Rng): State => {
      for (let w = 0; w < 4; w++) t[RNG + w] = rng.below(2 ** 30);
      return t;
    };
    const bad: Record<string, Sampler> = {
      'the state itself': (s) => s,
      'a copy with fresh randomness': (s, _seat, rng) => freshRandom(Int32Array.from(s), rng),
      'the truth every second time': (s, seat, rng) =>
        rng.below(2) === 0 ? freshRandom(Int32Array.from(s), rng) : evolution.sample(s, seat, rng),
      'one world over and over': (s, seat, rng) =>
        freshRandom(evolution.sample(s, seat, new Rng('always the same')), rng),
      'the truth one time in ten': (s, seat, rng) =>
        rng.below(10) === 0 ? freshRandom(Int32Array.from(s), rng) : evolution.sample(s, seat, rng),
    };
    test.each(Object.entries(bad))('%s', (_name, sample) => {
      const s = openTable();
      expect(() => expectFair(s, 0, fairPlaces(s), evolution.sample)).not.toThrow();
      expect(() => expectFair(s, 0, fairPlaces(s), sample)).toThrow();
    });

    test('a deal that leans towards the true face-down card', () => {
      const s = cardPhase();
      const leaning: Sampler = (x, seat, rng) => {
        const t = evolution.sample(x, seat, rng);
        const [card] = traitsDown(places(t), 1, 0);
        return traitOf(card!) === 'ambush' ? t : evolution.sample(x, seat, rng);
      };
      expect(() => expectNearlyFair(s, leaning)).toThrow('beside carnivore: ambush');
    });
  });
});

describe('quick play', () => {
  /** Seat 1 has closed a list of two actions, seat 2 has begun one; seat 0 looks. */
  const planning = (
    seat1: readonly unknown[],
    seat2: readonly unknown[],
    own: readonly unknown[] = [],
  ): State =>
    table({
      phase: 'play',
      options: { quickPlay: true },
      players: [
        { hand: [{ trait: 'horns', food: 3 }, 'ambush'], foodCard: 'carnivore', plan: own },
        {
          hand: [
            { trait: 'climbing', food: 3 },
            { trait: 'burrowing', food: 3 },
            { trait: 'fertile', food: 6 },
          ],
          foodCard: 'carnivore',
          plan: seat1,
          planClosed: true,
        },
        {
          hand: [
            { trait: 'symbiosis', food: 3 },
            { trait: 'horns', food: 4 },
          ],
          foodCard: 'carnivore',
          plan: seat2,
        },
      ],
      seed: 'planning',
    });
  const climb = ['trait', 'climbing', 3, 0];
  const grow = ['body', 'fertile', 6, 0];
  const join = ['trait', 'symbiosis', 3, 0];

  test('EVO-3.4.9: samples do not depend on the lists of others in any way', () => {
    const states = [
      planning([climb, grow], [join]),
      planning([], [join]),
      planning([climb], []),
      planning(
        [grow, climb],
        [
          ['species', 'symbiosis', 3, 'left'],
          ['body', 'horns', 4, 0],
        ].slice(0, 1),
      ),
    ];
    for (const viewer of [0, SPECTATOR]) {
      for (let i = 0; i < 50; i++) {
        const [first, ...others] = states.map((s) =>
          Array.from(evolution.sample(s, viewer, new Rng(`plan ${i}`))),
        );
        for (const other of others) expect(other).toEqual(first);
      }
    }
  });

  test('EVO-3.4.9: closed lists are made up anew, open ones are left empty, the own list stays', () => {
    const own = [['trait', 'horns', 3, 0]];
    const s = planning([climb, grow], [join], own);
    const rng = new Rng('lists');
    const lengths = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const t = evolution.sample(s, 0, rng);
      evolution.check(t);
      const { players } = places(t);
      expect(players[0]!.plan).toEqual(own);
      expect(players[2]!.plan).toBeUndefined();
      lengths.add(players[1]!.plan?.length ?? 0);
      expect(evolution.pending(t)).toBe(evolution.pending(s));
    }
    expect([...lengths].sort()).toEqual([0, 1, 2, 3]);
  });

  test('EVO-3.4.9: a sampled list can be carried out with the sampled hand', () => {
    const s = planning([climb, grow], [join]);
    const rng = new Rng('carry out');
    for (let i = 0; i < 200; i++) {
      const t = evolution.sample(s, 0, rng);
      playAs(t, 0, 'end turn');
      playAs(t, 2, 'end turn');
      evolution.check(t);
    }
  });
});

test('where hardly any deal of face-down cards fits, samples are still legal and still differ', () => {
  // Seven species with an open carnivore hide one card each, eight others hide a carnivore: a blind deal never fits.
  const s = table({
    phase: 'play',
    toAct: 0,
    first: 1,
    players: [
      { hand: [{ trait: 'horns', food: 1 }] },
      {
        hand: [],
        species: [
          ...Array.from({ length: 7 }, () => ({ traits: ['carnivore', { id: 'climbing', faceDown: true }] })),
          ...Array.from({ length: 8 }, () => ({ traits: [{ id: 'carnivore', faceDown: true }] })),
        ],
      },
      { hand: 4 },
    ],
    drawPile: 0,
    discard: [],
  });
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const world = evolution.sample(s, 0, new Rng(`tight ${i}`));
    evolution.check(world);
    expect(JSON.stringify(evolution.view(world, 0))).toBe(JSON.stringify(evolution.view(s, 0)));
    seen.add(JSON.stringify(evolution.view(world, 1).players[1]));
  }
  expect(seen.size).toBeGreaterThan(5);
});
