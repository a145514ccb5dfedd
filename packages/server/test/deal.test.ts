import { createHash, randomBytes } from 'node:crypto';
import {
  commitmentOf,
  configure,
  type DealShare,
  isRefusal,
  type Log,
  parseLog,
  playLogged,
  promiseOf,
  proveDeal,
  Rng,
  seedOfDeal,
  uniform,
  writeLog,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/ids.ts';
import { DEAL_PATIENCE } from '../src/table/dealing.ts';
import type { TableRecord } from '../src/table/record.ts';
import { Client, type Running, scratch, startApp } from './client.ts';

const folder = scratch();
const clock = { now: Date.parse('2026-03-02T12:00Z') };
let server: Running;
const begin = (): Promise<Running> => startApp(folder.path, { now: () => clock.now });
beforeAll(async () => {
  server = await begin();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Somebody with a number of their own. */
interface Person extends Client {
  readonly number: string;
}

async function person(name: string): Promise<Person> {
  const client = await new Client(server.address).enter(name);
  return Object.assign(client, { number: randomBytes(32).toString('base64url') });
}

interface Gathered {
  readonly ada: Person;
  readonly bela: Person;
  readonly cili: Person;
  readonly id: string;
  /** The address of the table. */
  readonly at: string;
}

/** A full table of three and a bot; nobody has promised anything yet. */
async function gathered(): Promise<Gathered> {
  const [ada, bela, cili] = [await person('Ada'), await person('Bela'), await person('Cili')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }];
  const { table } = (await ada.post('/api/tables', { game: 'evolution', visibility: 'public', seats })).body;
  const at = `/api/tables/${table.id}`;
  for (const guest of [bela, cili]) expect((await guest.post(`${at}/join`)).status).toBe(200);
  return { ada, bela, cili, id: table.id, at };
}

const promise = (who: Person, at: string, number = who.number) =>
  who.post(`${at}/promise`, { promise: promiseOf(number) });
const tell = (who: Person, at: string, share = who.number) => who.post(`${at}/share`, { share });

/** The same with everybody's promise, and the deal begun. */
async function dealing(): Promise<Gathered> {
  const all = await gathered();
  for (const who of [all.ada, all.bela, all.cili]) expect((await promise(who, all.at)).status).toBe(200);
  expect((await all.ada.post(`${all.at}/start`)).status).toBe(200);
  return all;
}

async function endedLog({ ada, bela, cili, at }: Gathered) {
  for (const who of [ada, bela, cili]) await who.post(`${at}/vote`, { what: 'cancel', yes: true });
  const log = parseLog(String((await ada.get(`${at}/log`)).body));
  if (isRefusal(log)) throw new Error('no log');
  return log.header;
}

test('everybody who sits down has a part in the seed; nobody knew more than their own number before', async () => {
  const all = await gathered();
  const { ada, bela, cili, at, id } = all;
  const { commitment } = (await ada.table(id)).table;
  for (const who of [ada, bela, cili]) await promise(who, at);
  const waiting = (await ada.post(`${at}/start`)).body;
  expect(waiting).toMatchObject({ view: null, table: { status: 'open' } });
  expect(waiting.table.deal).toEqual({
    promises: [
      { seat: 0, promise: promiseOf(ada.number) },
      { seat: 1, promise: promiseOf(bela.number) },
      { seat: 3, promise: promiseOf(cili.number) },
    ],
    until: clock.now + DEAL_PATIENCE,
  });
  expect((await tell(ada, at)).body.view).toBeNull();
  expect((await tell(cili, at)).body.view).toBeNull();
  // What has come is told to nobody while a number is missing.
  for (const who of [ada, bela, cili]) expect(JSON.stringify(await who.table(id))).not.toContain(ada.number);
  const { body } = await tell(bela, at);
  expect(body).toMatchObject({ n: 0, table: { status: 'playing' } });
  expect(body.view).not.toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/promise/);

  const header = await endedLog(all);
  expect(header.shares).toEqual([
    { seat: 0, promise: promiseOf(ada.number), share: ada.number },
    { seat: 1, promise: promiseOf(bela.number), share: bela.number },
    { seat: 3, promise: promiseOf(cili.number), share: cili.number },
  ]);
  expect(header.commitment).toBe(commitment);
  expect(proveDeal(header)).toEqual({ promised: true, added: [0, 1, 3], missing: [] });
  const proof = (await bela.get(`${at}/verify`)).body;
  expect(proof).toMatchObject({ kept: true, replayed: true, seed: header.seed, secret: header.secret });
  // It is dealt from the seed of all, not from what the server had alone.
  expect(proof.seed).not.toBe(proof.secret);
});

test('who sits down with a promise is in the deal, however soon it begins', async () => {
  const [ada, bela] = [await person('Ada'), await person('Bela')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = (await ada.post('/api/tables', { game: 'evolution', visibility: 'public', seats })).body;
  const at = `/api/tables/${table.id}`;
  const refused = await bela.post(`${at}/join`, { promise: bela.number });
  expect(refused.status).toBe(400);
  const joined = await bela.post(`${at}/join`, { promise: promiseOf(bela.number) });
  expect(joined.body.table.seats[1]).toMatchObject({ you: true, promise: promiseOf(bela.number) });
  const waiting = (await ada.post(`${at}/start`)).body;
  expect(waiting.table.deal.promises).toEqual([{ seat: 1, promise: promiseOf(bela.number) }]);
  expect((await tell(bela, at)).body.table.status).toBe('playing');
});

test('who is away is left out after a while, and the log says so', async () => {
  const all = await dealing();
  const { ada, bela, cili, at, id } = all;
  await tell(ada, at);
  await tell(cili, at);
  clock.now += DEAL_PATIENCE - 1;
  await server.hall.timeUp(id);
  expect((await ada.table(id)).table.status).toBe('open');
  clock.now += 1;
  await server.hall.timeUp(id);
  expect((await ada.table(id)).table.status).toBe('playing');
  // Too late to try another one.
  expect((await tell(bela, at)).body.code).toBe('bad-share');
  expect(proveDeal(await endedLog(all))).toEqual({ promised: true, added: [0, 3], missing: [1] });
});

test('a deal that waits goes on when the server has been down, with what had come', async () => {
  const all = await dealing();
  await tell(all.ada, all.at);
  await server.close();
  clock.now += DEAL_PATIENCE;
  server = await begin();
  for (const who of [all.ada, all.bela, all.cili]) Object.assign(who, { address: server.address });
  await server.hall.timeUp(all.id);
  expect((await all.ada.table(all.id)).table.status).toBe('playing');
  expect(proveDeal(await endedLog(all)).added).toEqual([0]);
});

test('where nobody promises anything the game begins at once, from what the server was bound to', async () => {
  const all = await gathered();
  const { body } = await all.ada.post(`${all.at}/start`);
  expect(body.table.status).toBe('playing');
  const header = await endedLog(all);
  expect(header).not.toHaveProperty('shares');
  expect(proveDeal(header)).toEqual({ promised: true, added: [], missing: [] });
});

test('nobody leaves, comes, closes the table or begins again while it is dealt', async () => {
  const { ada, bela, cili, at, id } = await gathered();
  const { invite } = (await cili.post(`${at}/hand-over`)).body;
  for (const who of [ada, bela, cili]) await promise(who, at);
  await ada.post(`${at}/start`);
  const before = (await ada.table(id)).table;
  const dora = await person('Dora');
  const tries = [
    await bela.post(`${at}/leave`),
    await ada.post(`${at}/leave`),
    await dora.post(`${at}/join`, { invite }),
    await ada.post(`${at}/seats`, { seat: 2, kind: 'open' }),
    await ada.post(`${at}/start`),
    await promise(bela, at, dora.number),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(Array(tries.length).fill('started'));
  const close = await ada.post(`${at}/vote`, { what: 'cancel', yes: true });
  expect(close.body.code).toBe('not-playing');
  expect((await ada.table(id)).table).toEqual(before);
  for (const who of [ada, bela, cili]) await tell(who, at);
  expect((await ada.table(id)).table.status).toBe('playing');
});

test('who removes their account while it is dealt does not stop the deal', async () => {
  const all = await dealing();
  await tell(all.ada, all.at);
  expect((await all.bela.post('/api/account/delete')).status).toBe(200);
  const { table } = await all.ada.table(all.id);
  expect(table.status).toBe('playing');
  expect(table.seats[1]).toMatchObject({ kind: 'person', conceded: true });
});

test('only the number that was promised counts, and telling it twice changes nothing', async () => {
  const { ada, bela, cili, at, id } = await dealing();
  expect((await tell(ada, at, bela.number)).body.code).toBe('bad-share');
  expect((await tell(await person('Dora'), at)).body.code).toBe('forbidden');
  expect((await tell(ada, at)).status).toBe(200);
  expect((await tell(ada, at)).status).toBe(200);
  for (const share of ['', 'short', 'x'.repeat(44), ' '.repeat(43)])
    expect((await ada.post(`${at}/share`, { share })).body.code).toBe('malformed');
  for (const text of ['', 'A'.repeat(64), `${'a'.repeat(64)}\n`])
    expect((await ada.post(`${at}/promise`, { promise: text })).body.code).toBe('malformed');
  await tell(bela, at);
  await tell(cili, at);
  expect((await ada.table(id)).table.status).toBe('playing');
  expect((await tell(ada, at)).status).toBe(200);
});

test('a seat that changes hands before the deal leaves no promise behind', async () => {
  const all = await gathered();
  const { ada, bela, cili, at, id } = all;
  for (const who of [ada, bela, cili]) await promise(who, at);
  const { invite } = (await cili.post(`${at}/hand-over`)).body;
  const dora = await person('Dora');
  await dora.post(`${at}/join`, { invite });
  expect((await ada.table(id)).table.seats.map((seat) => seat.promise !== undefined)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { deal } = (await ada.post(`${at}/start`)).body.table;
  expect(deal.promises.map(({ seat }: DealShare) => seat)).toEqual([0, 1]);
});

/** A whole game by chance, dealt from a secret and two numbers. */
function dealtLog(): Log {
  const config = configure(evolution, 2, {});
  if (isRefusal(config)) throw new Error('no such table');
  const shares = ['A', 'B'].map((letter, seat) => {
    const share = letter.repeat(43);
    return { seat, promise: promiseOf(share), share };
  });
  const seed = seedOfDeal('a secret', shares);
  const rng = new Rng('chance');
  const { log } = playLogged(evolution, config, seed, ['Ada', 'Bela'], uniform(evolution, rng), rng);
  const dealt = { secret: 'a secret', salt: 'salt', commitment: commitmentOf('a secret', 'salt'), shares };
  return { header: { ...log.header, ...dealt }, moves: log.moves };
}

test('a log that is brought in keeps how it was dealt; one that is not what was promised is refused', async () => {
  const ada = await person('Ada');
  const { header, moves } = dealtLog();
  const bring = (change: object = {}) =>
    ada.call('POST', '/api/logs', writeLog({ header: { ...header, ...change }, moves }), {
      'content-type': 'application/x-ndjson',
    });
  const { table } = (await bring()).body;
  expect((await ada.get(`/api/tables/${table.id}/verify`)).body).toMatchObject({
    kept: true,
    replayed: true,
    seed: header.seed,
    secret: 'a secret',
    shares: header.shares,
  });
  const again = parseLog(String((await ada.get(`/api/tables/${table.id}/log`)).body));
  expect(again).toMatchObject({ header });
  const [first, second] = header.shares as readonly [DealShare, DealShare];
  for (const change of [
    { secret: 'a better one' },
    { salt: 'sugar' },
    // One hash, two openings: what the first version of the commitment allowed.
    { commitment: hashed('a:b:a secret'), salt: 'a:b' },
    { shares: [first] },
    { shares: [first, { ...second, share: first.share }] },
    { shares: [first, { seat: 1, promise: second.promise }] },
    { shares: undefined, secret: undefined },
  ])
    expect((await bring(change)).body.code, JSON.stringify(change)).toBe('bad-log');
  expect((await bring({ commitment: hashed('salt:a secret') })).status).toBe(200);
});

test('a table of an older version keeps its commitment and its deal', async () => {
  const ada = await person('Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id } = (await ada.post('/api/tables', { game: 'evolution', seats })).body.table;
  const { storage } = server.hall;
  const now = (await storage.record(id)) as TableRecord;
  const old = { ...now, id: newId(), commitment: hashed('an-old-salt:an old seed') };
  await storage.createTable(old, { seed: 'an old seed', salt: 'an-old-salt' });
  const at = `/api/tables/${old.id}`;
  await ada.post(`${at}/start`);
  await ada.post(`${at}/vote`, { what: 'cancel', yes: true });
  const { commitment } = old;
  const proof = { kept: true, replayed: true, seed: 'an old seed', secret: 'an old seed', commitment };
  expect((await ada.get(`${at}/verify`)).body).toMatchObject(proof);
});

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
