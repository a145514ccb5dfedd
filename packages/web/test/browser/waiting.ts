import type { Page } from 'playwright-core';

/** Seconds of a round in which nothing was asked, and in which something was. */
export interface Round {
  readonly round: number;
  readonly waiting: number;
  readonly deciding: number;
}

const LOOK_EVERY = 25;

/** Looks at the page again and again, from inside it: is something asked, and in which round? */
export function watchWaiting(page: Page, skip: boolean): Promise<void> {
  return page.evaluate(
    ({ every, skips }) => {
      const rounds: Record<number, { waiting: number; deciding: number }> = {};
      Object.assign(globalThis, { waited: rounds });
      let before = performance.now();
      setInterval(() => {
        const now = performance.now();
        const screen = document.querySelector<HTMLElement>('[data-screen="table"]');
        const round = Number(/\d+/.exec(document.querySelector('.phase b')?.textContent ?? '')?.[0] ?? 0);
        rounds[round] ??= { waiting: 0, deciding: 0 };
        rounds[round][screen?.dataset.asked === undefined ? 'waiting' : 'deciding'] += now - before;
        before = now;
        if (skips) document.querySelector<HTMLElement>('[data-act="skip"]:enabled')?.click();
      }, every);
    },
    { every: LOOK_EVERY, skips: skip },
  );
}

export function secondsWaited(page: Page): Promise<Round[]> {
  return page.evaluate(() => {
    const { waited } = globalThis as unknown as {
      waited: Record<number, { waiting: number; deciding: number }>;
    };
    return Object.entries(waited).map(([round, { waiting, deciding }]) => ({
      round: Number(round),
      waiting: waiting / 1000,
      deciding: deciding / 1000,
    }));
  });
}

export async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.phase b').first().textContent()) ?? '')?.[0] ?? 0);
}
