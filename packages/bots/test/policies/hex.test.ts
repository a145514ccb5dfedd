import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  legalMoves,
  MoveList,
  type OptionValue,
  Rng,
  type State,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { questionFor } from '../../src/ask.ts';
import { askBot, type Bot, makeBot, stylesOf } from '../../src/index.ts';
import { policySetOf } from '../../src/policies.ts';
import { type Policy, type PolicySet, TOP_TIER } from '../../src/search/policy.ts';
import { search } from '../../src/search/search.ts';

const LEVELS = ['beginner', 'casual', 'skilled', 'expert'];

interface Table {
  readonly players: number;
  readonly options: Record<string, OptionValue>;
}

/** Games with the tables that are played whole; the policy alone plays all counts and every single option. */
const GAMES: readonly { readonly game: Game; readonly tables: readonly Table[] }[] = [
  {
    game: dominantSpecies,
    tables: [
      { players: 2, options: { animals: 3, deck: 'long' } },
      { players: 4, options: { assignment: 'choose' } },
    ],
  },
  {
    game: dominantSpeciesMarine,
    tables: [
      { players: 2, options: { animals: 2, length: 'short' } },
      { players: 3, options: { superheroes: 'with-exaptation', boards: 'alternate', assignment: 'choose' } },
    ],
  },
];

function policyOf(game: Game): Policy {
  return (policySetOf(game.id) as PolicySet).make();
}

function dealt(game: Game, { players, options }: Table, seed: string): State {
  return game.setup(configure(game, players, options) as Config, seed);
}

/** Plays on by the policy; returns the moves made. */
function playOn(game: Game, policy: Policy, s: State, rng: Rng, most: number): number {
  let n = 0;
  for (let pending = game.pending(s); pending !== 0 && n < most; pending = game.pending(s), n++) {
    const seat = firstSeat(pending);
    game.apply(s, seat, policy.choose(s, seat, rng));
  }
  return n;
}

for (const { game, tables } of GAMES) {
  describe(game.title, () => {
    for (const [t, table] of tables.entries()) {
      test(`all levels and styles play: ${table.players} players, ${JSON.stringify(table.options)}`, () => {
        const bots = LEVELS.map((level, i) => makeBot(level, { scale: 0.02 * 0.1 ** i }) as Bot);
        const ways = stylesOf(game.id).map((way) => makeBot(`beginner:${way}`, { scale: 0.02 }) as Bot);
        const players = [...bots, ...ways];
        const s = dealt(game, table, `whole ${t}`);
        const rng = new Rng(`whole ${t}`);
        const policy = policyOf(game);
        let n = 0;
        for (let pending = game.pending(s); pending !== 0; pending = game.pending(s), n++) {
          const seat = firstSeat(pending);
          const bot = players[n % players.length] as Bot;
          // Every fifth question is searched, or the test would take long.
          const move = n % 5 === 0 ? askBot(game, s, seat, bot, rng) : policy.choose(s, seat, rng);
          game.apply(s, seat, move);
          game.check(s);
        }
        expect(game.result(s)?.standings).toHaveLength(table.players);
      });
    }

    // In Dominant Species all tiers have the same policy.
    const tiers = game.id === dominantSpecies.id ? [undefined] : [undefined, TOP_TIER];
    test.each(tiers)('the policy of tier %s plays every count and option to the end, legally', (tier) => {
      const policy = (policySetOf(game.id) as PolicySet).make(undefined, tier);
      const varied: Table[] = game.options.flatMap(({ name, values, default: byDefault }) =>
        values.filter((v) => v !== byDefault).map((v) => ({ players: 2, options: { [name]: v } })),
      );
      for (let players = game.seats.min; players <= game.seats.max; players++)
        varied.push({ players, options: {} });
      for (const [t, table] of varied.entries()) {
        const config = configure(game, table.players, table.options);
        if ('code' in config) continue;
        const s = game.setup(config as Config, `vary ${t}`);
        const rng = new Rng(`vary ${t}`);
        const list = new MoveList();
        let n = 0;
        for (let pending = game.pending(s); pending !== 0; pending = game.pending(s), n++) {
          const seat = firstSeat(pending);
          const move = policy.choose(s, seat, rng);
          game.legalMoves(s, seat, list);
          expect(list.includes(move)).toBe(true);
          game.apply(s, seat, move);
          expect(n).toBeLessThan(5000);
        }
        expect(game.result(s)).toBeDefined();
      }
    });

    test('several moves by one look are legal ones', () => {
      const policy = policyOf(game);
      for (let g = 0; g < 4; g++) {
        const s = dealt(game, { players: 4, options: {} }, `look ${g}`);
        const rng = new Rng(`look ${g}`);
        for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
          policy.advance?.(s, firstSeat(pending), rng);
          game.check(s);
        }
        expect(game.result(s)).toBeDefined();
      }
    });

    test.each([
      ['casual', 0.05],
      ['expert', 0.02],
    ])(
      'the search of %s answers alike in all worlds it cannot tell apart, and leaves them alone',
      (level, scale) => {
        const bot = makeBot(level, { scale }) as Bot;
        const policy = policyOf(game);
        const s = dealt(game, { players: 4, options: {} }, 'fair');
        const rng = new Rng('fair');
        const worlds = new Rng('worlds');
        const kinds = new Set<string>();
        // Dominant Species hides draws alone; Marine begins with trait cards in hand.
        expect(game.hasSecrets(s)).toBe(game === dominantSpeciesMarine);
        for (let n = 0; n < 8 && game.pending(s) !== 0; n++) {
          const seat = firstSeat(game.pending(s));
          kinds.add(game.decision(s, seat).kind);
          const world = game.sample(s, seat, worlds);
          const before = Array.from(s);
          const move = askBot(game, s, seat, bot, new Rng(`ask ${n}`));
          expect(Array.from(s)).toEqual(before);
          expect(askBot(game, world, seat, bot, new Rng(`ask ${n}`))).toBe(move);
          playOn(game, policy, s, rng, 13);
        }
        expect(kinds.size).toBeGreaterThan(2);
      },
    );

    test('the same question, seed and count give the same thoughts', () => {
      const s = dealt(game, { players: 3, options: {} }, 'same');
      const policy = policyOf(game);
      for (const moves of [0, 9, 40]) {
        playOn(game, policy, s, new Rng('on'), moves);
        const seat = firstSeat(game.pending(s));
        const budget = { simulations: 40, width: 6, depth: 0, tier: TOP_TIER };
        for (const tier of [undefined, TOP_TIER]) {
          // A policy of its own, and one that has answered another question: nothing may be left over.
          const best = policySetOf(game.id)?.make(undefined, tier) as Policy;
          const used = policySetOf(game.id)?.make(undefined, tier) as Policy;
          const other = dealt(game, { players: 4, options: {} }, 'other');
          playOn(game, policy, other, new Rng('on'), 30);
          search(questionFor(game, other, firstSeat(game.pending(other)), new Rng('other')), used, budget);
          const ask = (by: Policy) => search(questionFor(game, s, seat, new Rng('same')), by, budget);
          expect(ask(used)).toEqual(ask(best));
        }
      }
    });

    test('ratings are numbers for every legal move', () => {
      const policy = policyOf(game);
      const s = dealt(game, { players: 4, options: {} }, 'rates');
      const rng = new Rng('rates');
      const list = new MoveList();
      while (game.pending(s) !== 0) {
        const seat = firstSeat(game.pending(s));
        game.legalMoves(s, seat, list);
        const out = new Float64Array(list.n).fill(Number.NaN);
        policy.rate(s, seat, list, out);
        expect(out.every((x) => Number.isFinite(x))).toBe(true);
        game.apply(s, seat, policy.choose(s, seat, rng));
      }
    });

    test('the evaluation of a finished game is its score', () => {
      const policy = policyOf(game);
      const s = dealt(game, { players: 3, options: {} }, 'end');
      playOn(game, policy, s, new Rng('end'), Number.POSITIVE_INFINITY);
      expect(game.pending(s)).toBe(0);
      const features = new Float64Array(policy.weights.length);
      for (let seat = 0; seat < 3; seat++) {
        policy.measure(s, seat, features);
        const points = features.reduce((sum, x, k) => sum + x * (policy.weights[k] as number), 0);
        expect(points).toBeCloseTo(game.scores(s)[seat] as number);
      }
      expect(policy.spread(s)).toBeLessThan(1);
    });

    test('a search stops by the clock with a legal move', () => {
      const s = dealt(game, { players: 4, options: {} }, 'late');
      playOn(game, policyOf(game), s, new Rng('late'), 6);
      const seat = firstSeat(game.pending(s));
      let time = 0;
      const clock = { now: () => (time += 1), limit: 20 };
      const budget = { simulations: 100_000, width: 8, depth: 0, tier: TOP_TIER, clock };
      const { move, simulations } = search(
        questionFor(game, s, seat, new Rng('late')),
        policyOf(game),
        budget,
      );
      expect(simulations).toBeLessThan(500);
      expect(legalMoves(game, s, seat)).toContain(move);
    });
  });
}

test('Marine: a special pawn is chosen and placed by one look as it would be by two', () => {
  const game = dominantSpeciesMarine;
  const policy = policyOf(game);
  const s = dealt(game, { players: 4, options: {} }, 'looks');
  const rng = new Rng('looks');
  let specials = 0;
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    const before = game.clone(s);
    policy.advance?.(s, seat, rng);
    if (game.decision(before, seat).kind !== 'turn') continue;
    game.apply(before, seat, policy.choose(before, seat, rng));
    // DSM-5.2.3: where it goes is a second question.
    if (game.pending(before) !== 0 && game.decision(before, seat).kind === 'special-space') {
      game.apply(before, seat, policy.choose(before, seat, rng));
      specials++;
    }
    expect(game.hash(before)).toBe(game.hash(s));
  }
  expect(specials).toBeGreaterThan(5);
});
