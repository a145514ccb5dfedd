import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { Visit, type VisitOptions } from './visit.ts';

/** The pictures are taken anew where this is set. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const BASELINE = join(import.meta.dirname, 'gallery');
/** Part of the pixels that may differ. */
const TOLERANCE = 0.002;

let dev: ViteDevServer;
let browser: Browser;
beforeAll(async () => {
  // The gallery is no part of the page that is built: the server for developers brings it.
  dev = await createServer({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    server: { port: 0 },
  });
  [browser] = await Promise.all([startChromium({ pinned: true }), dev.listen()]);
  if (UPDATE) mkdirSync(BASELINE, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

/** A picture for each part. */
const PARTS = ['symbols', 'marks', 'portraits', 'species', 'rows', 'table', 'cards', 'hex'];

describe('the gallery', () => {
  test.each([
    ['light', {}],
    ['dark', { dark: true }],
  ] as [string, VisitOptions][])('looks as it did, %s', async (name, look) => {
    const visit = await Visit.begin(browser, look);
    await visit.page.goto(`${dev.resolvedUrls?.local[0]}gallery/index.html`);
    // The part of the hex games comes last.
    await visit.page.waitForSelector('[data-screen="gallery"] .gh-table');
    await visit.page.evaluate(() => document.fonts.ready);
    await visit.page.waitForLoadState('networkidle');
    for (const part of PARTS) {
      const now = await visit.page.locator(`#${part}`).screenshot({ animations: 'disabled' });
      const file = join(BASELINE, `${part}-${name}.png`);
      if (UPDATE) writeFileSync(file, now);
      const before = PNG.sync.read(readFileSync(file));
      const after = PNG.sync.read(now);
      expect([after.width, after.height], part).toEqual([before.width, before.height]);
      const { width, height } = before;
      const differ = pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.1 });
      expect(differ / (width * height), part).toBeLessThan(TOLERANCE);
    }
    await visit.end();
  });
});
