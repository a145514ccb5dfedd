import {
  type Config,
  configure,
  type Game,
  type GameEvent,
  isRefusal,
  parseLog,
  plainRefusal,
  type Seat,
  versionOf,
  writeLog,
} from '@clade/engine';
import { logWithTakeback } from '@clade/engine/testing';
import { evolution } from '@clade/evolution';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Client, key, type Running, scratch, start, tableOfTwo } from './client.ts';
import { ChosenDeals } from './secrecy-worlds.ts';

let folder: ReturnType<typeof scratch>;
let server: Running;
beforeEach(() => {
  folder = scratch();
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

/** A table of two whose deal is always the same. */
async function begun(game: Game): Promise<Table> {
  const deals = new ChosenDeals(game);
  server = await start(folder.path, {}, new Games([deals.game]));
  deals.next = game.setup(configure(game, 2, {}) as Config, 'takebacks');
  const { a, b, id } = await tableOfTwo(server);
  return new Table(id, [a, b], deals.game);
}

class Table {
  readonly id: string;
  readonly #game: Game;
  #people: readonly Client[];

  constructor(id: string, people: readonly Client[], game: Game) {
    this.id = id;
    this.#people = people;
    this.#game = game;
  }

  async restart(): Promise<void> {
    await server.hall.storage.dropSnapshots();
    await server.close();
    server = await start(folder.path, {}, new Games([this.#game]));
    this.#people = this.#people.map((person) => {
      const again = new Client(server.address);
      again.cookie = person.cookie;
      return again;
    });
  }

  get first(): Client {
    return this.#people[0]!;
  }

  async n(): Promise<number> {
    return (await this.first.table(this.id)).n;
  }

  views(): Promise<unknown[]> {
    return Promise.all(this.#people.map((person) => person.table(this.id)));
  }

  async lines(): Promise<{ n: number; seat: Seat; move: readonly unknown[]; hash: string }[]> {
    const stored = await server.hall.storage.load(this.id);
    return stored!.entries as never;
  }

  /** Cards that were drawn at a line, each seat asked for its own. */
  async drawnAt(n: number): Promise<unknown[]> {
    const told = await Promise.all(
      this.#people.map((person) => person.get(`/api/tables/${this.id}/since/${n - 1}`)),
    );
    return told.flatMap(({ body }, seat) =>
      (body.lines[0].events as GameEvent[]).filter(
        (e) => (e.type === 'dealt' || e.type === 'drawn') && e.seat === seat,
      ),
    );
  }

  async make(seat: Seat, move: readonly unknown[] | undefined): Promise<void> {
    const { n, draft } = await this.#people[seat]!.table(this.id);
    const body = { n, drafted: draft.moves.length, move, key: key(), confirm: true };
    const made = await this.#people[seat]!.post(`/api/tables/${this.id}/moves`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }

  /** Everybody makes their last legal move until somebody draws; answers with the line of that. */
  async playToDraw(): Promise<number> {
    for (let turns = 0; turns < 60; turns++) {
      for (const [seat, person] of this.#people.entries()) {
        const { legal } = await person.table(this.id);
        if (legal.length === 0) continue;
        const before = await this.n();
        await this.make(seat, legal.at(-1)!.move);
        for (let n = before + 1; n <= (await this.n()); n++) if ((await this.drawnAt(n)).length > 0) return n;
      }
    }
    throw new Error('nobody has drawn');
  }

  async takeBack(to: number): Promise<void> {
    for (const person of this.#people) {
      const vote = await person.post(`/api/tables/${this.id}/vote`, { what: 'takeback', yes: true, to });
      expect(vote.status, JSON.stringify(vote.body)).toBe(200);
    }
  }

  /** The move of a line once more; answers with the line that it has now. */
  async again(line: number): Promise<number> {
    const { seat, move } = (await this.lines())[line - 1]!;
    await this.make(seat, move);
    return this.n();
  }

  async finished(): Promise<string> {
    await this.first.post(`/api/tables/${this.id}/concede`);
    const { status, body } = await this.first.get(`/api/tables/${this.id}/log`);
    expect(status).toBe(200);
    return body as string;
  }
}

describe('a takeback past a draw', () => {
  test('does not deal the known cards again, however often', async () => {
    const table = await begun(evolution);
    const draw = await table.playToDraw();
    const first = await table.drawnAt(draw);
    expect(first.length).toBeGreaterThan(0);
    await table.takeBack(draw - 1);
    const second = await table.again(draw);
    expect(second).toBe(draw + 2);
    const other = await table.drawnAt(second);
    expect(other).toHaveLength(first.length);
    expect(other).not.toEqual(first);
    // Two in a row pass over nothing more than one.
    await table.takeBack(draw - 2);
    await table.takeBack(draw - 1);
    const third = await table.drawnAt(await table.again(draw));
    expect(third).not.toEqual(other);
    expect(third).not.toEqual(first);
  });

  test('stands after a restart without snapshots, and in the past', async () => {
    const table = await begun(evolution);
    const draw = await table.playToDraw();
    await table.takeBack(draw - 1);
    const views = await table.views();
    await table.restart();
    expect(await table.views()).toEqual(views);
    const second = await table.again(draw);
    const drawn = await table.drawnAt(second);
    const now = await table.views();
    await table.restart();
    expect(await table.views()).toEqual(now);
    expect(await table.drawnAt(second)).toEqual(drawn);
    const past = await table.first.get(`/api/tables/${table.id}/at/${second}`);
    expect(past.body.view).toEqual((now[0] as { view: unknown }).view);
  });

  test('can be taken back itself: the cards of before are there again, and what comes next is new', async () => {
    const table = await begun(evolution);
    const draw = await table.playToDraw();
    const before = (await table.views()).map((view) => (view as { view: unknown }).view);
    await table.takeBack(draw - 1);
    await table.again(draw);
    await table.takeBack(draw);
    expect((await table.views()).map((view) => (view as { view: unknown }).view)).toEqual(before);
    await table.restart();
    const next = await table.playToDraw();
    const drawn = await table.drawnAt(next);
    await table.restart();
    expect(await table.drawnAt(next)).toEqual(drawn);
    const log = parseLog(await table.finished());
    expect(isRefusal(log)).toBe(false);
    expect((await table.first.get(`/api/tables/${table.id}/verify`)).body).toMatchObject({
      kept: true,
      replayed: true,
    });
  });

  test('is in the log, which replays, is checked and is brought in again; the stored number is told to nobody', async () => {
    const table = await begun(evolution);
    const draw = await table.playToDraw();
    await table.takeBack(draw - 1);
    await table.again(draw);
    const takeback = (await table.lines())[draw]!;
    expect(takeback.move).toEqual(['takeback', draw - 1, expect.any(Number)]);
    const told = await table.first.get(`/api/tables/${table.id}/since/${draw}`);
    expect(told.body.lines[0]).toEqual({
      n: draw + 1,
      seat: -1,
      events: [{ type: 'takeback', rule: '', to: draw - 1 }],
    });
    const text = await table.finished();
    const log = parseLog(text);
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.seal).toBe('intact');
    expect(log.moves.filter((move) => move.draws !== undefined)).toEqual([
      expect.objectContaining({ n: draw, draws: takeback.move[2] }),
    ]);
    const { body: proof } = await table.first.get(`/api/tables/${table.id}/verify`);
    expect(proof).toMatchObject({ kept: true, replayed: true, passed: [draw] });
  });

  test('deals the same cards by rules version 1, as it always did', async () => {
    const table = await begun(versionOf(evolution, '1')!);
    const draw = await table.playToDraw();
    const first = await table.drawnAt(draw);
    await table.takeBack(draw - 1);
    expect((await table.lines()).at(-1)!.move).toEqual(['takeback', draw - 1]);
    expect(await table.drawnAt(await table.again(draw))).toEqual(first);
    expect(await table.finished()).not.toContain('"draws"');
  });
});

test('a log with numbers that were passed over is brought in, checked and given out as it was', async () => {
  server = await start(folder.path);
  const ada = await new Client(server.address).enter('Ada');
  const text = writeLog(logWithTakeback(evolution, 30));
  const { status, body } = await ada.call('POST', '/api/logs', text, {
    'content-type': 'application/x-ndjson',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.table;
  expect((await ada.get(`/api/tables/${id}/verify`)).body).toMatchObject({ replayed: true, passed: [30] });
  expect((await ada.get(`/api/tables/${id}/log`)).body).toBe(text);
});
