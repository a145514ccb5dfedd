import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { isOver, person, playUntil } from './person.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { Visit } from './visit.ts';

/** A folder for a picture of each first sentence, for who wants to look at them. */
const LOOK = process.env.LOOK_AT_VOICES;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a table on this device with the characters that are offered first. */
async function openTable(page: Page, place: number): Promise<void> {
  await page.goto(`${site.address}/new`);
  await page.locator('input[name="game"]').nth(place).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('[data-screen="table"]');
}

const isSaid = async (page: Page): Promise<boolean> => (await page.locator('.speech').count()) > 0;
const isInLog = (page: Page): Promise<boolean> =>
  page.evaluate(() => /: “[^”]+”/.test(document.querySelector('.log')?.textContent ?? ''));

interface Way {
  readonly game: string;
  /** Of the title, where one is chosen. */
  readonly place: number;
  readonly phone: boolean;
  readonly dark: boolean;
  readonly wide?: boolean;
}

const WAYS: readonly Way[] = [
  { game: 'evolution', place: 0, phone: false, dark: false },
  { game: 'evolution', place: 0, phone: true, dark: true },
  { game: 'dominant-species', place: 1, phone: false, dark: true },
  { game: 'dominant-species', place: 1, phone: true, dark: false },
  { game: 'dominant-species-marine', place: 2, phone: false, dark: false, wide: true },
];

test.each(LONG || LOOK ? WAYS : WAYS.slice(0, 1))(
  'a character says a sentence beside its face: %s',
  async ({ game, place, phone, dark, wide }) => {
    const visit = await Visit.begin(browser, { phone, dark, likes: { sound: false } });
    const { page } = visit;
    if (wide) await page.setViewportSize({ width: 1920, height: 1080 });
    await openTable(page, place);
    const me = person(page, `voices ${game}`);
    await playUntil([me], async () => (await isSaid(page)) || isOver(page));
    const bubble = page.locator('.speech');
    if (LOOK) {
      mkdirSync(LOOK, { recursive: true });
      await page.screenshot({
        path: join(LOOK, `${game}${wide ? '-wide' : ''}${phone ? '-phone' : ''}${dark ? '-dark' : ''}.png`),
      });
    }
    const { inside, through, near } = await bubble.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const faces = [
        ...document.querySelectorAll(`.board-area [data-face="${(box as HTMLElement).dataset.says}"]`),
      ];
      return {
        inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        through: getComputedStyle(box).pointerEvents === 'none',
        near:
          box.classList.contains('aloft') ||
          faces.some((face) => {
            const at = face.getBoundingClientRect();
            const gap = Math.max(at.top - bottom, top - at.bottom);
            return gap < 24 && at.left >= left - 24 && at.right <= right + 24;
          }),
      };
    });
    expect(inside).toBe(true);
    expect(through).toBe(true);
    expect(near).toBe(true);
    await visit.end();
  },
);

test('who has hushed them hears nothing, and finds nothing of it in the log', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await openTable(page, 0);
  const me = person(page, 'voices evolution');
  await playUntil([me], () => isInLog(page));
  // What was opened to be read lies over the menu.
  await page.keyboard.press('Escape');
  await page.locator('[data-act="menu"]').click();
  await page.getByRole('button', { name: 'Hush the characters' }).click();
  await page.keyboard.press('Escape');
  expect(await isInLog(page)).toBe(false);
  expect(await isSaid(page)).toBe(false);
  await visit.end();
});
