import { dominantSpecies } from '@clade/dominant-species';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  legalMoves,
  Rng,
  type Seat,
  type State,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { feeding, turnOf } from '@clade/evolution/testing';
import { expect, test } from 'vitest';
import { questionFor } from '../../src/ask.ts';
import { askBot, type Bot, hint, makeBot, type Searcher } from '../../src/index.ts';
import { evolutionPolicies } from '../../src/policies/evolution.ts';
import { type Policy, TOP_TIER } from '../../src/search/policy.ts';
import { type Budget, search } from '../../src/search/search.ts';

function answer(s: State, level: string, seed: string): string {
  const bot = makeBot(level, { scale: 0.1 }) as Bot;
  return evolution.describe(s, askBot(evolution, s, turnOf(s), bot, new Rng(seed)));
}

function dealt(players: number, moves: number): State {
  const s = evolution.setup(configure(evolution, players, {}) as Config, 'search');
  const beginner = makeBot('beginner') as Bot;
  const rng = new Rng('dealt');
  for (let n = 0; n < moves; n++) {
    const seat = firstSeat(evolution.pending(s));
    evolution.apply(s, seat, askBot(evolution, s, seat, beginner, rng));
  }
  return s;
}

const BUDGET: Budget = { simulations: 400, width: 12, depth: 4, tier: TOP_TIER };

test('the same question, seed and count give the same thoughts', () => {
  const policy = evolutionPolicies.make();
  for (const moves of [0, 8, 30, 45]) {
    const s = dealt(3, moves);
    const seat = firstSeat(evolution.pending(s));
    const ask = () => search(questionFor(evolution, s, seat, new Rng('same')), policy, BUDGET);
    expect(ask()).toEqual(ask());
  }
});

test('a search leaves the state it is asked about alone', () => {
  const s = dealt(3, 8);
  const before = Array.from(s);
  askBot(evolution, s, firstSeat(evolution.pending(s)), makeBot('casual') as Bot, new Rng('alone'));
  expect(Array.from(s)).toEqual(before);
});

test('a search does about as many simulations as it may', () => {
  const s = dealt(4, 0);
  const seat = firstSeat(evolution.pending(s));
  const policy = evolutionPolicies.make();
  const may = BUDGET.simulations * policy.share(s, seat);
  const { simulations, rated } = search(questionFor(evolution, s, seat, new Rng('count')), policy, BUDGET);
  expect(simulations).toBeGreaterThan(0.8 * may);
  expect(simulations).toBeLessThanOrEqual(1.2 * may);
  expect(rated.length).toBeGreaterThan(2);
  expect(rated.length).toBeLessThanOrEqual(BUDGET.width);
});

test('the clock ends a search early, and there is still a legal move', () => {
  const s = dealt(4, 8);
  const seat = firstSeat(evolution.pending(s));
  let time = 0;
  const now = () => (time += 1);
  const budget = { ...BUDGET, simulations: 100_000, clock: { now, limit: 50 } };
  const { move, simulations } = search(
    questionFor(evolution, s, seat, new Rng('late')),
    evolutionPolicies.make(),
    budget,
  );
  expect(simulations).toBeLessThan(3000);
  expect(legalMoves(evolution, s, seat)).toContain(move);
});

test('in rollouts the others are played by whom they are taken for', () => {
  const policy = evolutionPolicies.make();
  let draws = 0;
  /** The same policy, which notes whom it plays for and takes the others for `others`. */
  const noting = (seats: Set<number>, others?: Policy): Policy =>
    new Proxy(policy, {
      get(target, key) {
        if (key === 'opponents' && others !== undefined)
          return ((_world, seat, _rng, out) => {
            draws++;
            for (let p = 0; p < out.length; p++) if (p !== seat) out[p] = others;
          }) satisfies Policy['opponents'];
        if (key === 'advance')
          return (s: State, seat: Seat, rng: Rng) => {
            seats.add(seat);
            target.advance?.(s, seat, rng);
          };
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const s = dealt(4, 0);
  const seat = firstSeat(evolution.pending(s));
  const think = (by: Policy) => search(questionFor(evolution, s, seat, new Rng('cast')), by, BUDGET);
  const [own, all, others] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const thought = think(noting(own, noting(others)));
  expect([...own]).toEqual([seat]);
  expect([...others].sort()).toEqual([0, 1, 2, 3].filter((p) => p !== seat));
  // Once for each world, not for each simulation.
  expect(draws).toBeGreaterThan(4);
  expect(draws).toBeLessThan(thought.simulations / 2);
  // Whoever takes them for itself finds the same if they play the same.
  expect(think(noting(all))).toEqual(thought);
  expect(all.size).toBe(4);
});

test('the last token goes to the species that would die', () => {
  const s = feeding(
    [
      [
        [2, 4, 3, ['horns']],
        [2, 2, 0, ['climbing']],
      ],
      [[2, 4, 0]],
    ],
    { wateringHole: 1 },
  );
  for (const level of ['beginner', 'casual', 'expert'])
    expect(answer(s, level, 'token')).toBe('feed species 2');
});

test('a carnivore eats a stranger rather than its own row', () => {
  const s = feeding([
    [
      [4, 2, 0, ['carnivore']],
      [3, 2, 2],
    ],
    [[1, 2, 2]],
  ]);
  expect(answer(s, 'casual', 'row')).toBe('attack player 2 species 1 with species 1');
});

test('a hint lists the best legal moves with chances and points', () => {
  const s = dealt(4, 0);
  const seat = firstSeat(evolution.pending(s));
  const { moves, reasons } = hint(evolution, s, seat, { level: 'casual', seed: 'hint', scale: 0.5 });
  expect(moves).toHaveLength(3);
  const legal = legalMoves(evolution, s, seat);
  expect(new Set(moves.map(({ move }) => move)).size).toBe(3);
  for (const { move, chance, points } of moves) {
    expect(legal).toContain(move);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(points).toBeGreaterThan(10);
    expect(points).toBeLessThan(120);
  }
  const ids = evolutionPolicies.features.map(({ id }) => id.replace(/-(next|later)$/, ''));
  for (const { feature } of reasons) expect(ids).toContain(feature);
  // What counts now and for rounds to come is one reason.
  expect(new Set(reasons.map(({ feature }) => feature)).size).toBe(reasons.length);
});

test.each([
  ['evolution', evolution as Game, 4],
  ['dominant species', dominantSpecies as Game, 3],
] as const)(
  'the moves of a hint are compared in the same worlds, and told best first: %s',
  (name, game, players) => {
    const bot = makeBot('skilled', { scale: 0.05 }) as Searcher;
    const rng = new Rng(`course ${name}`);
    let compared = 0;
    for (let n = 0; n < 8; n++) {
      const s = game.setup(configure(game, players, {}) as Config, `hint ${n}`);
      for (let i = 0; i < 20 + 9 * n && game.pending(s) !== 0; i++) {
        const seat = firstSeat(game.pending(s));
        const legal = legalMoves(game, s, seat);
        game.apply(s, seat, legal[rng.below(legal.length)] as number);
      }
      if (game.pending(s) === 0) continue;
      const asked = questionFor(game, s, firstSeat(game.pending(s)), new Rng(`ask ${n}`));
      const { thought, reasons } = bot.consider(asked);
      const { rated } = thought;
      if (rated.length < 2) continue;
      compared++;
      expect(new Set(rated.map(({ move }) => move)).size).toBe(rated.length);
      expect(new Set(rated.map(({ simulations }) => simulations)).size).toBe(1);
      const told = rated.map(({ chance }) => Math.round(100 * chance));
      expect(told).toEqual([...told].sort((a, b) => b - a));
      expect(thought.move).toBe(rated[0]?.move);
      expect(reasons.map(({ feature }) => feature)).not.toContain('pawns');
    }
    expect(compared).toBeGreaterThan(3);
  },
);

test('the evaluation of a finished game is its score', () => {
  const s = dealt(3, 0);
  const random = makeBot('random') as Bot;
  const rng = new Rng('end');
  for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
    const seat = firstSeat(pending);
    evolution.apply(s, seat, askBot(evolution, s, seat, random, rng));
  }
  const policy = evolutionPolicies.make();
  const features = new Float64Array(policy.weights.length);
  for (let seat = 0; seat < 3; seat++) {
    policy.measure(s, seat, features);
    const points = features.reduce((sum, x, k) => sum + x * (policy.weights[k] as number), 0);
    expect(points).toBeCloseTo(evolution.scores(s)[seat] as number);
  }
});
