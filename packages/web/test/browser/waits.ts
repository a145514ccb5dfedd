import type { Locator, Page } from 'playwright-core';

/** Milliseconds from the address to the largest thing that was painted before anybody touched the page. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** Presses a button; milliseconds until a table asks something. The page watches itself: who asks from outside is late. */
export async function untilAsked(button: Locator): Promise<number> {
  const answer = button.evaluate(
    (element) =>
      new Promise<number>((done) => {
        let from = 0;
        const pressed = (): void => {
          from = performance.now();
        };
        element.addEventListener('click', pressed, { once: true });
        const look = (): void => {
          const asked = document.querySelector(
            '[data-screen="table"] [data-target]:not([aria-disabled="true"])',
          );
          if (from > 0 && asked) done(performance.now() - from);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await button.click();
  return answer;
}
