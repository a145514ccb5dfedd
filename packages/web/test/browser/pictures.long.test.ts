import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, legalMoves, type Seat } from '@clade/engine';
import { evolution } from '@clade/evolution';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { expectNoScroll, Visit, type VisitOptions } from './visit.ts';

/** Pictures for docs/pictures are written where this is set; the gallery is compared otherwise. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');
const BASELINE = join(import.meta.dirname, 'gallery');
/** Part of the pixels that may differ. */
const TOLERANCE = 0.002;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  if (UPDATE) for (const folder of [PICTURES, BASELINE]) mkdirSync(folder, { recursive: true });
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
    await visit.page.waitForSelector('[data-screen="gallery"]');
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

/** The moment with the most legal moves that `fits`: where there is most to see. */
function fullest(game: Game, { log, states }: Course, fits: (verb: unknown) => boolean, from = 0) {
  let best = { n: 0, seat: 0 as Seat, moves: 0 };
  for (const [n, { seat }] of log.moves.entries()) {
    if (n < from) continue;
    const moves = legalMoves(game, states[n]!, seat).filter((move) => fits(game.toWire(move)[0])).length;
    if (moves > best.moves) best = { n, seat, moves };
  }
  return best;
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const taken = await page.screenshot({ animations: 'disabled' });
  if (UPDATE) writeFileSync(join(PICTURES, `${name}.png`), taken);
  const { width, height } = PNG.sync.read(taken);
  expect(width * height).toBeGreaterThan(300_000);
}

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];
const LOOKS: readonly [string, VisitOptions][] = [
  ['', {}],
  ['-dark', { dark: true }],
  ['-phone', { phone: true }],
];

/** A table in the middle of a game, everything visible without scrolling the page. */
async function midGame(name: string, course: Course, at: { n: number; seat: Seat }): Promise<void> {
  for (const [suffix, look] of LOOKS) {
    const visit = await Visit.begin(browser, { ...look, likes: { auto: false } });
    await bringIn(visit.page, site.address, course.log);
    await forkAt(visit.page, at.n, at.seat);
    await visit.page.waitForSelector('[data-target]');
    await expectNoScroll(visit.page, look.phone ? 'across' : 'both');
    await picture(visit.page, `${name}${suffix}`);
    await visit.end();
  }
}

describe('tables in the middle of a game', () => {
  const evo = botGame(evolution, NAMES.slice(0, 4), 'one');
  const attack = fullest(evolution, evo, (verb) => verb === 'attack');

  test('Evolution with four, an attack before it is confirmed', async () => {
    for (const [suffix, look] of LOOKS) {
      const visit = await Visit.begin(browser, { ...look, likes: { auto: false } });
      const { page } = visit;
      await bringIn(page, site.address, evo.log);
      await forkAt(page, attack.n, attack.seat);
      await page.waitForSelector('[data-target]');
      const attackers = await page.locator(`[data-target^="species:${attack.seat}:"]`).all();
      // The carnivore is taken first, then the last of what lights up.
      for (const attacker of attackers) {
        if (!(await attacker.getAttribute('aria-label'))?.includes('Carnivore')) continue;
        await attacker.click();
        break;
      }
      await page.waitForTimeout(300);
      const prey = page.locator(
        `[data-target^="species:"]:not([data-target^="species:${attack.seat}:"]):not([aria-disabled="true"])`,
      );
      await prey.first().click();
      await page.waitForSelector('[data-act="confirm"]:enabled');
      await expectNoScroll(page, look.phone ? 'across' : 'both');
      await picture(page, `evolution${suffix}`);
      await visit.end();
    }
  });

  test('Evolution with six', async () => {
    const six = botGame(evolution, NAMES, 'six seats');
    const at = fullest(evolution, six, (verb) => verb === 'attack' || verb === 'eat');
    await midGame('evolution-six', six, at);
  });

  test('Evolution at its end, and looked at again', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await bringIn(page, site.address, evo.log);
    const { pathname } = new URL(page.url());
    await page.goto(`${site.address}${pathname}?move=${attack.n + 1}`);
    await page.waitForSelector('[data-screen="replay"]');
    await picture(page, 'replay');
    await page.goto(site.address + pathname.replace('/replay/', '/local/'));
    await page.waitForSelector('[data-screen="end"]');
    await expectNoScroll(page, 'both');
    await picture(page, 'end');
    await page.goto(site.address);
    await page.waitForSelector('[data-screen="home"]');
    await picture(page, 'home');
    await visit.end();
  });

  test('Dominant Species with six, late', async () => {
    const course = botGame(dominantSpecies, NAMES, 'late');
    const from = Math.floor(course.log.moves.length * 0.7);
    await midGame(
      'dominant-species',
      course,
      fullest(dominantSpecies, course, () => true, from),
    );
  });

  test('Marine with four, late', async () => {
    const course = botGame(dominantSpeciesMarine, NAMES.slice(0, 4), 'late');
    const from = Math.floor(course.log.moves.length * 0.7);
    await midGame(
      'marine',
      course,
      fullest(dominantSpeciesMarine, course, () => true, from),
    );
  });
});
