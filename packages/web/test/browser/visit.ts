import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Who visits has sent the coach away: she stands beside the first games of a title. */
const COACH_AWAY = Object.fromEntries(
  ['evolution', 'dominant-species', 'dominant-species-marine'].map((game) => [
    game,
    { played: [], said: { on: false, at: 0 } },
  ]),
);

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

export interface VisitOptions {
  readonly phone?: boolean;
  readonly dark?: boolean;
  /** Preferences that the visitor has set; tests want no motion and no pauses. */
  readonly likes?: Readonly<Record<string, unknown>>;
  /** Was here before: the first page lets them choose whom they play. */
  readonly returning?: boolean;
}

/** The progress of somebody who has done the first chapter of a guided game. */
const BEGUN = { evolution: { done: { 'what-wins': 3 }, skipped: [] } };

/** A visitor with an empty browser. Anything that the page throws or logs as an error fails the test at the end. */
export class Visit {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #troubles: string[] = [];

  private constructor(page: Page, context: BrowserContext) {
    this.page = page;
    this.#context = context;
    page.on('pageerror', (error) => this.#troubles.push(error.message));
    page.on('console', (message) => {
      // What cannot be fetched is told by the page itself; the browser's own line about it says nothing new.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#troubles.push(message.text());
    });
  }

  static async begin(browser: Browser, { phone, dark, likes, returning }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: phone ? PHONE : DESK,
      hasTouch: phone ?? false,
      isMobile: phone ?? false,
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light',
      locale: 'en-GB',
      acceptDownloads: true,
    });
    const wanted = { speed: 'instant', sound: false, name: 'Mara', ...likes };
    await context.addInitScript(
      ({ preferences, coach }) => {
        if (localStorage.getItem('clade.preferences') === null)
          localStorage.setItem('clade.preferences', JSON.stringify(preferences));
        if (localStorage.getItem('clade.coach') === null)
          localStorage.setItem('clade.coach', JSON.stringify(coach));
      },
      { preferences: wanted, coach: COACH_AWAY },
    );
    if (returning)
      await context.addInitScript(
        (done) => localStorage.setItem('clade.lessons', JSON.stringify(done)),
        BEGUN,
      );
    return new Visit(await context.newPage(), context);
  }

  get context(): BrowserContext {
    return this.#context;
  }

  /** Ends the visit; nothing may have gone wrong meanwhile. */
  async end(): Promise<void> {
    await this.#context.close();
    expect(this.#troubles).toEqual([]);
  }
}

/** Begins a game against quick bots from the first page of somebody who was here before. */
export async function playNow(page: Page, title: string, level: string): Promise<void> {
  const card = page.getByRole('article', { name: title, exact: true });
  await card.getByRole('radio', { name: level }).check();
  await card.locator('[data-act="play-now"]').click();
  await page.waitForSelector('[data-screen="table"]');
}

/** Nobody has to scroll the page itself to see something. */
export async function expectNoScroll(page: Page, axis: 'both' | 'across'): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
  expect(size.across).toBeLessThanOrEqual(0);
  if (axis === 'both') expect(size.down).toBeLessThanOrEqual(0);
}

/** axe-core finds no violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly nodes: { readonly html: string; readonly failureSummary: string }[];
    }
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    }));
  });
  expect(found).toEqual([]);
}
