import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { Visit, type VisitOptions } from './visit.ts';

/** The pictures are taken anew where this is set. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const BASELINE = join(import.meta.dirname, 'gallery');
/** Part of the pixels that may differ. */
const TOLERANCE = 0.002;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  if (UPDATE) mkdirSync(BASELINE, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('the gallery', () => {
  test.each([
    ['light', {}],
    ['dark', { dark: true }],
  ] as [string, VisitOptions][])('looks as it did, %s', async (name, look) => {
    const visit = await Visit.begin(browser, look);
    await visit.page.goto(`${site.address}/gallery`);
    // The part of the hex games comes last.
    await visit.page.waitForSelector('[data-screen="gallery"] .gh-table');
    await visit.page.evaluate(() => document.fonts.ready);
    await visit.page.waitForLoadState('networkidle');
    const now = await visit.page.screenshot({ fullPage: true, animations: 'disabled' });
    const file = join(BASELINE, `${name}.png`);
    if (UPDATE) writeFileSync(file, now);
    const before = PNG.sync.read(readFileSync(file));
    const after = PNG.sync.read(now);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    const { width, height } = before;
    const differ = pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.1 });
    expect(differ / (width * height)).toBeLessThan(TOLERANCE);
    await visit.end();
  });
});
