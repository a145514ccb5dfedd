import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../test/browser/chromium.ts';

/** Draws the icons that must be pictures of points from the two drawings: `node packages/web/build/icons.ts`. */
const PUBLIC = join(import.meta.dirname, '../public');
const ICONS = [
  { from: 'icon', size: 192, to: 'icon-192' },
  { from: 'icon', size: 512, to: 'icon-512' },
  { from: 'icon-maskable', size: 512, to: 'icon-maskable-512' },
  { from: 'icon-maskable', size: 180, to: 'apple-touch-icon' },
];

const browser = await startChromium({ pinned: true });
const page = await browser.newPage();
for (const { from, size, to } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.goto(`file://${join(PUBLIC, `${from}.svg`)}`);
  writeFileSync(join(PUBLIC, `${to}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
