import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game, GameEvent, Move } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { botGame, bringIn, type Course } from './fork.ts';
import { type Site, startSite } from './site.ts';

/** The sheets of docs/pictures are taken anew where this is set. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');
/** Milliseconds after the change at which a moment is looked at. */
const LOOKS = [0, 130, 320, 620];
/** The whole answer to a move is over by then. */
const MOST = 900;
const NAMES = ['Mara', 'Tomek', 'Ilona', 'Anouk'];

/** The moments of each title, by the event that makes them. */
const MOMENTS: readonly (readonly [Game, readonly string[]])[] = [
  [
    evolution,
    [
      'took',
      'attacked',
      'starved',
      'extinct',
      'species-created',
      'traits-revealed',
      'grown',
      'fertile',
      'food-revealed',
      'trait-played',
      'bagged',
    ],
  ],
  [
    dominantSpecies,
    ['tile-laid', 'tile-covered', 'cubes-placed', 'cubes-moved', 'cubes-eliminated', 'pawn-placed', 'points'],
  ],
  [
    dominantSpeciesMarine,
    ['tile-laid', 'cubes-placed', 'cubes-moved', 'pawn-placed', 'points', 'card-resolved', 'disk-placed'],
  ],
];

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

function eventsOf(game: Game, { log, states }: Course): readonly (readonly GameEvent[])[] {
  return log.moves.map(({ seat, move }, i) => {
    const s = game.clone(states[i]!);
    const events: GameEvent[] = [];
    game.apply(s, seat, game.fromWire(move) as Move, (event) => events.push(event));
    return events;
  });
}

/** The middle line with such an event: an early one has little to show. */
function lineWith(all: readonly (readonly GameEvent[])[], type: string): number {
  const lines = all.flatMap((events, i) => (events.some((event) => event.type === type) ? [i + 1] : []));
  return lines[Math.floor(lines.length / 2)] ?? 0;
}

interface Motion {
  readonly ends: readonly number[];
  readonly loops: number;
}

/** Goes one line on and stops all motion in its first frame; answers with what moves, and until when. */
async function stepInto(page: Page, n: number): Promise<Motion> {
  const path = `${new URL(page.url()).pathname}?move=${n - 1}`;
  await page.evaluate((href) => history.pushState(null, '', href), path);
  await page.locator(`[data-screen="replay"][data-line="${n - 1}"]`).waitFor();
  await page.waitForTimeout(700);
  const moved = page.evaluate(async () => {
    const isTravel = (a: Animation): boolean => !(a instanceof CSSTransition) && !(a instanceof CSSAnimation);
    const until = performance.now() + 15_000;
    while (performance.now() < until) {
      const found = document.getAnimations().filter(isTravel);
      for (const animation of found) animation.pause();
      if (found.length > 0) {
        const timings = found.map((animation) => animation.effect?.getComputedTiming());
        return {
          ends: timings.map((timing) => Number(timing?.endTime ?? 0)),
          loops: Math.max(...timings.map((timing) => Number(timing?.iterations ?? 0))),
        };
      }
      await new Promise((done) => requestAnimationFrame(done));
    }
    return { ends: [], loops: 0 };
  });
  await page.keyboard.press('ArrowRight');
  return moved;
}

async function look(page: Page, at: number): Promise<string> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, at);
  return (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
}

interface Look {
  readonly name: string;
  readonly picture: string;
}

/** One picture of many, for the documents. */
async function sheet(looks: readonly Look[], name: string): Promise<void> {
  const cells = looks.map(
    (one) =>
      `<figure><img src="data:image/jpeg;base64,${one.picture}"><figcaption>${one.name}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px;font:13px sans-serif}
     figure{margin:0}img{width:100%;display:block}</style>${cells.join('')}`,
  );
  const taken = await page.screenshot({ type: 'jpeg', quality: 55, fullPage: true });
  await page.close();
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `moments-${name}.jpg`), taken);
}

test.each(MOMENTS)(
  '%#: every kind of moment moves once, is over in time, and any key ends it',
  async (game, types) => {
    const course = botGame(game, NAMES, 'moments');
    const events = eventsOf(game, course);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'no-preference',
      locale: 'en-GB',
    });
    await context.addInitScript(() => {
      const likes = { speed: 'normal', sound: false, name: 'Mara' };
      localStorage.setItem('clade.preferences', JSON.stringify(likes));
    });
    const page = await context.newPage();
    await bringIn(page, site.address, course.log);
    const looks: Look[] = [];
    const wrong: string[] = [];
    for (const type of types) {
      const n = lineWith(events, type);
      expect(n, type).toBeGreaterThan(1);
      const { ends, loops } = await stepInto(page, n);
      const last = Math.max(0, ...ends);
      if (ends.length === 0 || last > MOST + 1 || loops > 1)
        wrong.push(`${type}: ${ends.length} movements, over after ${Math.round(last)} ms, ${loops} times`);
      for (const at of LOOKS) looks.push({ name: `${type}, ${at} ms`, picture: await look(page, at) });
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.play();
      });
      await page.keyboard.press('Shift');
      await page.waitForTimeout(200);
      const left = await page.evaluate(() => document.querySelectorAll('.flights > *').length);
      if (left > 0) wrong.push(`${type}: ${left} copies are left after a key`);
    }
    if (UPDATE) await sheet(looks, game.id);
    await context.close();
    expect(wrong).toEqual([]);
  },
);
