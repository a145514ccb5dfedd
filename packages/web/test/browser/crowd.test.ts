import { type EvoView, evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, forkAt } from './fork.ts';
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

const course = botGame(evolution, ['Mara', 'Tomek', 'Ilona'], 'crowd 4');

/** The moment of card play with the longest hand. */
function longest(): { n: number; seat: number; cards: number } {
  let best = { n: 0, seat: 0, cards: 0 };
  for (const [n, { seat, move }] of course.log.moves.entries()) {
    const { phase, players } = evolution.view(course.states[n]!, seat) as EvoView;
    const cards = players[seat]?.handSize ?? 0;
    if (phase === 'play' && move[0] !== 'end' && cards > best.cards) best = { n, seat, cards };
  }
  return best;
}

describe('a long hand', () => {
  /** What of each card is covered: its number or a piece of its name. */
  const covered = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.fan li')].flatMap((card) => {
        const range = document.createRange();
        range.selectNodeContents(card.querySelector('h3') as HTMLElement);
        const parts = [
          ...range.getClientRects(),
          (card.querySelector('.fo') as HTMLElement).getBoundingClientRect(),
        ];
        return parts.flatMap(({ left, right, top, height }) =>
          [left + 1, right - 1].every((x) => card.contains(document.elementFromPoint(x, top + height / 2)))
            ? []
            : (card.textContent ?? ''),
        );
      }),
    );

  test('shows number and name of every card, and a click takes the card it shows', async () => {
    const at = longest();
    expect(at.cards).toBeGreaterThanOrEqual(10);
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    await bringIn(page, site.address, course.log);
    await forkAt(page, at.n, at.seat);
    const cards = page.locator('.fan li');
    await cards.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, lines] of [
      [1280, 1],
      [1000, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await page
        .locator('.fan .cards')
        .nth(lines - 1)
        .waitFor();
      expect(await cards.count()).toBe(at.cards);
      await page.mouse.move(640, 20);
      expect(await covered(page), `${width}`).toEqual([]);
      for (let i = 0; i < at.cards; i += 3) {
        const strip = await cards.nth(i).boundingBox();
        if (strip === null) throw new Error('no card');
        expect(strip.width).toBeGreaterThanOrEqual(76);
        // Near its right edge, where the next card begins.
        const point = { x: strip.x + strip.width - 4, y: strip.y + strip.height / 2 };
        await page.mouse.move(point.x, point.y);
        const up = await cards.nth(i).boundingBox();
        expect(up?.width).toBe(158);
        expect(await cards.nth(i).locator('p').isVisible()).toBe(true);
        expect(await covered(page), `${width}, ${i} is up`).toEqual([]);
        await page.mouse.click(point.x, point.y);
        const pressed = page.locator('.fan [aria-pressed="true"]');
        await pressed.waitFor();
        const id = await cards.nth(i).locator('[data-target]').getAttribute('data-target');
        expect(await pressed.getAttribute('data-target')).toBe(id);
        await page.keyboard.press('Escape');
        await pressed.waitFor({ state: 'detached' });
        // Nothing is up again.
        await page.mouse.move(640, 20);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
    }
    await visit.end();
  });
});
