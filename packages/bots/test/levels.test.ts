import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, firstSeat, type Game, isRefusal, MoveList, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { questionFor } from '../src/ask.ts';
import { brainOf } from '../src/brains.ts';
import { askBot, BOT_LEVELS, type Bot, makeBot, temperamentsOf } from '../src/index.ts';
import { BEST, type Brain, type Grade } from '../src/search/brain.ts';
import { search } from '../src/search/search.ts';

const KNOWN = 'random, greedy, beginner, casual, skilled, expert';

test('every level is a bot of that name', () => {
  expect(BOT_LEVELS.join(', ')).toBe(KNOWN);
  for (const level of BOT_LEVELS) expect(makeBot(level)).toMatchObject({ name: level });
});

test('an unknown name is refused and the known ones are listed', () => {
  for (const name of ['clever', '', 'Greedy', 'greedy ', ':x']) {
    const refused = makeBot(name);
    expect(isRefusal(refused)).toBe(true);
    expect(refused).toMatchObject({
      code: 'unknown-bot',
      sentence: `There is no bot "${name}" (bots: ${KNOWN}).`,
    });
  }
});

test('bots that do not search have no temperaments', () => {
  expect(makeBot('greedy:x')).toMatchObject({
    code: 'unknown-temperament',
    sentence: 'The bot greedy has no temperaments: write "greedy", not "greedy:x".',
  });
  expect(makeBot('random:')).toMatchObject({ code: 'unknown-temperament' });
});

test('a level can have the temperaments of the game, and no others', () => {
  expect(temperamentsOf('evolution')).toEqual(['hunter', 'grower', 'opportunist']);
  for (const name of temperamentsOf('evolution')) {
    expect(makeBot(`casual:${name}`, { game: 'evolution' })).toMatchObject({ name: `casual:${name}` });
  }
  expect(makeBot('casual:sleeper', { game: 'evolution' })).toMatchObject({
    code: 'unknown-temperament',
    sentence: 'There is no temperament "sleeper" (temperaments: hunter, grower, opportunist).',
  });
  expect(makeBot('casual:hunter', { game: 'chess' })).toMatchObject({ code: 'unknown-temperament' });
});

test('beginner plays what the policy of the game rates highest', () => {
  const beginner = makeBot('beginner') as Bot;
  const legal = new MoveList();
  for (const game of [evolution, dominantSpecies, dominantSpeciesMarine] as readonly Game[]) {
    const mind = (brainOf(game.id) as Brain).mind();
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

test('in Marine the best grade looks at a plan for each space where a pawn can go', () => {
  const game = dominantSpeciesMarine;
  const mind = (brainOf(game.id) as Brain).mind();
  const s = game.setup(configure(game, 4, {}) as Config, 'forks');
  const rng = new Rng('forks');
  const budget = { simulations: 60, width: 8, depth: 0 };
  let [turns, fewer] = [0, 0];
  for (let n = 0; n < 400 && game.pending(s) !== 0 && turns < 6; n++) {
    const seat = firstSeat(game.pending(s));
    const asked = questionFor(game, s, seat, rng);
    if (asked.decision.kind === 'turn' && asked.legal.length > 8) {
      const firsts = (grade: Grade): number => {
        const { rated } = search(questionFor(game, s, seat, rng), mind, { ...budget, grade });
        return new Set(rated.map(({ move }) => move)).size;
      };
      // All but those that the policy refuses.
      expect(firsts(BEST)).toBeGreaterThanOrEqual(6);
      if (firsts(2) < firsts(BEST)) fewer++;
      turns++;
    }
    game.apply(s, seat, mind.choose(s, seat, rng));
  }
  expect(turns).toBe(6);
  expect(fewer).toBeGreaterThan(3);
});
