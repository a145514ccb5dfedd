import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { expectAccessible, expectNoScroll, playNow, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** How many moves of the list are walked past at most. */
const FAR = 5;
/** More presses than any of these games needs. */
const ENOUGH = 6_000;

/** What has the focus: its role and name, as a screen reader has them. */
function focused(
  page: Page,
): Promise<{ readonly role: string; readonly name: string; readonly region: string }> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const region = at?.closest('section[aria-labelledby], aside[aria-labelledby]');
    const title = region && document.getElementById(region.getAttribute('aria-labelledby') ?? '');
    return {
      role: at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? '',
      name: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim(),
      region: title?.textContent ?? '',
    };
  });
}

/** Numbers that look random and are the same in every run. */
function dice(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What the list of moves is called: a region of the text view, a panel beside the drawn table. */
const LISTS = { text: 'What you can do', board: 'Legal moves' } as const;

/**
 * One choice, by keys alone: Tab to the list of moves and some way into it, Enter; what waits is confirmed. Returns
 * whether there was something to choose.
 */
async function choose(page: Page, list: string, roll: (below: number) => number): Promise<boolean> {
  let past = roll(FAR);
  let last = '';
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const { role, name, region } = await focused(page);
    if (region !== list) {
      // Past the end of the list: the move before is taken instead, or there is none.
      if (last === '') {
        if (region === '' || i < 30) continue;
        return false;
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      return true;
    }
    if (role !== 'button') continue;
    if (/^Confirm|^Undo|^Close/.test(name)) {
      if (!name.startsWith('Confirm')) continue;
      await page.keyboard.press('Enter');
      return true;
    }
    last = name;
    if (past-- > 0) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  return false;
}

const TITLES = [
  ['Evolution', 'Beginner'],
  ['Dominant Species', 'Beginner'],
  ['Dominant Species: Marine', 'Beginner'],
] as const;
/** The hex games, a minute each, and the drawn table, which ways.test.ts also plays by keys, belong to `npm run test:long`. */
const WAYS = TITLES.flatMap(([title, level]) => [
  ['text', title, level] as const,
  ['board', title, level] as const,
]).filter(([view, title]) => LONG || (view === 'text' && title === 'Evolution'));

test.for(WAYS)(
  'a whole game by keyboard and the accessibility tree alone: %s, %s',
  { timeout: 600_000 },
  async ([view, title, level]) => {
    const visit = await Visit.begin(browser, { returning: true, likes: { view, confirm: 'never' } });
    const { page } = visit;
    await page.goto(site.address);
    await playNow(page, title, level);
    const list = LISTS[view];
    const moves = page.getByRole(view === 'text' ? 'region' : 'complementary', { name: list });
    if (view === 'board') await page.keyboard.press('m');
    await moves.waitFor();
    await expectNoScroll(page, 'both');
    await expectAccessible(page);
    const roll = dice();
    const ended = page.locator('[data-screen="end"]');
    let choices = 0;
    for (let i = 0; i < ENOUGH && !(await ended.isVisible()); i++) {
      if (view === 'board' && !(await moves.isVisible()) && !(await ended.isVisible())) {
        // Enter may have opened something over the table, such as what is in the bag; Escape closes it.
        await page.keyboard.press('Escape');
        await page.keyboard.press('m');
        await moves.or(ended).first().waitFor();
        continue;
      }
      const asked = (await moves.getByRole('button').count()) > 0;
      if (!asked) {
        await expect
          .poll(async () => (await moves.getByRole('button').count()) > 0 || (await ended.isVisible()), {
            timeout: 60_000,
          })
          .toBe(true);
        continue;
      }
      if (await choose(page, list, roll)) choices++;
      else if (view === 'board') {
        // The focus went elsewhere: the panel takes it when it is opened again.
        for (let k = 0; k < 3 && (await moves.isVisible()); k++) await page.keyboard.press('Escape');
        await moves.waitFor({ state: 'hidden' });
      }
      if (choices === 10 && view === 'text') {
        // The table and the log say something, and nothing of it needs a picture.
        await expectAccessible(page);
        const table = await page.getByRole('region', { name: 'The table' }).ariaSnapshot();
        expect(table.split('listitem').length).toBeGreaterThan(20);
        expect(table).not.toMatch(/- img(?! ")/);
      }
    }
    expect(await ended.isVisible()).toBe(true);
    expect(choices).toBeGreaterThan(10);
    await expectAccessible(page);
    await visit.end();
  },
);
