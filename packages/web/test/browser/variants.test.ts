import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game, Seat } from '@clade/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { person, playToEnd, playUntil } from './person.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
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

interface Variant {
  readonly game: Game;
  readonly players: number;
  readonly animals: number;
  readonly phone: boolean;
}

const VARIANTS: readonly Variant[] = [
  { game: dominantSpecies, players: 2, animals: 3, phone: false },
  { game: dominantSpecies, players: 3, animals: 2, phone: true },
  { game: dominantSpeciesMarine, players: 2, animals: 2, phone: true },
];

/** Where only so many decisions of a seat are left: the end of a game without its beginning. */
function before(course: Course, seat: Seat, left: number): number {
  const mine = course.log.moves.filter((move) => move.seat === seat);
  return (mine.at(-left)?.n ?? 1) - 1;
}

describe.each(VARIANTS)('$game.id with $animals animals for each of $players', (variant) => {
  const { game, players, animals, phone } = variant;

  test('is put together and begun', async () => {
    const visit = await Visit.begin(browser, { phone, likes: { auto: false } });
    const { page } = visit;
    await page.goto(`${site.address}/new/${game.id}?plain`);
    const option = page.locator('#opt-animals');
    // Where there is one variant only it is a switch.
    if ((await option.getAttribute('type')) === 'checkbox') await option.check();
    else await option.selectOption(String(animals));
    const seats = page.getByRole('button', { name: /^Remove seat/ });
    while ((await page.locator('.seats > li').count()) > players) await seats.last().click();
    for (const level of await page.getByLabel(/^Level of the bot/).all())
      await level.selectOption('beginner');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('[data-screen="table"]');
    await expectNoScroll(page, phone ? 'across' : 'both');
    await expectAccessible(page);
    const line = async (): Promise<number> =>
      Number(await page.locator('[data-screen="table"]').getAttribute('data-line'));
    const me = person(page, game.id);
    // Each of my animals has been asked at least once by then.
    await playUntil([me], async () => (await line()) >= players * animals * 2, 60);
    await visit.end();
  });

  // Begun by all; in `npm test` the one with the most animals is ended.
  if (!LONG && animals < 3) return;

  test('is played to its end', async () => {
    const course = botGame(game, ['Mara', 'Tomek', 'Ilona'].slice(0, players), 'variant', {
      animals,
      ...(game.id === 'dominant-species-marine' ? { length: 'short' } : {}),
    });
    const visit = await Visit.begin(browser, { phone, likes: { auto: false } });
    const { page } = visit;
    await bringIn(page, site.address, course.log);
    await forkAt(page, before(course, 0, 15), 0);
    await playToEnd(person(page, 'variant'), 120);
    expect(await page.locator('.ranking > li').count()).toBe(players);
    await expectNoScroll(page, phone ? 'across' : 'both');
    await expectAccessible(page);
    await visit.end();
  });
});
