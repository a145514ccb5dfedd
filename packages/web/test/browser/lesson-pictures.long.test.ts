import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { expectNoScroll, Visit } from './visit.ts';

// A sheet for each title with a picture of every chapter, on a desk and on a phone; written where pictures are.
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A chapter as it opens, once the lit thing has its arrow and what it would do is shown. */
async function opened(page: Page, path: string): Promise<Buffer> {
  await page.goto(site.address + path);
  await page.waitForSelector('.coach-line');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await expectNoScroll(page, 'across');
  return page.screenshot({ animations: 'disabled' });
}

/** Pictures beside each other, each so many px wide. */
async function sheet(page: Page, rows: readonly { readonly width: number; readonly pictures: Buffer[] }[]) {
  const images = rows.map(({ width, pictures }) => {
    const row = pictures.map(
      (one) =>
        `<img style="width:${width}px;margin:2px" src="data:image/png;base64,${one.toString('base64')}">`,
    );
    return `<div style="width:1320px">${row.join('')}</div>`;
  });
  await page.setContent(
    `<body style="margin:0;background:#ddd"><main style="width:1320px">${images.join('')}</main></body>`,
  );
  return page.locator('main').screenshot({ type: 'jpeg', quality: 55 });
}

test.for([evolutionLesson, dominantSpeciesLesson, marineLesson])('$game', async ({ game, chapters }) => {
  const [desk, phone] = [await Visit.begin(browser), await Visit.begin(browser, { phone: true })];
  const [large, small]: [Buffer[], Buffer[]] = [[], []];
  for (const { id } of chapters) {
    large.push(await opened(desk.page, `/learn/${game}/${id}`));
    small.push(await opened(phone.page, `/learn/${game}/${id}`));
  }
  const taken = await sheet(desk.page, [
    { width: 260, pictures: large },
    { width: 128, pictures: small },
  ]);
  expect(taken.length).toBeGreaterThan(50_000);
  if (UPDATE) {
    writeFileSync(join(PICTURES, `lesson-${game}.jpg`), taken);
    const fifth = large[4];
    if (game === 'dominant-species' && fifth) writeFileSync(join(PICTURES, 'lesson.png'), fifth);
  }
  await desk.end();
  await phone.end();
});
