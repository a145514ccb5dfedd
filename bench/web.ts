import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, legalMoves, type Seat, type State } from '@clade/engine';
import { evolution } from '@clade/evolution';
import build from '../packages/web/test/browser/build.ts';
import { startChromium } from '../packages/web/test/browser/chromium.ts';
import { botGame, bringIn, type Course, forkAt } from '../packages/web/test/browser/fork.ts';
import { reach } from '../packages/web/test/browser/person.ts';
import { litTargets, quiet } from '../packages/web/test/browser/quiet.ts';
import { startSite } from '../packages/web/test/browser/site.ts';
import { Visit } from '../packages/web/test/browser/visit.ts';
import { environment } from './measure.ts';
import { type FirstVisit, firstVisit } from './web-load.ts';
import { readTrace, type Trace } from './web-trace.ts';

/**
 * `npm run bench -- web`: how quickly the page answers a hand, in late games with as many players as there can be. The
 * page is the one that people get, the browser the pinned one. And how quickly somebody who comes by a slow line plays.
 */

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Zsófi', 'Anouk', 'Jana'];
const TABLES: readonly (readonly [game: Game, players: number])[] = [
  [evolution, 6],
  [dominantSpecies, 6],
  [dominantSpeciesMarine, 4],
];
/** A slow phone. */
const SLOW_DOWN = 4;

type Browser = Awaited<ReturnType<typeof startChromium>>;
type Page = Visit['page'];

interface Figure {
  readonly game: string;
  readonly players: number;
  readonly name: string;
  readonly samples: number;
  readonly median: number;
  readonly p90: number;
  /** Milliseconds that the median has to stay below, and the 90th percentile. */
  readonly limits: readonly [median: number, p90?: number];
}

interface Click {
  readonly next: number;
  readonly last: number;
}

/** `only`: the id of one game. */
export async function benchWeb(
  { json, quick }: { readonly json: boolean; readonly quick: boolean },
  only?: string,
) {
  await build();
  const [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  const figures: Figure[] = [];
  try {
    for (const [game, players] of TABLES) {
      if (only !== undefined && game.id !== only) continue;
      const course = botGame(game, NAMES.slice(0, players), 'late');
      const visit = await Visit.begin(browser, { likes: { auto: false } });
      const { page } = visit;
      const at = late(game, course);
      await bringIn(page, site.address, course.log);
      await forkAt(page, at.n, at.seat);
      await page.waitForSelector(`[data-screen="table"][data-line="${at.n}"] [data-target]`);
      const samples = quick ? 8 : 30;
      const about = { game: game.id, players };
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      const slow = `CPU / ${SLOW_DOWN}`;
      const hovers = await hover(browser, page, samples);
      figures.push(
        figure({ ...about, name: `hover preview, all scripts, ${slow}`, limits: [8, 16] }, hovers),
      );
      const clicks = await click(browser, page, samples);
      const next = clicks.map((one) => one.next);
      const last = clicks.map((one) => one.last);
      figures.push(figure({ ...about, name: `click to next frame, ${slow}`, limits: [50] }, next));
      figures.push(figure({ ...about, name: `click to last frame, ${slow}`, limits: [60, 120] }, last));
      await visit.end();
      const visits: FirstVisit[] = [];
      for (let i = 0; i < (quick ? 1 : 5); i++) visits.push(await firstVisit(browser, site.address, game.id));
      const by = (name: string, limit: number, what: keyof FirstVisit): void => {
        const taken = visits.map((one) => one[what]);
        figures.push(figure({ ...about, name: `${name}, slow line`, limits: [limit] }, taken));
      };
      by('first page', 2200, 'home');
      by('largest paint', 2000, 'largest');
      by('Play now to first question', 1000, 'question');
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const report = { ...environment(), figures };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(report));
}

/** The moment with the most legal moves in the last third of a game. */
function late(game: Game, { log, states }: Course): { readonly n: number; readonly seat: Seat } {
  let best = { n: 0, seat: 0 as Seat, moves: 0 };
  for (const [n, { seat }] of log.moves.entries()) {
    if (n < (log.moves.length * 2) / 3) continue;
    const moves = legalMoves(game, states[n] as State, seat).length;
    if (moves > best.moves) best = { n, seat, moves };
  }
  return best;
}

/** What is lit; the bag and the discards are only looked into. */
async function targets(page: Page): Promise<string[]> {
  return (await litTargets(page)).filter((target) => !/"(?:bag|discards)"/.test(target));
}

/** Goes through all of them, neighbours far apart. */
function nth(targets: readonly string[], i: number): string {
  const step = targets.length % 7 === 0 ? 11 : 7;
  return targets[(i * step) % targets.length] ?? '';
}

async function traced(browser: Browser, page: Page, gesture: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await gesture();
  await quiet(page);
  return readTrace(await browser.stopTracing());
}

/** Milliseconds from the click to the end of the next painted frame, by trace. */
async function click(browser: Browser, page: Page, samples: number): Promise<Click[]> {
  const taken: Click[] = [];
  for (let i = 0; taken.length < samples && i < samples * 3; i++) {
    const lit = await targets(page);
    const at = await reach(page, nth(lit, i));
    if (at === undefined) continue;
    await page.mouse.move(at.x, at.y);
    await quiet(page);
    const trace = await traced(browser, page, () => page.mouse.click(at.x, at.y));
    const next = trace.clickToFrame();
    if (next !== undefined) taken.push({ next, last: trace.clickToLast() ?? next });
    // Back to where it was: nothing is confirmed.
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('Escape');
    await quiet(page);
  }
  return taken;
}

/** Milliseconds of scripts, in the page and in its workers, for what is shown when the hand rests on a target. */
async function hover(browser: Browser, page: Page, samples: number): Promise<number[]> {
  const taken: number[] = [];
  const lit = await targets(page);
  for (let i = 0; i < samples; i++) {
    const at = await reach(page, nth(lit, i));
    if (at === undefined) continue;
    await page.mouse.move(2, 2);
    await quiet(page);
    const trace = await traced(browser, page, () => page.mouse.move(at.x, at.y));
    taken.push(trace.work());
  }
  return taken;
}

function figure(about: Omit<Figure, 'samples' | 'median' | 'p90'>, taken: readonly number[]): Figure {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { ...about, samples: sorted.length, median: at(0.5), p90: at(0.9) };
}

function table({
  node,
  cpu,
  figures,
}: ReturnType<typeof environment> & { readonly figures: readonly Figure[] }) {
  const lines = [
    `node ${node}, ${cpu}`,
    '',
    `${'game'.padEnd(26)}${'players'.padStart(8)}  ${'what'.padEnd(38)}${'median'.padStart(11)}${'p90'.padStart(11)}${'limits'.padStart(13)}`,
    ...figures.map(
      ({ game, players, name, median, p90, limits }) =>
        `${game.padEnd(26)}${String(players).padStart(8)}  ${name.padEnd(38)}${`${median.toFixed(1)} ms`.padStart(11)}${`${p90.toFixed(1)} ms`.padStart(11)}${`${limits.join(', ')} ms`.padStart(13)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
