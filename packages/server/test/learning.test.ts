import type { SentLearning } from '@clade/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merged } from '../src/accounts/learning.ts';
import { Client, type Running, scratch, start } from './client.ts';

/** What is known of one title. */
function titled(title: Partial<SentLearning['titles'][string]>): SentLearning {
  return { titles: { evolution: { done: {}, skipped: [], played: [], ...title } } };
}

describe('what two devices know, put together', () => {
  test('has the most stars, and done beats skipped on either side', () => {
    const a = titled({ done: { food: 1, hunter: 3 }, skipped: ['end'] });
    const b = titled({ done: { food: 2, end: 1 }, skipped: ['hunter', 'alive'] });
    const both = titled({ done: { food: 2, hunter: 3, end: 1 }, skipped: ['alive'] });
    expect(merged(a, b)).toEqual(both);
    expect(merged(b, a)).toEqual(titled({ ...both.titles.evolution, done: { food: 2, end: 1, hunter: 3 } }));
  });

  test('has the later place, also where the later one is none', () => {
    const early = titled({ here: { chapter: 'food', step: 3 }, at: 5 });
    const late = titled({ here: { chapter: 'hunter', step: 0 }, at: 6 });
    const through = titled({ at: 7 });
    const unknown = titled({});
    for (const [a, b, both] of [
      [early, late, late],
      [late, early, late],
      [late, through, through],
      [through, late, through],
      [unknown, early, early],
      [early, unknown, early],
    ] as const)
      expect(merged(a, b)).toEqual(both);
  });

  test('has what was last said of the coach, and the first tables of both', () => {
    const on = titled({ coach: { on: true, at: 9 }, played: ['a'] });
    const off = titled({ coach: { on: false, at: 3 }, played: ['b', 'c'] });
    expect(merged(on, off)).toEqual(titled({ coach: { on: true, at: 9 }, played: ['a', 'b'] }));
    expect(merged(off, on)).toEqual(titled({ coach: { on: true, at: 9 }, played: ['b', 'c'] }));
    expect(merged(titled({}), off)).toEqual(off);
  });

  test('keeps every title', () => {
    const other: SentLearning = { titles: { other: { done: {}, skipped: ['x'], played: [] } } };
    expect(Object.keys(merged(titled({}), other).titles)).toEqual(['evolution', 'other']);
    expect(merged({ titles: {} }, other)).toEqual(other);
  });
});

describe('at the server', () => {
  const folder = scratch();
  let server: Running;
  beforeAll(async () => {
    server = await start(folder.path);
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  test('each device adds what it knows, and hears what all know', async () => {
    const ada = await new Client(server.address).enter('Ada');
    expect((await ada.get('/api/learning')).body).toEqual({ titles: {} });
    const desk = titled({ done: { food: 3 }, here: { chapter: 'hunter', step: 1 }, at: 5 });
    expect((await ada.call('PUT', '/api/learning', desk)).body).toEqual(desk);
    const phone = titled({ skipped: ['food', 'hunter'], here: { chapter: 'end', step: 0 }, at: 4 });
    const all = titled({ ...desk.titles.evolution, skipped: ['hunter'] });
    expect((await ada.call('PUT', '/api/learning', phone)).body).toEqual(all);
    expect((await ada.get('/api/learning')).body).toEqual(all);
    const eva = await new Client(server.address).enter('Eva');
    expect((await eva.get('/api/learning')).body).toEqual({ titles: {} });
  });

  test('devices that write at once lose nothing', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const chapters = ['a', 'b', 'c'];
    const answers = await Promise.all(
      chapters.map((chapter) => ada.call('PUT', '/api/learning', titled({ done: { [chapter]: 2 } }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await ada.get('/api/learning');
    expect(body.titles.evolution.done).toEqual({ a: 2, b: 2, c: 2 });
  });

  test('it is among what is kept of a person, and goes with them', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const known = titled({ done: { food: 1 } });
    await ada.call('PUT', '/api/learning', known);
    expect((await ada.get('/api/account/data')).body.learning).toEqual(known);
  });

  test('what is no progress is refused', async () => {
    const ada = await new Client(server.address).enter('Ada');
    for (const bad of [
      titled({ done: { food: 4 } }),
      titled({ done: { 'no chapter': 1 } }),
      titled({ played: ['a', 'b', 'c'] }),
      { titles: { evolution: {} } },
    ])
      expect((await ada.call('PUT', '/api/learning', bad)).status).toBe(400);
    const stranger = new Client(server.address);
    expect((await stranger.get('/api/learning')).body.code).toBe('stranger');
  });
});
