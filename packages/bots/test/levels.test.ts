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
import { brainOf } from '../src/brains.ts';
import { askBot, BOT_LEVELS, type Bot, makeBot, stylesOf } from '../src/index.ts';
import { BEST, type Brain, type Grade, type Mind, REFUSED } from '../src/search/brain.ts';
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
      sentence: `There is no bot "${name}" (bots: ${KNOWN}).`,
    });
  }
});

test('a bot that old logs and stores name is the one that plays for it now', () => {
  expect(makeBot('greedy')).toMatchObject({ name: 'beginner' });
  expect(makeBot('greedy', { game: 'evolution' })).toMatchObject({ name: 'beginner' });
  expect(BOT_LEVELS).not.toContain('greedy');
});

test('bots that do not search have no temperaments', () => {
  expect(makeBot('random:x')).toMatchObject({
    code: 'unknown-style',
    sentence: 'The bot random has no styles: write "random", not "random:x".',
  });
  expect(makeBot('random:')).toMatchObject({ code: 'unknown-style' });
});

test('a level can have the temperaments of the game, and no others', () => {
  expect(stylesOf('evolution')).toEqual(['hunter', 'grower', 'opportunist']);
  for (const name of stylesOf('evolution')) {
    expect(makeBot(`casual:${name}`, { game: 'evolution' })).toMatchObject({ name: `casual:${name}` });
  }
  expect(makeBot('casual:sleeper', { game: 'evolution' })).toMatchObject({
    code: 'unknown-style',
    sentence: 'There is no style "sleeper" (styles: hunter, grower, opportunist).',
  });
  expect(makeBot('casual:hunter', { game: 'chess' })).toMatchObject({ code: 'unknown-style' });
});

test('beginner plays what the policy of the game rates highest', () => {
  const beginner = makeBot('beginner') as Bot;
  const legal = new MoveList();
  for (const game of [evolution, dominantSpecies, dominantSpeciesMarine] as readonly Game[]) {
    const mind = (brainOf(game.id) as Brain).mind(undefined, 0);
    const s = game.setup(configure(game, 3, {}) as Config, 'policy');
    for (let n = 0; n < 60 && game.pending(s) !== 0; n++) {
      const seat = firstSeat(game.pending(s));
      const move = askBot(game, s, seat, beginner, new Rng(`ask ${n}`));
      game.legalMoves(s, seat, legal);
      const rates = new Float64Array(legal.n);
      mind.rate(s, seat, legal, rates);
      expect(rates[legal.at.indexOf(move)]).toBe(Math.max(...rates));
      game.apply(s, seat, move);
    }
  }
});

test('in Dominant Species levels below expert leave the details of an action to the policy', () => {
  const [beginner, skilled] = ['beginner', 'skilled'].map((name) => makeBot(name, { scale: 0.05 }) as Bot);
  const mind = (brainOf(dominantSpecies.id) as Brain).mind();
  const s = dominantSpecies.setup(configure(dominantSpecies, 3, {}) as Config, 'details');
  let details = 0;
  for (let n = 0; n < 120 && dominantSpecies.pending(s) !== 0; n++) {
    const seat = firstSeat(dominantSpecies.pending(s));
    const move = askBot(dominantSpecies, s, seat, beginner as Bot, new Rng(`ask ${n}`));
    if (mind.gradeFor?.(s, seat) === BEST) {
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
  const mind = (brainOf(game.id) as Brain).mind();
  const legal = new MoveList();
  const s = game.setup(configure(game, 4, {}) as Config, 'forks');
  const rng = new Rng('forks');
  const budget = { simulations: 100, width: 8, depth: 0, grade: 1 } as const;
  let turns = 0;
  for (let n = 0; n < 400 && game.pending(s) !== 0 && turns < 6; n++) {
    const seat = firstSeat(game.pending(s));
    const asked = questionFor(game, s, seat, rng);
    if (asked.decision.kind === 'turn' && asked.legal.length > 8) {
      const { rated } = search(asked, mind, budget);
      game.legalMoves(s, seat, legal);
      const rates = new Float64Array(legal.n);
      mind.rate(s, seat, legal, rates);
      const unrefused = rates.filter((rate) => rate > REFUSED).length;
      // Most plans of a beam would be ways to use the best two or three.
      expect(new Set(rated.map(({ move }) => move)).size).toBe(Math.min(budget.width, unrefused));
      turns++;
    }
    game.apply(s, seat, mind.choose(s, seat, rng));
  }
  expect(turns).toBe(6);
  // A Retrieve of nothing is possible at the first turn, and nobody thinks about it.
  const first = game.setup(configure(game, 4, {}) as Config, 'forks');
  while (game.decision(first, firstSeat(game.pending(first))).kind !== 'turn')
    game.apply(
      first,
      firstSeat(game.pending(first)),
      mind.choose(first, firstSeat(game.pending(first)), rng),
    );
  const asked = questionFor(game, first, firstSeat(game.pending(first)), rng);
  const retrieve = asked.legal.find((move) => game.describe(first, move) === 'retrieve') as number;
  expect(retrieve).toBeDefined();
  const { rated } = search(asked, mind, { ...budget, simulations: 2000, width: 60 });
  expect(rated.length).toBeGreaterThan(asked.legal.length / 2);
  expect(rated.map(({ move }) => move)).not.toContain(retrieve);
});

/** Questions of Marine that come in rows: cube by cube, tile by tile. */
const ROWS = ['speciation-cubes', 'arrivals', 'competition', 'fecundity', 'biomass', 'asteroid-beside'];
const LONG_ROWS = ['migration', 'mass-exodus'];

test('in Marine the schooled leave where pawns go to instinct, but for the best; rows are searched by the schooled alone', () => {
  const game = dominantSpeciesMarine;
  const s = game.setup(configure(game, 4, {}) as Config, 'grades');
  const rng = new Rng('grades');
  const policy = (brainOf(game.id) as Brain).mind();
  const minds = ([1, 2, 3] as const).map((grade) => (brainOf(game.id) as Brain).mind(undefined, grade));
  const places = [0, 0, 0];
  const rows = [0, 0, 0];
  const actions = [0, 0, 0];
  for (let n = 0; n < 80 && game.pending(s) !== 0; n++) {
    const seat = firstSeat(game.pending(s));
    const { legal, decision } = questionFor(game, s, seat, rng);
    const isPlace = decision.kind === 'turn' || decision.kind === 'special-space';
    const isRow = [...ROWS, ...LONG_ROWS].includes(decision.kind);
    const found = isPlace ? places : isRow ? rows : actions;
    minds.forEach((mind, i) => {
      if (legal.length === 1) return;
      const budget = { simulations: 1, width: 2, depth: 0, grade: (i + 1) as Grade };
      const { simulations } = search(questionFor(game, s, seat, rng), mind, budget);
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
  const brain = brainOf(dominantSpeciesMarine.id) as Brain;
  const s = dominantSpeciesMarine.setup(configure(dominantSpeciesMarine, 4, {}) as Config, seed);
  const rng = new Rng(seed);
  for (;;) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') return s;
    dominantSpeciesMarine.apply(s, seat, brain.mind().choose(s, seat, rng));
  }
}

test('in Marine skilled takes the others for beginners, expert for beginners or for schooled ones', () => {
  const brain = brainOf(dominantSpeciesMarine.id) as Brain;
  const s = firstTurn('cast');
  const seat = firstSeat(dominantSpeciesMarine.pending(s));
  const legal = new MoveList();
  dominantSpeciesMarine.legalMoves(s, seat, legal);
  /** The first turn as a mind sees it: who rates alike plays alike. */
  const seen = (mind: Mind): string => {
    const rates = new Float64Array(legal.n);
    mind.rate(s, seat, legal, rates);
    return rates.join();
  };
  const [beginner, schooled] = [seen(brain.mind(undefined, 0)), seen(brain.mind(undefined, BEST))];
  expect(beginner).not.toBe(schooled);
  for (const [grade, kinds] of [
    [2, [beginner]],
    [3, [beginner, schooled]],
  ] as const) {
    // A temperament is one's own.
    const mind = brain.mind(brain.temperaments[0], grade);
    const met = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const cast = [mind, mind, mind, mind];
      mind.cast?.(s, 2, new Rng(`world ${n}`), cast);
      expect(cast[2]).toBe(mind);
      for (const other of [0, 1, 3]) met.add(seen(cast[other] as Mind));
    }
    expect([...met].sort()).toEqual([...kinds].sort());
  }
});

test('in Marine expert sees by the table who has been to school', () => {
  const brain = brainOf(dominantSpeciesMarine.id) as Brain;
  const expert = brain.mind(undefined, BEST);
  const players = [brain.mind(undefined, 0), brain.mind(undefined, 2)] as const;
  /** Who has been to school leaves where pawns go to the best. */
  const turn = firstTurn('who');
  const isSchooled = (mind: Mind): boolean =>
    mind.gradeFor?.(turn, firstSeat(dominantSpeciesMarine.pending(turn))) === BEST;
  /** Share of the others that seat 0, which is schooled, takes for schooled in games with such others. */
  const taken = (kind: 0 | 1): number => {
    let [schooled, all] = [0, 0];
    for (let g = 0; g < 12; g++) {
      const s = firstTurn(`company ${g}`);
      const rng = new Rng(`company ${g}`);
      while (dominantSpeciesMarine.pending(s) !== 0) {
        const seat = firstSeat(dominantSpeciesMarine.pending(s));
        if (seat === 0) {
          const cast = [expert, expert, expert, expert];
          expert.cast?.(s, 0, rng, cast);
          all += 3;
          schooled += cast.slice(1).filter(isSchooled).length;
        }
        advance(dominantSpeciesMarine, players[seat === 0 ? 1 : kind], s, seat, rng);
      }
    }
    return schooled / all;
  };
  expect(isSchooled(players[0])).toBe(false);
  expect(isSchooled(players[1])).toBe(true);
  expect(taken(1) - taken(0)).toBeGreaterThan(0.3);
});

test('in Marine beginners keep the trait that fared best with simple players, the schooled the one that did with them', () => {
  const brain = brainOf(dominantSpeciesMarine.id) as Brain;
  // Bottom Feeder, Carnivore and Resilience are dealt.
  const first = versionOf(dominantSpeciesMarine, '1') as Game;
  const s = first.setup(configure(first, 4, {}) as Config, 'keep 17');
  const seat = firstSeat(dominantSpeciesMarine.pending(s));
  expect(dominantSpeciesMarine.decision(s, seat).kind).toBe('trait');
  const kept = ([0, 2] as const).map((grade) => {
    const move = brain.mind(undefined, grade).choose(s, seat, new Rng('keep'));
    return TRAIT_IDS[operandA(move)];
  });
  expect(kept).toEqual(['resilience', 'carnivore']);
});

test('in Marine beginner and casual overlook what the practised policy sees, and the schooled rate otherwise', () => {
  const brain = brainOf(dominantSpeciesMarine.id) as Brain;
  const [practised, beginner, casual, skilled] = ([undefined, 0, 1, 2] as const).map((grade) =>
    brain.mind(undefined, grade),
  ) as [Mind, Mind, Mind, Mind];
  const s = dominantSpeciesMarine.setup(configure(dominantSpeciesMarine, 4, {}) as Config, 'overlooks');
  const legal = new MoveList();
  let [overlooked, learnt] = [0, 0];
  for (let n = 0; n < 200 && dominantSpeciesMarine.pending(s) !== 0; n++) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    dominantSpeciesMarine.legalMoves(s, seat, legal);
    const rated = (mind: Mind): Float64Array => {
      const rates = new Float64Array(legal.n);
      mind.rate(s, seat, legal, rates);
      return rates;
    };
    const best = (rates: Float64Array): number => rates.indexOf(Math.max(...rates));
    const usual = best(rated(practised));
    expect(rated(casual)).toEqual(rated(beginner));
    if (best(rated(beginner)) !== usual) overlooked++;
    if (best(rated(skilled)) !== usual) learnt++;
    dominantSpeciesMarine.apply(s, seat, legal.at[usual] ?? 0);
  }
  expect(overlooked).toBeGreaterThan(5);
  expect(learnt).toBeGreaterThan(5);
});
