import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts a browser without a window. `pinned` is the one whose pictures can be compared: the binary that comes with the
 * npm package; otherwise one of the system is taken where there is one.
 */
export async function startChromium({ pinned = false } = {}): Promise<Browser> {
  const system = pinned ? undefined : SYSTEM.find((path) => existsSync(path));
  return chromium.launch({
    headless: true,
    executablePath: system ?? (await sparticuz.executablePath()),
    args: [
      // One process for everything makes workers and service workers unreliable.
      ...(system ? [] : sparticuz.args.filter((arg) => arg !== '--single-process')),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
}
