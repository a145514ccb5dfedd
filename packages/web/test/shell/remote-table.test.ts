import { type Game, isRefusal, type LogHeader, parseLog, plainRefusal } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { SentLines, SentState } from '@clade/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LocalHost } from '../../src/local/host.ts';
import type { LocalRecord } from '../../src/local/record.ts';
import { Api } from '../../src/remote/api.ts';
import { Deals, type Parts } from '../../src/remote/deals.ts';
import type { Intention, Unanswered } from '../../src/remote/intention.ts';
import { RemoteTable } from '../../src/remote/remote-table.ts';
import { Stream } from '../../src/remote/stream.ts';
import { rememberWatch, withWatch } from '../../src/remote/watching.ts';
import { isRefused, type Refused, type Table } from '../../src/table/table.ts';
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

function browser(): TestBrowser {
  const made = new TestBrowser(server.address);
  closing.push(() => made.close());
  return made;
}

class Kept implements Unanswered {
  intention: Intention | undefined;
  get(): Intention | undefined {
    return this.intention;
  }
  set(_table: string, intention: Intention | undefined): void {
    this.intention = intention;
  }
}

/** What a device remembers of deals, as long as the test. */
function dealsOf(from: TestBrowser): Deals {
  let parts: Parts = {};
  return new Deals(from.api, {
    get: () => parts,
    set: (next) => {
      parts = next;
    },
    subscribe: () => () => undefined,
  });
}

function accepted<T>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(`${answer.code}: ${answer.sentence}`);
  return answer;
}

async function open(
  from: TestBrowser,
  id: string,
  unanswered: Unanswered = new Kept(),
  deals?: Deals,
): Promise<RemoteTable> {
  from.stream.start();
  const state = accepted(await from.api.get<SentState>(`/api/tables/${id}`));
  const { lines } = accepted(await from.api.get<SentLines>(`/api/tables/${id}/since/0`));
  const deps = {
    ...from,
    unanswered,
    openLog,
    pause: () => 5,
    origin: 'https://play.example',
    ...(deals ? { deals } : {}),
  };
  const table = new RemoteTable({ ...deps, api: from.api, stream: from.stream }, state, lines);
  closing.push(() => table.close());
  return table;
}

/** A finished game opened here by the rules of this page, as the worker does it. */
async function openLog(text: string): Promise<Table> {
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const { header, moves } = log;
  const host = new LocalHost(still, evolution as Game, recordOf(header, moves));
  return {
    ...({} as Table),
    at: async (n) => host.at(n),
    course: async () => host.course(),
    verify: async () => host.verify(),
    close: () => host.close(),
  };
}

const still = {
  advise: async () => ({ moves: [], reasons: [] }),
  think: () => Promise.reject(new Error('nobody thinks here')),
  save: () => Promise.resolve(true),
  now: () => 0,
  changed: () => undefined,
};

function recordOf(header: LogHeader, moves: LocalRecord['moves']): LocalRecord {
  const { game, rules, options, seed = '', salt = '', commitment = '', secret, shares } = header;
  const seats = header.seats.map((name) => ({ kind: 'person', name }) as const);
  return {
    ...{ id: 'log', name: 'log', game, rules, options, seats, seed, salt, commitment, moves },
    ...(secret === undefined ? {} : { secret }),
    ...(shares ? { shares } : {}),
    ...{ drafts: [], createdAt: 0, changedAt: 0, version: 1, toAct: [], imported: true },
  };
}

/** Ada's table with a seat for Béla by link, begun. */
async function tableOfTwo(): Promise<{ ada: TestBrowser; bela: TestBrowser; id: string }> {
  const ada = await browser().enter('Ada');
  const bela = await browser().enter('Béla');
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const made = accepted(await ada.api.post<SentState>('/api/tables', { game: 'evolution', seats }));
  const { id } = made.table;
  accepted(await bela.api.post(`/api/tables/${id}/join`, { invite: made.table.seats[1]?.invite }));
  accepted(await ada.api.post(`/api/tables/${id}/start`));
  return { ada, bela, id };
}

/** Both choose a food card; then the first player is asked for cards, one move at a time. */
async function chooseFood(...tables: readonly RemoteTable[]): Promise<void> {
  for (const table of tables) {
    const move = table.snapshot().legal[0]?.move;
    expect(await table.play(move ?? [], true)).toBeUndefined();
  }
  await until(() => tables.every((table) => table.snapshot().n === 2));
}

const asked = (tables: readonly RemoteTable[]): RemoteTable =>
  tables.find((table) => table.snapshot().decision !== undefined) as RemoteTable;

describe('a table on a server', () => {
  test('is shown as the server says it is', async () => {
    const { ada, id } = await tableOfTwo();
    const table = await open(ada, id);
    const state = accepted(await ada.api.get<SentState>(`/api/tables/${id}`));
    expect(table.snapshot()).toMatchObject({
      where: 'remote',
      id,
      game: 'evolution',
      status: 'playing',
      viewer: 0,
      n: 0,
      view: state.view,
      legal: state.legal,
      decision: state.decision,
      waitingFor: [0, 1],
      seats: [
        { kind: 'person', name: 'Ada', here: true },
        { kind: 'person', name: 'Béla', here: false },
      ],
      commitment: state.table.commitment,
      config: { players: 2, options: state.table.options },
      connected: true,
    });
    expect(table.snapshot().seats[0]).not.toHaveProperty('you');
  });

  test('what one does the other sees, line by line and without a request', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    await until(
      () => a.snapshot().connected && ada.stream.status === 'open' && bela.stream.status === 'open',
    );
    await chooseFood(a, b);
    await until(() => a.snapshot().lines.at(-1)?.n === 2 && b.snapshot().lines.at(-1)?.n === 2);
    const mine = a.snapshot().lines.filter((line) => line.n > 0);
    expect(mine.map(({ n, seat }) => [n, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(a.snapshot().view).toEqual(accepted(await ada.api.get<SentState>(`/api/tables/${id}`)).view);
  });

  test('a refusal of the rules comes back with its rule, and nothing has changed', async () => {
    const { ada, id } = await tableOfTwo();
    const table = await open(ada, id);
    const before = table.snapshot();
    expect(await table.play(['eat', 0])).toMatchObject({ code: 'not-now', rule: 'EVO-3.3.1' });
    expect(await table.explain(['eat', 0])).toMatchObject({ code: 'not-now', rule: 'EVO-3.3.1' });
    expect(await table.explain(before.legal[0]?.move ?? [])).toBeUndefined();
    expect(table.snapshot()).toEqual(before);
  });

  test('a draft is confirmed, and taken back', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const tables = [await open(ada, id), await open(bela, id)];
    await chooseFood(...tables);
    const table = asked(tables);
    const move =
      table.snapshot().legal.find(({ move: [verb] }) => verb !== 'end' && verb !== 'done')?.move ?? [];
    expect(await table.play(move)).toBeUndefined();
    expect(table.snapshot().draft.moves).toEqual([move]);
    expect(table.snapshot().n).toBe(2);
    expect(await table.undo(0)).toBeUndefined();
    expect(table.snapshot().draft.moves).toEqual([]);
    expect(await table.undo(0)).toMatchObject({ code: 'nothing' });
    expect(await table.play(move)).toBeUndefined();
    expect(await table.confirm()).toBeUndefined();
    expect(table.snapshot().n).toBe(3);
  });

  test('two moves at once are made one after the other', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const tables = [await open(ada, id), await open(bela, id)];
    await chooseFood(...tables);
    const table = asked(tables);
    const [first] = table.snapshot().legal;
    const both = await Promise.all([table.play(first?.move ?? []), table.undo(0)]);
    expect(both).toEqual([undefined, undefined]);
    expect(table.snapshot().draft.moves).toEqual([]);
  });
});

describe('a table that was open before it began', () => {
  test('has its deal on every device as soon as it begins, and every line behind it', async () => {
    const ada = await browser().enter('Ada');
    const bela = await browser().enter('Béla');
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { table } = accepted(
      await ada.api.post<SentState>('/api/tables', { game: 'evolution', seats, visibility: 'link' }),
    );
    accepted(await bela.api.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite }));
    const tables = [await open(ada, table.id), await open(bela, table.id)] as const;
    await until(() => ada.stream.status === 'open' && bela.stream.status === 'open');
    const numbers = (): number[][] => tables.map((one) => one.snapshot().lines.map(({ n }) => n));
    expect(numbers()).toEqual([[], []]);
    expect(await tables[0].company.start()).toBeUndefined();
    await expect.poll(numbers).toEqual([[0], [0]]);
    await chooseFood(...tables);
    await expect.poll(numbers).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });
});

describe('what a bot would do', () => {
  test('is told where I play with bots alone, of what I am asked now', async () => {
    const ada = await browser().enter('Ada');
    const bot = { kind: 'bot', bot: 'random' };
    const seats = [{ kind: 'me' }, bot, bot];
    const made = accepted(await ada.api.post<SentState>('/api/tables', { game: 'evolution', seats }));
    accepted(await ada.api.post(`/api/tables/${made.table.id}/start`));
    const table = await open(ada, made.table.id);
    await until(() => table.snapshot().decision !== undefined);
    const advice = accepted(await table.hint());
    const legal = table.snapshot().legal.map(({ move }) => JSON.stringify(move));
    expect(advice.seat).toBe(0);
    expect(advice.moves.length).toBeGreaterThan(1);
    for (const { move } of advice.moves) expect(legal).toContain(JSON.stringify(move));
    expect(Array.isArray(advice.reasons)).toBe(true);
    expect(await table.hint(1)).toMatchObject({ code: 'not-over' });
  });

  test('is not told where another person plays', async () => {
    const { ada, id } = await tableOfTwo();
    expect(await (await open(ada, id)).hint()).toMatchObject({ code: 'company' });
  });
});

describe('a connection that is slow', () => {
  test('an answer that a later one has overtaken does not take the draft back', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const tables = [await open(ada, id), await open(bela, id)];
    await chooseFood(...tables);
    const table = asked(tables);
    const whose = table === tables[0] ? ada : bela;
    const move = table.snapshot().legal.find(({ move: [verb] }) => verb !== 'end')?.move ?? [];
    const overtaken = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    whose.late = (request) => {
      if (request !== `GET /api/tables/${id}`) return undefined;
      arrived.resolve();
      return overtaken.promise;
    };
    const looking = table.look();
    await arrived.promise;
    whose.late = undefined;
    expect(await table.play(move)).toBeUndefined();
    const drafts: number[] = [];
    table.subscribe(() => drafts.push(table.snapshot().draft.moves.length));
    overtaken.resolve();
    await looking;
    expect(table.snapshot().draft.moves).toEqual([move]);
    await until(() => !table.snapshot().busy);
    expect(new Set(drafts)).toEqual(new Set([1]));
  });
});

describe('a connection that fails', () => {
  test('an answer that is lost does not make a move twice', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const tables = [await open(ada, id), await open(bela, id)];
    await chooseFood(...tables);
    const table = asked(tables);
    const whose = table === tables[0] ? ada : bela;
    const move = table.snapshot().legal[0]?.move ?? [];
    whose.broken = 'answers';
    const playing = table.play(move);
    await until(() => whose.tried.filter((request) => request.endsWith('/moves')).length >= 3);
    expect(table.snapshot()).toMatchObject({ connected: false, busy: true });
    whose.broken = 'no';
    expect(await playing).toBeUndefined();
    expect(table.snapshot()).toMatchObject({ connected: true, draft: { moves: [move] } });
    const truth = accepted(await whose.api.get<SentState>(`/api/tables/${id}`));
    expect(truth.draft.moves).toEqual([move]);
  });

  test('a move made without a network is kept and sent when it is back', async () => {
    const { ada, id } = await tableOfTwo();
    const kept = new Kept();
    const table = await open(ada, id, kept);
    ada.broken = 'out';
    const playing = table.play(table.snapshot().legal[0]?.move ?? [], true);
    await until(() => !table.snapshot().connected);
    expect(kept.intention).toMatchObject({ what: 'moves' });
    ada.broken = 'no';
    expect(await playing).toBeUndefined();
    expect(kept.intention).toBeUndefined();
    expect(table.snapshot()).toMatchObject({ connected: true, waitingFor: [1], draft: { confirmed: true } });
  });

  test('a move outlives the page: the next one sends it, once', async () => {
    const { ada, id } = await tableOfTwo();
    const kept = new Kept();
    const first = await open(ada, id, kept);
    ada.broken = 'answers';
    void first.play(first.snapshot().legal[1]?.move ?? [], true);
    // A request that is still on its way could be answered after all, to a page that is gone.
    await until(() => ada.lost.some((request) => request.endsWith('/moves')));
    first.close();
    ada.broken = 'no';
    const wanted = kept.intention;
    const second = await open(ada, id, kept);
    await until(() => kept.intention === undefined);
    await until(() => second.snapshot().draft.confirmed);
    expect(second.snapshot().draft.moves).toEqual([
      (wanted as Extract<Intention, { what: 'moves' }>).body.move,
    ]);
  });

  test('what happened while a device slept is there when it wakes, once and in order', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    await until(() => ada.stream.status === 'open');
    ada.broken = 'out';
    ada.cut();
    await until(() => !a.snapshot().connected);
    const theirs = b.snapshot().legal[0]?.move ?? [];
    expect(await b.play(theirs, true)).toBeUndefined();
    await new Promise((done) => setTimeout(done, 30));
    expect(a.snapshot().waitingFor).toEqual([0, 1]);
    ada.broken = 'no';
    await until(() => a.snapshot().waitingFor.length === 1);
    expect(await a.play(a.snapshot().legal[0]?.move ?? [], true)).toBeUndefined();
    await until(() => a.snapshot().lines.at(-1)?.n === 2);
    expect(
      a
        .snapshot()
        .lines.map(({ n }) => n)
        .filter((n) => n > 0),
    ).toEqual([1, 2]);
  });

  test('a move from an old picture is refused, and the new picture is there', async () => {
    const { ada, id } = await tableOfTwo();
    const table = await open(ada, id);
    // Another device of Ada has chosen already; this one has not heard of it.
    ada.broken = 'out';
    ada.cut();
    const other = await open(ada.again(), id);
    const [first, second] = table.snapshot().legal;
    expect(await other.play(first?.move ?? [], true)).toBeUndefined();
    const late = table.play(second?.move ?? [], true);
    ada.broken = 'no';
    expect(await late).toMatchObject({ code: expect.stringMatching(/^(stale|confirmed)$/) });
    expect(table.snapshot().draft).toMatchObject({ moves: [first?.move], confirmed: true });
  });
});

describe('other devices and other people', () => {
  test('a draft is seen on all devices of its person, and by nobody else', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const tables = [await open(ada, id), await open(bela, id)];
    await chooseFood(...tables);
    const table = asked(tables);
    const [whose, otherSide] = table === tables[0] ? [ada, tables[1]] : [bela, tables[0]];
    const phone = whose.again();
    closing.push(() => phone.close());
    const there = await open(phone, id);
    await until(() => phone.stream.status === 'open');
    const move = table.snapshot().legal[0]?.move ?? [];
    expect(await table.play(move)).toBeUndefined();
    await until(() => there.snapshot().draft.moves.length === 1);
    expect(there.snapshot().draft.moves).toEqual([move]);
    expect(otherSide?.snapshot().draft.moves).toEqual([]);
  });

  test('who is here is known', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const a = await open(ada, id);
    await until(() => ada.stream.status === 'open');
    await open(bela, id);
    await until(() => a.snapshot().seats[1]?.online === true);
    bela.close();
    await until(() => a.snapshot().seats[1]?.online === false);
  });

  test('chat, notes and votes', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    await until(() => ada.stream.status === 'open' && bela.stream.status === 'open');
    expect(await a.company.say('Hello!')).toBeUndefined();
    await until(() => b.company.chat().length === 1);
    expect(b.company.chat()).toMatchObject([{ name: 'Ada', text: 'Hello!' }]);
    expect(await a.company.writeNote('watch the hunter')).toBeUndefined();
    expect(await a.company.note()).toBe('watch the hunter');
    expect(await b.company.note()).toBe('');
    expect(await a.company.castVote('cancel', true)).toBeUndefined();
    await until(() => b.company.vote() !== undefined);
    expect(b.company.vote()).toEqual({ what: 'cancel', yes: [0] });
    expect(await b.company.castVote('cancel', false)).toBeUndefined();
    await until(() => a.company.vote() === undefined);
  });

  test('what others say is unread until the chat is open; what was said before counts as read', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    await Promise.all([a.company.readChat(), b.company.readChat()]);
    await until(() => ada.stream.status === 'open' && bela.stream.status === 'open');
    expect(await a.company.say('Hello!')).toBeUndefined();
    await until(() => a.company.chat().length === 1 && b.company.chat().length === 1);
    expect([a.company.unread(), b.company.unread()]).toEqual([0, 1]);
    b.company.readAll();
    expect(b.company.unread()).toBe(0);
    expect(await a.company.say('Are you there?')).toBeUndefined();
    await until(() => b.company.chat().length === 2);
    expect(b.company.unread()).toBe(1);
    const later = await open(bela.again(), id);
    await later.company.readChat();
    expect([later.company.chat().length, later.company.unread()]).toEqual([2, 0]);
  });

  test('a seat is handed over by a link, and lent to a bot', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const a = await open(ada, id);
    const link = await a.company.handOver();
    if (isRefused(link)) throw new Error(link.sentence);
    const found = /^https:\/\/play\.example\/join\/(.{22})\?invite=(.{22})$/.exec(link);
    expect(found?.[1]).toBe(id);
    const cyril = await browser().enter('Cyril');
    accepted(await cyril.api.post(`/api/tables/${id}/join`, { invite: found?.[2] }));
    await until(() => a.snapshot().seats[0]?.name === 'Cyril');
    expect(a.snapshot()).toMatchObject({ viewer: -1, legal: [] });
    const b = await open(bela, id);
    expect(await b.company.standIn(1, 'random')).toBeUndefined();
    expect(b.snapshot().seats[1]).toMatchObject({ standIn: 'random' });
    expect(await b.company.standIn(1, undefined)).toBeUndefined();
    expect(b.snapshot().seats[1]).not.toHaveProperty('standIn');
  });

  test('a spectator hears what everybody may know', async () => {
    const ada = await browser().enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const body = { game: 'evolution', seats, visibility: 'public' };
    const { table } = accepted(await ada.api.post<SentState>('/api/tables', body));
    const eva = await browser().enter('Eva');
    const watched = await open(eva, table.id);
    expect(watched.snapshot()).toMatchObject({ viewer: -1, status: 'open' });
    await until(() => eva.stream.status === 'open');
    accepted(await ada.api.post(`/api/tables/${table.id}/start`));
    await until(() => watched.snapshot().status === 'playing');
    const mine = await open(ada, table.id);
    expect(await mine.play(mine.snapshot().legal[0]?.move ?? [], true)).toBeUndefined();
    await until(() => watched.snapshot().n >= 2);
    expect(watched.snapshot().legal).toEqual([]);
    expect(JSON.stringify(watched.snapshot().view)).not.toBe(JSON.stringify(mine.snapshot().view));
  });
});

describe('a table of friends', () => {
  test('is watched by its link for spectators, live, and not without it', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    const link = /^https:\/\/play\.example\/table\/(.{22})\?watch=(.{22})$/.exec(a.company.watchLink ?? '');
    expect(link?.[1]).toBe(id);
    const eva = await browser().enter('Eva');
    const send = withWatch(eva.send);
    const page = { api: new Api(send), stream: new Stream(send, { pause: () => 5 }) };
    closing.push(() => page.stream.stop());
    expect(await page.api.get(`/api/tables/${id}`)).toMatchObject({ code: 'not-found' });
    rememberWatch(id, link?.[2] ?? '');
    page.stream.start();
    const state = accepted(await page.api.get<SentState>(`/api/tables/${id}`));
    const { lines } = accepted(await page.api.get<SentLines>(`/api/tables/${id}/since/0`));
    const deps = { ...page, unanswered: new Kept(), openLog, pause: () => 5, origin: 'https://play.example' };
    const watched = new RemoteTable(deps, state, lines);
    closing.push(() => watched.close());
    await until(() => page.stream.status === 'open');
    await chooseFood(a, b);
    await until(() => watched.snapshot().n === 2 && watched.snapshot().lines.at(-1)?.n === 2);
    expect(watched.snapshot()).toMatchObject({ viewer: -1, legal: [], status: 'playing' });
    expect(watched.company.watchLink).toBeUndefined();
  });
});

describe('a game that is over', () => {
  test('gives its log, is checked on this device, and can be played again', async () => {
    const { ada, bela, id } = await tableOfTwo();
    const [a, b] = [await open(ada, id), await open(bela, id)];
    await chooseFood(a, b);
    expect(await a.exportLog()).toBeUndefined();
    expect(await a.course()).toBeUndefined();
    expect(await a.verify()).toMatchObject({ code: 'forbidden' });
    expect(await a.company.concede()).toBeUndefined();
    await until(() => b.snapshot().status === 'finished');
    expect(b.snapshot().result?.winners).toEqual([1]);
    const log = parseLog((await b.exportLog()) ?? '');
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.moves).toHaveLength(2);
    expect(await b.verify()).toMatchObject({
      kept: true,
      replayed: true,
      moves: 2,
      commitment: b.snapshot().commitment,
    });
    expect((await b.course())?.scores).toHaveLength(3);
    const again = await b.company.rematch();
    expect(again).not.toBe(id);
    expect(await a.company.rematch()).toBe(again);
  });

  test('was dealt from the numbers of those whose page was open, and the page says who', async () => {
    const ada = await browser().enter('Ada');
    const [bela, cili] = [await browser().enter('Béla'), await browser().enter('Cili')];
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }];
    const made = accepted(await ada.api.post<SentState>('/api/tables', { game: 'evolution', seats }));
    const { id } = made.table;
    const guests = [bela, cili];
    for (const [i, guest] of guests.entries())
      accepted(await guest.api.post(`/api/tables/${id}/join`, { invite: made.table.seats[i + 1]?.invite }));
    const [a, b] = [
      await open(ada, id, undefined, dealsOf(ada)),
      await open(bela, id, undefined, dealsOf(bela)),
    ];
    // Cili plays with a program that knows nothing of promises.
    await expect
      .poll(async () => {
        const { table } = accepted(await cili.api.get<SentState>(`/api/tables/${id}`));
        return table.seats.filter(({ promise }) => promise !== undefined).length;
      })
      .toBe(2);
    expect(await a.company.start()).toBeUndefined();
    await until(() => [a, b].every((table) => table.snapshot().status === 'playing'));
    for (const one of [ada, bela, cili])
      accepted(await one.api.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true }));
    await until(() => b.snapshot().status === 'cancelled');
    const proof = accepted(await b.verify());
    expect(proof).toMatchObject({ kept: true, replayed: true });
    expect(proof.shares?.map(({ seat, share }) => [seat, share !== undefined])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  test('a log that does not fit the fingerprint of the start is found out', async () => {
    const { ada, id } = await tableOfTwo();
    const a = await open(ada, id);
    expect(await a.company.concede()).toBeUndefined();
    const state = accepted(await ada.api.get<SentState>(`/api/tables/${id}`));
    const lie = { ...state, table: { ...state.table, commitment: '0'.repeat(64) } };
    const deps = { api: ada.api, stream: ada.stream, unanswered: new Kept(), openLog, origin: '' };
    const shown = new RemoteTable(deps, lie, a.snapshot().lines);
    closing.push(() => shown.close());
    expect(await shown.verify()).toMatchObject({ kept: false, commitment: '0'.repeat(64) });
  });
});
