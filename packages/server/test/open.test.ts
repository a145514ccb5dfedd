import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { type Config, configure, legalMoves, playLogged, Rng, unattended, uniform } from '@clade/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Hall, type HallOptions } from '../src/hall.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import type { StoredMove } from '../src/storage/storage.ts';
import type { TableRecord } from '../src/table/record.ts';
import type { ServerTable, TableDeps } from '../src/table/table.ts';
import { scratch } from './client.ts';
import { record } from './storage-suite.ts';

let folder: ReturnType<typeof scratch>;
let store: SqliteStorage;
beforeEach(() => {
  folder = scratch();
  store = new SqliteStorage(join(folder.path, 'store.sqlite'));
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

function hall(
  think: TableDeps['think'] = () => new Promise(() => undefined),
  more: Partial<HallOptions> = {},
): Hall {
  return new Hall({
    ...more,
    storage: store,
    games: new Games(),
    think,
    advise: async () => undefined,
    readLog: () => Promise.reject(new Error('no logs here')),
    publish: () => undefined,
    alarm: (error) => {
      throw error;
    },
  });
}

/** A whole game of random players in the store, as if it had been played here; the last line is left to be played. */
async function longGame(): Promise<{ entries: readonly StoredMove[]; last: StoredMove }> {
  const config = configure(dominantSpecies, 6, unattended(dominantSpecies)) as Config;
  const rng = new Rng('long');
  const seats = Array.from({ length: 6 }, () => 'random');
  const { log } = playLogged(dominantSpecies, config, 'long', seats, uniform(dominantSpecies, rng), rng);
  const lines = log.moves.map((move): StoredMove => ({ ...move, at: 1 }));
  const entries = lines.slice(0, -1);
  await store.createTable(
    record('long', {
      game: 'dominant-species',
      rules: dominantSpecies.rules,
      players: 6,
      options: config.options,
      status: 'playing',
      startedAt: 1,
      seats: seats.map((_, i) => ({ kind: 'person', user: `user ${i}`, name: `${i}` })),
      n: entries.length,
    }),
    { seed: 'long', salt: 'salt' },
    entries,
  );
  return { entries, last: lines.at(-1)! };
}

test('a long game opens from its log alone, and is played to its end', async () => {
  const { entries, last } = await longGame();
  expect(entries.length).toBeGreaterThan(300);
  await store.dropSnapshots();
  const table = await hall().open('long');
  expect(table.hash).toBe(entries.at(-1)!.hash);
  const user = `user ${last.seat}`;
  await table.move(user, entries.length, 0, last.move);
  if (table.record.n === entries.length) await table.confirm(user, entries.length);
  expect(table.hash).toBe(last.hash);
  expect(table.record.status).toBe('finished');
  expect(table.recheck()).toMatchObject({ replayed: true, moves: entries.length + 1 });
});

test('a line of the store that does not lead to its hash is not played on; a snapshot behind it saves folding it', async () => {
  const { entries } = await longGame();
  const forged = entries.map((e) => (e.n === 150 ? { ...e, hash: 'f'.repeat(16) } : e));
  const { table } = (await store.load('long'))!;
  await store.createTable({ ...table, id: 'forged' }, { seed: 'long', salt: 'salt' }, forged);
  await expect(hall().open('forged')).rejects.toThrow('line 150 leads to another state than its hash');
  await store.saveSnapshot('forged', { n: 200, words: stateAfter(entries.slice(0, 200), table) });
  expect((await hall().open('forged')).hash).toBe(entries.at(-1)!.hash);
});

test('a snapshot that does not fit its line is left aside', async () => {
  const { entries } = await longGame();
  const { table } = (await store.load('long'))!;
  const words = stateAfter(entries.slice(0, 200), table);
  for (const wrong of [words.map((w, i) => (i === 60 ? w + 1 : w)), words.slice(0, 10), new Int32Array()]) {
    await store.saveSnapshot('long', { n: 200, words: wrong });
    expect((await hall().open('long')).hash).toBe(entries.at(-1)!.hash);
  }
});

/** The state of a game after some lines, as it would be cached. */
function stateAfter(entries: readonly StoredMove[], { players, options }: TableRecord): Int32Array {
  const s = dominantSpecies.setup(configure(dominantSpecies, players, options) as Config, 'long');
  for (const { seat, move } of entries)
    dominantSpecies.apply(s, seat, dominantSpecies.fromWire(move) as number);
  return s;
}

test('a bot that takes over, or wakes after a stop, lets count what was finished and not confirmed', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
  const asked: number[] = [];
  const think: TableDeps['think'] = async ({ game, state, seat }) => {
    const [move] = legalMoves(game, state, seat);
    if (move === undefined) throw new Error(`seat ${seat} is asked and has nothing to say`);
    asked.push(seat);
    return move;
  };
  const ada = { id: 'ada', name: 'Ada', createdAt: 1 };
  // Seeds are random; she must be the first to play cards, because the last one's turn reveals and so commits itself.
  const open = hall(think);
  const deal = async (): Promise<ServerTable> => {
    const dealt = await open.create(ada, { game: 'evolution', seats });
    await dealt.start('ada');
    return dealt;
  };
  const isFirst = (dealt: ServerTable): boolean => (dealt.view('ada').view as { first: number }).first === 0;
  let table = await deal();
  for (let tries = 0; tries < 40 && !isFirst(table); tries++) table = await deal();
  expect(isFirst(table)).toBe(true);
  const choose = async (words?: string): Promise<void> => {
    const { n, draft, legal } = table.view('ada');
    const move = legal.find((l) => words === undefined || l.words === words)!.move;
    await table.move('ada', n, draft.moves.length, move);
  };
  // Her food card, then whatever comes until it is her turn to play cards.
  await choose();
  await table.confirm('ada', 0);
  const mayStop = (): boolean => table.view('ada').legal.some((l) => l.words === 'end turn');
  await expect.poll(mayStop, { timeout: 20_000 }).toBe(true);
  await choose('end turn');
  const { n, draft, legal } = table.view('ada');
  expect([draft.moves, legal]).toEqual([[['stop']], []]);
  // The server stops here; the next one finds a bot on her seat.
  const { table: stored, version } = (await store.load(table.id))!;
  const away = stored.seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn: 'random' } : seat));
  await table.retire();
  await store.write({ table: { ...stored, seats: away }, basedOn: version, seats: true });
  asked.length = 0;
  const again = await hall(think).open(table.id);
  await expect.poll(() => again.record.n, { timeout: 20_000 }).toBeGreaterThan(n + 2);
  await again.retire();
  const line = (await store.load(table.id))!.entries[n];
  expect([line?.seat, line?.move]).toEqual([0, ['stop']]);
  expect(asked[0]).toBe(1);
});

test('who concedes takes no tentative turn from the others, and a bot plays the seat at once', async () => {
  const people = ['ada', 'bela', 'cili'].map((id) => ({ id, name: id, createdAt: 1 }));
  const first = hall(async ({ game, state, seat }) => legalMoves(game, state, seat)[0]!);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const table = await first.create(people[0]!, { game: 'evolution', seats, visibility: 'public' });
  for (const person of people.slice(1)) await table.join(person);
  await table.start('ada');
  // All choose food; one of them concedes before having chosen.
  const { legal } = table.view('ada');
  await table.move('ada', 0, 0, legal[0]!.move);
  await table.confirm('ada', 0);
  await table.move('bela', 0, 0, table.view('bela').legal[0]!.move);
  await table.concede('cili');
  expect(table.view('ada').draft).toMatchObject({ moves: [legal[0]!.move], confirmed: true });
  expect(table.view('bela').draft).toMatchObject({ confirmed: false, moves: [expect.anything()] });
  await expect.poll(() => table.view('bela').waitingFor, { timeout: 20_000 }).toEqual([1]);
  await table.retire();
  const again = await hall().open(table.id);
  expect(again.view('ada').draft).toEqual(table.view('ada').draft);
  expect(again.view('bela').draft).toEqual(table.view('bela').draft);
  await again.confirm('bela', 1);
  expect(again.record.n).toBe(4);
});

test('tables that nobody asks for are let go, the others stay', async () => {
  for (const id of ['a', 'b', 'c']) await store.createTable(record(id), { seed: 's', salt: 't' });
  const own = hall(undefined, { longestIdle: 30 });
  await own.open('a');
  await own.open('b');
  await new Promise((done) => setTimeout(done, 40));
  const b = await own.open('b');
  const c = await own.open('c');
  await expect.poll(() => own.size).toBe(2);
  expect([await own.open('b'), await own.open('c')]).toEqual([b, c]);
  await expect(own.open('nowhere')).rejects.toThrow('no such table');
  expect(own.size).toBe(2);
});
