import type { Page } from 'playwright-core';

/** Until nothing has changed in the page for a while. */
export async function quiet(page: Page, milliseconds = 200): Promise<void> {
  await page.evaluate(
    (pause) =>
      new Promise<void>((done) => {
        let timer = setTimeout(end, pause);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, pause);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        function end(): void {
          observer.disconnect();
          done();
        }
      }),
    milliseconds,
  );
}

/** Selectors of what is lit on the board. */
export async function litTargets(page: Page): Promise<string[]> {
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board-area [data-target]:not([aria-disabled="true"])')]
      .filter((e) => e.checkVisibility())
      .map((e) => e.dataset.target ?? ''),
  );
  return ids.map((id) => `[data-target=${JSON.stringify(id)}]`);
}
