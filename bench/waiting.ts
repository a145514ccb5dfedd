import { evolution } from '@clade/evolution';
import build from '../packages/web/test/browser/build.ts';
import { startChromium } from '../packages/web/test/browser/chromium.ts';
import { botGame, bringIn, forkAt } from '../packages/web/test/browser/fork.ts';
import { isOver, person, playUntil } from '../packages/web/test/browser/person.ts';
import { startSite } from '../packages/web/test/browser/site.ts';
import { Visit } from '../packages/web/test/browser/visit.ts';
import { type Round, roundOf, secondsWaited, watchWaiting } from '../packages/web/test/browser/waiting.ts';
import { environment } from './measure.ts';

/**
 * `npm run bench -- waiting`: how long somebody waits at Evolution with three bots at normal speed, and how long they
 * are asked, by round. The deal and the person's choices are the same every time. `--skip` presses Space whenever the
 * page offers to skip.
 */

const NAMES = ['Mara', 'Tomek', 'Ilona', 'Anouk'];
/** The level of *Play now*. */
const LEVEL = 'casual';

interface WaitingOptions {
  readonly json: boolean;
  readonly quick: boolean;
  readonly skip: boolean;
}

export async function benchWaiting({ json, quick, skip }: WaitingOptions): Promise<void> {
  await build();
  const [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  try {
    const visit = await Visit.begin(browser, { likes: { speed: 'normal', motion: 'full' } });
    const { page } = visit;
    await bringIn(page, site.address, botGame(evolution, NAMES, 'waiting').log);
    await forkAt(page, 0, 0, { level: LEVEL });
    await watchWaiting(page, skip);
    const last = quick ? 2 : 4;
    const who = person(page, 'waiting');
    await playUntil([who], async () => (await isOver(page)) || (await roundOf(page)) > last, 540);
    const rounds = (await secondsWaited(page)).filter(({ round }) => round <= last);
    await visit.end();
    const report = { ...environment(), rounds };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(rounds));
  } finally {
    await browser.close();
    await site.stop();
  }
}

function table(rounds: readonly Round[]): string {
  const sum = (of: 'waiting' | 'deciding'): number => rounds.reduce((all, one) => all + one[of], 0);
  const line = (name: string, waiting: number, deciding: number): string =>
    `${name.padEnd(8)}${`${waiting.toFixed(1)} s`.padStart(10)}${`${deciding.toFixed(1)} s`.padStart(10)}`;
  return `${[
    `${'round'.padEnd(8)}${'waiting'.padStart(10)}${'deciding'.padStart(10)}`,
    ...rounds.map(({ round, waiting, deciding }) => line(String(round), waiting, deciding)),
    line('all', sum('waiting'), sum('deciding')),
  ].join('\n')}\n`;
}
