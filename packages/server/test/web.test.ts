import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, scratch, settings, startApp } from './client.ts';

const PAGE =
  '<!doctype html><title>Clade</title><script type="module" src="/assets/app-Bx12ab34.js"></script>';
const SCRIPT = `export const answer = ${'4'.repeat(2000)};`;

const folder = scratch();
const web = join(folder.path, 'web');
let server: Running;
beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'assets/app-Bx12ab34.js': SCRIPT,
    'assets/app-Bx12ab34.js.br': brotliCompressSync(SCRIPT),
    'assets/app-Bx12ab34.js.gz': gzipSync(SCRIPT),
    'assets/plain-Cd56ef78.css': 'body {}',
    'sw.js': 'self.skipWaiting();',
    'manifest.webmanifest': '{"name":"Clade"}',
    'robots.txt': 'User-agent: *',
    '.env': 'SECRET=1',
    'assets/.hidden.js': 'secret()',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(web, name)), { recursive: true });
    writeFileSync(join(web, name), text);
  }
  writeFileSync(join(folder.path, 'outside.txt'), 'not for the web');
  server = await startApp(folder.path, { config: { ...settings(folder.path), web } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(server.address + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

describe('the web client', () => {
  test.each([
    '/',
    '/index.html',
    '/table/AAAAAAAAAAAAAAAAAAAAAA',
    '/replay/AAAA/17',
    '/new?game=evolution',
    '/lobby/',
  ])('%s is its page, asked for anew each time', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(PAGE);
    const again = await get(path, {
      'if-none-match': answer.headers.get('etag') ?? '',
      'cache-control': 'max-age=0', // as a browser asks, not as fetch does here
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('files with a hash in their names are kept for ever', async () => {
    for (const [path, type] of [
      ['/assets/app-Bx12ab34.js', 'application/javascript; charset=utf-8'],
      ['/assets/plain-Cd56ef78.css', 'text/css; charset=utf-8'],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe(type);
    }
  });

  test('the service worker is fresh and answers for the whole site', async () => {
    const answer = await get('/sw.js');
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('service-worker-allowed')).toBe('/');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(manifest.headers.get('service-worker-allowed')).toBeNull();
  });

  test('compressed files are sent to browsers that take them, the best first', async () => {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['zstd', null],
    ] as const) {
      const answer = await get('/assets/app-Bx12ab34.js', { 'accept-encoding': accepted });
      expect([answer.status, answer.headers.get('content-encoding')], accepted).toEqual([200, encoding]);
      expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toBe(SCRIPT); // fetch unpacks it
    }
    const page = await get('/table/x', { 'accept-encoding': 'br' });
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual(['br', PAGE]);
    const plain = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  });

  test('what is not there is not the page: files, the interface, hidden and foreign files', async () => {
    for (const path of [
      '/assets/app-00000000.js',
      '/favicon.ico',
      '/api/nowhere',
      '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/nowhere',
      '/.env',
      '/assets/.hidden.js',
      '/.git/config',
      '/clade.sqlite',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/assets/%2e%2e/%2e%2e/outside.txt',
      '//outside.txt',
      '/assets%2f..%2f..%2foutside.txt',
    ]) {
      const answer = await get(path);
      const text = await answer.text();
      expect([400, 403, 404], path).toContain(answer.status);
      expect(JSON.parse(text), path).toMatchObject({
        code: expect.stringMatching(/^(not-found|malformed|forbidden)$/),
      });
      expect(text, path).not.toMatch(/not for the web|SECRET|secret/);
    }
    expect((await get('/table/x', {}, 'POST')).status).toBe(404);
    expect((await get('/assets/')).status).toBe(200); // no listing: an address of the client like any other
  });

  test('comes with headers that let it run from files of this server alone', async () => {
    for (const path of ['/', '/assets/app-Bx12ab34.js', '/sw.js', '/table/x']) {
      const { headers } = await get(path);
      const csp = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split(';').map((part) => part.split(/ (.*)/s, 2)),
      );
      expect(csp).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'worker-src': "'self' blob:",
        'manifest-src': "'self'",
        'connect-src': "'self'",
      });
      expect(JSON.stringify(csp)).not.toMatch(/unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('is not counted among the requests of an address, and the interface is', async () => {
    const own = scratch();
    const few = await startApp(own.path, { config: { ...settings(own.path), web, ratePerMinute: 3 } });
    const ask = async (path: string): Promise<number> => (await fetch(few.address + path)).status;
    for (let i = 0; i < 8; i++) expect(await ask('/assets/app-Bx12ab34.js')).toBe(200);
    for (let i = 0; i < 8; i++) expect(await ask('/')).toBe(200);
    const asked = [];
    for (let i = 0; i < 5; i++) asked.push(await ask('/api/games'));
    expect(asked).toEqual([200, 200, 200, 429, 429]);
    await few.close();
    own.remove();
  });

  test('leaves the interface, its page and health as they were', async () => {
    expect((await get('/api/games')).status).toBe(200);
    expect(await (await get('/api/docs/')).text()).toContain('swagger');
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });
});
