import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
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
