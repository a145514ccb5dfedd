import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, forkAt } from './fork.ts';
import { person, playUntil } from './person.ts';
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

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Anouk'];
const COURSE = botGame(evolution, NAMES, 'watched');
const SKIP = '[data-act="skip"]';
const ASKED = '[data-screen="table"][data-asked]';

/** A game in its middle, in which others act as slowly as can be chosen. */
async function begin(page: Page): Promise<void> {
  await bringIn(page, site.address, COURSE.log);
  const { moves } = COURSE.log;
  const from = moves.findIndex(({ seat }, n) => n > moves.length / 2 && seat === 0);
  await forkAt(page, from, 0);
}

/** Does whatever is asked until the others act, and pauses before they have done much. */
function decideAndPause(page: Page): Promise<void> {
  return playUntil([person(page, 'watch')], () =>
    page.evaluate(() => {
      const pause = document.querySelector<HTMLElement>('[data-act="pause"]');
      pause?.click();
      return pause !== null;
    }),
  );
}

test('who waits can pause, hold and skip, and sees afterwards what was skipped', async () => {
  const visit = await Visit.begin(browser, { likes: { speed: 'slow' } });
  const { page } = visit;
  await begin(page);
  await decideAndPause(page);
  const skip = page.locator(SKIP);
  await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoScroll(page, 'both');
  await page.getByText('4×').click();
  // Held, the key goes fast; let go, it does not skip.
  await page.keyboard.down(' ');
  await page.locator(`${SKIP}[aria-pressed="true"], ${ASKED}`).first().waitFor();
  await page.keyboard.up(' ');
  if ((await skip.count()) > 0) {
    await page.locator('body').press(' ');
    // An attack on me stops it; the next press goes on.
    for (let i = 0; i < 20 && (await page.locator(ASKED).count()) === 0; i++) {
      await page.locator(`${ASKED}, ${SKIP}:not([aria-pressed="true"])`).first().waitFor();
      if ((await skip.count()) > 0) await page.keyboard.press(' ');
    }
  }
  await page.locator(ASKED).waitFor();
  expect(await skip.count()).toBe(0);
  const stored = await page.evaluate(() => localStorage.getItem('clade.preferences') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ watchSpeed: 4 });
  const since = page.locator('[data-act="since"]');
  if ((await since.count()) > 0) {
    const count = Number(await since.locator('[aria-hidden]').last().textContent());
    await since.click();
    expect(await page.locator('.recap-list li').count()).toBe(count);
    await page.getByRole('button', { name: 'Play it back' }).click();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator(ASKED).waitFor();
  }
  await visit.end();
});

test('the log folds what is routine, follows at its end, and stays where its reader is', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await begin(page);
  const log = page.locator('.log > ol');
  const toEnd = () => log.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight);
  await page.locator(ASKED).waitFor();
  await expect.poll(toEnd).toBeLessThan(24);
  const fold = page.locator('.log .fold button').last();
  await fold.scrollIntoViewIfNeeded();
  const before = await page.locator('.log li.line').count();
  await fold.click();
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('.log li.line').count()).toBeGreaterThan(before + 1);
  await log.evaluate((e) => {
    e.scrollTop = 200;
  });
  const place = () =>
    log.evaluate((e) => {
      const top = e.getBoundingClientRect().top;
      const line = [...e.querySelectorAll('.line')].find(
        (one) => one.getBoundingClientRect().top >= top + 14,
      );
      return { text: line?.textContent, at: Math.round((line?.getBoundingClientRect().top ?? 0) - top) };
    });
  const reading = await place();
  const n = await page.locator('[data-screen="table"]').getAttribute('data-line');
  await playUntil([person(page, 'reader')], async () => {
    const now = await page.locator('[data-screen="table"]').getAttribute('data-line');
    return Number(now) > Number(n) + 4;
  });
  expect(await place()).toEqual(reading);
  // Back at the end, it follows again.
  await log.evaluate((e) => {
    e.scrollTop = e.scrollHeight;
  });
  const later = await page.locator('[data-screen="table"]').getAttribute('data-line');
  await playUntil([person(page, 'follower')], async () => {
    const now = await page.locator('[data-screen="table"]').getAttribute('data-line');
    return Number(now) > Number(later) + 2;
  });
  await expect.poll(toEnd).toBeLessThan(24);
  await visit.end();
});

test('a phone shows who acts, what happened last, and a long game whose log is hidden', async () => {
  const visit = await Visit.begin(browser, { phone: true, likes: { speed: 'slow' } });
  const { page } = visit;
  await begin(page);
  await decideAndPause(page);
  await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
  expect(await page.locator('.ticker li').count()).toBeGreaterThan(0);
  await expectNoScroll(page, 'across');
  for (const button of await page.locator('.watch button, .watch .seg label').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator(SKIP).tap();
  await page.locator(`${ASKED}, ${SKIP}:not([aria-pressed="true"])`).first().waitFor();
  await visit.end();
});
