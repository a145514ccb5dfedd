import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
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

describe('every screen', () => {
  const SCREENS = [
    '/',
    '/new/evolution',
    '/new/evolution?plain',
    '/tables',
    '/games',
    '/settings',
    '/rules/evolution',
    '/enter#a-link',
    '/unsubscribe#a-link',
    '/nowhere',
  ];

  test('is accessible, and never has to be scrolled across', async () => {
    for (const look of [{}, { returning: true }, { phone: true, dark: true }]) {
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

  test.for([
    ['enter', 'has already been used'],
    ['unsubscribe', 'is not one of ours'],
  ] as const)(
    'of a letter does nothing by itself, and says why when its link is no longer good: %s',
    async ([name, why]) => {
      const visit = await Visit.begin(browser);
      const { page } = visit;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(`${site.address}/${name}#a-link-that-nobody-wrote`);
      await page.waitForSelector(`[data-screen="${name}"]`);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.locator('main button').click();
      await page.getByRole('alert').getByText(why).waitFor();
      expect(asked).toHaveLength(1);
      await expectAccessible(page);
      // Without anything behind the # there is nothing to ask for.
      await page.goto(`${site.address}/nowhere`);
      await page.goto(`${site.address}/${name}`);
      await page.waitForSelector(`[data-screen="${name}"]`);
      expect(await page.locator('main button').isDisabled()).toBe(true);
      await visit.end();
    },
  );
});
