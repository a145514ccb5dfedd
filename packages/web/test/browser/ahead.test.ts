import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens the first page of somebody who played a game before; the files that are asked for, in their order. */
async function visit(likely: string, saveData: boolean): Promise<{ page: Page; files: string[] }> {
  // Without the worker that fetches everything for later.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname.slice('/assets/'.length));
  });
  await page.addInitScript(
    ([game, saves]) => {
      localStorage.setItem('clade.likely', JSON.stringify(game));
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
    },
    [likely, saveData] as const,
  );
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await page.locator('[data-screen="home"]').waitFor();
  return { page, files };
}

const isOf = (file: string, game: string): boolean => new RegExp(`^${game}-[\\w-]{8}\\.js$`).test(file);

describe('while the first page is read', () => {
  test('what a table needs is fetched, the game of the last time first, and the click fetches nothing more', async () => {
    const { page, files } = await visit('dominant-species-marine', false);
    await expect.poll(() => files.some((file) => isOf(file, 'dominant-species'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const first = (game: string): number => files.findIndex((file) => isOf(file, game));
    expect(first('dominant-species-marine')).toBeGreaterThan(-1);
    expect(first('dominant-species-marine')).toBeLessThan(first('evolution'));
    for (const worker of ['tables.worker', 'bots.worker'])
      expect(files.filter((file) => file.startsWith(worker))).toHaveLength(1);
    const before = files.length;
    const card = page.getByRole('article', { name: 'Dominant Species: Marine', exact: true });
    await card.locator('[data-act="play-now"]').click();
    await page.locator('[data-screen="table"] [data-target]').first().waitFor();
    expect(files.slice(before).filter((file) => /\.(?:js|css)$/.test(file))).toEqual([]);
    // It is the likely one the next time, whatever it was before.
    expect(await page.evaluate(() => localStorage.getItem('clade.likely'))).toBe('"dominant-species-marine"');
    await page.context().close();
  });

  test('nothing is fetched for somebody who pays for it, and a table opens all the same', async () => {
    const { page, files } = await visit('evolution', true);
    expect(files.filter((file) => file.includes('worker') || isOf(file, 'evolution'))).toEqual([]);
    const card = page.getByRole('article', { name: 'Evolution', exact: true });
    await card.locator('[data-act="play-now"]').click();
    await page.locator('[data-screen="table"] [data-target]').first().waitFor();
    await page.context().close();
  });
});
