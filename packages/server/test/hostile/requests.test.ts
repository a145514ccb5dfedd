import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { Client, scratch, settings } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('broken and poisoned requests', () => {
  test('keys that reach for prototypes are refused or ignored, and nothing is polluted', async () => {
    const ada = await attacked.enter('Ada');
    for (const body of [
      '{"name":"x","__proto__":{"polluted":true}}',
      '{"name":"x","constructor":{"prototype":{"polluted":true}}}',
      '{"__proto__":{"name":"x"}}',
      '{"name":"x","prototype":{}}',
    ]) {
      expect(await ada.call('POST', '/api/guest', body)).toMatchObject(refusal(400, 'malformed'));
    }
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (const options of [
      '{"__proto__":1}',
      '{"toString":true}',
      '{"constructor":null}',
      '{"":1}',
      '{"a b":1}',
    ]) {
      const text = `{"game":"evolution","seats":${JSON.stringify(seats)},"options":${options}}`;
      expect([400, 422]).toContain((await ada.call('POST', '/api/tables', text)).status);
    }
    for (const game of ['constructor', '__proto__', 'toString', '']) {
      expect([400, 422]).toContain((await ada.post('/api/tables', { game, seats })).status);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('names are one visible line; text is text', async () => {
    const client = new Client(attacked.address);
    for (const name of [
      '',
      ' ',
      ' Ada',
      'Ada ',
      'a\nb',
      'a\u0000b',
      '\u202eadA',
      'a\u200bb',
      '\u3164',
      '\u2800\u2800',
      'a\u115f',
      'a\u2028b',
      '\ud800',
      'x'.repeat(41),
      7,
      null,
      ['Ada'],
    ]) {
      expect(await client.post('/api/guest', { name }), JSON.stringify(name)).toMatchObject(
        refusal(400, 'malformed'),
      );
    }
    for (const name of ['Ada', 'Žofie Nováková', '王小明', 'Иван 2', '👩🏽', "O'Neil <b>", 'x'.repeat(40)]) {
      const guest = await new Client(attacked.address).enter(name);
      expect((await guest.get('/api/me')).body.name).toBe(name);
    }
    const { a, id } = await attacked.tableOfTwo();
    for (const text of ['a\u0000b', '\u001b[31m', '\ud800', '', 'x'.repeat(501), 1]) {
      expect(await a.post(`/api/tables/${id}/chat`, { text })).toMatchObject(refusal(400, 'malformed'));
    }
    const text = '<script>alert("x")</script>\n\t日本 👍';
    await a.post(`/api/tables/${id}/chat`, { text });
    expect((await a.get(`/api/tables/${id}/chat`)).body.lines[0].text).toBe(text);
    expect((await a.call('PUT', `/api/tables/${id}/note`, { text: '\u0000' })).status).toBe(400);
    await a.call('PUT', `/api/tables/${id}/note`, { text });
    expect((await a.get(`/api/tables/${id}/note`)).body.text).toBe(text);
  });

  test('bodies that are no JSON, too deep or too large get a clear answer', async () => {
    const ada = await attacked.enter('Ada');
    const guest = (body: string, headers = {}) => ada.call('POST', '/api/guest', body, headers);
    for (const body of [
      '{',
      '[]',
      'null',
      '"x"',
      '{"name":}',
      '\u0000',
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    ]) {
      expect(await guest(body), body.slice(0, 20)).toMatchObject(refusal(400, 'malformed'));
    }
    expect(await guest(JSON.stringify({ name: 'x'.repeat(70_000) }))).toMatchObject(
      refusal(413, 'too-large'),
    );
    expect((await guest('{"name":"Ada"}', { 'content-encoding': 'gzip' })).status).toBeLessThan(500);
    // The larger limit of logs holds for logs alone.
    const { id } = await attacked.tableOfTwo();
    const big = await ada.call('POST', `/api/tables/${id}/join`, 'x'.repeat(100_000), {
      'content-type': 'application/x-ndjson',
    });
    expect(big).toMatchObject(refusal(415, 'unsupported-media'));
  });

  test('strange addresses lead nowhere', async () => {
    for (const path of [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      '/api/tables/%ff',
      '/api/tables/%',
      '/api/tables/',
      '//api//games',
      '/API/games',
      '/api/games/',
      '/api/games;x=1',
      '/api/docs/static/..%2f..%2fpackage.json',
      '/api/docs/static/%2e%2e/%2e%2e/package.json',
      '/.git/config',
      '/data/clade.sqlite',
      `/${'x'.repeat(10_000)}`,
    ]) {
      const answer = await attacked.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 (400|403|404|414) /);
      expect(answer, path).toMatch(/"code":"(malformed|not-found|forbidden)"/);
    }
    for (const text of [
      'GET http://evil.example/api/me HTTP/1.1',
      'GET * HTTP/1.1',
      'TRACE / HTTP/1.1',
      'FOO / HTTP/1.1',
    ]) {
      const answer = await attacked.raw(`${text}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, text).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  });

  test('what is no HTTP gets a short answer and is hung up on', async () => {
    for (const text of [
      'hello\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nA\u0000B: c\r\n\r\n',
    ]) {
      const answer = await attacked.raw(text);
      expect(answer, text).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer, text).toContain('"code":"malformed"');
    }
    const large = await attacked.raw(`GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 .*"code":"too-large"/s);
    // A promise that is not kept costs a connection, not the server.
    await attacked.raw(
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
      true,
    );
  });
});

describe('when the server itself fails', () => {
  test('the answer says nothing about the inside, and readiness says so', async () => {
    const own = scratch();
    class Failing extends SqliteStorage {
      broken = false;
      override async list(): Promise<never> {
        throw new Error('SQLITE_CORRUPT in /secret/place');
      }
      override async check(): Promise<void> {
        if (this.broken) throw new Error('disk gone');
        await super.check();
      }
    }
    const storage = new Failing(`${own.path}/clade.sqlite`);
    const config = settings(own.path);
    const app = await createApp({ config, storage });
    const client = new Client(await app.http.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await client.get('/api/tables?scope=lobby');
    expect(answer).toMatchObject({ status: 500 });
    expect(answer.body).toEqual({ code: 'internal', sentence: 'Something went wrong on the server.' });
    expect((await client.get('/readyz')).body).toEqual({ ok: true });
    storage.broken = true;
    // A good answer holds for a second.
    await expect
      .poll(() => client.get('/readyz'))
      .toMatchObject({ status: 503, body: { ok: false, why: 'failing' } });
    expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    await app.close();
    await app.close();
    own.remove();
  });
});
