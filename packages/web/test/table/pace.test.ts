import { loadTexts } from '@clade/text';
import { describe, expect, test } from 'vitest';
import type { Told } from '../../src/games/game-ui.ts';
import { noteServerTime, serverNow } from '../../src/remote/server-time.ts';
import { localSetup, remoteSetup, soloPlan } from '../../src/shell/plan.ts';
import { withTableLines } from '../../src/table/log/table-lines.ts';
import { deciders, lateSeats, leftOn, sayLeft } from '../../src/table/pace/time-left.ts';
import type { SeatInfo } from '../../src/table/table.ts';
import { sayIn } from '../../src/text/text.tsx';

const say = sayIn(await loadTexts('en', ['shell', 'table', 'service']));
const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'X',
  here: false,
  ...more,
});

describe('what a clock shows', () => {
  test('is what is left when it stands, and what is left until its time when it runs', () => {
    expect(leftOn({ left: 5000 }, 1)).toBe(5000);
    expect(leftOn({ left: 5000, until: 4000 }, 1000)).toBe(3000);
    expect(leftOn({ until: 4000 }, 9000)).toBe(0);
    expect(leftOn({ vacation: 1 }, 9000)).toBeUndefined();
  });

  test('has seconds when it is live, and only what matters when it is of days', () => {
    expect(sayLeft(say, 'live', 61_000)).toBe('1:01');
    expect(sayLeft(say, 'live', 59_001)).toBe('1:00');
    expect(sayLeft(say, 'live', 3_725_000)).toBe('1:02:05');
    expect(sayLeft(say, 'days', 26.5 * 3600_000)).toBe('1 day 2 h');
    expect(sayLeft(say, 'days', 3.5 * 3600_000)).toBe('3 h 30 min');
    expect(sayLeft(say, 'days', 90_000)).toBe('2 min');
  });

  test("goes by the server's clock where this device is wrong", () => {
    noteServerTime('Sun, 15 Nov 2026 12:00:00 GMT', Date.parse('2026-11-15T12:00:01Z'));
    expect(serverNow(5000)).toBe(5000);
    noteServerTime('Sun, 15 Nov 2026 12:10:00 GMT', Date.parse('2026-11-15T12:00:00Z'));
    expect(serverNow(5000)).toBe(605_000);
    noteServerTime(null);
    noteServerTime('nonsense');
    expect(serverNow(5000)).toBe(605_000);
  });
});

describe('when the time of somebody is up', () => {
  const seats = [
    person(),
    person(),
    person({ standIn: 'beginner', lentBy: 'self' }),
    person({ conceded: true }),
    person(),
    person({ standIn: 'beginner', lentBy: 'host' }),
  ];
  const clocks = [{}, { late: { wishes: [] } }, {}, {}, {}, {}];

  test('those decide whose game it is, but who is late or has left the seat to a bot', () => {
    expect(lateSeats({ clocks, status: 'playing' })).toEqual([1]);
    expect(lateSeats({ clocks, status: 'finished' })).toEqual([]);
    expect(deciders({ seats, clocks })).toEqual([0, 4, 5]);
  });
});

describe('lines of the table', () => {
  const told = (n: number, group: string): Told => ({
    n,
    round: 1,
    text: n,
    plain: String(n),
    group,
    touches: [],
  });
  const names = { viewer: 0, of: (seat: number) => ['Ada', 'Béla'][seat] ?? '?' };

  test('stand where they happened, under the heading of what was before', () => {
    const lines = [
      { n: 0, seat: -1, events: [{ type: 'dealt', rule: 'X-1' }] },
      { n: 2, seat: -1, events: [{ type: 'time', rule: '', to: 1 }] },
      { n: 4, seat: -1, events: [{ type: 'unheard-of', rule: '', to: 1 }] },
    ];
    const all = withTableLines([told(1, 'a'), told(3, 'b')], lines, names, say);
    expect(all.map(({ plain, group }) => [plain, group])).toEqual([
      ['1', 'a'],
      ['Béla’s time is up', 'a'],
      ['3', 'b'],
    ]);
    expect(all[1]?.touches).toEqual([1]);
  });
});

describe('the pace of a new table', () => {
  test('goes to the server, and not to a table on this device', () => {
    const plan = {
      ...soloPlan('evolution', 2, 'random'),
      pace: { kind: 'live', bank: 60, increment: 1 } as const,
    };
    expect(remoteSetup(plan, 'x')).toMatchObject({ pace: plan.pace });
    expect(remoteSetup({ ...plan, pace: undefined }, 'x')).not.toHaveProperty('pace');
    expect(localSetup(plan, 'x', { me: 'me', bot: String, here: String })).not.toHaveProperty('pace');
  });
});
