import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import { Texts } from '@clade/text';
import { options } from '@clade/text/en/options';
import { settings } from '@clade/text/en/settings';
import { shell } from '@clade/text/en/shell';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { ago, defaultTableName, place, seatName } from '../../src/shell/names.ts';
import { soloPlan } from '../../src/shell/plan.ts';
import { checkPlan } from '../../src/shell/plan-check.ts';
import { CONFIRMATIONS, MOTIONS, SPEEDS, TEXT_SIZES, THEMES } from '../../src/shell/preferences.ts';
import { sayConfigProblem, sayProblem } from '../../src/shell/problem.ts';
import { isRefused } from '../../src/table/table.ts';
import { sayIn } from '../../src/text/text.tsx';

const all: Readonly<Record<string, string>> = { ...shell, ...settings, ...options };
const say = sayIn(new Texts('en', all));

describe('the texts of the shell', () => {
  test('every message is well-formed', () => {
    for (const [key, message] of Object.entries(all))
      expect(() => new IntlMessageFormat(message, 'en'), key).not.toThrow();
  });

  test('every value of a preference has a name', () => {
    const values = {
      theme: THEMES,
      textSize: TEXT_SIZES,
      motion: MOTIONS,
      speed: SPEEDS,
      confirm: CONFIRMATIONS,
    };
    for (const [name, of] of Object.entries(values))
      for (const key of [name, `${name}.note`, ...of.map((value) => `${name}.${value}`)])
        expect(all[`settings.${key}`], key).toBeDefined();
    for (const state of ['off', 'on', 'blocked', 'missing'])
      expect(all[`settings.push.${state}`], state).toBeDefined();
  });

  test('what the engine refuses is said with its numbers', () => {
    const refused = (plan: ReturnType<typeof soloPlan>, game: Parameters<typeof checkPlan>[1]): string => {
      const checked = checkPlan(plan, game);
      return isRefused(checked) ? sayConfigProblem(say, checked) : '';
    };
    expect(refused(soloPlan('evolution', 0, 'casual'), evolution)).toBe(
      'This game is for 2 to 6 players, not 1.',
    );
    expect(refused(soloPlan('evolution', 5, 'casual', { deck: 'DE110' }), evolution)).toContain(
      '2 to 5 players',
    );
    expect(refused(soloPlan('dominant-species', 3, 'beginner', { animals: 3 }), dominantSpecies)).toBe(
      'With 3 animals each there are 2 players, because all six animals play.',
    );
    expect(
      refused(soloPlan('dominant-species-marine', 3, 'beginner', { animals: 2 }), dominantSpeciesMarine),
    ).toContain('2 players');
  });

  test('a code that the page does not know is said by the server', () => {
    expect(sayProblem(say, { code: 'brand-new', sentence: 'Something new.' })).toBe('Something new.');
    expect(sayProblem(say, { code: 'stale', sentence: 'x' })).toBe(all['problem.stale']);
  });

  test('places, times and names', () => {
    expect([1, 2, 3, 4, 11, 22].map((rank) => place(say, rank))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
    const now = Date.UTC(2026, 0, 10);
    expect([20, 60, 3 * 3600, 50 * 3600].map((s) => ago(say, now - s * 1000, now))).toEqual([
      'just now',
      '1 minute ago',
      '3 hours ago',
      '2 days ago',
    ]);
    expect(ago(say, now + 5000, now)).toBe('just now');
    expect(defaultTableName(say, new Date(2026, 0, 8))).toBe('Thursday table');
  });

  test('a bot without a name of its own has one by its seat, the same for everybody', () => {
    const bot = { kind: 'bot', name: 'casual', bot: 'casual' } as const;
    expect(seatName(say, bot, 0)).toBe('Heron');
    expect(seatName(say, bot, 1)).not.toBe(seatName(say, bot, 2));
    expect(seatName(say, { ...bot, name: 'Tern' }, 1)).toBe('Tern');
    expect(seatName(say, { kind: 'person', name: 'Mara' }, 1)).toBe('Mara');
    expect(seatName(say, { kind: 'open', name: '' }, 1)).toBe('Open seat');
  });
});
