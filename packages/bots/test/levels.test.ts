import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine, TRAIT_IDS } from '@clade/dominant-species-marine';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  isRefusal,
  MoveList,
  operandA,
  Rng,
  type State,
  versionOf,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { questionFor } from '../src/ask.ts';
import { askBot, BOT_LEVELS, type Bot, makeBot, stylesOf } from '../src/index.ts';
import { policySetOf } from '../src/policies.ts';
import { type Policy, type PolicySet, REFUSED, type Tier, TOP_TIER } from '../src/search/policy.ts';
import { advance } from '../src/search/rollout.ts';
import { search } from '../src/search/search.ts';

const KNOWN = 'random, beginner, casual, skilled, expert';

test('every level is a bot of that name', () => {
  expect(BOT_LEVELS.join(', ')).toBe(KNOWN);
  for (const level of BOT_LEVELS) expect(makeBot(level)).toMatchObject({ name: level });
});

test('an unknown name is refused and the known ones are listed', () => {
  for (const name of ['clever', '', 'Greedy', 'beginner ', ':x']) {
    const refused = makeBot(name);
    expect(isRefusal(refused)).toBe(true);
    expect(refused).toMatchObject({
      code: 'unknown-bot',
      facts: { name, known: BOT_LEVELS },
    });
  }
});

test('a bot that old logs and stores name is the one that plays for it now', () => {
  expect(makeBot('greedy')).toMatchObject({ name: 'beginner' });
  expect(makeBot('greedy', { game: 'evolution' })).toMatchObject({ name: 'beginner' });
  expect(BOT_LEVELS).not.toContain('greedy');
});

test('bots that do not search have no styles', () => {
  expect(makeBot('random:x')).toMatchObject({
    code: 'unknown-style',
    facts: { name: 'random:x', level: 'random', known: [] },
  });
  expect(makeBot('random:')).toMatchObject({ code: 'unknown-style' });
});

test('a level can have the styles of the game, and no others', () => {
  expect(stylesOf('evolution')).toEqual(['hunter', 'grower', 'opportunist']);
  for (const name of stylesOf('evolution')) {
    expect(makeBot(`casual:${name}`, { game: 'evolution' })).toMatchObject({ name: `casual:${name}` });
  }
  expect(makeBot('casual:sleeper', { game: 'evolution' })).toMatchObject({
    code: 'unknown-style',
    facts: { level: 'casual', known: ['hunter', 'grower', 'opportunist'] },
  });
  expect(makeBot('casual:hunter', { game: 'chess' })).toMatchObject({ code: 'unknown-style' });
});

test('beginner plays what the policy of the game rates highest', () => {
  const beginner = makeBot('beginner') as Bot;
  const legal = new MoveList();
  for (const game of [evolution, dominantSpecies, dominantSpeciesMarine] as readonly Game[]) {
    const policy = (policySetOf(game.id) as PolicySet).make(undefined, 0);
    const s = game.setup(configure(game, 3, {}) as Config, 'policy');
    for (let n = 0; n < 60 && game.pending(s) !== 0; n++) {
      const seat = firstSeat(game.pending(s));
      const move = askBot(game, s, seat, beginner, new Rng(`ask ${n}`));
      game.legalMoves(s, seat, legal);
      const rates = new Float64Array(legal.n);
      policy.rate(s, seat, legal, rates);
      expect(rates[legal.at.indexOf(move)]).toBe(Math.max(...rates));
      game.apply(s, seat, move);
    }
  }
});

test('in Dominant Species levels below expert leave the details of an action to the policy', () => {
  const [beginner, skilled] = ['beginner', 'skilled'].map((name) => makeBot(name, { scale: 0.05 }) as Bot);
  const policy = (policySetOf(dominantSpecies.id) as PolicySet).make();
  const s = dominantSpecies.setup(configure(dominantSpecies, 3, {}) as Config, 'details');
  let details = 0;
  for (let n = 0; n < 120 && dominantSpecies.pending(s) !== 0; n++) {
    const seat = firstSeat(dominantSpecies.pending(s));
    const move = askBot(dominantSpecies, s, seat, beginner as Bot, new Rng(`ask ${n}`));
    if (policy.tierFor?.(s, seat) === TOP_TIER) {
      details++;
      expect(askBot(dominantSpecies, s, seat, skilled as Bot, new Rng(`ask ${n}`))).toBe(move);
    } else {
      // Where pawns go is no detail.
      expect(['animal', 'placement', 'initiative-space', 'instinct']).toContain(
        dominantSpecies.decision(s, seat).kind,
      );
    }
    dominantSpecies.apply(s, seat, move);
  }
  expect(details).toBeGreaterThan(10);
});

test('in Marine a search looks at a plan for each space where a pawn can go, but for what the policy refuses', () => {
  const game = dominantSpeciesMarine;
  const policy = (policySetOf(game.id) as PolicySet).make();
  const legal = new MoveList();
  const s = game.setup(configure(game, 4, {}) as Config, 'forks');
  const rng = new Rng('forks');
  const budget = { simulations: 100, width: 8, depth: 0, tier: 1 } as const;
  let turns = 0;
  for (let n = 0; n < 400 && game.pending(s) !== 0 && turns < 6; n++) {
    const seat = firstSeat(game.pending(s));
    const asked = questionFor(game, s, seat, rng);
    if (asked.decision.kind === 'turn' && asked.legal.length > 8) {
      const { rated } = search(asked, policy, budget);
      game.legalMoves(s, seat, legal);
      const rates = new Float64Array(legal.n);
      policy.rate(s, seat, legal, rates);
      const unrefused = rates.filter((rate) => rate > REFUSED).length;
      // Most plans of a beam would be ways to use the best two or three.
      expect(new Set(rated.map(({ move }) => move)).size).toBe(Math.min(budget.width, unrefused));
      turns++;
    }
    game.apply(s, seat, policy.choose(s, seat, rng));
  }
  expect(turns).toBe(6);
  // A Retrieve of nothing is possible at the first turn, and nobody thinks about it.
  const first = game.setup(configure(game, 4, {}) as Config, 'forks');
  while (game.decision(first, firstSeat(game.pending(first))).kind !== 'turn')
    game.apply(
      first,
      firstSeat(game.pending(first)),
      policy.choose(first, firstSeat(game.pending(first)), rng),
    );
  const asked = questionFor(game, first, firstSeat(game.pending(first)), rng);
  const retrieve = asked.legal.find((move) => game.describe(first, move) === 'retrieve') as number;
  expect(retrieve).toBeDefined();
  const { rated } = search(asked, policy, { ...budget, simulations: 2000, width: 60 });
  expect(rated.length).toBeGreaterThan(asked.legal.length / 2);
  expect(rated.map(({ move }) => move)).not.toContain(retrieve);
});

/** Questions of Marine that come in rows: cube by cube, tile by tile. */
const ROWS = ['speciation-cubes', 'arrivals', 'competition', 'fecundity', 'biomass', 'asteroid-beside'];
const LONG_ROWS = ['migration', 'mass-exodus'];

test('in Marine trained players leave where pawns go to the network, but for the top tier; rows of questions are searched by them alone', () => {
  const game = dominantSpeciesMarine;
  const s = game.setup(configure(game, 4, {}) as Config, 'tiers');
  const rng = new Rng('grades');
  const policy = (policySetOf(game.id) as PolicySet).make();
  const policies = ([1, 2, 3] as const).map((tier) =>
    (policySetOf(game.id) as PolicySet).make(undefined, tier),
  );
  const places = [0, 0, 0];
  const rows = [0, 0, 0];
  const actions = [0, 0, 0];
  for (let n = 0; n < 80 && game.pending(s) !== 0; n++) {
    const seat = firstSeat(game.pending(s));
    const { legal, decision } = questionFor(game, s, seat, rng);
    const isPlace = decision.kind === 'turn' || decision.kind === 'special-space';
    const isRow = [...ROWS, ...LONG_ROWS].includes(decision.kind);
    const found = isPlace ? places : isRow ? rows : actions;
    policies.forEach((policy, i) => {
      if (legal.length === 1) return;
      const budget = { simulations: 1, width: 2, depth: 0, tier: (i + 1) as Tier };
      const { simulations } = search(questionFor(game, s, seat, rng), policy, budget);
      if (simulations > 0) found[i] = (found[i] ?? 0) + 1;
    });
    game.apply(s, seat, policy.choose(s, seat, rng));
  }
  expect(places[0]).toBeGreaterThan(5);
  expect(places).toEqual([places[0], 0, places[0]]);
  expect(rows[1]).toBeGreaterThan(5);
  expect(rows).toEqual([0, rows[1], rows[1]]);
  expect(actions[0]).toBeGreaterThan(5);
  expect(actions).toEqual([actions[0], actions[0], actions[0]]);
});

/** Marine of four at its first turn. */
function firstTurn(seed: string): State {
  const policySet = policySetOf(dominantSpeciesMarine.id) as PolicySet;
  const s = dominantSpeciesMarine.setup(configure(dominantSpeciesMarine, 4, {}) as Config, seed);
  const rng = new Rng(seed);
  for (;;) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') return s;
    dominantSpeciesMarine.apply(s, seat, policySet.make().choose(s, seat, rng));
  }
}

test('in Marine skilled takes the others for beginners, expert for beginners or for trained ones', () => {
  const policySet = policySetOf(dominantSpeciesMarine.id) as PolicySet;
  const s = firstTurn('opponents');
  const seat = firstSeat(dominantSpeciesMarine.pending(s));
  const legal = new MoveList();
  dominantSpeciesMarine.legalMoves(s, seat, legal);
  /** The first turn as a policy sees it: who rates alike plays alike. */
  const seen = (policy: Policy): string => {
    const rates = new Float64Array(legal.n);
    policy.rate(s, seat, legal, rates);
    return rates.join();
  };
  const [beginner, trained] = [seen(policySet.make(undefined, 0)), seen(policySet.make(undefined, TOP_TIER))];
  expect(beginner).not.toBe(trained);
  for (const [tier, kinds] of [
    [2, [beginner]],
    [3, [beginner, trained]],
  ] as const) {
    // A style is one's own.
    const policy = policySet.make(policySet.styles[0], tier);
    const met = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const opponents = [policy, policy, policy, policy];
      policy.opponents?.(s, 2, new Rng(`world ${n}`), opponents);
      expect(opponents[2]).toBe(policy);
      for (const other of [0, 1, 3]) met.add(seen(opponents[other] as Policy));
    }
    expect([...met].sort()).toEqual([...kinds].sort());
  }
});

test('in Marine expert sees by the table who is trained', () => {
  const policySet = policySetOf(dominantSpeciesMarine.id) as PolicySet;
  const expert = policySet.make(undefined, TOP_TIER);
  const players = [policySet.make(undefined, 0), policySet.make(undefined, 2)] as const;
  /** Who is trained leaves where pawns go to the best. */
  const turn = firstTurn('who');
  const isSchooled = (policy: Policy): boolean =>
    policy.tierFor?.(turn, firstSeat(dominantSpeciesMarine.pending(turn))) === TOP_TIER;
  /** Share of the others that seat 0, which is trained, takes for trained in games with such others. */
  const taken = (kind: 0 | 1): number => {
    let [trained, all] = [0, 0];
    for (let g = 0; g < 12; g++) {
      const s = firstTurn(`company ${g}`);
      const rng = new Rng(`company ${g}`);
      while (dominantSpeciesMarine.pending(s) !== 0) {
        const seat = firstSeat(dominantSpeciesMarine.pending(s));
        if (seat === 0) {
          const opponents = [expert, expert, expert, expert];
          expert.opponents?.(s, 0, rng, opponents);
          all += 3;
          trained += opponents.slice(1).filter(isSchooled).length;
        }
        advance(dominantSpeciesMarine, players[seat === 0 ? 1 : kind], s, seat, rng);
      }
    }
    return trained / all;
  };
  expect(isSchooled(players[0])).toBe(false);
  expect(isSchooled(players[1])).toBe(true);
  expect(taken(1) - taken(0)).toBeGreaterThan(0.3);
});

test('in Marine beginners keep the trait that fared best with simple players, trained players the one that did with them', () => {
  const policySet = policySetOf(dominantSpeciesMarine.id) as PolicySet;
  // Bottom Feeder, Carnivore and Resilience are dealt.
  const first = versionOf(dominantSpeciesMarine, '1') as Game;
  const s = first.setup(configure(first, 4, {}) as Config, 'keep 17');
  const seat = firstSeat(dominantSpeciesMarine.pending(s));
  expect(dominantSpeciesMarine.decision(s, seat).kind).toBe('trait');
  const kept = ([0, 2] as const).map((tier) => {
    const move = policySet.make(undefined, tier).choose(s, seat, new Rng('keep'));
    return TRAIT_IDS[operandA(move)];
  });
  expect(kept).toEqual(['resilience', 'carnivore']);
});

test('in Marine beginner and casual overlook what the plain policy sees, and trained players rate otherwise', () => {
  const policySet = policySetOf(dominantSpeciesMarine.id) as PolicySet;
  const [plain, beginner, casual, skilled] = ([undefined, 0, 1, 2] as const).map((tier) =>
    policySet.make(undefined, tier),
  ) as [Policy, Policy, Policy, Policy];
  const s = dominantSpeciesMarine.setup(configure(dominantSpeciesMarine, 4, {}) as Config, 'overlooks');
  const legal = new MoveList();
  let [overlooked, learnt] = [0, 0];
  for (let n = 0; n < 200 && dominantSpeciesMarine.pending(s) !== 0; n++) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    dominantSpeciesMarine.legalMoves(s, seat, legal);
    const rated = (policy: Policy): Float64Array => {
      const rates = new Float64Array(legal.n);
      policy.rate(s, seat, legal, rates);
      return rates;
    };
    const best = (rates: Float64Array): number => rates.indexOf(Math.max(...rates));
    const usual = best(rated(plain));
    expect(rated(casual)).toEqual(rated(beginner));
    if (best(rated(beginner)) !== usual) overlooked++;
    if (best(rated(skilled)) !== usual) learnt++;
    dominantSpeciesMarine.apply(s, seat, legal.at[usual] ?? 0);
  }
  expect(overlooked).toBeGreaterThan(5);
  expect(learnt).toBeGreaterThan(5);
});
