import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';

/** The sources of the board as the page can import them. */
export const BOARD = `/@fs${join(import.meta.dirname, '../../../board/src')}`;

/** Serves the sources themselves, so that a test can draw what no screen shows by itself. */
export async function serveSources(): Promise<ViteDevServer> {
  const dev = await createServer({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  await dev.listen();
  return dev;
}

/** An empty page in the colours of ours, with the styles of creatures. */
export async function emptyPage(browser: Browser, dev: ViteDevServer, { dark = false } = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1600, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
  });
  const { origin } = new URL(dev.resolvedUrls?.local[0] ?? '');
  await page.route(`${origin}/empty`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="margin:0"></body>' }),
  );
  await page.goto(`${origin}/empty`);
  await page.evaluate(async (board) => {
    const styles = [
      '/src/style/tokens.css',
      `${board}/hides.css`,
      `${board}/evolution/creature/creature.css`,
    ];
    await Promise.all(styles.map((style) => import(style)));
    document.body.style.background = 'var(--panel)';
  }, BOARD);
  return page;
}

/** Lays a table of new creatures at every click: three traits and a herd each. */
export async function laysTables(page: Page, count: number, traits: readonly string[]): Promise<void> {
  await page.evaluate(
    async ({ board, known, most }) => {
      const { drawCreature } = await import(`${board}/evolution/creature/draw.ts`);
      const { svgOf } = await import(`${board}/evolution/creature/svg.ts`);
      const place = document.body.appendChild(document.createElement('div'));
      let table = 0;
      addEventListener('click', () => {
        const { detail, width } = document.body.dataset;
        table++;
        const all = Array.from({ length: most }, (_, i) =>
          drawCreature({
            seed: `${table}/${i}`,
            body: 1 + (i % 6),
            population: 2 + (i % 4),
            traits: [0, 5, 11].map((k) => known[(i + k) % known.length]),
            detail,
          }),
        );
        place.innerHTML = all
          .map((one) => `<span style="display:inline-block;width:${width}px">${svgOf(one)}</span>`)
          .join('');
      });
    },
    { board: BOARD, known: traits, most: count },
  );
}

/** The detail of the creatures of the next table, and how wide they are. */
export async function looksSo(page: Page, detail: string, width: number): Promise<void> {
  await page.evaluate((look) => Object.assign(document.body.dataset, look), { detail, width: String(width) });
}
