import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, forkAt } from './fork.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('what a bot would do is told of a move in a replay, and at a table of my own, where it can be taken', async () => {
  const { log, states } = botGame(evolution, ['Mara', 'beginner', 'beginner'], 'hint');
  const n = log.moves.findIndex(({ seat }, i) => {
    const { kind } = evolution.decision(states[i]!, seat);
    return seat === 0 && kind === 'feed';
  });
  const visit = await Visit.begin(browser, { likes: { auto: false } });
  const { page } = visit;
  const replay = await bringIn(page, site.address, log);
  // The bots of a log are bots, not people of these names.
  await page.getByText('beginner', { exact: true }).waitFor({ state: 'detached' });
  await page.evaluate(
    (href) => history.pushState(null, '', href),
    `${new URL(replay).pathname}?move=${n + 1}`,
  );
  await page.waitForSelector(`[data-screen="replay"][data-line="${n + 1}"]`);
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  const hints = page.locator('.hint li');
  await hints.first().waitFor();
  expect(await hints.count()).toBeLessThanOrEqual(3);
  for (const figures of await page.locator('.hint-figures').allInnerTexts())
    expect(figures).toMatch(/^-?\d+ points? expected, \d+% to win$/);
  await expectAccessible(page);

  await forkAt(page, n, 0, { replay });
  await page.keyboard.press('b');
  await hints.first().waitFor();
  await hints.first().getByRole('button').click();
  await page.waitForSelector('[data-act="confirm"]:enabled');
  await visit.end();
});

test('a hint for Marine is there without a network, with the weights that its bots need', async () => {
  const { log, states } = botGame(dominantSpeciesMarine, ['Mara', 'beginner'], 'hint');
  const n = log.moves.findIndex(
    ({ seat }, i) => seat === 0 && dominantSpeciesMarine.decision(states[i]!, seat).kind === 'turn',
  );
  const visit = await Visit.begin(browser, { likes: { auto: false } });
  const { page, context } = visit;
  const replay = await bringIn(page, site.address, log);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto(`${replay}?move=${n + 1}`);
  await page.waitForSelector(`[data-screen="replay"][data-line="${n + 1}"]`);
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  await page.locator('.hint li').first().waitFor();
  await visit.end();
});
