import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sound } from '../../src/shell/sound/sounds.ts';
import { startChromium } from './chromium.ts';

let dev: ViteDevServer;
let browser: Browser;
beforeAll(async () => {
  dev = await createServer({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  [browser] = await Promise.all([startChromium({ pinned: true }), dev.listen()]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

/** Each with the most notes it can have, and its peak before the master volume. */
const SOUNDS: readonly (readonly [Sound, number])[] = [
  [{ id: 'card' }, 0.1],
  [{ id: 'reveal' }, 0.09],
  [{ id: 'food', count: 5 }, 0.1],
  [{ id: 'bite' }, 0.16],
  [{ id: 'defended' }, 0.13],
  [{ id: 'extinct' }, 0.11],
  [{ id: 'birth' }, 0.14],
  [{ id: 'tile' }, 0.15],
  [{ id: 'pawn' }, 0.12],
  [{ id: 'refused' }, 0.12],
  [{ id: 'score', count: 4 }, 0.16],
  [{ id: 'turn' }, 0.17],
  [{ id: 'win' }, 0.2],
  [{ id: 'lose' }, 0.15],
];

test('every sound is heard, no louder than it may be, and is over in its time', async () => {
  const page = await browser.newPage();
  const { origin } = new URL(dev.resolvedUrls?.local[0] ?? '');
  await page.route(`${origin}/empty`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/empty`);
  const heard = await page.evaluate(
    async (sounds) => {
      const folder = '/src/shell/sound/';
      const { notesOf, lengthOf } = await import(`${folder}voices.ts`);
      const { play } = await import(`${folder}synth.ts`);
      const rate = 44100;
      return Promise.all(
        sounds.map(async (sound) => {
          const notes = notesOf(sound);
          const seconds = lengthOf(notes) / 1000;
          const audio = new OfflineAudioContext(1, Math.ceil((seconds + 0.2) * rate), rate);
          play(audio, audio.destination, notes, 0);
          const samples = (await audio.startRendering()).getChannelData(0);
          const end = Math.ceil(seconds * rate) + 128;
          let [peak, late, broken] = [0, 0, 0];
          for (const [i, sample] of samples.entries()) {
            if (!Number.isFinite(sample)) broken++;
            peak = Math.max(peak, Math.abs(sample));
            if (i > end) late = Math.max(late, Math.abs(sample));
          }
          return { id: sound.id, peak, late, broken };
        }),
      );
    },
    SOUNDS.map(([sound]) => sound),
  );
  await page.close();
  const wrong = heard.flatMap(({ id, peak, late, broken }, i) => {
    const share = peak / (SOUNDS[i]?.[1] ?? 1);
    const fine = broken === 0 && share <= 1.02 && share > 0.45 && late < 1e-3;
    return fine
      ? []
      : [`${id}: ${share.toFixed(2)} of its peak, ${late.toFixed(4)} too late, ${broken} broken`];
  });
  expect(wrong).toEqual([]);
});
