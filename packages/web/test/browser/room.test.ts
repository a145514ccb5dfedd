import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game, Seat } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { LANGUAGES } from '@clade/text';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { faultsOf } from './faults.ts';
import { botGame, bringIn, type Course, forkAt } from './fork.ts';
import { reach } from './person.ts';
import { litTargets, quiet } from './quiet.ts';
import { type Site, startSite } from './site.ts';
import { LONG } from './tier.ts';
import { Visit } from './visit.ts';

/** Width and height of a window, and the size of the text in percent where it is not the usual one. */
const SIZES = [
  '320x640',
  '390x844',
  '768x1024',
  '820x1180',
  '1180x820',
  '1280x720',
  '1920x1080',
  '2560x1440',
  // Between the sizes of devices: halves of windows, a phone that lies.
  '640x960',
  '700x600',
  '844x390',
  '1024x768',
];
const LARGE = ['768x1024 at 150', '1280x720 at 150', '1920x1080 at 125'];

/** Tables in play are tried with large text too. All rooms, languages and moments belong to `npm run test:long`; `npm test` tries what is hardest. */
const sizes = LONG ? SIZES : ['390x844', '768x1024', '1180x820', '1280x720'];
const large = LONG
  ? [...SIZES.map((size) => `${size} at 200`), ...LARGE]
  : ['390x844 at 200', '1280x720 at 200'];
/** One after the other or together: a language has tests of its own where there are many. */
const languages = LONG ? Object.keys(LANGUAGES).map((language) => [language]) : [['hu', 'ru']];
/** Narrower windows are touched. */
const DESK = 1280;

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];
interface Title {
  readonly game: Game;
  readonly name: string;
  readonly players: number;
  /** Questions of the second half of a game; those that every run tries come first. */
  readonly late: readonly string[];
}
const TITLES: readonly Title[] = [
  { game: evolution, name: 'Evolution', players: 4, late: ['feed', 'play-card', 'food-card'] },
  { game: evolution, name: 'Evolution with six', players: 6, late: ['plan-card', 'feed', 'food-card'] },
  {
    game: dominantSpecies,
    name: 'Dominant Species',
    players: 6,
    late: ['speciation-cubes', 'placement', 'card', 'domination'],
  },
  {
    game: dominantSpeciesMarine,
    name: 'Marine',
    players: 4,
    late: ['turn', 'speciation-cubes', 'abundance-corner', 'card', 'domination'],
  },
];

interface Moment {
  readonly name: string;
  readonly n: number;
  readonly seat: Seat;
}

/** The first question of a game, and late ones. */
function momentsOf({ game, late }: Title, { log, states }: Course): Moment[] {
  const asked = log.moves.map(({ seat }, n) => ({ n, seat, name: game.decision(states[n]!, seat).kind }));
  const half = asked.slice(Math.floor(asked.length / 2));
  const found = late.flatMap((kind) => half.find(({ name }) => name === kind) ?? []);
  return LONG ? [...asked.slice(0, 1), ...found] : found.slice(0, 1);
}

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** As another window of the page would. */
async function prefer(page: Page, wanted: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((likes) => {
    const key = 'clade.preferences';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...likes }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, wanted);
}

async function inLanguage(page: Page, language: string): Promise<void> {
  await prefer(page, { language, textSize: 100 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await page.locator('[data-screen]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Something is chosen, so that counters, what follows and Confirm are there. */
async function choose(page: Page): Promise<void> {
  // The bag and the discards are always open to be looked into.
  const lit = (await litTargets(page)).find((one) => !/"(bag|discards)"/.test(one));
  const at = lit === undefined ? undefined : await reach(page, lit);
  if (at) await page.mouse.click(at.x, at.y);
  await quiet(page);
}

/** The page follows a window in several steps: what is wrong in the end is what counts. */
async function settled(page: Page): Promise<string[]> {
  await quiet(page, 60);
  let faults = await faultsOf(page);
  for (let looks = 0; faults.length > 0 && looks < 4; looks++) {
    await quiet(page);
    faults = await faultsOf(page);
  }
  return faults;
}

describe.each(TITLES)('the table of $name in every room', (title) => {
  const course = botGame(title.game, NAMES.slice(0, title.players), 'six seats');
  let visit: Visit;
  let replay: string;
  beforeAll(async () => {
    visit = await Visit.begin(browser, { likes: { auto: false } });
    replay = await bringIn(visit.page, site.address, course.log);
  });
  afterAll(() => visit?.end());

  /** What is wrong with the screen that is open, in every room; `ready` sees to it that all of it is there. */
  async function walk(
    spoken: readonly string[],
    rooms: readonly string[],
    ready: () => Promise<void>,
  ): Promise<string[]> {
    const { page } = visit;
    const faults: string[] = [];
    const cdp = await page.context().newCDPSession(page);
    const touch = (enabled: boolean) => cdp.send('Emulation.setTouchEmulationEnabled', { enabled });
    for (const language of spoken) {
      await touch(false);
      await inLanguage(page, language);
      await ready();
      for (const room of rooms) {
        const [width = 0, height = 0, textSize = 100] = room.split(/x| at /).map(Number);
        await prefer(page, { textSize });
        await page.setViewportSize({ width, height });
        await touch(width < DESK);
        for (const fault of await settled(page)) faults.push(`${language} ${room} ${fault}`);
      }
    }
    await touch(false);
    await prefer(page, { textSize: 100 });
    await cdp.detach();
    return faults;
  }

  describe.each(languages)('in %s', (...spoken) => {
    test.each(momentsOf(title, course))('line $n, $name', async ({ n, seat }) => {
      const { page } = visit;
      await inLanguage(page, 'en');
      await forkAt(page, n, seat, { replay });
      const faults = await walk(spoken, [...sizes, ...large], async () => {
        await page.locator('[data-screen="table"] [data-act="undo"]').first().waitFor();
        await choose(page);
      });
      expect(faults).toEqual([]);
    });

    test('looked at again', async () => {
      const { page } = visit;
      await page.goto(`${replay.replace(/\?.*/, '')}?move=${Math.floor(course.log.moves.length * 0.7)}`);
      const there = () => page.locator('[data-screen="replay"] .board-area > *').waitFor();
      expect(await walk(spoken, sizes, there)).toEqual([]);
    });

    test('at its end', async () => {
      const { page } = visit;
      await page.goto(replay.replace('/replay/', '/local/').replace(/\?.*/, ''));
      const there = () => page.locator('[data-screen="end"] .lines').waitFor();
      expect(await walk(spoken, sizes, there)).toEqual([]);
    });
  });
});
