import { describe, expect, test } from 'vitest';
import { type Client, key, type Reply } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('stale, repeated and out of place', () => {
  test('a key works once, for one person at one table, whatever comes with it', async () => {
    const { me, other, id, view } = await attacked.playing();
    const [first, second] = view.legal;
    const made = await me.move(id, view, first!.move, 'a-key-of-mine');
    const other_move = await me.move(id, view, second!.move, 'a-key-of-mine');
    expect(other_move.body.draft.moves).toEqual([first!.move]);
    expect(await me.move(id, view, second!.move)).toMatchObject(refusal(409, 'stale'));
    expect(await other.move(id, view, first!.move, 'a-key-of-mine')).toMatchObject(
      refusal(422, 'not-your-turn'),
    );
    const undone = await me.undo(id, made.body, 0, 'another-key');
    expect(undone.body.draft.moves).toEqual([]);
    // A late copy of the first request does not make the move again.
    expect((await me.move(id, view, first!.move, 'a-key-of-mine')).body.draft.moves).toEqual([]);
  });

  test('an old key is forgotten after some dozen requests, and its request is stale then: it changes nothing', async () => {
    const { me, id, view } = await attacked.playing();
    const { move } = view.legal[0]!;
    const first = { n: view.n, drafted: 0, move, key: 'the-first-key' };
    const again = (): Promise<Reply> => me.post(`/api/tables/${id}/moves`, first);
    expect((await again()).status).toBe(200);
    for (let i = 1; i < 64; i++) {
      // There and back: nothing but the keys is different.
      const { draft } = await me.table(id);
      const to = draft.moves.length;
      const answer =
        to > 0
          ? await me.undo(id, view, 0)
          : await me.post(`/api/tables/${id}/moves`, { ...first, key: key() });
      expect(answer.status).toBe(200);
    }
    const before = await me.table(id);
    expect(await again()).toMatchObject({ status: 200, body: { draft: before.draft } });
    if (before.draft.moves.length > 0) expect((await me.undo(id, view, 0)).status).toBe(200);
    await me.post(`/api/tables/${id}/moves`, { ...first, key: key() });
    const { draft } = await me.table(id);
    expect(draft.moves).toHaveLength(1);
    expect(await again()).toMatchObject(refusal(409, 'stale'));
    expect((await me.table(id)).draft).toEqual(draft);
    // The store does not grow with the requests.
    const { asked } = (await attacked.server.hall.storage.load(id))!;
    expect(asked.length).toBeLessThanOrEqual(64 * 8);
  });

  test('something said twice with one key is said once', async () => {
    const { a, b, id } = await attacked.tableOfTwo();
    const say = (client: Client, text: string, with_?: string): Promise<Reply> =>
      client.post(`/api/tables/${id}/chat`, { text, ...(with_ ? { key: with_ } : {}) });
    for (const answer of [
      await say(a, 'hello', 'said-once'),
      await say(a, 'hello', 'said-once'),
      await say(b, 'hello', 'said-once'),
      await say(a, 'hello'),
    ]) {
      expect(answer.status).toBe(200);
    }
    const { lines } = (await a.get(`/api/tables/${id}/chat`)).body;
    expect(lines.map((line: { name: string }) => line.name)).toEqual(['Ada', 'Bela', 'Ada']);
  });

  test('a request for another time of the table changes nothing', async () => {
    const { me, id, view } = await attacked.playing();
    const before = await me.table(id);
    for (const n of [0, view.n - 1, view.n + 1, 1_000_000]) {
      expect(await me.move(id, { ...view, n }, view.legal[0]!.move)).toMatchObject(refusal(409, 'stale'));
      expect(await me.confirm(id, { n })).toMatchObject(refusal(409, 'stale'));
      expect(await me.undo(id, { n }, 0)).toMatchObject(refusal(409, 'stale'));
    }
    for (const n of [-1, 0.5, 1e300, 2 ** 53, '0', null, [0], {}]) {
      const body = { n, drafted: 0, move: ['stop'], key: key() };
      expect(await me.post(`/api/tables/${id}/moves`, body)).toMatchObject(refusal(400, 'malformed'));
    }
    const infinite = `{"n":1e999,"drafted":0,"move":["stop"],"key":"${key()}"}`;
    expect(await me.call('POST', `/api/tables/${id}/moves`, infinite)).toMatchObject(
      refusal(400, 'malformed'),
    );
    for (const to of [view.n, view.n + 1, 999_999]) {
      const vote = { what: 'takeback', yes: true, to };
      expect(await me.post(`/api/tables/${id}/vote`, vote)).toMatchObject(refusal(409, 'no-such-move'));
    }
    expect(await me.table(id)).toEqual(before);
  });

  test('moves that are none are refused by the game', async () => {
    const { me, id, view } = await attacked.playing();
    for (const move of [
      ['stop', 1, 2, 3],
      ['eat', -1],
      ['eat', 999_999],
      ['EAT', 0],
      ['__proto__'],
      ['constructor', 0],
      [['stop']],
      [0],
      'stop\u0000',
      'toString',
      ' ',
      '__proto__',
    ]) {
      const answer = await me.move(id, view, move as never);
      expect(answer.status, JSON.stringify(move)).toBe(422);
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
    }
    expect(await me.table(id)).toEqual(view);
  });
});
