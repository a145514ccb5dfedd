import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
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

test('a pawn of Dominant Species is placed by digits, which are seen while keys are used', async () => {
  const visit = await Visit.begin(browser, { likes: { auto: false } });
  const { page } = visit;
  await page.goto(site.address);
  await page
    .getByRole('article', { name: 'Dominant Species', exact: true })
    .locator('[data-act="play-now"]')
    .click();
  const spaces = page.locator('button[data-target^="space:"][data-key]');
  await spaces.first().waitFor();
  const marks = page.locator('.key-marks kbd');
  expect(await marks.count()).toBe(0);
  const last = spaces.last();
  const digits = (await last.getAttribute('data-key')) as string;
  expect(digits).toHaveLength(2);
  await page.keyboard.press(digits[0] as string);
  await marks.first().waitFor();
  expect(await marks.count()).toBe(await page.locator('[data-key]').count());
  // What a panel covers has no mark.
  await page.keyboard.press('m');
  await expect
    .poll(async () => (await marks.count()) < (await page.locator('[data-key]').count()))
    .toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press(digits[0] as string);
  await page.keyboard.press(digits[1] as string);
  await page.waitForSelector('[data-act="confirm"]:enabled');
  expect(await last.getAttribute('aria-pressed')).toBe('true');
  await page.mouse.move(300, 300);
  await marks.first().waitFor({ state: 'detached' });
  await visit.end();
});

test('bots instead of people start the game at once', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(`${site.address}/new/evolution?plain`);
  await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Link', { exact: true }).click();
  await page.getByRole('button', { name: 'Start at once with a bot there instead.' }).click();
  await page.waitForSelector('[data-screen="table"]');
  await page.getByText('Mara').first().waitFor();
  await visit.end();
});
