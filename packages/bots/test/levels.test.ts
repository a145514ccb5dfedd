import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, firstSeat, type Game, isRefusal, MoveList, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { evolutionBrain } from '../src/brains/evolution.ts';
import { askBot, BOT_LEVELS, type Bot, makeBot, temperamentsOf } from '../src/index.ts';

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

test('beginner plays what greedy plays in the hex games, and in Evolution what the policy rates highest', () => {
  const greedy = makeBot('greedy') as Bot;
  const beginner = makeBot('beginner') as Bot;
  for (const game of [dominantSpecies, dominantSpeciesMarine] as readonly Game[]) {
    const s = game.setup(configure(game, 3, {}) as Config, 'base');
    for (let n = 0; n < 60 && game.pending(s) !== 0; n++) {
      const seat = firstSeat(game.pending(s));
      const move = askBot(game, s, seat, greedy, new Rng(`ask ${n}`));
      expect(askBot(game, s, seat, beginner, new Rng(`ask ${n}`))).toBe(move);
      game.apply(s, seat, move);
    }
  }
  const mind = evolutionBrain.mind();
  const rates = new Float64Array(1024);
  const legal = new MoveList();
  const s = evolution.setup(configure(evolution, 3, {}) as Config, 'base');
  for (let n = 0; n < 60 && evolution.pending(s) !== 0; n++) {
    const seat = firstSeat(evolution.pending(s));
    const move = askBot(evolution, s, seat, beginner, new Rng(`ask ${n}`));
    evolution.legalMoves(s, seat, legal);
    mind.rate(s, seat, legal, rates);
    const best = Math.max(...rates.subarray(0, legal.n));
    expect(rates[legal.at.indexOf(move)]).toBe(best);
    evolution.apply(s, seat, move);
  }
});
