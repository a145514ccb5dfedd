import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableView } from '../src/table/shown.ts';
import { Client, type Running, scratch, start, tableOfTwo } from './client.ts';
import { Listener } from './stream-client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);

describe('a table', () => {
  test('is made, joined, started', async () => {
    const ada = await enter('Ada');
    const bela = await enter('Béla');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats,
      visibility: 'public',
      name: 'Friday',
    });
    expect(body.table).toMatchObject({ status: 'open', name: 'Friday', players: 3, mine: true });
    expect(body.table.seats.map((s: { kind: string }) => s.kind)).toEqual(['person', 'open', 'bot']);
    const { id } = body.table;

    const lobby = await bela.get('/api/tables?scope=lobby');
    expect(lobby.body.tables.map((t: { id: string }) => t.id)).toContain(id);
    expect((await ada.post(`/api/tables/${id}/start`)).body.code).toBe('empty-seat');
    expect((await bela.post(`/api/tables/${id}/start`)).body.code).toBe('forbidden');
    const joined = await bela.post(`/api/tables/${id}/join`);
    expect(joined.body).toMatchObject({ seat: 1 });
    expect((await bela.post(`/api/tables/${id}/join`)).body.code).toBe('seated');
    expect((await (await enter('Cili')).post(`/api/tables/${id}/join`)).body.code).toBe('full');

    const started = await ada.post(`/api/tables/${id}/start`);
    expect(started.body.table.status).toBe('playing');
    expect(started.body.decision).toMatchObject({ kind: 'food-card', rule: 'EVO-3.3.1' });
    expect((await ada.post(`/api/tables/${id}/start`)).body.code).toBe('started');
    expect((await bela.post(`/api/tables/${id}/leave`)).body.code).toBe('started');
  });

  test('of friends is seen and joined by link only', async () => {
    const ada = await enter('Ada');
    const bela = await enter('Bela');
    const made = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { id } = made.body.table;
    const { invite } = made.body.table.seats[1];
    expect(invite).toMatch(/^[\w-]{22}$/);
    for (const path of ['', '/since/0', '/chat', '/note', '/log', '/verify']) {
      expect((await bela.get(`/api/tables/${id}${path}`)).status).toBe(404);
    }
    expect((await bela.post(`/api/tables/${id}/join`)).status).toBe(404);
    expect((await bela.get(`/api/tables/${id}?invite=${invite}`)).status).toBe(200);
    const joined = await bela.post(`/api/tables/${id}/join`, { invite });
    expect(joined.status).toBe(200);
    expect(joined.body.table.seats[0]).not.toHaveProperty('invite');
    expect((await (await enter('Cili')).post(`/api/tables/${id}/join`, { invite })).status).toBe(404);
  });

  test('lists my turn first', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const second = await a.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const mine = await a.get('/api/tables?scope=mine');
    const ids = mine.body.tables.map((t: { id: string }) => t.id);
    expect(ids[0]).toBe(id);
    expect(ids).toContain(second.body.table.id);
    expect(mine.body.tables[0].yourTurn).toBe(true);
    expect((await b.get('/api/tables?scope=mine')).body.tables).toHaveLength(1);
  });

  test('lists those where I am waited for all first, however many others have moved since', async () => {
    const { a, id } = await tableOfTwo(server);
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const others: string[] = [];
    for (let i = 0; i < 5; i++)
      others.unshift((await a.post('/api/tables', { game: 'evolution', seats })).body.table.id);
    const page = async (query: string): Promise<{ ids: string[]; next: number | undefined }> => {
      const { tables, next } = (await a.get(`/api/tables?scope=mine&limit=2${query}`)).body;
      return { ids: tables.map((t: { id: string }) => t.id), next };
    };
    const first = await page('');
    expect(first.ids).toEqual([id, ...others.slice(0, 2)]);
    const second = await page(`&before=${first.next}`);
    expect(second.ids).toEqual(others.slice(2, 4));
    const third = await page(`&before=${second.next}`);
    expect(third).toEqual({ ids: others.slice(4), next: undefined });
  });

  test('lists every table once, also those that were written together', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const hosts = await Promise.all(Array.from({ length: 12 }, (_, i) => enter(`Host ${i}`)));
    const made = await Promise.all(
      hosts.map(async (host) => {
        const body = { game: 'evolution', seats, visibility: 'public' };
        return (await host.post('/api/tables', body)).body.table.id as string;
      }),
    );
    const seen: string[] = [];
    for (let next: number | undefined = Number.MAX_SAFE_INTEGER; next !== undefined; ) {
      const { body } = await hosts[0]!.get(`/api/tables?scope=lobby&limit=3&before=${next}`);
      seen.push(...body.tables.map((t: { id: string }) => t.id));
      next = body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => made.includes(id)).sort()).toEqual(made.sort());
  });

  test('says who is there, and which was my last move', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const present = async (client: Client): Promise<unknown> =>
      (await client.get(`/api/tables/${id}`)).body.presence;
    expect(await present(a)).toEqual({ seats: [], watching: 0 });
    const his = await Listener.open(b);
    const cili = await enter('Cili');
    const watching = await Listener.open(cili, { tables: [id] });
    expect(await present(a)).toEqual({ seats: [1], watching: 1 });
    his.close();
    watching.close();
    await expect.poll(() => present(a), { timeout: 10_000 }).toEqual({ seats: [], watching: 0 });

    expect((await a.table(id)).lastMove).toBeNull();
    for (const client of [a, b]) {
      const view = await client.table(id);
      await client.confirm(id, (await client.move(id, view, view.legal[0]!.move)).body);
    }
    expect([(await a.table(id)).lastMove, (await b.table(id)).lastMove]).toEqual([1, 2]);
    expect((await cili.table(id)).lastMove).toBeNull();
    const { lines } = (await a.get(`/api/tables/${id}/since/1`)).body;
    expect(lines.map((line: { n: number }) => line.n)).toEqual([2]);
  });

  test('can be left before it starts', async () => {
    const ada = await enter('Ada');
    const bela = await enter('Bela');
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    await bela.post(`/api/tables/${body.table.id}/join`);
    expect((await bela.post(`/api/tables/${body.table.id}/leave`)).status).toBe(200);
    expect((await ada.table(body.table.id)).table.seats[1]?.kind).toBe('open');
  });
});

/** The seat that alone is to act, with its client. */
function actor(view: TableView, a: Client, b: Client): Client {
  return view.waitingFor[0] === 0 ? a : b;
}

/** Both choose the first food card; then cards are played. */
async function past(a: Client, b: Client, id: string): Promise<TableView> {
  for (const client of [a, b]) {
    const view = await client.table(id);
    const moved = await client.move(id, view, view.legal[0]!.move);
    expect(moved.status).toBe(200);
    expect((await client.confirm(id, moved.body)).status).toBe(200);
  }
  return a.table(id);
}

describe('moves', () => {
  test('are a draft that only its seat sees, until they are confirmed', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const view = await past(a, b, id);
    const me = actor(view, a, b);
    const other = me === a ? b : a;
    const mine = await me.table(id);
    const before = await other.table(id);
    const first = mine.legal.find((m) => m.words.includes('new species on the right'))!;
    const moved = await me.move(id, mine, first.move);
    expect(moved.body).toMatchObject({ n: mine.n, draft: { moves: [first.move], confirmed: false } });
    expect(await other.table(id)).toEqual(before);
    expect((await other.get(`/api/tables/${id}/since/0`)).body.n).toBe(mine.n);

    const undone = await me.undo(id, moved.body, 0);
    expect(undone.body.draft.moves).toEqual([]);
    expect(undone.body.view).toEqual(mine.view);

    const again = await me.move(id, undone.body, first.words);
    const ended = await me.move(id, again.body, ['stop']);
    const confirmed = await me.confirm(id, ended.body);
    expect(confirmed.body).toMatchObject({ n: mine.n + 2, draft: { moves: [] } });
    expect((await other.table(id)).n).toBe(mine.n + 2);
    expect((await me.undo(id, confirmed.body, 0)).body.code).toBe('nothing');
  });

  test('that answer an older table are refused', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const old = await a.table(id);
    await past(a, b, id);
    const late = await a.move(id, old, old.legal[0]!.move);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  test('that are not legal are refused with the rule, and nothing changes', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const view = await past(a, b, id);
    const me = actor(view, a, b);
    const mine = await me.table(id);
    const refused = await me.move(id, mine, ['eat', 0]);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'not-now', rule: expect.stringMatching(/^EVO-/) },
    });
    expect(await me.table(id)).toEqual(mine);
    const explained = await me.post(`/api/tables/${id}/explain`, { move: ['eat', 0] });
    expect(explained.body.legal).toBe(false);
    expect(explained.body.refused.sentence).toBe(refused.body.sentence);
    const other = me === a ? b : a;
    expect((await other.move(id, mine, ['stop'])).body.code).toBe('not-your-turn');
  });

  test('a request that comes twice counts once', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const view = await past(a, b, id);
    const me = actor(view, a, b);
    const mine = await me.table(id);
    const move = mine.legal[0]!.move;
    const replies = await Promise.all([1, 2, 3].map(() => me.move(id, mine, move, 'the-same-key')));
    expect(replies.map((r) => r.status)).toEqual([200, 200, 200]);
    expect((await me.table(id)).draft.moves).toEqual([move]);
  });

  test('a simultaneous choice can be withdrawn until the last is in, and tells nothing', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const mine = await a.table(id);
    const chosen = await a.move(id, mine, mine.legal[0]!.move);
    const confirmed = await a.confirm(id, chosen.body);
    expect(confirmed.body).toMatchObject({ n: 0, waitingFor: [1], draft: { confirmed: true } });
    expect(confirmed.body.legal).toEqual([]);
    const seen = await b.table(id);
    expect(seen.waitingFor).toEqual([1]);
    const withdrawn = await a.undo(id, confirmed.body, 0);
    expect(withdrawn.body).toMatchObject({ waitingFor: [0, 1], draft: { moves: [], confirmed: false } });
    const other = await a.move(id, withdrawn.body, mine.legal.at(-1)!.move);
    await a.confirm(id, other.body);
    const his = await b.table(id);
    const last = await b.move(id, his, his.legal[0]!.move);
    const done = await b.confirm(id, last.body);
    expect(done.body.n).toBe(2);
    expect(done.body.table.toAct).toHaveLength(1);
  });
});

describe('people at a table', () => {
  test('a seat can be handed over by link', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const { body } = await b.post(`/api/tables/${id}/hand-over`);
    const cili = await enter('Cili');
    expect((await cili.post(`/api/tables/${id}/join`, { invite: body.invite })).body.seat).toBe(1);
    expect((await b.table(id)).seat).toBeNull();
    expect((await a.table(id)).table.seats[1]).toMatchObject({ name: 'Cili' });
  });

  test('a bot stands in and gives the seat back', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const view = await a.table(id);
    const away = await b.post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'random' });
    expect(away.body.table.seats[1]).toMatchObject({ name: 'Bela', standIn: 'random' });
    expect((await b.move(id, view, ['stop'])).body.code).toBe('stand-in');
    const chosen = await a.move(id, view, view.legal[0]!.move);
    await a.confirm(id, chosen.body);
    await waitFor(async () => (await a.table(id)).n >= 2);
    expect((await a.post(`/api/tables/${id}/seats/1/stand-in`, { bot: null })).body.code).toBe('forbidden');
    const back = await b.post(`/api/tables/${id}/seats/1/stand-in`, { bot: null });
    expect(back.body.table.seats[1]).not.toHaveProperty('standIn');
  });

  test('concede, and the other has won', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const gone = await b.post(`/api/tables/${id}/concede`);
    expect(gone.body.table.status).toBe('finished');
    expect(gone.body.result).toMatchObject({ reason: 'concession', winners: [0] });
    expect((await a.get(`/api/tables/${id}/verify`)).body.kept).toBe(true);
  });

  test('take back by vote, and the log keeps what happened', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const view = await past(a, b, id);
    const me = actor(view, a, b);
    const other = me === a ? b : a;
    const mine = await me.table(id);
    const moved = await me.move(id, mine, ['stop']);
    await me.confirm(id, moved.body);
    expect((await other.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: false })).body.code).toBe(
      'no-vote',
    );
    const asked = await me.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: mine.n });
    expect(asked.body.table.vote).toEqual({ what: 'takeback', to: mine.n, yes: [mine.seat] });
    const granted = await other.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true });
    expect(granted.body.table).not.toHaveProperty('vote');
    const now = await me.table(id);
    expect(now.n).toBe(mine.n + 2);
    expect(now.legal).toEqual(mine.legal);
    const lines = (await me.get(`/api/tables/${id}/since/${mine.n + 1}`)).body.lines;
    expect(lines).toEqual([
      { n: mine.n + 2, seat: -1, events: [{ type: 'takeback', rule: '', to: mine.n }] },
    ]);
  });

  test('take a simultaneous choice back as a whole: nobody chooses against what is there already', async () => {
    const { a, b, id } = await tableOfTwo(server);
    for (const client of [a, b]) {
      const moved = await client.move(id, await client.table(id), (await client.table(id)).legal[0]!.move);
      await client.confirm(id, moved.body);
    }
    // Line 1 is the card of the first seat, line 2 that of the second.
    const asked = await b.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: 1 });
    expect(asked.body.table.vote).toEqual({ what: 'takeback', to: 0, yes: [1] });
    await a.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: 1 });
    expect((await a.table(id)).waitingFor).toEqual([0, 1]);
    // What lies behind a whole choice stays where it is.
    for (const client of [a, b]) {
      const moved = await client.move(id, await client.table(id), (await client.table(id)).legal[0]!.move);
      await client.confirm(id, moved.body);
    }
    const after = (await a.table(id)).n;
    const mover = (await a.table(id)).waitingFor[0] === 0 ? a : b;
    const view = await mover.table(id);
    await mover.confirm(id, (await mover.move(id, view, view.legal[0]!.move)).body);
    const again = await a.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: after });
    expect(again.body.table.vote.to).toBe(after);
  });

  test('end the game by vote', async () => {
    const { a, b, id } = await tableOfTwo(server);
    await a.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
    expect((await b.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: 0 })).body.code).toBe(
      'other-vote',
    );
    const over = await b.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
    expect(over.body.table.status).toBe('cancelled');
    expect((await a.post(`/api/tables/${id}/concede`)).body.code).toBe('not-playing');
  });

  test('talk at the table, and keep notes to themselves', async () => {
    const { a, b, id } = await tableOfTwo(server);
    await a.post(`/api/tables/${id}/chat`, { text: 'good luck' });
    expect((await b.get(`/api/tables/${id}/chat`)).body.lines).toMatchObject([
      { name: 'Ada', text: 'good luck' },
    ]);
    expect((await (await enter('Cili')).post(`/api/tables/${id}/chat`, { text: 'hi' })).status).toBe(403);
    await a.call('PUT', `/api/tables/${id}/note`, { text: 'Bela bluffs' });
    expect((await a.get(`/api/tables/${id}/note`)).body.text).toBe('Bela bluffs');
    expect((await b.get(`/api/tables/${id}/note`)).body.text).toBe('');
  });

  test('need not hear each other: what a muted person says comes without its words, to that reader alone', async () => {
    const { a, b, id } = await tableOfTwo(server);
    await b.post(`/api/tables/${id}/chat`, { text: 'you are slow' });
    const read = async (client: Client): Promise<unknown[]> =>
      (await client.get(`/api/tables/${id}/chat`)).body.lines;
    const [line] = (await read(a)) as { id: number }[];
    expect(line).toMatchObject({ name: 'Bela', seat: 1, you: false, text: 'you are slow' });
    expect((await read(b))[0]).toMatchObject({ you: true });
    const mute = (client: Client, muted: boolean, said = line!.id) =>
      client.post(`/api/tables/${id}/mute`, { line: said, muted });
    const hers = await Listener.open(a);
    const his = await Listener.open(b);
    expect((await mute(a, true)).status).toBe(200);
    expect((await mute(a, true)).status).toBe(200);
    await b.post(`/api/tables/${id}/chat`, { text: 'so slow' });
    for (const [stream, text] of [
      [hers, ''],
      [his, 'so slow'],
    ] as const) {
      await stream.until((s) => s.of('chat').length === 1);
      expect(stream.of('chat')[0]!.data.line.text).toBe(text);
      stream.close();
    }
    expect(await read(a)).toMatchObject([
      { id: line!.id, name: 'Bela', text: '', muted: true },
      { name: 'Bela', text: '', muted: true },
    ]);
    expect(JSON.stringify(await read(b))).not.toContain('muted');
    // At other tables too, and until it is taken back.
    const other = (
      await a.post('/api/tables', {
        game: 'evolution',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      })
    ).body.table.id;
    await b.post(`/api/tables/${other}/join`);
    await b.post(`/api/tables/${other}/chat`, { text: 'again' });
    expect((await a.get(`/api/tables/${other}/chat`)).body.lines[0]).toMatchObject({ text: '', muted: true });
    expect((await mute(a, false)).status).toBe(200);
    expect((await read(a)).map((said) => (said as { text: string }).text)).toEqual([
      'you are slow',
      'so slow',
    ]);
    expect(await mute(a, true, line!.id + 1000)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await mute(new Client(server.address), true)).toMatchObject({ status: 401 });
    // A line of another table is no line of this one.
    const [elsewhere] = (await a.get(`/api/tables/${other}/chat`)).body.lines;
    expect(await mute(a, true, elsewhere.id)).toMatchObject({ status: 404 });
  });
});

describe('a game of bots', () => {
  test('is played to its end by itself; its log is exported, checked and brought in again', async () => {
    const ada = await enter('Ada');
    const made = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'beginner' },
      ],
    });
    const { id } = made.body.table;
    expect((await ada.get(`/api/tables/${id}/log`)).status).toBe(403);
    expect((await ada.get(`/api/tables/${id}/verify`)).status).toBe(403);
    await ada.post(`/api/tables/${id}/start`);
    await waitFor(async () => (await ada.table(id)).table.status === 'finished');
    const log = await ada.get(`/api/tables/${id}/log`);
    expect(String(log.body).split('\n').length).toBeGreaterThan(50);
    const proof = (await ada.get(`/api/tables/${id}/verify`)).body;
    expect(proof.kept).toBe(true);
    expect(String(log.body)).toContain(JSON.stringify(proof.seed));
    const again = await ada.call('POST', '/api/logs', log.body, { 'content-type': 'application/x-ndjson' });
    expect(again.body.table).toMatchObject({ status: 'finished', imported: true });
    expect(again.body.result).toEqual((await ada.table(id)).result);
    const edited = String(log.body).replace('"seat":0', '"seat":1');
    const refused = await ada.call('POST', '/api/logs', edited, { 'content-type': 'application/x-ndjson' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'bad-log' } });
    const rematch = await ada.post(`/api/tables/${id}/rematch`);
    expect(rematch.body.table).toMatchObject({ status: 'open', rematchOf: id });
    expect((await ada.post(`/api/tables/${id}/rematch`)).body.table.id).toBe(rematch.body.table.id);
  });
});

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('it did not happen');
}
