import type { SentState } from '@clade/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MyTables } from '../../src/remote/my-tables.ts';
import { Myself } from '../../src/remote/myself.ts';
import { remoteEntry } from '../../src/shell/entries.ts';
import { isRefused } from '../../src/table/table.ts';
import { type Running, startServer, TestBrowser, until } from './browser.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Page {
  readonly browser: TestBrowser;
  readonly me: Myself;
  readonly tables: MyTables;
  readonly turns: string[];
}

/** A page that has just been opened; `said`: on this device a name was said before. */
function page(browser = new TestBrowser(server.address), said = false): Page {
  let before = said;
  const me = new Myself(browser.api, browser.stream, {
    get: () => before,
    set: (now) => {
      before = now;
    },
  });
  const tables = new MyTables(browser.api, browser.stream);
  const turns: string[] = [];
  tables.onMyTurn(({ name }) => turns.push(name));
  closing.push(() => browser.close());
  return { browser, me, tables, turns };
}

async function state(asking: Promise<unknown>): Promise<SentState> {
  const answer = await asking;
  if (isRefused(answer)) throw new Error(answer.sentence);
  return answer as SentState;
}

describe('who I am', () => {
  test('a stranger is known as soon as a name is said, and by the cookie ever after', async () => {
    const first = page();
    await first.me.ask();
    expect(first.me.get()).toEqual({ known: 'stranger' });
    expect(first.browser.tried).toEqual(['GET /api/games']);
    expect(await first.me.say('Mara')).toBeUndefined();
    expect(first.me.get()).toMatchObject({ known: 'yes', name: 'Mara' });
    await until(() => first.browser.stream.status === 'open');
    const later = page(first.browser.again(), true);
    await later.me.ask();
    expect(later.me.get()).toEqual(first.me.get());
  });

  test('a name that the server does not take is refused', async () => {
    const { me } = page();
    expect(await me.say('x'.repeat(41))).toMatchObject({ code: 'malformed' });
    expect(me.get()).toEqual({ known: 'asking' });
  });

  test('no server: offline, until one is found', async () => {
    const { me, browser } = page();
    browser.broken = 'out';
    await me.ask();
    expect(me.get()).toEqual({ known: 'offline' });
    browser.broken = 'no';
    me.wake();
    await until(() => me.get().known === 'stranger');
  });
});

describe('my tables', () => {
  test('are listed as they change, and a turn is announced once', async () => {
    const [ada, bela] = [page(), page()];
    await ada.me.say('Ada');
    await bela.me.say('Béla');
    await until(() => ada.browser.stream.status === 'open' && bela.browser.stream.status === 'open');
    const { api } = ada.browser;
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const made = await state(api.post('/api/tables', { game: 'evolution', name: 'Duel', seats }));
    const { id } = made.table;
    await until(() => ada.tables.get().length === 1);
    expect(ada.tables.get()[0]).toMatchObject({ id, status: 'open', yourTurn: false });
    expect(bela.tables.get()).toEqual([]);

    await state(bela.browser.api.post(`/api/tables/${id}/join`, { invite: made.table.seats[1]?.invite }));
    await until(() => bela.tables.get().length === 1);
    await state(api.post(`/api/tables/${id}/start`));
    await until(() => ada.turns.length > 0 && bela.turns.length > 0);
    expect(bela.tables.get()[0]).toMatchObject({ status: 'playing', yourTurn: true });

    const before = await state(api.get(`/api/tables/${id}`));
    const move = before.legal[0]?.move;
    await state(
      api.post(`/api/tables/${id}/moves`, { n: 0, drafted: 0, move, key: 'one-key-1', confirm: true }),
    );
    await until(() => ada.tables.get()[0]?.yourTurn === false);
    expect(bela.tables.get()[0]?.yourTurn).toBe(true);
    expect(bela.turns).toEqual(['Duel']);
  });

  test('hold one where a seat is kept for me, until I decline', async () => {
    const [ada, bela] = [page(), page()];
    await ada.me.say('Ada');
    await bela.me.say('Béla');
    await until(() => ada.browser.stream.status === 'open' && bela.browser.stream.status === 'open');
    const { api } = ada.browser;
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { id, seats: made } = (await state(api.post('/api/tables', { game: 'evolution', seats }))).table;
    await state(bela.browser.api.post(`/api/tables/${id}/join`, { invite: made[1]?.invite }));
    await state(api.post(`/api/tables/${id}/start`));
    await state(api.post(`/api/tables/${id}/concede`));
    await until(() => bela.tables.get().length === 0);
    const again = (await state(api.post(`/api/tables/${id}/rematch`))).table;
    await until(() => bela.tables.get().length === 1);
    expect(bela.tables.get().map(remoteEntry)).toMatchObject([{ id: again.id, me: -1, invited: true }]);
    await bela.browser.api.post(`/api/tables/${again.id}/leave`);
    await until(() => bela.tables.get().length === 0);
    expect(ada.tables.get()[0]?.seats[0]).toMatchObject({ name: 'Béla', declined: true });
    await state(api.post(`/api/tables/${id}/rematch`));
    await until(() => bela.tables.get().length === 1);
  });

  test('say when the last line came, also after a reload', async () => {
    const ada = page();
    await ada.me.say('Ada');
    const { api } = ada.browser;
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id } = (await state(api.post('/api/tables', { game: 'evolution', seats }))).table;
    const begun = await state(api.post(`/api/tables/${id}/start`));
    const move = begun.legal[0]?.move;
    await state(
      api.post(`/api/tables/${id}/moves`, { n: 0, drafted: 0, move, key: 'one-key-1', confirm: true }),
    );
    const movedAt = async () => (await state(api.get(`/api/tables/${id}`))).table.movedAt;
    // Both have chosen a food card, and the game waits for Ada or has gone on to her.
    await expect.poll(movedAt).toBeDefined();
    const later = page(ada.browser.again(), true);
    await later.me.ask();
    await until(() => later.tables.get()[0]?.yourTurn === true);
    const listed = later.tables.get().map(remoteEntry);
    expect(listed.map(({ changedAt }) => changedAt)).toEqual([await movedAt()]);
  });

  test('what waits already when the page is opened is listed, not announced', async () => {
    const ada = page();
    await ada.me.say('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const made = await state(ada.browser.api.post('/api/tables', { game: 'evolution', seats }));
    await state(ada.browser.api.post(`/api/tables/${made.table.id}/start`));
    const later = page(ada.browser.again(), true);
    await later.me.ask();
    await until(() => later.tables.get().length === 1);
    expect(later.tables.get()[0]?.yourTurn).toBe(true);
    expect(later.turns).toEqual([]);
  });
});
