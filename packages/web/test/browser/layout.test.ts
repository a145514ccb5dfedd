import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { LANGUAGES } from '@clade/text';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, forkAt } from './fork.ts';
import { quiet } from './quiet.ts';
import { type Site, startSite } from './site.ts';
import { Visit } from './visit.ts';

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('nothing is cut off', () => {
  test.each([evolution, dominantSpecies])('the end of $id with six: every button is whole', async (game) => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    const replay = await bringIn(page, site.address, botGame(game, NAMES, 'six seats').log);
    await page.goto(replay.replace('/replay/', '/local/'));
    await page.locator('[data-screen="end"] .lines').waitFor();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-screen="end"] button')].flatMap((button) => {
        const { left, width, top, bottom } = button.getBoundingClientRect();
        const whole = [top + 3, bottom - 3].every((y) =>
          button.contains(document.elementFromPoint(left + width / 2, y)),
        );
        return whole ? [] : (button.textContent ?? '');
      }),
    );
    expect(covered).toEqual([]);
    await visit.end();
  });

  test('the headline of a replay stays within its bar', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    const { log } = botGame(evolution, NAMES.slice(0, 4), 'one');
    const replay = await bringIn(page, site.address, log);
    const outside: string[] = [];
    for (let n = 3; n <= log.moves.length; n += 3) {
      await page.evaluate(
        (href) => history.pushState(null, '', href),
        `${new URL(replay).pathname}?move=${n}`,
      );
      await page.locator(`[data-screen="replay"][data-line="${n}"]`).waitFor();
      const said = await page.evaluate(() => {
        const bar = document.querySelector('.prompt .say') as HTMLElement;
        return bar.scrollHeight > bar.clientHeight || bar.clientHeight > 56 ? bar.innerText : '';
      });
      if (said !== '') outside.push(said);
    }
    expect(outside).toEqual([]);
    await visit.end();
  });

  test('the first page of a phone is of one paper to its end', async () => {
    const visit = await Visit.begin(browser, { phone: true, returning: true });
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(site.address);
    await page.waitForSelector('[data-screen="home"]');
    await page.waitForLoadState('networkidle');
    const { width, height, data } = PNG.sync.read(await page.screenshot({ fullPage: true }));
    const colour = (y: number): string =>
      data.subarray((y * width + 4) * 4, (y * width + 4) * 4 + 3).toString('hex');
    expect(height).toBeGreaterThan(640);
    expect(colour(height - 6)).toBe(colour(140));
    await visit.end();
  });

  test('a newcomer finds all languages in the bar, each by its own name; on a phone they are a menu', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await page.goto(site.address);
    const names = page.locator('.languages button');
    await names.first().waitFor();
    expect(await names.allTextContents()).toEqual(Object.values(LANGUAGES));
    expect(await page.locator('nav.places').count()).toBe(0);
    for (const width of [1280, 820, 660]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await names.last().isVisible(), `${width} px`).toBe(true);
    }
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.locator('html[lang="pl"]').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await names.last().isVisible()).toBe(false);
    await page.locator('select.language').selectOption('en');
    await page.locator('html[lang="en"]').waitFor();
    await visit.end();
  });

  test('the name of the language is whole in windows of any width', async () => {
    const visit = await Visit.begin(browser, {
      returning: true,
      likes: { name: 'Maximiliana of the Long Name' },
    });
    const { page } = visit;
    await page.goto(site.address);
    // Before the page and its fonts are there, no box has its width.
    await page.locator('[data-screen="home"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [660, 768, 880, 960, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Where there is no room the language is chosen in the settings.
      if (!(await page.locator('select.language').isVisible())) continue;
      const [is, needs] = await page.locator('select.language').evaluate((select) => {
        const copy = select.cloneNode(true) as HTMLSelectElement;
        copy.style.position = 'absolute';
        document.body.append(copy);
        const wanted = copy.offsetWidth;
        copy.remove();
        return [(select as HTMLElement).offsetWidth, wanted];
      });
      expect(is, `${width} px`).toBeGreaterThanOrEqual(needs as number);
    }
    expect(await page.locator('select.language').isVisible()).toBe(true);
    // Other languages need more room for the places.
    for (const language of Object.keys(LANGUAGES)) {
      await page.locator('select.language').selectOption(language);
      await page.locator(`html[lang="${language}"]`).waitFor();
      for (const width of [768, 830, 880, 960]) {
        await page.setViewportSize({ width, height: 720 });
        const needs = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needs, `${language} ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    await visit.end();
  });
});

describe('on a phone', () => {
  const TABLES: readonly [Game, number][] = [
    [dominantSpecies, 6],
    [dominantSpeciesMarine, 4],
  ];
  test.each(TABLES)(
    'the first question of $id is seen, and still after the phone was turned',
    async (game, players) => {
      const visit = await Visit.begin(browser, { phone: true, likes: { auto: false } });
      const { page } = visit;
      const { log } = botGame(game, NAMES.slice(0, players), 'six seats');
      await bringIn(page, site.address, log);
      await forkAt(page, 0, log.moves[0]!.seat);
      const open = page.locator('.pane-tabs [aria-selected="true"]');
      const lit = page.locator('.pane:not([inert]) [data-target]:not([aria-disabled="true"])');
      for (const turned of [false, true]) {
        if (turned) {
          await page.setViewportSize({ width: 844, height: 390 });
          await quiet(page);
          await page.setViewportSize({ width: 390, height: 844 });
        }
        await open.waitFor();
        await quiet(page, 400);
        expect(await open.textContent()).toBe('Actions');
        expect(await lit.count()).toBeGreaterThan(0);
      }
      await visit.end();
    },
  );
});

describe('when the window changes', () => {
  test('an attack is still drawn from board to board', async () => {
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    const { log } = botGame(evolution, NAMES.slice(0, 4), 'one');
    const { n = 0, seat = 0, move = [] } = log.moves.findLast(({ move }) => move[0] === 'attack') ?? {};
    const [, attacker, whose, target] = move;
    await bringIn(page, site.address, log);
    await forkAt(page, n - 1, seat);
    const mine = page.locator(`[data-target="species:${seat}:${attacker}"]`);
    await mine.waitFor();
    // A species that alone may attack is chosen already.
    if ((await page.locator('.spec.self').count()) === 0) await mine.click();
    await page.locator(`[data-target="species:${whose}:${target}"]`).click();
    await page.locator('[data-act="confirm"]:enabled').waitFor();
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
      [1180, 820],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const off = (): Promise<number> =>
        page.evaluate(() => {
          const line = document.querySelector<SVGPathElement>('.arc .line');
          const board = document.querySelector('.spec.self')?.getBoundingClientRect();
          const frame = document.querySelector('svg.arc')?.getBoundingClientRect();
          if (!board || !frame) return Number.NaN;
          // Where no way is free there is none.
          if (line === null) return 0;
          const start = frame.top + line.getPointAtLength(0).y;
          return Math.min(Math.abs(start - board.top), Math.abs(start - board.bottom));
        });
      await expect.poll(off, { message: `${width}x${height}` }).toBeLessThan(2);
    }
    await visit.end();
  });
});

describe('the log follows the game', () => {
  /** Pixels between the end of the log and what is seen of it. */
  const behind = (page: Page): Promise<number> =>
    page.locator('.log > ol').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);

  test('into larger and smaller windows', async () => {
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    const { log } = botGame(evolution, NAMES.slice(0, 4), 'one');
    await bringIn(page, site.address, log);
    await forkAt(page, 60, log.moves[60]!.seat);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      expect(await behind(page), `${width}x${height}`).toBeLessThan(2);
    }
    await visit.end();
  });

  test('when its box shrinks, and after a look back', async () => {
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    const { log } = botGame(evolution, NAMES.slice(0, 4), 'one');
    await bringIn(page, site.address, log);
    await forkAt(page, 60, log.moves[60]!.seat);
    await expect.poll(() => behind(page)).toBeLessThan(2);

    // What stands above the log grows in the moment in which it is scrolled to a new line.
    await page.locator('.log > ol').evaluate(async (list) => {
      const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
      list.scrollTop -= 12;
      await frame();
      await frame();
      list.scrollTop = list.scrollHeight;
      (list as HTMLElement).style.maxHeight = `${list.clientHeight - 60}px`;
      await frame();
      await frame();
    });
    await expect.poll(() => behind(page)).toBeLessThan(2);

    // Who goes back by hand is left there.
    await page.locator('.log > ol').hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => behind(page)).toBeGreaterThan(100);

    // A look at an earlier line, and back to the present: so is the log.
    await page.locator('.log .line:not(.fold) button.told').first().click();
    await page.locator('.log [aria-current="true"]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.log [aria-current="true"]').first().waitFor({ state: 'detached' });
    await expect.poll(() => behind(page)).toBeLessThan(2);
    await visit.end();
  });
});
