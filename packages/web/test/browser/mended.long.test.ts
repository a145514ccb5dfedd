import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Seat } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { Visit, type VisitOptions } from './visit.ts';

// The pictures of docs/pictures/mended.md: each screen that once showed something wrong, with what is to be seen now.
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures/mended');

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

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];
const HEX = botGame(dominantSpecies, NAMES, 'late');
const EVO = botGame(evolution, NAMES.slice(0, 4), 'one');

/** The last moment, in a part of a game, at which somebody is asked such a question. */
function asked({ log, states }: Course, kind: string, part = 1): { n: number; seat: Seat } {
  const game = log.header.game === evolution.id ? evolution : dominantSpecies;
  const n = log.moves.findLastIndex(
    ({ seat }, i) => i < log.moves.length * part && game.decision(states[i]!, seat).kind === kind,
  );
  return { n, seat: log.moves[n]!.seat };
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const taken = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 72 });
  if (UPDATE) writeFileSync(join(PICTURES, `${name}.jpg`), taken);
  expect(taken.length).toBeGreaterThan(20_000);
}

interface Shot {
  readonly name: string;
  readonly look?: VisitOptions;
  show(page: Page): Promise<void>;
}

/** A table at a moment of a game. */
async function table(page: Page, course: Course, at: { n: number; seat: Seat }): Promise<void> {
  await bringIn(page, site.address, course.log);
  await forkAt(page, at.n, at.seat);
  await page.locator('[data-target]').first().waitFor();
}

/** A line of a replay. */
async function line(page: Page, course: Course, n: number): Promise<void> {
  const replay = await bringIn(page, site.address, course.log);
  await page.goto(`${replay}?move=${n}`);
  await page.locator(`[data-screen="replay"][data-line="${n}"]`).waitFor();
}

async function end(page: Page, course: Course): Promise<void> {
  await bringIn(page, site.address, course.log);
  await page.goto(page.url().replace('/replay/', '/local/').replace(/\?.*/, ''));
  await page.locator('[data-screen="end"]').waitFor();
}

async function speciation(page: Page): Promise<void> {
  await table(page, HEX, asked(HEX, 'speciation', 0.5));
  await page.locator('[data-target^="corner:"]:not([aria-disabled="true"])').first().click();
  await page.locator('[data-act="confirm"]:enabled').waitFor();
}

/** A table of the server that has just begun. */
async function online(page: Page): Promise<void> {
  await page.goto(site.address);
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body: unknown) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    await ask('/api/guest', { name: 'Mara' });
    localStorage.setItem('clade.guest', 'true');
    const seats = [{ kind: 'me' }, ...['beginner', 'beginner'].map((bot) => ({ kind: 'bot', bot }))];
    const { table: made } = await ask('/api/tables', { game: 'evolution', seats, visibility: 'link' });
    await ask(`/api/tables/${made.id}/start`, {});
    return made.id;
  });
  await page.goto(`${site.address}/table/${id}`);
  await page.locator('[data-target]').first().waitFor();
}

const SHOTS: readonly Shot[] = [
  {
    name: 'tablet',
    async show(page) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await speciation(page);
    },
  },
  { name: 'speciation', show: speciation },
  { name: 'own-pawns', show: (page) => table(page, HEX, asked(HEX, 'placement', 0.5)) },
  { name: 'begun', show: online },
  {
    name: 'home-again',
    look: { returning: true },
    async show(page) {
      await online(page);
      await page.goto(site.address);
      await page.locator('[data-screen="home"]').waitFor();
      await page.locator('a[href^="/table/"]').first().waitFor();
    },
  },
  {
    name: 'digits',
    async show(page) {
      await table(page, HEX, asked(HEX, 'placement', 0.3));
      await page.keyboard.press('Shift');
      const first = await page.locator('[data-key]').last().getAttribute('data-key');
      await page.keyboard.press((first as string)[0] as string);
      await page.locator('.key-marks kbd').first().waitFor();
    },
  },
  {
    name: 'hints',
    async show(page) {
      await table(page, EVO, asked(EVO, 'feed', 0.8));
      await page.keyboard.press('b');
      await page.locator('.hint li').first().waitFor();
      await page.locator('.hint-figures').first().waitFor();
    },
  },
  {
    name: 'end-six',
    show: (page) => end(page, HEX),
  },
  // Two animals have as many points: the food chain decides.
  {
    name: 'tie',
    show: (page) => end(page, botGame(dominantSpeciesMarine, NAMES.slice(0, 4), 'tie 15')),
  },
  {
    name: 'replay-attack',
    async show(page) {
      const n = EVO.log.moves.findLastIndex(({ move }) => (move as readonly unknown[])[0] === 'attack');
      await line(page, EVO, n + 1);
    },
  },
  {
    name: 'animals',
    async show(page) {
      const pair = botGame(dominantSpecies, NAMES.slice(0, 2), 'three each', { animals: 3 });
      await table(page, pair, asked(pair, 'placement', 0.5));
    },
  },
  { name: 'late', show: (page) => table(page, HEX, asked(HEX, 'domination')) },
  {
    name: 'home-phone',
    look: { phone: true, returning: true },
    async show(page) {
      await page.goto(site.address);
      await page.locator('[data-screen="home"]').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'touch',
    look: { phone: true },
    show: (page) => table(page, HEX, asked(HEX, 'placement', 0.5)),
  },
  {
    name: 'watch-link',
    async show(page) {
      await online(page);
      await page.locator('[data-act="menu"]').click();
      await page.getByText('Copy a link for spectators').waitFor();
    },
  },
];

test.each(SHOTS)('$name', async ({ name, look, show }) => {
  const visit = await Visit.begin(browser, { ...look, likes: { auto: false } });
  await show(visit.page);
  await take(visit.page, name);
  await visit.end();
});
