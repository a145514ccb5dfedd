import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, legalMoves, type Seat } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { expectNoScroll, Visit, type VisitOptions } from './visit.ts';

// Pictures for the documents: nothing is compared, so that they need not be taken in every run.
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  if (UPDATE) mkdirSync(PICTURES, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
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

/** Of some games the moment of round 6 at which most cubes are endangered, on a board with many tiles dominated. */
function roundSix(): { readonly course: Course; readonly at: { n: number; seat: Seat } } {
  let best: { course: Course; at: { n: number; seat: Seat }; full: number } | undefined;
  for (let seed = 1; seed <= 8; seed++) {
    const course = botGame(dominantSpecies, NAMES, `round six ${seed}`);
    for (const [n, { seat }] of course.log.moves.entries()) {
      const { round, tiles } = dominantSpecies.view(course.states[n]!, seat) as DsView;
      const endangered = tiles.reduce((sum, tile) => sum + tile.endangered.length, 0);
      const dominated = tiles.filter(({ dominant }) => dominant !== null).length;
      const full = Math.min(endangered, 6) + dominated;
      if (round === 6 && full > (best?.full ?? 0)) best = { course, at: { n, seat }, full };
    }
  }
  if (best === undefined) throw new Error('no game comes to round 6');
  return best;
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

  // Who dominates each tile and who is endangered must be read without a pointer, and without colours.
  test('Dominant Species with six in round 6, in colour and without', async () => {
    const { course, at } = roundSix();
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    await bringIn(page, site.address, course.log);
    await forkAt(page, at.n, at.seat);
    await page.waitForSelector('[data-target]');
    await expectNoScroll(page, 'both');
    await picture(page, 'dominant-species-round-6');
    await page.evaluate(() => {
      document.documentElement.style.filter = 'grayscale(1)';
    });
    await picture(page, 'dominant-species-round-6-grey');
    await visit.end();
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

/** The sizes at which tables are judged, as they stand on a sheet. */
const ROOMS: readonly (readonly [width: number, height: number])[] = [
  [2560, 1440],
  [1920, 1080],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [320, 640],
];
const SHRUNK = 0.5;

/** Pictures side by side, at half their size. */
async function sheet(name: string, pictures: readonly Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2500, height: 800 } });
  const shown = pictures.map(
    (one, i) =>
      `<img src="data:image/png;base64,${one.toString('base64')}" width="${(ROOMS[i]?.[0] ?? 0) * SHRUNK}">`,
  );
  await page.setContent(
    `<body style="margin:0;padding:16px;background:#888;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start">${shown.join('')}</body>`,
  );
  const taken = await page.screenshot({ type: 'jpeg', quality: 68, fullPage: true });
  if (UPDATE) writeFileSync(join(PICTURES, `${name}.jpg`), taken);
  expect(taken.length).toBeGreaterThan(100_000);
  await page.close();
}

describe('tables in every room', () => {
  test.each([
    ['evolution', evolution, 4],
    ['dominant-species', dominantSpecies, 6],
    ['marine', dominantSpeciesMarine, 4],
  ] as [string, Game, number][])('%s, early and late', async (title, game, players) => {
    const course = botGame(game, NAMES.slice(0, players), 'late');
    const from = Math.floor(course.log.moves.length * 0.7);
    const moments = {
      early: { n: 0, seat: course.log.moves[0]!.seat },
      late: fullest(game, course, () => true, from),
    };
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    const replay = await bringIn(page, site.address, course.log);
    const cdp = await page.context().newCDPSession(page);
    for (const [when, { n, seat }] of Object.entries(moments)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await forkAt(page, n, seat, { replay });
      await page.locator('[data-target]').first().waitFor();
      const pictures: { readonly light: Buffer[]; readonly dark: Buffer[] } = { light: [], dark: [] };
      for (const [width, height] of ROOMS) {
        await page.setViewportSize({ width, height });
        await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1280 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          pictures[colorScheme].push(await page.screenshot({ animations: 'disabled' }));
        }
      }
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await sheet(`rooms-${title}-${when}`, pictures.light);
      await sheet(`rooms-${title}-${when}-dark`, pictures.dark);
    }
    await visit.end();
  });
});
