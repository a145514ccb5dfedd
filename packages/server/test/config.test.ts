import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BadSetup, readConfig } from '../src/config.ts';
import { serve } from '../src/serve.ts';
import { holdStore } from '../src/storage/lock.ts';
import { Client, scratch, settings } from './client.ts';

let folder: ReturnType<typeof scratch>;
beforeEach(() => {
  folder = scratch();
});
afterEach(() => folder.remove());

describe('the environment', () => {
  test('has a default for everything', () => {
    const config = readConfig({ CLADE_DATA: folder.path });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, logLevel: 'info', publicUrl: undefined });
    expect(config.web).toMatch(/packages[\\/]web[\\/]dist$/);
  });

  test.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['CLADE_MAX_TABLES', '0', 'CLADE_MAX_TABLES must be a whole number from 1 to 100000, not "0".'],
    ['PUBLIC_URL', 'clade', 'PUBLIC_URL must be an address such as https://clade.example, not "clade".'],
    [
      'PUBLIC_URL',
      'ftp://a.b',
      'PUBLIC_URL must be an address such as https://clade.example, not "ftp://a.b".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [
      'VAPID_PRIVATE_KEY',
      'x',
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair of keys; give both, or none.',
    ],
    ['CLADE_SECRET', 'short', 'CLADE_SECRET needs at least 16 characters that nobody can guess.'],
  ])('%s=%s is refused with a sentence, and leaves nothing behind', (name, value, sentence) => {
    const data = join(folder.path, 'new');
    expect(() => readConfig({ CLADE_DATA: data, [name]: value })).toThrow(new BadSetup(sentence));
    expect(() => statSync(data)).toThrow('ENOENT');
  });

  test('PUBLIC_URL is an origin', () => {
    const config = readConfig({ CLADE_DATA: folder.path, PUBLIC_URL: 'https://clade.example/play/' });
    expect(config.publicUrl).toBe('https://clade.example');
  });

  test('a secret is made once, kept for its owner only, and never the same in two places', () => {
    const data = join(folder.path, 'one');
    const { secret } = readConfig({ CLADE_DATA: data });
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(readConfig({ CLADE_DATA: data }).secret).toBe(secret);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0);
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(readConfig({ CLADE_DATA: join(folder.path, 'two') }).secret).not.toBe(secret);
    expect(readConfig({ CLADE_DATA: data, CLADE_SECRET: 'a secret of my own' }).secret).toBe(
      'a secret of my own',
    );
  });
});

describe('the keys for push services', () => {
  test('are made once, kept for their owner only, and never the same in two places', () => {
    const data = join(folder.path, 'one');
    const { vapid } = readConfig({ CLADE_DATA: data });
    expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(vapid.privateKey, 'base64url')).toHaveLength(32);
    expect(readConfig({ CLADE_DATA: data }).vapid).toEqual(vapid);
    expect(statSync(join(data, 'vapid.json')).mode & 0o077).toBe(0);
    const other = readConfig({ CLADE_DATA: join(folder.path, 'two') }).vapid;
    expect(other.privateKey).not.toBe(vapid.privateKey);
    const given = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
    expect(readConfig({ CLADE_DATA: join(folder.path, 'two'), ...given }).vapid).toEqual(vapid);
    for (const wrong of [
      { VAPID_PUBLIC_KEY: vapid.publicKey },
      { ...given, VAPID_PUBLIC_KEY: other.publicKey },
      { ...given, VAPID_PRIVATE_KEY: '' },
    ]) {
      expect(() => readConfig({ CLADE_DATA: data, ...wrong })).toThrow(BadSetup);
    }
  });
});

describe('a server', () => {
  const config = () => settings(folder.path);

  test('shows who comes by what it is, with nothing that a script could do', async () => {
    const server = await serve(config());
    const client = new Client(server.address);
    const page = await client.get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('href="/api/docs"');
    expect(page.body).not.toMatch(/<script|<style| style=| on\w+=/);
    const [, sheet] = /href="([^"]+\.css)"/.exec(page.body)!;
    expect((await client.get(sheet!)).headers.get('content-type')).toContain('text/css');
    for (const link of page.body.matchAll(/<a href="([^"]+)"/g)) {
      expect((await client.get(link[1])).status).toBe(200);
    }
    await server.close();
  });

  test('has its data to itself, and lets go of it', async () => {
    const server = await serve(config());
    await expect(serve(config())).rejects.toThrow(
      new BadSetup(`A server is running on the data in "${folder.path}", at ${server.address}.`),
    );
    await server.close();
    await (await serve(config())).close();
    holdStore(folder.path).release();
  });

  test('that cannot listen lets go of its data', async () => {
    const server = await serve(config());
    const taken = {
      ...config(),
      data: join(folder.path, 'other'),
      port: Number(new URL(server.address).port),
    };
    await expect(serve(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    holdStore(taken.data).release();
    await server.close();
  });
});
