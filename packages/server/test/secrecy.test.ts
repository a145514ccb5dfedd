import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  barrier,
  type Config,
  configure,
  type Game,
  isRefusal,
  type Move,
  plainRefusal,
  RNG,
  type Wire,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import type { TableView } from '../src/table/shown.ts';
import { Client, type Running, scratch, start } from './client.ts';
import { ChosenDeals, questions, type Situation, situation } from './secrecy-worlds.ts';

/**
 * Two tables that differ only in what a seat cannot know tell that seat, and spectators, the same bytes: on every
 * endpoint, in every error, and in every event of the stream. Ids, times and commitments are put aside.
 */
const deals = {
  evolution: new ChosenDeals(evolution),
  'dominant-species': new ChosenDeals(dominantSpecies),
  'dominant-species-marine': new ChosenDeals(dominantSpeciesMarine),
};
const folder = scratch();
let server: Running;
let people: Client[];
let spectator: Client;
let stranger: Client;
let ears: Ear[];

beforeAll(async () => {
  server = await start(folder.path, { maxTables: 1000 }, new Games(Object.values(deals).map((d) => d.game)));
  const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);
  people = await Promise.all(['Ada', 'Bela', 'Cili', 'Dora'].map(enter));
  spectator = await enter('Eva');
  stranger = new Client(server.address);
  ears = people.map((client) => new Ear(client));
  await Promise.all(ears.map((ear) => ear.open()));
});
afterAll(async () => {
  for (const ear of ears) ear.close();
  await server.close();
  folder.remove();
});

/** A stream that is listened to, by table. */
class Ear {
  readonly #client: Client;
  readonly #abort = new AbortController();
  readonly #events: { table: string; text: string }[] = [];

  constructor(client: Client) {
    this.#client = client;
  }

  async open(query = '', headers: Record<string, string> = {}): Promise<void> {
    const response = await fetch(`${server.address}/api/stream${query}`, {
      headers: { cookie: this.#client.cookie, ...headers },
      signal: this.#abort.signal,
    });
    expect(response.status).toBe(200);
    void this.#read(response.body!.pipeThrough(new TextDecoderStream())).catch(() => undefined);
  }

  async #read(body: ReadableStream<string>): Promise<void> {
    let text = '';
    for await (const part of body) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        // Who comes and goes is nobody's secret, and two tables hear of it in any order.
        if (data === undefined || block.includes('event: presence')) continue;
        this.#events.push({ table: String(JSON.parse(data).table), text: block });
      }
    }
  }

  /** Everything a table has said, when it has said `last`. */
  async of(table: string, last: string): Promise<string[]> {
    for (let i = 0; i < 500; i++) {
      const said = this.#events.filter((e) => e.table === table).map((e) => e.text);
      if (said.some((text) => text.includes(last))) return said;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error(`the stream did not say "${last}"`);
  }

  close(): void {
    this.#abort.abort();
  }
}

/** An answer or an event without what tells two tables apart although it says nothing. */
function plain(text: string, id: string): string {
  return text
    .replaceAll(id, 'ID')
    .replace(/"commitment":"2\.[0-9a-f]{64}"/g, '"commitment":"C"')
    .replace(/"(createdAt|startedAt|endedAt|movedAt|at|until|left)":\d+/g, '"$1":"T"')
    .replace(/"presence":\{[^}]*\}/, '"presence":"P"')
    .replace(/^id: \d+$/m, 'id: N')
    .replace(/"line":\{"id":\d+/, '"line":{"id":"N"')
    .replace(/^(event: chat\ndata: \{"table":"ID","n":)\d+/m, '$1"N"')
    .replace(/"lines":\[\{"id":\d+/, '"lines":[{"id":"N"');
}

async function begin(game: Game, config: Config, viewer: number, state: Situation['state']): Promise<string> {
  const seats = Array.from({ length: config.players }, (_, i) => ({ kind: i === viewer ? 'me' : 'open' }));
  const host = people[viewer]!;
  const made = await host.post('/api/tables', {
    game: game.id,
    options: config.options,
    seats,
    visibility: 'public',
    name: 'One of two',
    pace: { kind: 'days', days: 2, vacation: 3 },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.table;
  for (let i = 0; i < config.players; i++) if (i !== viewer) await people[i]!.post(`/api/tables/${id}/join`);
  deals[game.id as keyof typeof deals].next = state;
  const started = await host.post(`/api/tables/${id}/start`);
  deals[game.id as keyof typeof deals].next = undefined;
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  return id;
}

interface Asked {
  readonly what: string;
  readonly text: string;
}

/** One table, with everything that the viewer and the spectators were told. */
class Transcript {
  readonly id: string;
  readonly told: Asked[] = [];

  constructor(id: string) {
    this.id = id;
  }

  async ask(client: Client, method: string, path: string, body?: unknown): Promise<TableView> {
    const answer = await client.call(method, `/api/tables/${this.id}${path}`, body);
    const text = `${answer.status} ${answer.headers.get('content-type')} ${JSON.stringify(answer.body)}`;
    const { key: _, ...said } = (body ?? {}) as { key?: string };
    this.told.push({ what: `${method} ${path} ${JSON.stringify(said)}`, text: plain(text, this.id) });
    return answer.body;
  }

  async look(viewer: Client): Promise<void> {
    for (const client of [viewer, spectator, stranger]) {
      for (const path of ['', '/since/0', '/at/0', '/at/1', '/chat', '/note', '/orders', '/log', '/verify'])
        await this.ask(client, 'GET', path);
    }
    const lists = await Promise.all(
      [viewer, spectator].flatMap((client) =>
        ['mine', 'lobby', 'archive'].map((scope) => client.get(`/api/tables?scope=${scope}&limit=100`)),
      ),
    );
    const mine = lists.flatMap(({ body }) => body.tables as { id: string }[]).filter((t) => t.id === this.id);
    this.told.push({ what: 'lists', text: plain(JSON.stringify(mine), this.id) });
    const { tables, standing } = (await viewer.get('/api/account/data')).body;
    const kept = [
      tables.find((t: { id: string }) => t.id === this.id),
      standing.find((s: { table: string }) => s.table === this.id),
    ];
    this.told.push({ what: 'my data', text: plain(JSON.stringify(kept), this.id) });
  }
}

let keys = 0;
const request = (view: Pick<TableView, 'n' | 'draft'>, move: unknown) => ({
  n: view.n,
  drafted: view.draft.moves.length,
  move,
  key: `secrecy-${++keys}`,
});

/** Asks a table everything; the others act in their own worlds, as far as the viewer may not notice. */
async function interrogate(
  game: Game,
  situated: Situation,
  state: Situation['state'],
  pool: readonly (readonly unknown[])[],
): Promise<Transcript> {
  const { config, viewer } = situated;
  const before = await server.hall.storage.lastNotice();
  const script = new Transcript(await begin(game, config, viewer, state));
  const me = people[viewer]!;
  const watching = new Ear(spectator);
  await watching.open(`?tables=${script.id}`);
  await script.look(me);
  const view = await me.table(script.id);

  // Moves of every kind: refused ones say why, in the same words; legal ones are a draft that can be taken back.
  for (const move of pool) {
    await script.ask(me, 'POST', '/explain', { move });
    await script.ask(spectator, 'POST', '/explain', { move });
    await script.ask(me, 'POST', '/preview', { move });
    if (!view.legal.some((l) => JSON.stringify(l.move) === JSON.stringify(move)))
      await script.ask(me, 'POST', '/moves', request(view, move));
  }
  // What a move would do is asked of all, also of those that draw or reveal.
  for (const { move } of view.legal) await script.ask(me, 'POST', '/preview', { move });
  for (const { move, words } of view.legal.slice(0, 3)) {
    await script.ask(me, 'POST', '/explain', { move: words });
    if (revealing(game, state, viewer, move)) continue;
    const drafted = await script.ask(me, 'POST', '/moves', request(view, move));
    await script.ask(me, 'POST', '/undo', { n: drafted.n, to: 0, key: `secrecy-${++keys}` });
  }

  // What the others have ordered for later, in one of the worlds, nobody notices.
  const [first = 0] = state;
  if (state !== situated.state) {
    for (let seat = 0; seat < config.players; seat++) {
      if (seat === viewer) continue;
      const orders = [{ template: 'answer', decision: 'never-asked', move: ['pass'], on: true }];
      const left = await people[seat]!.call('PUT', `/api/tables/${script.id}/orders`, { orders });
      expect(left.status).toBe(200);
    }
  }
  await script.look(me);

  // Each of the others makes a move, another one in each world, and does not tell.
  for (let seat = 0; seat < config.players; seat++) {
    if (seat === viewer) continue;
    const other = people[seat]!;
    const his = await other.table(script.id);
    const legal = his.legal.filter(({ move }) => !revealing(game, state, seat, move));
    if (legal.length === 0) continue;
    const simultaneous = his.decision!.group !== 0 && his.waitingFor.length > 1;
    // Everybody sees who is ready, so the same are ready in both worlds: those on odd seats stop, the others go on.
    const like = legal.filter(({ move }) => (move[0] === 'stop') === (seat % 2 === 1));
    const choices = simultaneous && like.length > 0 ? like : legal;
    const { move } = choices[Math.abs(first + seat) % choices.length]!;
    const drafted = await other.post(`/api/tables/${script.id}/moves`, request(his, move));
    expect(drafted.status).toBe(200);
    const ready = move[0] === 'stop' || !his.legal.some((l) => l.move[0] === 'stop');
    if (simultaneous && his.waitingFor.includes(viewer) && ready) {
      await other.post(`/api/tables/${script.id}/confirm`, { n: his.n, key: `secrecy-${++keys}` });
    }
    await script.look(me);
  }
  await people[(viewer + 1) % config.players]!.post(`/api/tables/${script.id}/vote`, {
    what: 'cancel',
    yes: true,
  });
  await me.post(`/api/tables/${script.id}/vote`, { what: 'cancel', yes: false });
  await me.post(`/api/tables/${script.id}/chat`, { text: 'that was all' });
  // Live, for a spectator, and once more for a client that was away.
  const away = new Ear(me);
  await away.open('', { 'last-event-id': String(before) });
  for (const ear of [ears[viewer]!, watching, away]) {
    for (const text of await ear.of(script.id, 'that was all')) {
      script.told.push({ what: 'stream', text: plain(text, script.id) });
    }
  }
  watching.close();
  away.close();
  return script;
}

/** Does a move draw or reveal something, so that it would be committed at once? */
function revealing(game: Game, state: Situation['state'], seat: number, wire: Wire): boolean {
  const after = game.clone(state);
  game.apply(after, seat, game.fromWire(wire) as Move);
  const stop = barrier(game, [state, after], [{ n: 1, seat, move: wire, hash: '' }], seat, 0);
  return stop !== undefined && stop !== 'other-seat';
}

function config(game: Game, players: number, options = {}): Config {
  const made = configure(game, players, options);
  if (isRefusal(made)) throw new Error(plainRefusal(made));
  return made;
}

describe('the comparison', () => {
  const differs = async (game: Game, found: Situation, other: Situation['state']): Promise<string[]> => {
    const asked = questions(game, found.config, 12);
    const here = await interrogate(game, found, found.state, asked);
    const there = await interrogate(game, found, other, asked);
    return here.told.filter(({ text }, i) => there.told[i]?.text !== text).map(({ what }) => what);
  };

  test('finds what a seat can tell apart', async () => {
    const found = situation(evolution, config(evolution, 2), 'control', 40);
    expect(await differs(evolution, found, found.changed)).toContain('GET  {}');
  });

  test('finds a leak in views and events, and one in explanations', async () => {
    for (const game of [evolution, dominantSpecies]) {
      const found = situation(game, config(game, 2), 'control', 40);
      const deal = deals[game.id as keyof typeof deals];
      deal.leaks = 'view';
      expect(await differs(game, found, found.other)).toEqual(expect.arrayContaining(['GET  {}', 'stream']));
      deal.leaks = 'explain';
      expect((await differs(game, found, found.other)).join()).toMatch(/POST \/explain/);
      deal.leaks = undefined;
      expect(await differs(game, found, found.other)).toEqual([]);
    }
  });
});

/** A generator whose words and count are seen in any text, in decimal or hex. */
const KEY = [1111222233, 1222333344, 1333444455, 1444555566];
const NEXT = 123_456_001;
const TRACES = [...KEY.map(String), ...KEY.map((word) => word.toString(16)), '123456'];

test.each([evolution, dominantSpecies, dominantSpeciesMarine].map((game) => [game.id, game] as const))(
  '%s tells nobody the key and the count of its generator before the end, also after a takeback',
  async (_, game) => {
    const made = config(game, 2);
    const dealt = game.setup(made, 'generator');
    dealt.set([...KEY, NEXT], RNG);
    const script = new Transcript(await begin(game, made, 0, dealt));
    const [me, other] = people as [Client, Client];
    const entries = async () => (await server.hall.storage.load(script.id))!.entries;
    const vote = (client: Client) =>
      script.ask(client, 'POST', '/vote', { what: 'takeback', yes: true, to: 0 });
    // Until something was drawn, which a takeback must pass over.
    const passed = async () => (await entries()).some(({ seat, move }) => seat < 0 && move.length === 3);
    for (let turns = 1; turns <= 80 && !(await passed()); turns++) {
      for (const client of [me, other]) {
        const view = await client.table(script.id);
        const move = view.legal.at(-1)?.move;
        if (move !== undefined)
          await script.ask(client, 'POST', '/moves', { ...request(view, move), confirm: true });
      }
      if (turns % 20 === 0) for (const client of [me, other]) await vote(client);
    }
    expect(JSON.stringify(await entries())).toMatch(/"takeback",0,123456\d{3}/);
    await script.look(me);
    await me.post(`/api/tables/${script.id}/chat`, { text: 'that was all' });
    const heard = await ears[0]!.of(script.id, 'that was all');
    const told = [...script.told.map(({ text }) => text), ...heard].join('\n');
    expect(TRACES.filter((trace) => told.includes(trace))).toEqual([]);
    // What is found there is found: the log of the end tells the count.
    for (const client of [me, other]) {
      const view = await client.table(script.id);
      const move = view.legal[0]?.move;
      if (move !== undefined)
        await client.post(`/api/tables/${script.id}/moves`, { ...request(view, move), confirm: true });
    }
    await me.post(`/api/tables/${script.id}/concede`);
    const log = String((await me.get(`/api/tables/${script.id}/log`)).body);
    expect(log).toContain('"draws":123456');
  },
);

const CASES = [
  {
    game: evolution,
    configs: [config(evolution, 2), config(evolution, 3), config(evolution, 4, { quickPlay: true })],
    most: 120,
    positions: 12,
  },
  {
    game: dominantSpecies,
    configs: [config(dominantSpecies, 2), config(dominantSpecies, 3)],
    most: 150,
    positions: 6,
  },
  {
    game: dominantSpeciesMarine,
    configs: [config(dominantSpeciesMarine, 2), config(dominantSpeciesMarine, 3)],
    most: 150,
    positions: 6,
  },
];

for (const { game, configs, most, positions } of CASES) {
  describe(game.title, () => {
    test('tells a seat and spectators the same bytes in every world that they cannot tell apart', async () => {
      let differed = 0;
      for (let i = 0; i < positions; i++) {
        const asked = questions(game, configs[i % configs.length]!, 12);
        const found = situation(game, configs[i % configs.length]!, `${game.id} ${i}`, most);
        const here = await interrogate(game, found, found.state, asked);
        const there = await interrogate(game, found, found.other, asked);
        for (const [at, { what, text }] of here.told.entries()) {
          expect(there.told[at], `position ${i}, seat ${found.viewer}: ${what}`).toEqual({ what, text });
        }
        expect(there.told).toHaveLength(here.told.length);
        expect(here.told.length).toBeGreaterThan(60);
        if (game.hash(found.state) !== game.hash(found.other)) differed++;
      }
      expect(differed).toBe(positions);
    });
  });
}
