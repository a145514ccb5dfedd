import { askBot, makeBot } from '@clade/bots';
import {
  type Config,
  configure,
  type Game,
  isRefusal,
  type Log,
  logHeader,
  type Move,
  Rng,
  type Seat,
  type State,
  seatsOf,
  writeLog,
} from '@clade/engine';
import type { Page } from 'playwright-core';

/** A whole game that bots have played, the same every time, and the state before each of its moves. */
export interface Course {
  readonly log: Log;
  readonly states: readonly State[];
}

/** One move in `chance` is a random one. */
export function botGame(
  game: Game,
  names: readonly string[],
  seed: string,
  options = {},
  chance = 5,
): Course {
  const config = configure(game, names.length, options) as Config;
  const bots = ['beginner', 'random'].map((name) => makeBot(name));
  const rng = new Rng(seed);
  const s = game.setup(config, seed);
  const states: State[] = [];
  const moves: { n: number; seat: Seat; move: ReturnType<Game['toWire']>; hash: string }[] = [];
  for (let pending = seatsOf(game.pending(s)); pending.length > 0; pending = seatsOf(game.pending(s))) {
    const [seat] = pending as [Seat];
    // A little chance comes to more kinds of situations.
    const bot = bots[rng.below(chance) === 0 ? 1 : 0];
    if (bot === undefined || isRefusal(bot)) throw new Error('no such bot');
    const move: Move = askBot(game, s, seat, bot, rng);
    states.push(game.clone(s));
    game.apply(s, seat, move);
    moves.push({ n: moves.length + 1, seat, move: game.toWire(move), hash: game.hash(s) });
  }
  states.push(s);
  return { log: { header: logHeader(game, config, names, seed), moves }, states };
}

/** Brings a log into the page, as a file; its replay is shown. Answers with the address of the replay. */
export async function bringIn(page: Page, address: string, log: Log): Promise<string> {
  await page.goto(`${address}/games`);
  await page.locator('[data-screen="games"]').waitFor();
  const file = {
    name: 'game.clade.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(writeLog(log)),
  };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.locator('[data-screen="replay"]').waitFor();
  return page.url();
}

/**
 * From a replay: plays on from line `n` as the person of a seat, against bots. Waits by locators: `waitForSelector` answers
 * with a handle, which keeps the whole screen in memory for as long as the page is not loaded anew.
 */
export async function forkAt(
  page: Page,
  n: number,
  seat: Seat,
  { replay = page.url(), level = 'beginner' } = {},
): Promise<void> {
  // As a link inside the page would: without loading it anew.
  await page.evaluate((href) => history.pushState(null, '', href), `${new URL(replay).pathname}?move=${n}`);
  await page.locator(`[data-screen="replay"][data-line="${n}"]`).waitFor();
  await page.getByRole('button', { name: 'Fork from here' }).click();
  const seats = page.locator('.fork-seats select');
  await seats.first().waitFor();
  for (let i = 0; i < (await seats.count()); i++)
    await seats.nth(i).selectOption(i === seat ? 'person' : level);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-screen="table"]').waitFor();
}
