import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { act, isOver, person, playToEnd } from './person.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectNoScroll, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function newTable(page: Page, seats: readonly ('Me' | 'Here' | 'Bot')[]): Promise<void> {
  await page.goto(`${site.address}/new/evolution`);
  for (let n = 4; n > seats.length; n--) await page.getByRole('button', { name: `Remove seat ${n}` }).click();
  for (const [i, kind] of seats.entries()) {
    if (i === 0) continue;
    const group = page.getByRole('group', { name: `Who sits on seat ${i + 1}` });
    await group.getByText(kind, { exact: true }).click();
    if (kind === 'Bot')
      await page.getByLabel(`Level of the bot on seat ${i + 1}`).selectOption({ label: 'Beginner' });
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
}

describe('other ways to play', () => {
  test('two people at one device: the table is covered until it has changed hands', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await newTable(page, ['Me', 'Here']);
    await page.waitForSelector('[data-screen="curtain"]');
    await expectAccessible(page);
    // Nothing of a hand is in the page while it is covered.
    expect(await page.locator('.card').count()).toBe(0);
    const people = person(page, 'hot-seat');
    await playToEnd(people, 150);
    expect(people.used.get('take-seat')).toBeGreaterThan(4);
    await visit.end();
  });

  test('without a network after one visit, and the game is still there after a reload', async () => {
    const visit = await Visit.begin(browser);
    const { page, context } = visit;
    await page.goto(site.address);
    // Once the worker is ready everything that a table needs is kept.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    const card = page.getByRole('article', { name: 'Evolution' });
    await card.getByLabel('Level').selectOption({ label: 'Greedy' });
    await card.getByRole('button', { name: 'Play now vs bots' }).click();
    await page.waitForSelector('[data-screen="table"]');
    const me = person(page, 'offline');
    for (let i = 0; i < 25; i++) if (!(await act(me))) await page.waitForTimeout(30);
    const before = await page.locator('.log').innerText();
    await page.reload();
    await page.waitForSelector('[data-screen="table"]');
    await expect.poll(async () => (await page.locator('.log').innerText()).length).toBeGreaterThan(100);
    expect(before.length).toBeGreaterThan(100);
    await playToEnd(me, 120);
    await visit.end();
  });

  test('by keyboard alone, from the first page to the end', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await page.goto(site.address);
    await tabTo(page, 'Play now vs bots');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-screen="table"]');
    await playByKeys(page, 150);
    await visit.end();
  });
});

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { tagName, textContent } = document.activeElement ?? document.body;
      return tagName === 'BUTTON' || tagName === 'A' ? textContent : '';
    });
    if (focused === name) return;
  }
  throw new Error(`Tab does not reach "${name}"`);
}

/** Plays from the list of legal moves: M opens it, the arrows and Enter choose, Enter confirms. */
async function playByKeys(page: Page, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  let steps = 0;
  while (!(await isOver(page))) {
    if (Date.now() > until) throw new Error(`not over after ${seconds} s`);
    if ((await page.locator('[data-act="confirm"]:enabled').count()) > 0) {
      await page.keyboard.press('Escape');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
      await page.waitForTimeout(40);
      continue;
    }
    const lit = page.locator('[data-key]:not([aria-disabled="true"])');
    const keys = await lit.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.key ?? ''));
    const digits = keys.filter((key) => /^\d$/.test(key));
    const sure = await page.locator('[data-act="sure"]:enabled').count();
    if (digits.length > 0 && (sure === 0 || steps % 4 !== 3)) {
      await page.keyboard.press(digits[steps % digits.length] as string);
    } else if (sure > 0) await page.keyboard.press('Enter');
    else if (digits.length === 0 && (await page.locator('.acts [data-move]:enabled').count()) > 0) {
      await page.keyboard.press('m');
      await page.waitForTimeout(60);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    steps++;
    await page.waitForTimeout(30);
  }
}

describe('every screen', () => {
  const SCREENS = [
    '/',
    '/new/evolution',
    '/tables',
    '/games',
    '/settings',
    '/rules/evolution',
    '/gallery',
    '/nowhere',
  ];

  test('is accessible, and never has to be scrolled across', async () => {
    for (const look of [{}, { phone: true, dark: true }]) {
      const visit = await Visit.begin(browser, look);
      for (const path of SCREENS) {
        await visit.page.goto(site.address + path);
        await visit.page.waitForSelector('[data-screen]');
        await visit.page.waitForLoadState('networkidle');
        await expectAccessible(visit.page);
        await expectNoScroll(visit.page, 'across');
      }
      await visit.end();
    }
  });
});
