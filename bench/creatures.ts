import { TRAITS } from '@clade/evolution';
import { startChromium } from '../packages/web/test/browser/chromium.ts';
import { emptyPage, laysTables, looksSo, serveSources } from '../packages/web/test/browser/drawings.ts';
import { environment } from './measure.ts';
import { readTrace } from './web-trace.ts';

/**
 * `npm run bench -- creatures`: what a table of thirty costs the page when all of its animals are new: each with three
 * traits, a herd, and a seed of its own. Processor time of the page's thread, by trace.
 */

/** A slow phone. */
const SLOW_DOWN = 4;
const THIRTY = 30;
/** Detail, and width in pixels. */
const SIZES = [
  ['s', 46],
  ['m', 112],
] as const;

interface Sample {
  readonly scripts: number;
  readonly frame: number;
}

export async function benchCreatures({ json, quick }: { readonly json: boolean; readonly quick: boolean }) {
  const [browser, dev] = await Promise.all([startChromium({ pinned: true }), serveSources()]);
  const page = await emptyPage(browser, dev);
  await laysTables(page, THIRTY, TRAITS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const figures = [];
  for (const [detail, width] of SIZES) {
    await looksSo(page, detail, width);
    const samples: Sample[] = [];
    for (let i = 0; i < (quick ? 5 : 20); i++) {
      await browser.startTracing(page, {
        categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      });
      await page.mouse.click(800, 450);
      await page.waitForTimeout(300);
      const trace = readTrace(await browser.stopTracing());
      samples.push({ scripts: trace.work(), frame: trace.frame() });
    }
    const median = (of: (one: Sample) => number): number =>
      samples.map(of).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
    figures.push({
      detail,
      width,
      samples: samples.length,
      scripts: median(({ scripts }) => scripts),
      frame: median(({ frame }) => frame),
    });
  }
  await browser.close();
  await dev.close();
  const report = { ...environment(), slowDown: SLOW_DOWN, figures };
  if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else
    for (const { detail, width, scripts, frame } of figures)
      process.stdout.write(
        `${THIRTY} creatures (${detail}, ${width} px), CPU / ${SLOW_DOWN}: scripts ${scripts.toFixed(1)} ms, ` +
          `with style, layout and paint ${frame.toFixed(1)} ms\n`,
      );
}
