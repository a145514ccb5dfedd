import { stylesOf } from '@clade/bots';
import { BOT_LEVELS, readBot, writeBot } from '@clade/bots/names';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import { options } from '@clade/text/en/options';
import { shell } from '@clade/text/en/shell';
import { describe, expect, test } from 'vitest';
import { seatOfLog } from '../../src/local/record.ts';
import { inOrder, localEntry, nextWaiting, type TableEntry } from '../../src/shell/entries.ts';
import { logName } from '../../src/shell/files.ts';
import { GAMES } from '../../src/shell/games.ts';
import { readLink } from '../../src/shell/join.tsx';
import { readRemembered } from '../../src/shell/remembered.ts';
import { optionKey, switchesOf, switchValue, valueKey } from '../../src/shell/switches.ts';

const ALL = [evolution, dominantSpecies, dominantSpeciesMarine];
const texts: Readonly<Record<string, string>> = { ...shell, ...options };

describe('what the first page knows without the rules', () => {
  test('is what the rules say', () => {
    expect(GAMES.map(({ id, title, seats }) => ({ id, title: texts[title], seats }))).toEqual(
      ALL.map(({ id, title, seats }) => ({ id, title, seats })),
    );
  });

  test('bots have the levels that there are, each with a name', () => {
    for (const level of BOT_LEVELS) expect(texts[`bot.level.${level}`], level).toBeDefined();
    for (const { id } of ALL)
      for (const style of stylesOf(id)) expect(texts[`bot.style.${style}`], style).toBeDefined();
  });

  test('a bot is read as it is written', () => {
    for (const bot of ['casual', 'expert:hunter']) expect(writeBot(readBot(bot))).toBe(bot);
  });

  test('a seat of an old log that names a bot of old is a bot', () => {
    expect(seatOfLog('greedy')).toEqual({ kind: 'bot', name: 'greedy', bot: 'greedy' });
    expect(readBot('greedy')).toEqual({ level: 'beginner' });
    expect(seatOfLog('Greta')).toEqual({ kind: 'person', name: 'Greta' });
  });
});

describe.each(ALL)('the options of $id', (game) => {
  const switches = switchesOf(game);

  test('are all offered once, but for guards of games without people', () => {
    const offered = game.options.filter((option) => option.unattended === undefined).map(({ name }) => name);
    expect(switches.map(({ option }) => option.name).sort()).toEqual(offered.sort());
  });

  test('have a title, an explanation, and a name for each value that is not on or off', () => {
    for (const item of switches) {
      expect(texts[optionKey(game.id, item)], item.option.name).toBeDefined();
      expect(texts[`${optionKey(game.id, item)}.text`], item.option.name).toBeDefined();
      if (item.on === undefined)
        for (const value of item.option.values)
          expect(texts[valueKey(game.id, item, value)], `${item.option.name} ${value}`).toBeDefined();
    }
  });

  test('a switch reaches both values', () => {
    for (const item of switches) {
      if (item.on === undefined) continue;
      expect(new Set([switchValue(item, true), switchValue(item, false)])).toEqual(
        new Set(item.option.values),
      );
      expect(switchValue(item, true)).toBe(item.on);
    }
  });

  test('what is called printed is the default, and a house rule is off by default', () => {
    for (const item of switches) {
      if (item.kind === 'printed') expect(item.on, item.option.name).toBe(item.option.default);
      if (item.kind === 'house' && item.on !== undefined)
        expect(item.on, item.option.name).not.toBe(item.option.default);
    }
  });
});

function entry(id: string, yourTurn: boolean, changedAt: number): TableEntry {
  const seats = [{ kind: 'person', name: 'Mara' }] as const;
  return {
    where: 'local',
    id,
    game: 'evolution',
    name: id,
    status: 'playing',
    seats,
    options: {},
    me: 0,
    yourTurn,
    waitingFor: [],
    n: 1,
    changedAt,
  };
}

describe('lists of tables', () => {
  const list = [entry('a', false, 9), entry('b', true, 1), entry('c', true, 5), entry('d', false, 2)];

  test('my turn first, then the latest', () => {
    expect(inOrder(list).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  });

  test('the next table is the one behind this, and after the last the first', () => {
    expect(nextWaiting(list)?.id).toBe('c');
    expect(nextWaiting(list, 'c')?.id).toBe('b');
    expect(nextWaiting(list, 'b')?.id).toBe('c');
    expect(nextWaiting(list, 'a')?.id).toBe('c');
    expect(nextWaiting([entry('b', true, 1)], 'b')).toBeUndefined();
    expect(nextWaiting([entry('a', false, 1)])).toBeUndefined();
  });

  test('a game that was brought in is over and nobody’s', () => {
    const summary = {
      id: 'x',
      game: 'evolution',
      name: 'Log',
      options: {},
      seats: [{ kind: 'person', name: 'Ada' }],
      createdAt: 1,
      changedAt: 2,
      toAct: [0],
      imported: true,
      yourTurn: true,
      n: 3,
    } as const;
    expect(localEntry(summary)).toMatchObject({
      status: 'finished',
      yourTurn: false,
      me: -1,
      waitingFor: [],
    });
  });
});

describe('what is remembered for the next table', () => {
  test('nothing yet: three bots where there is room', () => {
    expect(readRemembered('evolution', undefined)).toMatchObject({ bots: 3, level: 'casual' });
    expect(readRemembered('dominant-species-marine', undefined).bots).toBe(3);
    expect(readRemembered('evolution', undefined).plan.seats).toHaveLength(4);
  });

  test.each([
    ['too many bots', { bots: 9 }],
    ['no bots', { bots: 0 }],
    ['half a bot', { bots: 1.5 }],
    ['a plan of another game', { plan: { game: 'dominant-species', seats: [], options: {} } }],
    ['a plan that is none', { plan: { game: 'evolution' } }],
    ['no object', 'x'],
  ])('%s does no harm', (_, stored) => {
    const { bots, plan } = readRemembered('evolution', stored);
    expect(bots).toBe(3);
    expect(plan).toMatchObject({ game: 'evolution', seats: [{ kind: 'me' }, {}, {}, {}] });
  });

  test('what was chosen stays', () => {
    const plan = {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'expert' }],
      options: { quickPlay: true },
      visibility: 'link',
      online: false,
    } as const;
    expect(
      readRemembered('evolution', JSON.parse(JSON.stringify({ bots: 1, level: 'expert', plan }))),
    ).toEqual({ bots: 1, level: 'expert', plan });
  });
});

describe('links and files', () => {
  const id = 'abcdefghijklmnopqrst_-';

  test('a link to a table or a seat is read, whole or in part', () => {
    expect(readLink(`https://play.example/join/${id}?invite=${id}`)).toBe(`/join/${id}?invite=${id}`);
    expect(readLink(` /table/${id} `)).toBe(`/table/${id}`);
    expect(readLink(`join/${id}`)).toBe(`/table/${id}`);
    expect(readLink(`https://play.example/table/${id}?watch=${id}`)).toBe(`/table/${id}?watch=${id}`);
    for (const text of ['', 'hello', `https://play.example/rules/${id}`, `/join/${id}x`])
      expect(readLink(text)).toBeUndefined();
  });

  test('a log gets a name that every file system takes', () => {
    const at = Date.UTC(2026, 2, 5, 12);
    expect(logName('evolution', 'Čaj o páté: 1/2', at)).toBe('2026-03-05-evolution-caj-o-pate-1-2.jsonl');
    expect(logName('evolution', '???', at)).toBe('2026-03-05-evolution.jsonl');
  });
});
