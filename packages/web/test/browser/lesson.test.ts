import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { Visit, type VisitOptions } from './visit.ts';

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

type Press = (page: Page) => Promise<void>;

/** From the beginning of a chapter to its end, or to its game, by doing what is lit in the given way. */
async function walk(page: Page, name: string, press: Press): Promise<void> {
  await page.waitForSelector('.coach-band');
  for (let n = 0; n < MANY; n++) {
    const before = await settled(page);
    if (await page.locator('.coach-says.done').isVisible()) return;
    // The game of a last chapter is played freely.
    if ((await page.locator('.coach-band').getAttribute('data-kind')) === 'game') return;
    const show = page.locator('[data-act="show-me"]');
    if (await show.isVisible()) await show.click();
    else await press(page);
    const end = Date.now() + 5000;
    while ((await sight(page)) === before) {
      if (Date.now() > end) throw new Error(`${name} is stuck after ${n} presses:\n${before}`);
      await page.waitForTimeout(25);
    }
  }
  throw new Error(`${name} does not end`);
}

const enter: Press = (page) => page.keyboard.press('Enter');

/** Presses the middle of what is lit, as a hand does. */
async function byHand(page: Page): Promise<void> {
  const goOn = page.locator('[data-act="go-on"]');
  if (await goOn.isVisible()) return goOn.click();
  const ring = page.locator('.spotlight .lit-ring');
  await ring.waitFor({ state: 'attached' });
  const box = await ring.boundingBox();
  if (box === null) throw new Error('nothing is lit');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (x < 0 || y < 0 || x > width || y > height) throw new Error(`what is lit is not in sight: ${x}, ${y}`);
  await page.mouse.click(x, y);
}

/** What is chosen with the mouse is confirmed by Enter, as the band says. */
async function byHandAndEnter(page: Page): Promise<void> {
  const lit = await page.locator('.coach-band').getAttribute('data-lit');
  await (lit === 'confirm' ? enter(page) : byHand(page));
}

/** By the button of the band, as somebody does who does not see the board. */
async function byButton(page: Page): Promise<void> {
  const goOn = page.locator('[data-act="go-on"]');
  await ((await goOn.isVisible()) ? goOn : page.locator('.do-this')).click();
}

/** How a guided first game can be gone through. */
const WAYS: Readonly<Record<string, { readonly press: Press; readonly look?: VisitOptions }>> = {
  'by Enter': { press: enter },
  'by mouse': { press: byHand },
  'by mouse, confirmed by Enter': { press: byHandAndEnter },
  'on a phone': { press: byHand, look: { phone: true } },
  'in the text view': { press: enter, look: { likes: { view: 'text' } } },
  'in the text view, by the band': { press: byButton, look: { likes: { view: 'text' } } },
  'in Hungarian': { press: enter, look: { likes: { language: 'hu' } } },
  'in Polish, on a phone': { press: byHand, look: { phone: true, likes: { language: 'pl' } } },
  'in Czech': { press: byHand, look: { likes: { language: 'cs' } } },
  'in Russian, on a phone': { press: byHand, look: { phone: true, likes: { language: 'ru' } } },
};

const LESSONS = [evolutionLesson, dominantSpeciesLesson, marineLesson];

/** Where something takes several presses, where something is looked at, and where the others do much. */
const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  'by Enter': ['/learn/evolution/hunter', '/learn/dominant-species-marine/more-kinds'],
  'by mouse': ['/learn/dominant-species/go-and-push', '/learn/dominant-species-marine/always-downwards'],
  'by mouse, confirmed by Enter': ['/learn/dominant-species/more-of-us'],
  'on a phone': ['/learn/evolution/three-uses', '/learn/dominant-species-marine/white-pawn'],
  'in the text view': ['/learn/evolution/watering-hole', '/learn/dominant-species/more-of-us'],
  'in Russian, on a phone': ['/learn/dominant-species/eat-to-live'],
};

/** Every chapter before its game, each from its own address. */
const ALL = LESSONS.flatMap(({ game, chapters }) => chapters.map(({ id }) => `/learn/${game}/${id}`));

describe.for(Object.entries(WAYS).filter(([way]) => LONG || way in SAMPLE))(
  '%s',
  ([way, { press, look }]) => {
    test.for(LONG ? ALL : (SAMPLE[way] ?? []))('a chapter comes to its end: %s', async (path) => {
      const visit = await Visit.begin(browser, look);
      await visit.page.goto(site.address + path);
      await walk(visit.page, path, press);
      await visit.end();
    });
  },
);

test('who presses Enter faster than the table can follow comes to the same end, without a mistake', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(`${site.address}/learn/dominant-species/go-and-push`);
  await page.waitForSelector('.coach-band');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await page.locator('[data-act="show-me"]').isVisible()))
    await page.keyboard.press('Enter');
  // Both cubes have moved, one rival was removed, and the last step is asked.
  const band = page.locator('.coach-band');
  const line = await band.locator('.coach-line').innerText();
  for (let n = 0; n < 10; n++) await page.keyboard.press('Enter');
  // Nothing is lit there, so Enter does nothing: no action is skipped, no answer is weighed.
  expect(await band.locator('.coach-line').innerText()).toBe(line);
  expect(await band.getAttribute('data-step')).toBe('3');
  expect(await page.locator('.hit.selected').count()).toBe(0);
  await visit.end();
});

test('Enter right after a click on the map never takes up what was clicked', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(`${site.address}/learn/dominant-species/go-and-push`);
  await page.waitForSelector('.coach-band');
  await settled(page);
  await byHand(page);
  await expect.poll(() => page.locator('.coach-band').getAttribute('data-lit')).toBe('hex:E3');
  await settled(page);
  await byHand(page);
  // The hex has the focus, and nothing is drawn anew yet.
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await page.locator('[data-target="hex:E3"]').getAttribute('aria-pressed')).not.toBe('true');
  // One cube has gone; the next one is either lit or taken up, and the rest is done as before.
  await walk(page, 'go-and-push', byHandAndEnter);
  await visit.end();
});

test('in a low window nothing of my row leaves its frame, and no arrow strikes out where a card could go', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(`${site.address}/learn/evolution/three-uses`);
  await walk(page, 'three-uses', async () => {
    const struck = await page.evaluate(() => {
      const arrow = document.querySelector('.spotlight .arrow')?.getBoundingClientRect();
      const ends = [...document.querySelectorAll('.herd .new')].map((end) => end.getBoundingClientRect());
      return ends.some((end) => arrow && arrow.left < end.left && end.right < arrow.right);
    });
    expect(struck).toBe(false);
    await byHand(page);
  });
  // Who is first and done has two marks beside the row.
  await page.locator('.coach-says.done').waitFor();
  const outside = await page.evaluate(() => {
    const row = document.querySelector('.pl.mine');
    const low = row?.getBoundingClientRect().bottom ?? 0;
    const parts = [...(row?.querySelectorAll('.me, .me .ctr, .herd .spec') ?? [])];
    return parts.filter((part) => part.getBoundingClientRect().bottom > low).map((part) => part.className);
  });
  expect(outside).toEqual([]);
  await visit.end();
});
