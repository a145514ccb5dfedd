import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';

/** In bytes, compressed as browsers ask for it. */
const FIRST_LOAD = 200_000;
const GAME = 250_000;
/** Drawings of the first page, fetched when it has nothing else to do, and not at all for who pays for what is fetched. */
const PLATES = 60_000;
const PLATE_FILE = 'src/plates/plate-picture.tsx';
const TITLES = ['Evolution', 'Dominant Species', 'Dominant Species: Marine'];

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Size {
  readonly brotli: number;
  readonly gzip: number;
}

/** Files of the built page as they are sent: those that are compressed already are sent as they are. */
function sizeOf(paths: Iterable<string>): Size {
  let brotli = 0;
  let gzip = 0;
  for (const path of paths) {
    const file = join(import.meta.dirname, '../../dist', path === '/' ? 'index.html' : path);
    const sent = (suffix: string): number => statSync(existsSync(file + suffix) ? file + suffix : file).size;
    brotli += sent('.br');
    gzip += sent('.gz');
  }
  return { brotli, gzip };
}

/** The files that a page and its workers ask for from now on. */
function fetched(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === site.address && !pathname.startsWith('/api/')) paths.add(pathname);
  });
  return paths;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** A file of the page that is loaded later, with what it imports, as the build has put it together. */
function laterFiles(source: string): Set<string> {
  const path = join(import.meta.dirname, '../../dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Chunk>>;
  const files = new Set<string>();
  const add = (key: string): void => {
    const { file, css = [], imports = [] } = manifest[key] as Chunk;
    if (files.has(`/${file}`)) return;
    for (const one of [file, ...css]) files.add(`/${one}`);
    for (const other of imports) add(other);
  };
  add(source);
  return files;
}

/** Waits until nothing more comes: what a table fetches when it has nothing else to do belongs to it as well. */
async function quiet(page: Page, paths: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== paths.size; ) {
    before = paths.size;
    await page.waitForTimeout(2000);
    await page.waitForLoadState('networkidle');
  }
}

/** What is fetched for the first page, and what more for a table of a title. */
async function load(title: string): Promise<{ readonly first: string[]; readonly more: string[] }> {
  // What the service worker keeps for later is not needed first.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  const paths = fetched(page);
  // Nor what is fetched while somebody reads (ahead.test.ts): each part is counted when it is needed.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-screen="home"]');
  const first = [...paths];
  const card = page.getByRole('article', { name: title, exact: true });
  await card.locator('[data-act="play-now"]').click();
  await page.waitForSelector('[data-screen="table"]');
  await quiet(page, paths);
  await context.close();
  return { first, more: [...paths].filter((path) => !first.includes(path)) };
}

test('the first page and each game are small', async ({ task }) => {
  const loads: Awaited<ReturnType<typeof load>>[] = [];
  for (const title of TITLES) loads.push(await load(title));
  const common = (loads[0]?.more ?? []).filter((path) => loads.every(({ more }) => more.includes(path)));
  const bots = common.filter((path) => path.includes('bots.worker'));
  const parts: [what: string, limit: number, paths: readonly string[]][] = [
    ['first load, before a game is chosen', FIRST_LOAD, loads[0]?.first ?? []],
    ['its drawings', PLATES, [...laterFiles(PLATE_FILE)].filter((path) => !loads[0]?.first.includes(path))],
    ['table of any game', GAME, common.filter((path) => !bots.includes(path))],
    ['bots of all games', GAME, bots],
    ...TITLES.map((title, i): (typeof parts)[number] => [
      title,
      GAME,
      (loads[i]?.more ?? []).filter((path) => !common.includes(path)),
    ]),
  ];
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
  const lines = parts.map(([what, limit, paths]) => {
    const { brotli, gzip } = sizeOf(paths);
    return `${what.padEnd(38)}${kB(brotli)}${kB(gzip)}${kB(limit)}`;
  });
  const head = `${'size of the page'.padEnd(38)}${['brotli', 'gzip', 'limit'].map((name) => name.padStart(11)).join('')}`;
  // Printed at the end of the run (scripts/ci-reporter.ts).
  Object.assign(task.meta, { report: [head, ...lines].join('\n') });
  for (const [what, limit, paths] of parts) expect(sizeOf(paths).brotli, what).toBeLessThan(limit);
});
