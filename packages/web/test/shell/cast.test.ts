import { charactersOf } from '@clade/bots/characters';
import { readBot } from '@clade/bots/names';
import { expect, test } from 'vitest';
import {
  easyTable,
  firstTable,
  lastSeated,
  sits,
  strongestAt,
  surprised,
  tapped,
} from '../../src/shell/cast.ts';
import { type Plan, soloPlan } from '../../src/shell/plan.ts';

const MOST = 6;

function bots({ seats }: Plan): string[] {
  return seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
}

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(): () => number {
  let n = 0;
  return () => {
    n = (n * 16807 + 12345) % 2147483647;
    return n / 2147483647;
  };
}

test('a tap seats a character, a second one sends it away, and a full table takes nobody', () => {
  const alone: Plan = { ...soloPlan('evolution', 1, 'casual'), seats: [{ kind: 'me' }] };
  const with1 = tapped(alone, 'sir-ardel', MOST);
  expect(bots(with1)).toEqual(['sir-ardel']);
  expect(sits(with1, 'sir-ardel')).toBe(true);
  expect(tapped(with1, 'sir-ardel', MOST)).toEqual(alone);
  expect(tapped(with1, 'miss-cricet', 2)).toBe(with1);
  expect(bots(tapped(tapped(with1, 'miss-cricet', 2), 'sir-ardel', 2))).toEqual([]);
});

test('a surprise draws others than sit there, as many as sit there, and leaves people alone', () => {
  const random = numbers();
  let plan: Plan = {
    ...firstTable('dominant-species', MOST),
    seats: [
      { kind: 'me' },
      { kind: 'here', name: 'Ilona' },
      { kind: 'bot', bot: 'casual' },
      { kind: 'bot', bot: 'old-iguar' },
    ],
  };
  for (let n = 0; n < 40; n++) {
    const next = surprised(plan, MOST, 'casual', random);
    expect(next.seats.slice(0, 2)).toEqual(plan.seats.slice(0, 2));
    expect(bots(next)).toHaveLength(2);
    expect(new Set(bots(next)).size).toBe(2);
    expect(bots(next)).not.toEqual(bots(plan));
    plan = next;
  }
});

test('a surprise fills an empty table, as far as there are seats', () => {
  const alone: Plan = { ...soloPlan('evolution', 1, 'casual'), seats: [{ kind: 'me' }] };
  expect(bots(surprised(alone, MOST, 'casual', numbers()))).toHaveLength(3);
  expect(bots(surprised(alone, 2, 'casual', numbers()))).toHaveLength(1);
});

test('a surprise is near the level of the player', () => {
  const seen = (level: string): number => {
    const random = numbers();
    const drawn = Array.from({ length: 200 }, () =>
      bots(surprised(soloPlan('evolution', 1, 'casual'), MOST, level, random)),
    ).flat();
    return drawn.filter((id) => readBot(id).level === 'expert').length;
  };
  expect(seen('expert')).toBeGreaterThan(2 * seen('beginner'));
});

test('an easy table has the weakest, the first table the first; who sits is known by name and level', () => {
  for (const game of ['evolution', 'dominant-species', 'dominant-species-marine']) {
    const ids = charactersOf(game).map(({ id }) => id);
    expect(bots(easyTable(game))).toEqual(ids.slice(0, 2));
    expect(bots(firstTable(game, 3))).toEqual(ids.slice(0, 2));
    expect(strongestAt(easyTable(game))).toBe('casual');
  }
  expect(lastSeated(easyTable('evolution'))?.name).toBe('Dame Quaxin');
  expect(lastSeated(soloPlan('evolution', 2, 'casual'))).toBeUndefined();
  expect(strongestAt({ ...easyTable('evolution'), seats: [{ kind: 'me' }] })).toBeUndefined();
});
