import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Learnt } from '../src/accounts/learning.ts';
import { Conflict, type Storage, type StoredMove } from '../src/storage/storage.ts';
import type { TableRecord, User } from '../src/table/record.ts';

/** What every store promises; run against each implementation. `reopen` opens the same data again. */
export interface StoreUnderTest {
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

const ada: User = { id: 'ada-ada-ada-ada-ada-a', name: 'Ada', createdAt: 1 };
const secret = { seed: 'seed', salt: 'salt' };

export function record(id: string, more: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'evolution',
    rules: '1',
    players: 2,
    options: {},
    name: 'a table',
    visibility: 'public',
    status: 'open',
    host: ada.id,
    seats: [{ kind: 'person', user: ada.id, name: ada.name }, { kind: 'open' }],
    createdAt: 5,
    commitment: 'c',
    n: 0,
    toAct: [],
    ...more,
  };
}

function line(n: number): StoredMove {
  return { n, seat: n % 2, move: ['eat', n], hash: `hash ${n}`, at: 10 + n };
}

export function storageSuite(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest;
    let store: Storage;

    beforeEach(async () => {
      under = await make();
      store = await under.open();
      await store.createUser(ada);
    });
    afterEach(async () => {
      await store.close();
      await under.remove();
    });
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await under.open();
    };

    test('people are kept, and can be renamed', async () => {
      await store.renameUser(ada.id, 'Ada L.');
      await reopen();
      expect(await store.user(ada.id)).toEqual({ ...ada, name: 'Ada L.' });
      expect(await store.user('nobody')).toBeUndefined();
    });

    test('a table is kept with its secret, its lines and its drafts', async () => {
      await store.createTable(record('t'), secret);
      const draft = { seat: 1, base: 2, moves: [['eat', 7]], confirmed: true };
      await store.write({
        table: record('t', { n: 2, status: 'playing' }),
        basedOn: 1,
        entries: [line(1), line(2)],
        drafts: [draft],
      });
      await reopen();
      const loaded = await store.load('t');
      expect(loaded).toMatchObject({ version: 2, secret, entries: [line(1), line(2)], drafts: [draft] });
      expect(loaded?.table).toEqual(record('t', { n: 2, status: 'playing' }));
      expect(await store.load('other')).toBeUndefined();
    });

    test('a record that leaves the store has no secret in it', async () => {
      await store.createTable(record('t'), { seed: 'very secret', salt: 'also secret' });
      expect(JSON.stringify(await store.record('t'))).not.toContain('secret');
      expect(JSON.stringify(await store.list({ kind: 'lobby' }, { limit: 5 }))).not.toContain('secret');
    });

    test('a draft without moves is removed', async () => {
      await store.createTable(record('t'), secret);
      const kept = { seat: 0, base: 0, moves: [['pass']], confirmed: false };
      await store.write({ table: record('t'), basedOn: 1, drafts: [kept, { ...kept, seat: 1 }] });
      await store.write({ table: record('t'), basedOn: 2, drafts: [{ ...kept, moves: [] }] });
      expect((await store.load('t'))?.drafts.map((d) => d.seat)).toEqual([1]);
    });

    test('writing on an old version is a conflict, and changes nothing', async () => {
      await store.createTable(record('t'), secret);
      await store.write({ table: record('t', { n: 1 }), basedOn: 1, entries: [line(1)] });
      const late = store.write({
        table: record('t', { n: 1, name: 'late' }),
        basedOn: 1,
        entries: [line(1)],
      });
      await expect(late).rejects.toBeInstanceOf(Conflict);
      const loaded = await store.load('t');
      expect(loaded?.table.name).toBe('a table');
      expect(loaded?.entries).toEqual([line(1)]);
    });

    test('a number of the log is given once', async () => {
      await store.createTable(record('t'), secret);
      await store.write({ table: record('t', { n: 1 }), basedOn: 1, entries: [line(1)] });
      await expect(
        store.write({ table: record('t', { n: 1, name: 'twice' }), basedOn: 2, entries: [line(1)] }),
      ).rejects.toThrow();
      expect((await store.load('t'))?.table.name).toBe('a table');
    });

    test('changes that are asked for together fail each for itself', async () => {
      await store.createTable(record('a'), secret);
      await store.createTable(record('b'), secret);
      const results = await Promise.allSettled([
        store.write({ table: record('a', { n: 1 }), basedOn: 1, entries: [line(1)] }),
        store.write({ table: record('b', { n: 1 }), basedOn: 9, entries: [line(1)] }),
        store.write({ table: record('b', { n: 1 }), basedOn: 1, entries: [line(1)] }),
      ]);
      expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      await reopen();
      expect((await store.load('a'))?.entries).toHaveLength(1);
      expect((await store.load('b'))?.entries).toHaveLength(1);
    });

    test('requests are remembered with the change they made, or not at all', async () => {
      await store.createTable(record('t'), secret);
      expect((await store.load('t'))?.asked).toEqual(new Uint8Array());
      await store.write({ table: record('t'), basedOn: 1, asked: Uint8Array.of(1, 2, 3) });
      const late = store.write({ table: record('t'), basedOn: 1, asked: Uint8Array.of(4) });
      await expect(late).rejects.toBeInstanceOf(Conflict);
      // A change that nobody asked for leaves them as they are.
      await store.write({ table: record('t', { name: 'other' }), basedOn: 2 });
      await reopen();
      expect((await store.load('t'))?.asked).toEqual(Uint8Array.of(1, 2, 3));
    });

    test('notices are numbered upwards over all tables and can be asked for from a number on', async () => {
      const first = await store.createTable(record('a'), secret);
      const second = await store.createTable(record('b'), secret);
      const third = await store.write({
        table: record('a', { n: 2 }),
        basedOn: 1,
        notices: [{ table: 'a', kind: 'moves', from: 0, n: 2 }],
      });
      const seqs = [first, second, third].map((w) => w.notices[0]!.seq);
      expect(seqs).toEqual([...seqs].sort((x, y) => x - y));
      expect(new Set(seqs).size).toBe(3);
      await reopen();
      expect(await store.lastNotice()).toBe(seqs[2]);
      expect(await store.noticesAfter(0, 10)).toEqual([first, second, third].flatMap((w) => w.notices));
      expect(await store.noticesAfter(seqs[0]!, 1)).toEqual(second.notices);
      expect(await store.noticesOf(['a'], seqs[0]!, 10)).toEqual(third.notices);
      expect(await store.noticesOf([], 0, 10)).toEqual([]);
      expect(await store.noticesOf(['nowhere'], 0, 10)).toEqual([]);
    });

    test('notices of some tables are found among many others, the latest where there are too many', async () => {
      const version = new Map<string, number>();
      const notify = async (table: string, n: number): Promise<number> => {
        const basedOn = version.get(table) ?? 1;
        version.set(table, basedOn + 1);
        const { notices } = await store.write({
          table: record(table),
          basedOn,
          notices: [{ table, kind: 'moves', from: n - 1, n }],
        });
        return notices[0]!.seq;
      };
      const seqs: Record<string, number[]> = {};
      for (const id of ['a', 'b', 'c'])
        seqs[id] = (await store.createTable(record(id), secret)).notices.map((n) => n.seq);
      for (let i = 1; i <= 30; i++)
        for (const id of i % 3 ? ['c', 'a'] : ['b', 'a']) seqs[id]!.push(await notify(id, i));
      // A refused change leaves no trace in the row of notices.
      await expect(
        store.write({
          table: record('a'),
          basedOn: 1,
          notices: [{ table: 'a', kind: 'moves', from: 0, n: 1 }],
        }),
      ).rejects.toBeInstanceOf(Conflict);
      const said = await store.write({
        table: record('b'),
        basedOn: version.get('b')!,
        notices: [{ table: 'b', kind: 'table', from: 0, n: 0 }],
        chat: { table: 'b', user: ada.id, name: 'Ada', text: 'both', at: 1 },
      });
      seqs.b!.push(...said.notices.map((n) => n.seq));
      await reopen();
      const found = async (tables: string[], after: number, limit = 1000): Promise<number[]> =>
        (await store.noticesOf(tables, after, limit)).map((n) => n.seq);
      const up = (list: number[]): number[] => list.sort((x, y) => x - y);
      expect(await found(['a'], 0)).toEqual(seqs.a);
      expect(await found(['b'], 0)).toEqual(seqs.b);
      expect(await found(['c', 'b'], 0)).toEqual(up([...seqs.b!, ...seqs.c!]));
      const middle = seqs.a![15]!;
      expect(await found(['a', 'c'], middle)).toEqual(
        up([...seqs.a!, ...seqs.c!]).filter((seq) => seq > middle),
      );
      expect(await found(['a', 'b', 'c'], 0, 7)).toEqual(up([...seqs.a!, ...seqs.b!, ...seqs.c!]).slice(-7));
      expect(await found(['a', 'b', 'c'], await store.lastNotice())).toEqual([]);
    });

    test('a notice is not seen before who wrote it knows that it is on disk', async () => {
      await store.createTable(record('t'), secret);
      for (let basedOn = 1; basedOn <= 60; basedOn++) {
        const last = await store.lastNotice();
        let known = false;
        const writing = store
          .write({
            table: record('t'),
            basedOn,
            notices: [{ table: 't', kind: 'table', from: 0, n: 0 }],
          })
          .then(() => {
            known = true;
          });
        const reads = [
          async () => (await store.noticesAfter(last, 5)).length,
          async () => (await store.noticesOf(['t'], last, 5)).length,
          async () => (await store.lastNotice()) - last,
        ];
        while (!known) {
          for (const read of reads) if ((await read()) > 0) expect(known).toBe(true);
          await new Promise(setImmediate);
        }
        await writing;
        for (const read of reads) expect(await read()).toBe(1);
      }
    });

    test('chat is kept in order, and told', async () => {
      await store.createTable(record('t'), secret);
      const say = (text: string, basedOn: number) =>
        store.write({
          table: record('t'),
          basedOn,
          chat: { table: 't', user: ada.id, name: 'Ada', text, at: 3 },
        });
      const one = await say('one', 1);
      await say('two', 2);
      expect(one.notices).toMatchObject([{ table: 't', kind: 'chat', n: one.chat!.id }]);
      await reopen();
      expect((await store.chat('t', 0, 10)).map((c) => c.text)).toEqual(['one', 'two']);
      expect((await store.chat('t', one.chat!.id, 10)).map((c) => c.text)).toEqual(['two']);
    });

    test('notes belong to one person at one table', async () => {
      await store.setNote('t', ada.id, 'mine');
      await store.setNote('t', ada.id, 'mine, longer');
      await reopen();
      expect(await store.note('t', ada.id)).toBe('mine, longer');
      expect(await store.note('t', 'somebody else')).toBe('');
      expect(await store.note('other', ada.id)).toBe('');
    });

    test('whom somebody does not want to hear is kept, for that person alone', async () => {
      await store.mute(ada.id, 'bela', true);
      await store.mute(ada.id, 'bela', true);
      await store.mute(ada.id, 'cili', true);
      await store.mute(ada.id, 'cili', false);
      await store.mute(ada.id, 'nobody', false);
      await reopen();
      expect(await store.muted(ada.id)).toEqual(new Set(['bela']));
      expect(await store.muted('bela')).toEqual(new Set());
    });

    test('subscriptions are kept: an endpoint has one owner, and a person so many', async () => {
      const make = (endpoint: string, user: string, at: number) => ({
        endpoint,
        user,
        p256dh: 'p',
        auth: 'a',
        at,
      });
      const endpoints = async (user: string): Promise<string[]> =>
        (await store.subscriptions(user)).map((s) => s.endpoint);
      for (const [i, endpoint] of ['e1', 'e2', 'e3', 'e4'].entries())
        await store.subscribe(make(endpoint, 'ada', i), 3);
      await store.subscribe(make('e5', 'bela', 1), 3);
      await reopen();
      expect(await endpoints('ada')).toEqual(['e2', 'e3', 'e4']);
      expect(await store.subscriptions('bela')).toEqual([make('e5', 'bela', 1)]);
      await store.subscribe(make('e3', 'bela', 9), 3);
      expect([await endpoints('ada'), await endpoints('bela')]).toEqual([
        ['e2', 'e4'],
        ['e5', 'e3'],
      ]);
      await store.unsubscribe('ada', 'e5'); // not hers
      await store.unsubscribe('ada', 'e2');
      await store.unsubscribe('ada', 'e4');
      expect(await endpoints('ada')).toEqual([]);
      expect(await endpoints('bela')).toEqual(['e5', 'e3']);
    });

    test('lists: mine, the lobby, the archive', async () => {
      const seated = record('seated', {
        host: 'bela',
        seats: [{ kind: 'person', user: ada.id, name: 'Ada' }],
      });
      await store.createTable(seated, secret);
      await store.createTable(record('hosted', { seats: [{ kind: 'open' }], visibility: 'link' }), secret);
      await store.createTable(record('foreign', { host: 'bela', seats: [{ kind: 'open' }] }), secret);
      await store.createTable(record('over', { status: 'finished' }), secret);
      await store.createTable(record('private', { host: 'bela', seats: [], visibility: 'link' }), secret);
      const ids = async (scope: Parameters<Storage['list']>[0]): Promise<string[]> =>
        (await store.list(scope, { limit: 10 })).map((t) => t.id).sort();
      expect(await ids({ kind: 'mine', user: ada.id })).toEqual(['hosted', 'seated']);
      expect(await ids({ kind: 'lobby' })).toEqual(['foreign', 'seated']);
      expect(await ids({ kind: 'archive', user: ada.id })).toEqual(['over']);
      expect(await ids({ kind: 'archive' })).toEqual(['over']);
      expect(await store.count(ada.id)).toBe(1);
    });

    test('lists follow a table from the lobby through the game into the archive', async () => {
      const lists = async (): Promise<(string | undefined)[]> => [
        (await store.list({ kind: 'lobby' }, { limit: 5 }))[0]?.status,
        (await store.playing())[0]?.status,
        (await store.list({ kind: 'archive' }, { limit: 5 }))[0]?.status,
      ];
      await store.createTable(record('t'), secret);
      expect(await lists()).toEqual(['open', undefined, undefined]);
      await store.write({ table: record('t', { status: 'playing' }), basedOn: 1 });
      expect(await lists()).toEqual([undefined, 'playing', undefined]);
      await store.write({ table: record('t', { status: 'playing', n: 1 }), basedOn: 2, entries: [line(1)] });
      expect(await lists()).toEqual([undefined, 'playing', undefined]);
      await store.write({ table: record('t', { status: 'finished', n: 1 }), basedOn: 3 });
      expect(await lists()).toEqual([undefined, undefined, 'finished']);
      await store.write({ table: record('t', { status: 'finished', visibility: 'link' }), basedOn: 4 });
      expect(await lists()).toEqual([undefined, undefined, undefined]);
    });

    test('what is over stays in its place in the lists, for everybody who was there and who comes later', async () => {
      const seat = (user: string) => ({ kind: 'person', user, name: user }) as const;
      const notice = (table: string) => ({ table, kind: 'table', from: 0, n: 0 }) as const;
      const finished = { status: 'finished', seats: [seat('bela'), seat('cili')] } as const;
      const listed = async (user: string, before?: number) =>
        (await store.list({ kind: 'archive', user }, { limit: 2, ...(before ? { before } : {}) })).map(
          ({ id, told = 0 }) => ({ id, told }),
        );
      for (const id of ['first', 'second', 'third']) {
        await store.createTable(record(id, { status: 'playing', seats: finished.seats }), secret);
        await store.write({ table: record(id, finished), basedOn: 1, notices: [notice(id)] });
      }
      // What is said afterwards makes it no newer.
      const chat = { table: 'first', user: 'bela', name: 'bela', text: 'well played', at: 1 };
      await store.write({ table: record('first', finished), basedOn: 2, chat });
      // The host and both players; a page goes on where the one before ended.
      for (const user of [ada.id, 'bela', 'cili']) {
        const page = await listed(user);
        expect(page.map(({ id }) => id)).toEqual(['third', 'second']);
        expect((await listed(user, page.at(-1)!.told)).map(({ id }) => id)).toEqual(['first']);
      }
      // A guest's seat becomes that of an account: it stands where it stood.
      const moved = { ...finished, seats: [seat('bela'), seat('dora')] };
      await store.write({
        table: record('first', moved),
        basedOn: 3,
        seats: true,
        notices: [notice('first')],
      });
      expect((await listed('dora')).map(({ id }) => id)).toEqual(['first']);
      expect((await listed('bela')).map(({ id }) => id)).toEqual(['third', 'second']);
      expect((await listed('cili')).map(({ id }) => id)).toEqual(['third', 'second']);
      expect(await store.list({ kind: 'mine', user: 'bela' }, { limit: 5 })).toEqual([]);
      // One that was brought in was over from the start.
      await store.createTable(record('brought', finished), secret);
      expect((await listed(ada.id))[0]?.id).toBe('brought');
      expect(await store.seated(ada.id)).toBe(0);
    });

    test('a person is counted at the tables they host or sit at that are not over', async () => {
      const seats = [{ kind: 'person', user: 'bela', name: 'Bela' } as const];
      await store.createTable(record('open', { seats }), secret);
      await store.createTable(record('playing', { host: 'bela', seats, status: 'playing' }), secret);
      await store.createTable(record('over', { seats, status: 'cancelled' }), secret);
      expect([await store.seated(ada.id), await store.seated('bela')]).toEqual([1, 2]);
      await store.write({ table: record('open', { seats: [] }), basedOn: 1, seats: true });
      expect([await store.seated(ada.id), await store.seated('bela')]).toEqual([1, 1]);
    });

    test('tables of a person, over or not, and tables that are being played', async () => {
      await store.createTable(record('open'), secret);
      await store.createTable(record('over', { status: 'finished' }), secret);
      await store.createTable(record('hosted', { status: 'playing', seats: [] }), secret);
      const seats = [{ kind: 'person', user: ada.id, name: 'Ada' } as const];
      await store.createTable(record('seated', { host: 'bela', status: 'playing', seats }), secret);
      await store.createTable(record('foreign', { host: 'bela', status: 'playing', seats: [] }), secret);
      await reopen();
      expect([...(await store.tablesOf(ada.id))].sort()).toEqual(['hosted', 'open', 'over', 'seated']);
      expect(await store.tablesOf('nobody')).toEqual([]);
      const playing = await store.playing();
      expect(playing.map((t) => t.id).sort()).toEqual(['foreign', 'hosted', 'seated']);
      expect(playing.find((t) => t.id === 'seated')).toEqual(
        record('seated', { host: 'bela', status: 'playing', seats }),
      );
    });

    test('a game that was played elsewhere comes in with all its lines, or not at all', async () => {
      await store.createTable(record('t', { n: 2 }), secret, [line(1), line(2)]);
      await expect(store.createTable(record('u', { n: 2 }), secret, [line(1), line(1)])).rejects.toThrow();
      await reopen();
      expect((await store.load('t'))?.entries).toEqual([line(1), line(2)]);
      expect(await store.load('u')).toBeUndefined();
      expect((await store.noticesAfter(0, 10)).map((n) => [n.table, n.n])).toEqual([['t', 2]]);
    });

    test('who gives a seat away no longer has the table', async () => {
      await store.createTable(record('t', { host: 'bela' }), secret);
      await store.write({
        table: record('t', { host: 'bela', seats: [{ kind: 'open' }] }),
        basedOn: 1,
        seats: true,
      });
      expect(await store.list({ kind: 'mine', user: ada.id }, { limit: 10 })).toEqual([]);
      // A host may become somebody else as well.
      await store.write({ table: record('t', { host: 'cili', seats: [] }), basedOn: 2, seats: true });
      expect(await store.tablesOf('bela')).toEqual([]);
      expect(await store.tablesOf('cili')).toEqual(['t']);
    });

    test('what several devices of a person have learned is put together, and goes with the person', async () => {
      const learnt = new Learnt(store);
      const title = (more: object) => ({
        titles: { evolution: { done: {}, skipped: [], played: [], ...more } },
      });
      await learnt.add(ada.id, title({ skipped: ['food', 'end'], here: { chapter: 'end', step: 2 }, at: 5 }));
      await Promise.all([
        learnt.add(ada.id, title({ done: { food: 2 }, here: { chapter: 'food', step: 1 }, at: 4 })),
        learnt.add(ada.id, title({ coach: { on: false, at: 3 } })),
      ]);
      await reopen();
      expect(await new Learnt(store).of(ada.id)).toEqual(
        title({
          done: { food: 2 },
          skipped: ['end'],
          here: { chapter: 'end', step: 2 },
          at: 5,
          coach: { on: false, at: 3 },
        }),
      );
      await store.eraseUser(ada.id);
      expect(await new Learnt(store).of(ada.id)).toEqual({ titles: {} });
    });

    test('documents are kept by kind and id, listed by owner, and can be removed', async () => {
      await store.writeDocs([
        { kind: 'order', id: 'b', owner: ada.id, value: { eat: [1, null, 'ű'] } },
        { kind: 'order', id: 'a', owner: ada.id, value: 0 },
        { kind: 'order', id: 'c', owner: 'bela', value: 'hers' },
        { kind: 'other', id: 'a', value: null },
      ]);
      await store.writeDocs([{ kind: 'order', id: 'a', owner: ada.id, value: 1 }]);
      await reopen();
      expect(await store.docsOf('order', ada.id)).toEqual([
        { id: 'a', owner: ada.id, revision: 2, value: 1 },
        { id: 'b', owner: ada.id, revision: 1, value: { eat: [1, null, 'ű'] } },
      ]);
      expect(await store.doc('other', 'a')).toEqual({ id: 'a', owner: '', revision: 1, value: null });
      await store.writeDocs([{ kind: 'order', id: 'a' }]);
      expect(await store.doc('order', 'a')).toBeUndefined();
      expect(await store.docsOf('order', 'bela')).toHaveLength(1);
    });

    test('a document that is not as it was thought to be is a conflict, and nothing is written', async () => {
      const mark = { kind: 'mark', id: 'm', value: 1, basedOn: 0 };
      const both = await Promise.allSettled([store.writeDocs([mark]), store.writeDocs([mark])]);
      expect(both.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(
        store.writeDocs([
          { kind: 'mark', id: 'other', value: 1 },
          { ...mark, basedOn: 4 },
        ]),
      ).rejects.toBeInstanceOf(Conflict);
      expect(await store.doc('mark', 'other')).toBeUndefined();
      await store.writeDocs([{ ...mark, value: 2, basedOn: 1 }]);
      await expect(store.writeDocs([{ kind: 'mark', id: 'm', basedOn: 1 }])).rejects.toBeInstanceOf(Conflict);
      await store.writeDocs([{ kind: 'mark', id: 'm', basedOn: 2 }]);
      await expect(store.writeDocs([{ kind: 'mark', id: 'm', basedOn: 2 }])).rejects.toBeInstanceOf(Conflict);
    });

    test('documents are written with the change of a table, or not at all', async () => {
      await store.createTable(record('t'), secret);
      const docs = [{ kind: 'mark', id: 'm', value: 1, basedOn: 0 }];
      await expect(store.write({ table: record('t'), basedOn: 7, docs })).rejects.toBeInstanceOf(Conflict);
      expect(await store.doc('mark', 'm')).toBeUndefined();
      await store.write({ table: record('t', { name: 'marked' }), basedOn: 1, docs });
      await expect(
        store.write({ table: record('t', { name: 'twice' }), basedOn: 2, entries: [line(1)], docs }),
      ).rejects.toBeInstanceOf(Conflict);
      await reopen();
      expect((await store.load('t'))?.table.name).toBe('marked');
      expect((await store.load('t'))?.entries).toEqual([]);
      expect(await store.doc('mark', 'm')).toMatchObject({ revision: 1 });
    });

    test('what a person has becomes another one, and can be shown and erased', async () => {
      const bela = { ...ada, id: 'bela', name: 'Bela' };
      await store.createUser(bela);
      await store.createTable(record('t'), secret);
      await store.setNote('t', ada.id, 'of the guest');
      await store.setNote('u', ada.id, 'of the guest too');
      await store.setNote('t', 'bela', 'of the account');
      await store.mute(ada.id, 'cili', true);
      await store.mute('cili', ada.id, true);
      const browser = { endpoint: 'e', user: ada.id, p256dh: 'p', auth: 'a', at: 1 };
      await store.subscribe(browser, 3);
      const chat = { table: 't', user: ada.id, name: 'Ada', text: 'hello', at: 1 };
      await store.write({ table: record('t'), basedOn: 1, chat });
      await store.moveUser(ada.id, 'bela');
      expect(await store.userData(ada.id)).toEqual({ notes: [], chat: [], muted: [], subscriptions: [] });
      expect(await store.userData('bela')).toEqual({
        notes: [
          { table: 't', text: 'of the account' },
          { table: 'u', text: 'of the guest too' },
        ],
        chat: [{ ...chat, user: 'bela', id: expect.any(Number) }],
        muted: ['cili'],
        subscriptions: [{ ...browser, user: 'bela' }],
      });
      expect(await store.muted('cili')).toEqual(new Set(['bela']));
      await store.writeDocs([{ kind: 'order', id: 'o', owner: 'bela', value: 1 }]);
      await store.eraseUser('bela');
      await reopen();
      expect(await store.userData('bela')).toEqual({ notes: [], chat: [], muted: [], subscriptions: [] });
      expect([await store.user('bela'), await store.doc('order', 'o')]).toEqual([undefined, undefined]);
      expect(await store.muted('cili')).toEqual(new Set());
      expect((await store.chat('t', 0, 9))[0]).toMatchObject({ user: '', name: '', text: 'hello' });
    });

    test('snapshots are kept, replaced, and can be dropped', async () => {
      await store.saveSnapshot('t', { n: 3, words: Int32Array.of(1, -2, 3) });
      await store.saveSnapshot('t', { n: 9, words: Int32Array.of(4, 5) });
      await reopen();
      expect(await store.snapshot('t')).toEqual({ n: 9, words: Int32Array.of(4, 5) });
      await store.dropSnapshots();
      expect(await store.snapshot('t')).toBeUndefined();
    });
  });
}
