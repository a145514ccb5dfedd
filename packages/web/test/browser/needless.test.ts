import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { reach } from './person.ts';
import { litTargets, quiet } from './quiet.ts';
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

/** A table of Dominant Species on a desk that asks for an action. */
async function table(): Promise<Visit> {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(site.address);
  const card = page.getByRole('article', { name: 'Dominant Species', exact: true });
  await card.locator('[data-act="play-now"]').click();
  // Bots may come first.
  await page.locator('.board-area [data-target^="space:"]:not([aria-disabled="true"])').first().waitFor();
  await quiet(page);
  return visit;
}

test('a new line of the log styles nothing but itself', async () => {
  const visit = await table();
  const { page } = visit;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const styled = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  const before = await styled();
  await page.evaluate(() => {
    const list = document.querySelector('.log ol') as HTMLElement;
    for (let i = 0; i < 20; i++) {
      list.append(document.createElement('li'));
      list.scrollTop = list.scrollHeight;
    }
  });
  // Once for each line, and a few for what the page does of itself.
  expect((await styled()) - before).toBeLessThan(30);
  await visit.end();
});

test('where nothing travels no piece is measured when something is chosen, and what changed is marked', async () => {
  const visit = await table();
  const { page } = visit;
  await page.evaluate(() => {
    const counted = globalThis as unknown as { measured: number };
    counted.measured = 0;
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this.matches('[data-piece], [data-anchor]')) counted.measured += 1;
      return measure.call(this);
    };
  });
  const [target = ''] = (await litTargets(page)).filter((id) => id.includes('space:'));
  const at = await reach(page, target);
  await page.evaluate(() => {
    (globalThis as unknown as { measured: number }).measured = 0;
  });
  await page.mouse.click(at?.x ?? 0, at?.y ?? 0);
  await page.locator('[data-changed]').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (globalThis as unknown as { measured: number }).measured)).toBe(0);
  await visit.end();
});

test('a hand that moves over a space neither reads media queries nor looks for all that lies below it', async () => {
  const visit = await table();
  const { page } = visit;
  const [target = ''] = (await litTargets(page)).filter((id) => id.includes('space:'));
  const at = await reach(page, target);
  await page.mouse.move(2, 2);
  await quiet(page);
  await page.evaluate(() => {
    const counted = globalThis as unknown as { asked: string[] };
    counted.asked = [];
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => {
      counted.asked.push(query);
      return matchMedia(query);
    };
    const below = document.elementsFromPoint;
    document.elementsFromPoint = (x, y) => {
      counted.asked.push(`${x} ${y}`);
      return below.call(document, x, y);
    };
  });
  await page.mouse.move(at?.x ?? 0, at?.y ?? 0);
  // Its tip is the last that comes.
  await page.locator('.hover-tip.shown').waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([]);
  await visit.end();
});
