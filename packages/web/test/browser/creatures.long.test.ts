import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalMoves } from '@clade/engine';
import { type EvoView, evolution } from '@clade/evolution';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { BOARD, emptyPage, serveSources } from './drawings.ts';
import { botGame } from './fork.ts';

/** The plates of docs/pictures are taken anew where this is set. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const PICTURES = join(import.meta.dirname, '../../../../docs/pictures');

const TRAITS = [
  'ambush',
  'burrowing',
  'carnivore',
  'climbing',
  'cooperation',
  'defensive-herding',
  'fat-tissue',
  'fertile',
  'foraging',
  'hard-shell',
  'horns',
  'intelligence',
  'long-neck',
  'pack-hunting',
  'scavenger',
  'symbiosis',
  'warning-call',
];

/** Width in pixels, its detail, and the least share of its pixels that a trait changes. */
const SIZES = [
  { width: 46, detail: 's', least: 0.01 },
  { width: 120, detail: 'm', least: 0.005 },
  { width: 256, detail: 'l', least: 0.005 },
] as const;
/** A pixel differs where a colour is off by more than this, of 255. */
const SEEN = 24;

interface Sitter {
  readonly seed: string;
  readonly body: number;
  readonly population: number;
  readonly traits: readonly string[];
}

let dev: ViteDevServer;
let browser: Browser;
beforeAll(async () => {
  [browser, dev] = await Promise.all([startChromium({ pinned: true }), serveSources()]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

/** Draws all of them in rows, and answers with where each stands. */
function lay(
  page: Page,
  sitters: readonly Sitter[],
  { width, detail }: (typeof SIZES)[number],
  across: number,
) {
  return page.evaluate(
    async ({ board, all, wide, fine, columns }) => {
      const { drawCreature } = await import(`${board}/evolution/creature/draw.ts`);
      const { svgOf } = await import(`${board}/evolution/creature/svg.ts`);
      const grid = document.createElement('div');
      grid.style.cssText = `display:grid;grid-template-columns:repeat(${columns},${wide}px);gap:6px;padding:6px`;
      grid.innerHTML = all.map((one) => svgOf(drawCreature({ ...one, detail: fine }))).join('');
      document.body.append(grid);
      for (const svg of grid.children)
        (svg as SVGElement).style.cssText = `width:${wide}px;height:${wide * 0.6}px`;
      return [...grid.children].map((svg) => {
        const { x, y } = svg.getBoundingClientRect();
        return { x: Math.round(x + scrollX), y: Math.round(y + scrollY) };
      });
    },
    { board: BOARD, all: sitters, wide: width, fine: detail, columns: across },
  );
}

/** A seed of each body plan. */
function seedsOfPlans(page: Page): Promise<(readonly [plan: string, seed: string])[]> {
  return page.evaluate(async (board) => {
    const { genesOf, PLANS } = await import(`${board}/evolution/creature/genes.ts`);
    const found = new Map<string, string>();
    for (let i = 0; found.size < PLANS.length; i++) {
      const { plan } = genesOf(`seed/${i}`);
      if (!found.has(plan)) found.set(plan, `seed/${i}`);
    }
    return [...found];
  }, BOARD);
}

/** The share of the pixels of a box that differ between two places of a picture. */
function differing(
  { data, width }: PNG,
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
): number {
  let count = 0;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const i = ((a.y + y) * width + a.x + x) * 4;
      const j = ((b.y + y) * width + b.x + x) * 4;
      if ([0, 1, 2].some((c) => Math.abs((data[i + c] ?? 0) - (data[j + c] ?? 0)) > SEEN)) count++;
    }
  return count / (size.width * size.height);
}

test.each([false, true])(
  'each trait on and off is told apart on every plan at every size, dark: %s',
  async (dark) => {
    const page = await emptyPage(browser, dev, { dark });
    const plans = await seedsOfPlans(page);
    const faint: string[] = [];
    for (const size of SIZES) {
      await page.evaluate(() => document.body.replaceChildren());
      const sitters = plans.flatMap(([, seed]) =>
        [[], ...TRAITS.map((trait) => [trait])].map((traits) => ({ seed, body: 3, population: 2, traits })),
      );
      const places = await lay(page, sitters, size, TRAITS.length + 1);
      const wide = (size.width + 6) * (TRAITS.length + 1) + 12;
      await page.setViewportSize({ width: wide, height: 900 });
      const picture = PNG.sync.read(await page.screenshot({ fullPage: true }));
      const box = { width: size.width, height: Math.floor(size.width * 0.6) };
      for (const [row, [plan]] of plans.entries())
        for (const [i, trait] of TRAITS.entries()) {
          const first = row * (TRAITS.length + 1);
          const [off, on] = [places[first], places[first + 1 + i]];
          if (off === undefined || on === undefined) throw new Error('not laid');
          const share = differing(picture, off, on, box);
          if (share < size.least)
            faint.push(`${size.width} px ${plan} ${trait}: ${(share * 100).toFixed(2)} %`);
        }
    }
    await page.close();
    expect(faint).toEqual([]);
  },
);

/** Species of games that bots have played, as everybody sees them in the last round but one. */
function sixty(): readonly Sitter[] {
  const found: Sitter[] = [];
  for (let game = 1; found.length < 60; game++) {
    const { states } = botGame(evolution, ['a', 'b', 'c', 'd'], `plate ${game}`, {}, 12);
    const late = states.findLast((s) =>
      legalMoves(evolution, s, 0).some((m) => evolution.toWire(m)[0] === 'eat'),
    );
    if (late === undefined) continue;
    const { players } = evolution.view(late, -1) as EvoView;
    for (const { seat, species } of players)
      for (const [place, { bodySize, population, traits }] of species.entries())
        found.push({
          seed: `plate ${game}/${seat * 20 + place}`,
          body: bodySize,
          population,
          traits: traits.flatMap(({ id, faceDown }) => (id === undefined || faceDown ? [] : [id])),
        });
  }
  return found.slice(0, 60);
}

test.runIf(UPDATE).each(['light', 'dark'])('sixty creatures of real games, %s', async (theme) => {
  const page = await emptyPage(browser, dev, { dark: theme === 'dark' });
  const sitters = sixty();
  const columns = [28, 12, 6];
  for (const [i, size] of SIZES.entries()) await lay(page, sitters, size, columns[i] ?? 1);
  const taken = await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true });
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `creatures-${theme}.jpg`), taken);
  await page.close();
  expect(sitters).toHaveLength(60);
});
