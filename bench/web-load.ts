import type { startChromium } from '../packages/web/test/browser/chromium.ts';
import { largestPaint, untilAsked } from '../packages/web/test/browser/waits.ts';
import { slowLine } from './slow-line.ts';

/** A telephone on a slow line. */
const LINE = { bits: 1_600_000, latency: 150 };
const SLOW_DOWN = 4;
/** Milliseconds that somebody looks at the first page before pressing *Play now*. */
const READING = 6000;

const TITLES: Readonly<Record<string, string>> = {
  evolution: 'Evolution',
  'dominant-species': 'Dominant Species',
  'dominant-species-marine': 'Dominant Species: Marine',
};

/** Milliseconds of one first visit. */
export interface FirstVisit {
  /** From the address to the cards of the games. */
  readonly home: number;
  /** To the largest thing on the first page. */
  readonly largest: number;
  /** From *Play now* to a question that can be answered. */
  readonly question: number;
}

/** Somebody with an empty browser who played the game before comes, reads, and plays it. */
export async function firstVisit(
  browser: Awaited<ReturnType<typeof startChromium>>,
  site: string,
  game: string,
): Promise<FirstVisit> {
  const line = await slowLine(site, LINE);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript((last) => {
      localStorage.setItem('clade.likely', JSON.stringify(last));
      // How long bots that come first are watched is another matter.
      localStorage.setItem('clade.preferences', JSON.stringify({ speed: 'instant' }));
    }, game);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(line.address, { waitUntil: 'commit' });
    await page.locator('article [data-act="play-now"]').first().waitFor();
    const home = await page.evaluate(() => performance.now());
    await page.waitForTimeout(READING);
    const largest = await largestPaint(page);
    const card = page.getByRole('article', { name: TITLES[game] as string, exact: true });
    const button = card.locator('[data-act="play-now"]');
    return { home, largest, question: await untilAsked(button) };
  } finally {
    await context.close();
    line.close();
  }
}
