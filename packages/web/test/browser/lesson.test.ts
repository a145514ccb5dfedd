import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
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

/** More presses than any chapter needs. */
const MANY = 60;

/** What of the page changes when a press has done something. */
function sight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const band = document.querySelector<HTMLElement>('.coach-band');
    const play = document.querySelector<HTMLElement>('.play');
    const ring = document.querySelector('.spotlight .lit-ring');
    return `${band?.dataset.lit} ${ring?.getAttribute('d')} ${play?.innerText}`;
  });
}

/** What a person sees who looks before the next press. */
async function settled(page: Page): Promise<string> {
  let last = await sight(page);
  for (let same = 0; same < 3; same++) {
    await page.waitForTimeout(30);
    const now = await sight(page);
    if (now !== last) same = -1;
    last = now;
  }
  return last;
}

/** Opens a chapter and goes to its end by doing what is lit, each time in the given way. */
async function walk(page: Page, path: string, press: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(site.address + path);
  await page.waitForSelector('.coach-band');
  for (let n = 0; n < MANY; n++) {
    const before = await settled(page);
    if (await page.locator('.coach-says.done').isVisible()) return;
    const show = page.locator('.coach-do').getByRole('button', { name: 'Show me' });
    if (await show.isVisible()) await show.click();
    else await press(page);
    const end = Date.now() + 3000;
    while ((await sight(page)) === before) {
      if (Date.now() > end) throw new Error(`${path} is stuck after ${n} presses:\n${before}`);
      await page.waitForTimeout(25);
    }
  }
  throw new Error(`${path} does not end`);
}

const LESSONS = [evolutionLesson, dominantSpeciesLesson, marineLesson];
/** The last chapter is a real game, and is not walked. */
const ALL = LESSONS.flatMap(({ game, chapters }) =>
  chapters.slice(0, -1).map(({ id }) => `/learn/${game}/${id}`),
);

/** Where something takes several presses. */
const SEVERAL = [
  '/learn/evolution/three-uses',
  '/learn/dominant-species/go-and-push',
  '/learn/dominant-species-marine/always-downwards',
];
const SAMPLE = [...SEVERAL, '/learn/evolution/hunter', '/learn/dominant-species-marine/more-kinds'];

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

/** Presses the middle of what is lit, as a hand does. */
async function byHand(page: Page): Promise<void> {
  const goOn = page.locator('[data-act="go-on"]');
  if (await goOn.isVisible()) return goOn.click();
  const ring = page.locator('.spotlight .lit-ring');
  await ring.waitFor({ state: 'attached' });
  const box = await ring.boundingBox();
  if (box === null) throw new Error('nothing is lit');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
}

describe('a chapter comes to its end', () => {
  test.for(LONG ? ALL : SAMPLE)('by Enter: %s', async (path) => {
    const visit = await Visit.begin(browser);
    await walk(visit.page, path, enter);
    await visit.end();
  });

  test.for(SEVERAL)('by mouse: %s', async (path) => {
    const visit = await Visit.begin(browser);
    await walk(visit.page, path, byHand);
    await visit.end();
  });

  test.for(SEVERAL)('on a phone: %s', async (path) => {
    const visit = await Visit.begin(browser, { phone: true });
    await walk(visit.page, path, byHand);
    await visit.end();
  });
});
