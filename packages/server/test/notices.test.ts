import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Marks } from '../src/notices/marks.ts';
import { nextDigest, notBefore } from '../src/notices/settings.ts';
import { HOUR } from '../src/pace/window.ts';
import { Client, key, type Running, scratch, settings, startApp } from './client.ts';
import { MovedClock } from './clock.ts';
import { PostOffice } from './post-office.ts';
import { Listener } from './stream-client.ts';
import { Webhooks } from './webhooks.ts';

const folder = scratch();
const post = new PostOffice();
const hooks = new Webhooks();
const clock = new MovedClock('2026-05-04T12:00Z');
const SOON = 10_000;
let server: Running;
beforeAll(async () => {
  await post.listen();
  await hooks.listen();
  server = await startApp(folder.path, {
    config: {
      ...settings(folder.path),
      publicUrl: 'http://clade.test',
      mail: { url: post.url, from: 'Clade <clade@clade.test>' },
    },
    now: () => clock.now,
    push: { anywhere: true, delay: 5000 },
  });
  await server.start();
});
afterAll(async () => {
  await server.close();
  await post.close();
  hooks.close();
  folder.remove();
});
beforeEach(() => {
  post.letters.length = 0;
  hooks.messages.length = 0;
});

const at = (text: string): number => Date.parse(text);

/** Somebody with an account and a confirmed address. */
async function member(name: string): Promise<{ client: Client; mail: string }> {
  const client = await new Client(server.address).enter(name);
  const mail = `${name.toLowerCase()}${Math.random().toString(36).slice(2)}@mail.test`;
  await client.post('/api/account/link', { mail });
  const [, token] = /#(\S+)/.exec(post.to(mail).at(-1)!.text)!;
  expect((await client.post('/api/account/enter', { token })).status).toBe(200);
  return { client, mail };
}

const want = async (client: Client, what: object): Promise<void> => {
  expect(await client.call('PUT', '/api/notices', what)).toMatchObject({ status: 200 });
};

/** A game in which one acts after the other; who is to act comes first. */
async function playing(
  a: Client,
  b: Client,
  name = 'Friday',
): Promise<{ me: Client; other: Client; id: string }> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await a.post('/api/tables', { game: 'dominant-species', seats, visibility: 'public', name });
  const { id } = made.body.table;
  await b.post(`/api/tables/${id}/join`);
  await a.post(`/api/tables/${id}/start`);
  const [me, other] = (await a.table(id)).waitingFor[0] === 0 ? [a, b] : [b, a];
  return { me, other, id };
}

/** Acts until only the other is waited for. */
async function pass(me: Client, id: string): Promise<void> {
  for (let view = await me.table(id); view.legal.length > 0; view = await me.table(id)) {
    const body = { n: view.n, drafted: 0, move: view.legal[0]!.move, key: key(), confirm: true };
    expect(await me.post(`/api/tables/${id}/moves`, body)).toMatchObject({ status: 200 });
  }
}

describe('a notice by e-mail', () => {
  test('comes once for a turn, says which table, and leads there', async () => {
    const [ada, bela] = [await member('Ada'), await member('Bela')];
    for (const { client } of [ada, bela]) await want(client, { mail: true });
    const { me, other, id } = await playing(ada.client, bela.client);
    const [mine, theirs] = me === ada.client ? [ada, bela] : [bela, ada];
    post.letters.length = 0;
    await clock.forward(server, SOON);
    expect(post.to(mine.mail)).toHaveLength(1);
    expect(post.to(theirs.mail)).toEqual([]);
    const [letter] = post.to(mine.mail);
    expect(letter!.subject).toBe('Your turn: Friday');
    expect(letter!.text).toContain(`http://clade.test/table/${id}#decision`);
    expect(letter!.headers.get('from')).toBe('Clade <clade@clade.test>');
    await me.post(`/api/tables/${id}/chat`, { text: 'still here' });
    await clock.forward(server, HOUR);
    expect(post.to(mine.mail)).toHaveLength(1);
    await pass(me, id);
    await clock.forward(server, SOON);
    expect(post.to(theirs.mail)).toHaveLength(1);
    await pass(other, id);
    await clock.forward(server, SOON);
    expect(post.to(mine.mail)).toHaveLength(2);
  });

  test('does not come to who is here, nor after the move was made', async () => {
    const [ada, bela] = [await member('Ada'), await member('Bela')];
    for (const { client } of [ada, bela]) await want(client, { mail: true });
    const { me, other, id } = await playing(ada.client, bela.client);
    post.letters.length = 0;
    const stream = await Listener.open(other);
    await pass(me, id); // before she could be told
    await clock.forward(server, SOON);
    expect(post.letters).toEqual([]);
    stream.close();
  });

  test('can be turned off from the letter, by a click in the mail program as well', async () => {
    const [ada, bela] = [await member('Ada'), await member('Bela')];
    for (const { client } of [ada, bela]) await want(client, { mail: true, language: 'en' });
    const { me } = await playing(ada.client, bela.client);
    post.letters.length = 0;
    await clock.forward(server, SOON);
    const [letter] = post.letters;
    const link = /<(.+)>/.exec(letter!.headers.get('list-unsubscribe')!)![1]!;
    expect(letter!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(letter!.text).toContain(link);
    const { pathname, search } = new URL(link);
    // Mail servers open links: that alone changes nothing.
    const opened = await fetch(server.address + pathname + search, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/^\/unsubscribe#/);
    expect((await me.get('/api/notices')).body.mail).toBe(true);
    const click = await fetch(server.address + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(click.status).toBe(200);
    expect((await me.get('/api/notices')).body).not.toHaveProperty('mail');
    const forged = search.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'));
    expect(await me.post(`/api/unsubscribe${forged}`)).toMatchObject({
      status: 403,
      body: { code: 'unknown-link' },
    });
  });

  test('is nothing without an address that was shown to be theirs', async () => {
    const guest = await new Client(server.address).enter('Guest');
    const bela = await new Client(server.address).enter('Bela');
    for (const client of [guest, bela]) await want(client, { mail: true });
    await playing(guest, bela);
    await clock.forward(server, SOON);
    expect(post.letters).toEqual([]);
  });
});

describe('a notice by webhook', () => {
  test('is a message in the shape that Discord takes, and calls nobody', async () => {
    const [ada, bela] = [
      await new Client(server.address).enter('A'),
      await new Client(server.address).enter('B'),
    ];
    await want(ada, { webhook: `${hooks.address}/ada` });
    await want(bela, { webhook: `${hooks.address}/bela` });
    const { me, id } = await playing(ada, bela, '@everyone come');
    await clock.forward(server, SOON);
    expect(hooks.messages).toHaveLength(1);
    const [message] = hooks.messages;
    expect(message!.path).toBe(me === ada ? '/ada' : '/bela');
    expect(message!.content).toContain(`http://clade.test/table/${id}#decision`);
    expect(message!.body).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  test('goes to public addresses only', async () => {
    const own = scratch();
    const real = await startApp(own.path);
    const ada = await new Client(real.address).enter('Ada');
    for (const webhook of ['http://discord.com/x', 'https://127.0.0.1/x', 'https://intranet/x']) {
      const answer = await ada.call('PUT', '/api/notices', { webhook });
      expect(answer.body.code).toBe('bad-endpoint');
    }
    expect(
      (await ada.call('PUT', '/api/notices', { webhook: 'https://discord.com/api/webhooks/1/x' })).status,
    ).toBe(200);
    await real.close();
    own.remove();
  });
});

describe('quiet hours', () => {
  test('put a notice off to their end, and it does not come if the move was made meanwhile', async () => {
    const [ada, bela] = [
      await new Client(server.address).enter('A'),
      await new Client(server.address).enter('B'),
    ];
    const quiet = { from: '22:00', to: '08:00', zone: 'Europe/Prague' };
    for (const client of [ada, bela]) await want(client, { webhook: `${hooks.address}/x`, quiet });
    await clock.to(server, at('2026-05-05T23:00+02:00'));
    hooks.messages.length = 0;
    const first = await playing(ada, bela, 'first');
    await playing(ada, bela, 'second');
    await clock.to(server, at('2026-05-06T07:59+02:00'));
    expect(hooks.messages).toEqual([]);
    await pass(first.me, first.id); // the other is told of it, at eight
    await clock.to(server, at('2026-05-06T08:01+02:00'));
    expect(hooks.messages.map(({ content }) => content.split('\n')[0]).sort()).toEqual([
      'Your turn: first',
      'Your turn: second',
    ]);
  });

  test('know when they end', () => {
    const quiet = { from: '22:00', to: '08:00', zone: 'UTC' };
    expect(notBefore({ quiet }, at('2026-01-01T12:00Z'))).toBe(at('2026-01-01T12:00Z'));
    expect(notBefore({ quiet }, at('2026-01-01T22:00Z'))).toBe(at('2026-01-02T08:00Z'));
    expect(notBefore({ quiet }, at('2026-01-01T03:00Z'))).toBe(at('2026-01-01T08:00Z'));
    expect(notBefore({}, 5)).toBe(5);
  });

  test('are refused where they are none', async () => {
    const ada = await new Client(server.address).enter('Ada');
    for (const quiet of [
      { from: '22:00', to: '22:00', zone: 'UTC' },
      { from: '22:00', to: '08:00', zone: 'Middle/Earth' },
    ])
      expect((await ada.call('PUT', '/api/notices', { quiet })).body.code).toBe('bad-hours');
  });
});

describe('a digest', () => {
  test('says once a day at which tables one is waited for, and nothing when there is none', async () => {
    const [ada, bela] = [
      await new Client(server.address).enter('A'),
      await new Client(server.address).enter('B'),
    ];
    for (const [client, path] of [
      [ada, '/ada'],
      [bela, '/bela'],
    ] as const)
      await want(client, { webhook: hooks.address + path, digest: { at: '18:00', zone: 'UTC' } });
    await clock.to(server, at('2026-05-10T09:00Z'));
    hooks.messages.length = 0;
    const tables: Awaited<ReturnType<typeof playing>>[] = [];
    for (const name of ['one', 'two', 'three']) tables.push(await playing(ada, bela, name));
    await clock.to(server, at('2026-05-10T17:59Z'));
    expect(hooks.messages).toEqual([]);
    await clock.to(server, at('2026-05-10T18:01Z'));
    const heads = hooks.messages.map(({ content }) => content.split('\n')[0]);
    const waiting = (client: Client): number => tables.filter(({ me }) => me === client).length;
    const expected = [ada, bela]
      .map(waiting)
      .filter((n) => n > 0)
      .map((n) =>
        n === 1 ? expect.stringMatching(/^Your turn: (one|two|three)$/) : `${n} tables wait for you`,
      );
    expect(heads.sort()).toHaveLength(expected.length);
    expect(heads).toEqual(expect.arrayContaining(expected));
    expect(hooks.messages.flatMap(({ content }) => content.split('\n').slice(1))).toHaveLength(3);
    // The next day nothing has changed: nothing comes.
    await clock.to(server, at('2026-05-11T18:01Z'));
    expect(hooks.messages).toHaveLength(expected.length);
  });

  test('comes at its hour of the wall', () => {
    const digest = { at: '18:00', zone: 'Europe/Prague' };
    expect(nextDigest(digest, at('2026-05-10T12:00Z'))).toBe(at('2026-05-10T16:00Z'));
    expect(nextDigest(digest, at('2026-05-10T16:00Z'))).toBe(at('2026-05-11T16:00Z'));
    expect(nextDigest({ at: '23:59', zone: 'UTC' }, at('2026-05-10T12:00Z'))).toBe(at('2026-05-10T23:59Z'));
  });
});

describe('marks', () => {
  test('are made by one, however many try at once', async () => {
    const marks = new Marks(server.hall.storage);
    const tries = await Promise.all(Array.from({ length: 20 }, () => marks.make('me', 'table', 7)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await marks.make('me', 'table', 7)).toBe(false);
    expect(await marks.make('me', 'table', 6)).toBe(false);
    expect(await marks.make('me', 'table', 8)).toBe(true);
    expect(await marks.has('me', 'table', 8)).toBe(true);
    expect(await marks.has('me', 'table', 9)).toBe(false);
  });
});
