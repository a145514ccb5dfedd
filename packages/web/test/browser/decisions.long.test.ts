import type { Game, Seat } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { act, person } from './person.ts';
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

interface Asked {
  readonly course: Course;
  readonly n: number;
  readonly seat: Seat;
}

/** Where each kind of question is asked, with more than one answer, in some games of bots. */
function occasions(game: Game, games: readonly Course[]): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const course of games) {
    for (const [i, { seat }] of course.log.moves.entries()) {
      const { kind } = game.decision(course.states[i]!, seat);
      if (!found.has(kind)) found.set(kind, { course, n: i, seat });
    }
  }
  return found;
}

// Seeds of games in which the rarer questions come up.
const EVOLUTION = occasions(evolution, [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'payment 20'].map((seed) =>
    botGame(evolution, ['A', 'B', 'C', 'D'], seed),
  ),
  botGame(evolution, ['A', 'B', 'C'], 'quick', { quickPlay: true }),
]);

describe('every kind of question of Evolution is answered by gestures', () => {
  test('there is an occasion for each', () => {
    expect([...EVOLUTION.keys()].sort()).toEqual(
      ['feed', 'food-card', 'intelligence', 'leaf-order', 'payment', 'plan-card', 'play-card'].sort(),
    );
  });

  test.each([...EVOLUTION.keys()])('%s', async (kind) => {
    const { course, n, seat } = EVOLUTION.get(kind)!;
    const visit = await Visit.begin(browser, { likes: { auto: false } });
    const { page } = visit;
    await bringIn(page, site.address, course.log);
    await forkAt(page, n, seat);
    const me = person(page, kind);
    // The log grows by something of mine.
    const before = await page.locator('.log li').count();
    await expect
      .poll(
        async () => {
          await act(me);
          return page.locator('.log li').count();
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBeGreaterThan(before);
    expect([...me.used.keys()].filter((gesture) => gesture !== 'close dialog')).not.toEqual([]);
    await visit.end();
  });
});
