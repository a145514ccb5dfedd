import { isRefusal } from '@clade/engine';
import { expect, test } from 'vitest';
import { BOT_LEVELS, makeBot } from '../src/index.ts';

test('every level is a bot of that name', () => {
  expect(BOT_LEVELS).toEqual(['random', 'greedy']);
  for (const level of BOT_LEVELS) expect(makeBot(level)).toMatchObject({ name: level });
});

test('an unknown name is refused and the known ones are listed', () => {
  for (const name of ['clever', '', 'Greedy', 'greedy ', ':x']) {
    const refused = makeBot(name);
    expect(isRefusal(refused)).toBe(true);
    expect(refused).toMatchObject({
      code: 'unknown-bot',
      sentence: `There is no bot "${name}" (bots: random, greedy).`,
    });
  }
});

test('no bot has a temperament yet', () => {
  expect(makeBot('greedy:x')).toMatchObject({
    code: 'unknown-temperament',
    sentence: 'The bot greedy has no temperaments: write "greedy", not "greedy:x".',
  });
  expect(makeBot('random:')).toMatchObject({ code: 'unknown-temperament' });
});
