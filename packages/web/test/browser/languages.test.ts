import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, legalMoves } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { LANGUAGES } from '@clade/text';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, forkAt } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { expectAccessible, expectNoScroll, Visit } from './visit.ts';

/** Pictures for docs/pictures are written where this is set. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  if (UPDATE) mkdirSync(PICTURES, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function picture(page: Page, name: string): Promise<void> {
  if (!UPDATE) return;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  writeFileSync(join(PICTURES, `${name}.png`), await page.screenshot({ animations: 'disabled' }));
}

/** Sets a preference as the settings do, and opens the page anew. */
async function prefer(page: Page, likes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('clade.preferences') ?? '{}') as object;
    localStorage.setItem('clade.preferences', JSON.stringify({ ...kept, ...wanted }));
  }, likes);
  await page.reload();
  await page.waitForSelector('[data-screen="table"]');
  await page.waitForSelector('[data-target], .text-moves button');
}

/** Words that stand out of their box: text that is wider than what it stands in and is not meant to scroll or be cut. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not(.hb), .acts *, .row .nm b, .tabs *, h1, h2, h3')]
      .filter((e) => {
        const style = getComputedStyle(e);
        if (style.overflow !== 'visible' || e.clientWidth === 0 || style.display === 'inline') return false;
        return e.scrollWidth > e.clientWidth + 2;
      })
      .map((e) => `${e.className || e.tagName}: ${e.textContent}`),
  );
}

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];
const TITLES: readonly [string, Game, number][] = [
  ['evolution', evolution, 4],
  ['dominant-species', dominantSpecies, 6],
  ['marine', dominantSpeciesMarine, 4],
];
/** The table that each language is shown with in docs. */
const SHOWN: Readonly<Record<string, string>> = {
  en: 'evolution',
  hu: 'evolution',
  pl: 'dominant-species',
  cs: 'marine',
  ru: 'marine',
};

/** room.test.ts looks at the others in the two longest languages. */
test.for(TITLES.filter(([name]) => LONG || name === 'marine'))(
  'a late table of %s has room for every language, on a desk and on a phone',
  {
    timeout: 600_000,
  },
  async ([name, game, players]) => {
    const { log, states } = botGame(game, NAMES.slice(0, players), 'languages');
    // Where there is most to choose, there is most to say.
    let at = { n: 0, seat: 0, moves: 0 };
    for (const [n, { seat }] of log.moves.entries()) {
      if (n < log.moves.length * 0.6) continue;
      const moves = legalMoves(game, states[n] as never, seat).length;
      if (moves > at.moves) at = { n, seat, moves };
    }
    for (const phone of [false, true]) {
      const visit = await Visit.begin(browser, { phone, likes: { auto: false } });
      const { page } = visit;
      await bringIn(page, site.address, log);
      await forkAt(page, at.n, at.seat);
      const said = new Set<string>();
      for (const language of Object.keys(LANGUAGES)) {
        await prefer(page, { language });
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        said.add((await page.locator('h1').first().textContent()) ?? '');
        await expectNoScroll(page, phone ? 'across' : 'both');
        expect(await spilled(page)).toEqual([]);
        if (language === 'ru') await expectAccessible(page);
        if (!phone && SHOWN[language] === name) await picture(page, `table-${language}`);
      }
      // Every language asks in its own words.
      expect(said.size).toBe(Object.keys(LANGUAGES).length);
      if (!phone && name === 'dominant-species') {
        for (const palette of ['red-green', 'blue-yellow']) {
          await prefer(page, { language: 'en', palette });
          await picture(page, `palette-${palette}`);
        }
        await prefer(page, { palette: 'usual', contrast: 'high' });
        await expectAccessible(page);
        await picture(page, 'contrast');
        await prefer(page, { contrast: 'system', view: 'text' });
        await picture(page, 'text-view');
      }
      await visit.end();
    }
  },
);

test('the language of the browser is spoken, and another one at once when it is chosen', async () => {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(`${site.address}/tables`);
  await page.waitForSelector('[data-screen="tables"]');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs');
  const czech = await page.locator('nav a').nth(1).textContent();
  await page.locator('select.language').selectOption('hu');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hu');
  await expect.poll(() => page.locator('nav a').nth(1).textContent()).not.toBe(czech);
  await page.reload();
  await page.waitForSelector('[data-screen="tables"]');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hu');
  await context.close();
});

test('with text of twice the size nothing has to be scrolled across', { timeout: 300_000 }, async () => {
  const visit = await Visit.begin(browser, { likes: { textSize: 200 } });
  const { page } = visit;
  for (const path of ['/', '/settings', '/rules/evolution', '/new/evolution']) {
    await page.goto(site.address + path);
    await page.waitForSelector('main');
    await page.waitForLoadState('networkidle');
    await expectNoScroll(page, 'across');
  }
  for (let i = 0; i < TITLES.length; i++) {
    await page.goto(site.address);
    await page.locator('article').nth(i).locator('button').last().click();
    await page.waitForSelector('[data-screen="table"]');
    await expectNoScroll(page, 'across');
  }
  await visit.end();
});
