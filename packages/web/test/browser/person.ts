import { Rng } from '@clade/engine';
import type { Locator, Page } from 'playwright-core';

/**
 * Somebody who plays by what the page offers and nothing else: looks for what is lit, clicks, drags or taps it, and
 * confirms. It knows no rules and calls nothing behind the page's back.
 */
export interface Person {
  readonly page: Page;
  readonly rng: Rng;
  /** How often each kind of gesture was used. */
  readonly used: Map<string, number>;
  /** What only opened something to read; nobody looks there again and again. */
  readonly read: Set<string>;
  last?: string;
}

export function person(page: Page, seed: string): Person {
  return { page, rng: new Rng(seed), used: new Map(), read: new Set() };
}

function count(who: Person, gesture: string): void {
  who.used.set(gesture, (who.used.get(gesture) ?? 0) + 1);
}

/** What may be chosen now. */
const LIT = '[data-target]:not([aria-disabled="true"])';

/** The game is over when its end is shown. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-screen="end"]').count()) > 0;
}

/** Does one thing that the page offers; false when there is nothing to do but wait. */
export async function act(who: Person): Promise<boolean> {
  const { page, rng } = who;
  const curtain = page.locator('[data-act="take-seat"]');
  if (await curtain.isVisible().catch(() => false)) {
    await press(curtain);
    count(who, 'take-seat');
    return true;
  }
  if ((await page.locator('dialog[open]').count()) > 0) {
    if (who.last !== undefined) who.read.add(who.last);
    await page.keyboard.press('Escape');
    count(who, 'close dialog');
    return true;
  }
  const confirm = page.locator('[data-act="confirm"]:enabled');
  if ((await confirm.count()) > 0) {
    await press(confirm.first());
    count(who, 'confirm');
    return true;
  }
  const dull = [...who.read].map((id) => `:not([data-target=${JSON.stringify(id)}])`).join('');
  const lit = page.locator(LIT + dull);
  const targets = await lit.count();
  const sure = page.locator('[data-act="sure"]:enabled, .acts [data-move]:enabled');
  const buttons = await sure.count();
  // A button ends something, so that it is pressed less often than the board.
  if (buttons > 0 && (targets === 0 || rng.below(6) === 0)) {
    const button = sure.nth(rng.below(buttons));
    count(
      who,
      `button ${(await button.getAttribute('data-move', { timeout: 1000 }).catch(() => null)) ?? 'sure'}`,
    );
    await press(button);
    return true;
  }
  if (targets === 0) return false;
  await choose(who, lit.nth(rng.below(targets)));
  return true;
}

async function choose(who: Person, target: Locator): Promise<void> {
  const id = (await target.getAttribute('data-target', { timeout: 1000 }).catch(() => null)) ?? '';
  count(who, `click ${id.split(':')[0]}`);
  who.last = id;
  await press(target);
}

/** What was seen may have moved or gone since: then the next look at the page decides. */
async function press(what: Locator): Promise<void> {
  await what.click({ timeout: 1000 }).catch(() => undefined);
}

/** Plays until the end is shown. */
export async function playToEnd(who: Person, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await isOver(who.page))) {
    if (Date.now() > until) throw new Error(`not over after ${seconds} s: ${await what(who.page)}`);
    if (!(await act(who))) await who.page.waitForTimeout(30);
  }
}

/** What the prompt says, for messages. */
async function what(page: Page): Promise<string> {
  return (
    (await page
      .locator('.say')
      .first()
      .textContent()
      .catch(() => '')) ?? ''
  );
}
