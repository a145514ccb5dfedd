import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { isOver, person, playUntil } from './person.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, Visit } from './visit.ts';

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
  await page.goto(`${site.address}/new/evolution?plain`);
  for (let n = 4; n > seats.length; n--) await page.getByRole('button', { name: `Remove seat ${n}` }).click();
  for (const [i, kind] of seats.entries()) {
    if (i === 0) continue;
    const group = page.getByRole('group', { name: `Who sits in seat ${i + 1}` });
    await group.getByText(kind, { exact: true }).click();
    if (kind === 'Bot') await page.getByLabel(`Level of the bot in seat ${i + 1}`).selectOption('beginner');
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
    await playUntil([people], async () => (people.used.get('take-seat') ?? 0) >= 12);
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
    await card.locator('[data-act="play-now"]').click();
    await page.waitForSelector('[data-screen="table"]');
    const me = person(page, 'offline');
    const round = async (n: number): Promise<boolean> =>
      (await page.getByText(`Round ${n}`, { exact: true }).count()) > 0 || isOver(page);
    await playUntil([me], () => round(2));
    await page.reload();
    await page.waitForSelector('[data-screen="table"]');
    expect(await round(2)).toBe(true);
    await playUntil([me], () => round(3));
    await visit.end();
  });

  test('by keyboard alone, from the first page into the third round', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await page.goto(site.address);
    // The page has loaded before its words have: a person presses Tab when there is something to see.
    await page.getByRole('article', { name: 'Evolution' }).waitFor();
    await tabTo(page, '[data-act="play-now"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-screen="table"]');
    await playByKeys(page, 120);
    await visit.end();
  });
});

/** Presses Tab until such an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Plays with digits for what is lit, Enter for Confirm and for the button that ends the turn. */
async function playByKeys(page: Page, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  let seen = '';
  for (let steps = 0; (await page.getByText('Round 3', { exact: true }).count()) === 0; steps++) {
    if (Date.now() > until) throw new Error(`not in the third round after ${seconds} s`);
    const { confirm, digits, signs } = await offeredKeys(page, seen);
    seen = signs;
    if (confirm || digits.length === 0 || steps % 5 === 4) await page.keyboard.press('Enter');
    else await page.keyboard.press(digits[steps % digits.length] as string);
  }
}

/** The keys that the page shows, as soon as it looks different from before. */
function offeredKeys(page: Page, seen: string) {
  return page.evaluate(async (before) => {
    const until = performance.now() + 500;
    for (;;) {
      // What has the focus keeps Enter for itself.
      (document.activeElement as HTMLElement | null)?.blur();
      const keys = [...document.querySelectorAll<HTMLElement>('[data-key]:not([aria-disabled="true"])')];
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.acts button:enabled')];
      const chosen = keys.map((e) => `${e.dataset.target} ${e.ariaPressed}`);
      const words = [...document.querySelectorAll('.say, .log li:last-child')].map((e) => e.textContent);
      const signs = JSON.stringify([chosen, buttons.map((e) => e.textContent), words]);
      if (signs !== before || performance.now() > until) {
        const confirm = buttons.some((e) => e.dataset.act === 'confirm');
        const digits = keys.map((e) => e.dataset.key ?? '').filter((key) => /^\d$/.test(key));
        return { confirm, digits, signs };
      }
      await new Promise((next) => setTimeout(next, 8));
    }
  }, seen);
}
