import { describe, expect, test } from 'vitest';
import { Client, type Reply } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('logs that are brought in', () => {
  const send = (client: Client, body: string): Promise<Reply> =>
    client.call('POST', '/api/logs', body, { 'content-type': 'application/x-ndjson' });
  const header = {
    clade: 1,
    game: 'evolution',
    rules: '1',
    players: 2,
    options: {},
    seats: ['a', 'b'],
    seed: 'x',
  };

  test('as bombs are refused', async () => {
    const ada = await attacked.enter('Ada');
    const line = (more: object): string => JSON.stringify({ ...header, ...more });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const text of [
      '',
      '\n'.repeat(1_000_000),
      '{}',
      'x',
      deep,
      `{"clade":1,"game":"evolution","rules":"1","players":2,"options":{"speciesBoardLimit":${deep}},"seats":["a","b"],"seed":"x"}`,
      `${line({})}\n{"n":1,"seat":0,"move":${deep},"hash":"x"}`,
      line({}),
      line({ players: 1e9 }),
      line({ players: 2.5 }),
      line({ seats: [] }),
      line({ seats: ['a'.repeat(100_000), 'b'] }),
      line({ seats: ['a\u0000', 'b'] }),
      line({ options: { __proto__: 1, toString: 2 } }),
      line({ options: { speciesBoardLimit: 'x'.repeat(3_000_000) } }),
      line({ options: { ['x'.repeat(1_000_000)]: 1 } }),
      line({ game: '__proto__' }),
      line({ game: 'x'.repeat(100_000) }),
      line({ rules: '99' }),
      line({ seed: 7 }),
      line({ seed: undefined, position: {} }),
      line({ position: { phase: 'over' } }),
      `${line({})}\n${'{"n":1,"seat":0,"move":["stop"],"hash":"0"}\n'.repeat(10_000)}`,
      `${line({})}\n${'0'.repeat(3_000_000)}`,
    ]) {
      const answer = await send(ada, text);
      expect([400, 422], text.slice(0, 60)).toContain(answer.status);
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
      expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
    }
    expect(await send(ada, 'x'.repeat(4 * 1024 * 1024 + 1))).toMatchObject(refusal(413, 'too-large'));
    expect(await ada.post('/api/logs', {})).toMatchObject(refusal(415, 'unsupported-media'));
    expect(await send(new Client(attacked.address), 'x')).toMatchObject(refusal(401, 'stranger'));
    expect((await ada.get('/api/tables?scope=archive')).body.tables).toEqual([]);
  });

  test('are no store for anything: a seed or a salt is short', async () => {
    const ada = await attacked.enter('Ada');
    for (const more of [{ seed: 'x'.repeat(3_000_000) }, { salt: 'x'.repeat(201) }])
      expect(await send(ada, JSON.stringify({ ...header, ...more }))).toMatchObject(refusal(422, 'bad-log'));
    expect(await send(ada, JSON.stringify({ ...header, seed: 'x'.repeat(200) }))).toMatchObject(
      refusal(422, 'not-over'),
    );
  });

  test('have to be dealt from their seed: a position beside it is refused', async () => {
    const { a, b, id } = await attacked.tableOfTwo();
    await b.post(`/api/tables/${id}/concede`);
    const text = String((await a.get(`/api/tables/${id}/log`)).body).split('\n', 1)[0]!;
    const both = JSON.stringify({ ...JSON.parse(text), position: { phase: 'over', players: [{}, {}] } });
    expect(await send(a, both)).toMatchObject(refusal(422, 'bad-log'));
  });
});
