import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/**
 * Icons, marks, counters and buttons of the page that say nothing: no word beside them, no tip, no name that is shown
 * when they are pointed at. One for each kind, by its classes.
 */
function silent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const THINGS = '[data-screen] :is(button, select, svg.i, svg.seat-mark, [role="img"], .num, .badge)';
    /** What is read as one. */
    const WHOLE =
      'button, a, label, li, dl > div, dl:not(:has(> div)) > dd, dt, td, th, p, h1, h2, h3, legend, header, [role="img"], .who, .card, article.tcard';
    const WORD = /\p{L}{2,}/u;
    const isSeen = (e: Element): boolean => {
      const { width, height } = e.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(e).visibility !== 'hidden';
    };
    const isTold = (e: Element): boolean => {
      // A tile has a card of its own; a plate is decoration.
      if (e.closest('[data-tip], .at-hex, [aria-describedby], .plate-picture') !== null) return true;
      const named = e.closest(
        '[role="img"][aria-label], button[aria-label], a[aria-label], select[aria-label]',
      );
      if (WORD.test(named?.getAttribute('aria-label') ?? '')) return true;
      const whole = e.closest(WHOLE) ?? e;
      return WORD.test(whole.textContent ?? '') || whole.querySelector('[data-tip]') !== null;
    };
    const kind = (e: Element | null): string =>
      `${e?.localName}.${e?.getAttribute('class')?.split(' ')[0] ?? ''}`;
    const found = [...document.querySelectorAll(THINGS)].filter((e) => isSeen(e) && !isTold(e));
    return [
      ...new Set(
        found.map(
          (e) => `${kind(e.parentElement?.parentElement ?? null)} > ${kind(e.parentElement)} > ${kind(e)}`,
        ),
      ),
    ];
  });
}

describe('everything that is seen says what it is', () => {
  test.for([
    ['for a newcomer', '/', false],
    ['for one who comes back', '/', true],
    ['at a new table', '/new/dominant-species', true],
  ] as const)('on the first page and before a game: %s', async ([, path, returning]) => {
    const visit = await Visit.begin(browser, { returning });
    const { page } = visit;
    await page.goto(site.address + path);
    await page.waitForSelector('[data-screen]');
    await page.waitForLoadState('networkidle');
    expect(await silent(page)).toEqual([]);
    await visit.end();
  });

  test.for([
    ['evolution', 'Evolution', evolution],
    ['dominant-species', 'Dominant Species', dominantSpecies],
    ['dominant-species-marine', 'Dominant Species: Marine', dominantSpeciesMarine],
  ] as const)('at a table of %s, in its replay and at its end', async ([, title, game]) => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await page.goto(site.address);
    const card = page.getByRole('article', { name: title, exact: true });
    await card.locator('[data-act="play-now"]').click();
    await page.locator('[data-screen="table"] [data-target]').first().waitFor();
    expect(await silent(page), 'table').toEqual([]);
    const replay = await bringIn(page, site.address, botGame(game, ['Mara', 'Tomek', 'Ilona'], 'names').log);
    await page.goto(replay);
    await page.locator('[data-screen="replay"] .prompt').waitFor();
    expect(await silent(page), 'replay').toEqual([]);
    await page.goto(replay.replace('/replay/', '/local/'));
    await page.locator('[data-screen="end"] .lines').waitFor();
    expect(await silent(page), 'end').toEqual([]);
    await visit.end();
  });

  test('a mark without words shows its name under the pointer and under the finger', async () => {
    const visit = await Visit.begin(browser, { returning: true });
    const { page } = visit;
    await page.goto(`${site.address}/new/evolution`);
    const remove = page.getByRole('button', { name: 'Remove seat 2' });
    await remove.hover();
    await page.locator('.hover-tip.shown', { hasText: 'Remove seat 2' }).waitFor();
    await page.mouse.move(2, 2);
    await page.locator('.hover-tip.shown').waitFor({ state: 'detached' });
    const { x, y, width, height } = (await remove.boundingBox())!;
    const finger = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true };
    await remove.dispatchEvent('pointerdown', finger);
    await page.locator('.hover-tip.shown', { hasText: 'Remove seat 2' }).waitFor();
    await visit.end();
  });
});
