import { readFileSync } from 'node:fs';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, isRefusal, parseLog, plainRefusal, replay } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Person, person, playToEnd } from './person.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { expectAccessible, expectNoScroll, playNow, Visit } from './visit.ts';

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
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const kinds = new Set<string>();
  const played = replay(game, log, {
    before: (s, move) => {
      if (move.seat === seat) kinds.add(game.decision(s, seat).kind);
    },
  });
  if (isRefusal(played)) throw new Error(plainRefusal(played));
  expect(played.diverged).toBeUndefined();
  expect(game.result(played.state)).toBeDefined();
  return kinds;
}

/** Exports the log of the game whose end is shown. */
async function exported(visit: Visit): Promise<string> {
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('button', { name: 'Export log' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

interface Title {
  readonly title: string;
  readonly game: Game;
  /** A bot that searches, where it is quick; the others are asked by other tests. */
  readonly level: string;
  /** Questions that come up in every game; decisions.test.ts has all kinds. */
  readonly kinds: readonly string[];
}

const TITLES: readonly Title[] = [
  { title: 'Evolution', game: evolution, level: 'Beginner', kinds: ['food-card', 'play-card'] },
  {
    title: 'Dominant Species',
    game: dominantSpecies,
    level: 'Beginner',
    kinds: ['placement'],
  },
  {
    title: 'Dominant Species: Marine',
    game: dominantSpeciesMarine,
    level: 'Beginner',
    kinds: ['trait', 'turn'],
  },
];

/** Of the hex games variants.test.ts plays an end; a whole one takes half a minute. */
const TRIED = TITLES.filter(({ game }) => LONG || game === evolution);

describe.each(TRIED)('$title alone against bots', ({ title, game, level, kinds }) => {
  async function play(visit: Visit, seed: string, axis: 'both' | 'across'): Promise<Person> {
    const { page } = visit;
    await page.goto(site.address);
    await playNow(page, title, level);
    await expectNoScroll(page, axis);
    await expectAccessible(page);
    const me = person(page, seed);
    await playToEnd(me, 240);
    await expectNoScroll(page, axis);
    await expectAccessible(page);
    return me;
  }

  test('is begun with one click and played to its end on a desk', async () => {
    const visit = await Visit.begin(browser, { returning: true });
    const { page } = visit;
    await play(visit, 'desk', 'both');
    expect([...answered(game, await exported(visit), 0)]).toEqual(expect.arrayContaining([...kinds]));
    // The deal can be checked in the page.
    await page.getByRole('button', { name: 'Deal again and check' }).click();
    await page.getByText(/checked here/i).waitFor();
    await visit.end();
  });

  // Two people play to the end in online.test.ts, one of them on a phone.
  if (!LONG) return;

  test('is played to its end on a phone, by touch', async () => {
    const visit = await Visit.begin(browser, { returning: true, phone: true, dark: true });
    await play(visit, 'phone', 'across');
    await visit.end();
  });
});
