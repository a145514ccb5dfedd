import type { Game, Seat } from '@clade/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { bringIn, type Course, forkAt } from './fork.ts';
import { person, playUntil } from './person.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { Visit } from './visit.ts';

interface Asked {
  readonly course: Course;
  readonly n: number;
  readonly seat: Seat;
}

/** Where each kind of question is asked in some games of bots. */
function occasions(game: Game, games: readonly Course[]): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const course of games) {
    for (const [n, { seat }] of course.log.moves.entries()) {
      const { kind } = game.decision(course.states[n]!, seat);
      if (!found.has(kind)) found.set(kind, { course, n, seat });
    }
  }
  return found;
}

/** The questions that a catalogue has a prompt for: the rest of the keys that begin with `prefix`, but for `others`. */
export function prompted(
  texts: Readonly<Record<string, string>>,
  prefix: string,
  others: readonly string[],
): string[] {
  const kinds = Object.keys(texts).flatMap((key) => {
    const kind = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return /^[a-z-]+$/.test(kind) && !others.includes(kind) ? [kind] : [];
  });
  return kinds.sort();
}

/** Tests that somebody answers every kind of question of a game by gestures, at moments of games that bots have played. */
export function testDecisions(game: Game, kinds: readonly string[], games: readonly Course[]): void {
  const asked = occasions(game, games);
  let site: Site;
  let browser: Browser;
  let visit: Visit;
  /** The replays of the games that were brought in already. */
  const replays = new Map<Course, string>();
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
    visit = await Visit.begin(browser, { likes: { auto: false } });
  });
  afterAll(async () => {
    await visit?.end();
    await browser?.close();
    await site?.stop();
  });

  describe(`every kind of question of ${game.id} is answered by gestures`, () => {
    test('there is an occasion for each', () => {
      expect([...asked.keys()].sort()).toEqual([...kinds].sort());
    });

    // Two seconds each: of the many questions of a hex game `npm test` asks every sixth.
    const tried = [...asked.keys()].filter((_, i) => LONG || asked.size < 10 || i % 6 === 0);
    test.each(tried)('%s', async (kind) => {
      const { course, n, seat } = asked.get(kind)!;
      const { page } = visit;
      const replay = replays.get(course) ?? (await bringIn(page, site.address, course.log));
      replays.set(course, replay);
      await forkAt(page, n, seat, { replay });
      const now = page.locator(`[data-screen="table"][data-line="${n}"]`);
      await page.locator(`[data-screen="table"][data-asked="${kind}"][data-line="${n}"]`).waitFor();
      const me = person(page, kind);
      await playUntil([me], async () => (await now.count()) === 0, 60);
      expect([...me.used.keys()].filter((gesture) => !gesture.startsWith('close '))).not.toEqual([]);
    });
  });
}
