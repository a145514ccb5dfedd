import { readFileSync } from 'node:fs';
import { type Game, isRefusal, parseLog, replay } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { person, playToEnd } from './person.ts';
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

/** The kinds of questions that a seat has answered in a log. */
function answered(game: Game, text: string, seat: number): Set<string> {
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(log.sentence);
  const kinds = new Set<string>();
  const played = replay(game, log, {
    before: (s, move) => {
      if (move.seat === seat) kinds.add(game.decision(s, seat).kind);
    },
  });
  if (isRefusal(played)) throw new Error(played.sentence);
  expect(played.diverged).toBeUndefined();
  expect(game.result(played.state)).toBeDefined();
  return kinds;
}

/** Evolution against quick opponents, from the first page. */
async function begin(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Evolution' });
  await card.getByLabel('Level').selectOption({ label: 'Beginner' });
  await card.getByRole('button', { name: 'Play now vs bots' }).click();
}

/** Exports the log of the game whose end is shown. */
async function exported(visit: Visit): Promise<string> {
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('button', { name: 'Export log' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

describe('a game alone against bots', () => {
  test('is begun with one click and played to its end on a desk', async () => {
    const visit = await Visit.begin(browser);
    const { page } = visit;
    await page.goto(site.address);
    await begin(page);
    await page.waitForSelector('[data-screen="table"]');
    await expectNoScroll(page, 'both');
    await expectAccessible(page);
    const me = person(page, 'desk');
    await playToEnd(me, 220);
    await expectNoScroll(page, 'both');
    await expectAccessible(page);
    const kinds = answered(evolution, await exported(visit), 0);
    // What comes up besides depends on the deal; decisions.long.test.ts has every kind.
    expect([...kinds]).toEqual(expect.arrayContaining(['food-card', 'play-card']));
    // The deal can be checked in the page.
    await page.getByRole('button', { name: 'Deal again and check' }).click();
    await page.getByText(/checked here/i).waitFor();
    await visit.end();
  });

  test('is played to its end on a phone, by touch', async () => {
    const visit = await Visit.begin(browser, { phone: true, dark: true });
    const { page } = visit;
    await page.goto(site.address);
    await begin(page);
    await page.waitForSelector('[data-screen="table"]');
    await expectNoScroll(page, 'across');
    await playToEnd(person(page, 'phone'), 220);
    await expectNoScroll(page, 'across');
    await expectAccessible(page);
    await visit.end();
  });
});
