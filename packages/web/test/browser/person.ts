import { Rng } from '@clade/engine';
import type { Page } from 'playwright-core';

/**
 * Somebody who plays by what the page offers and nothing else: looks for what is lit, clicks or taps it, and confirms.
 * It knows no rules and calls nothing behind the page's back.
 */
export interface Person {
  readonly page: Page;
  readonly rng: Rng;
  /** How often each kind of gesture was used. */
  readonly used: Map<string, number>;
  /** What only opened something to read; nobody looks there again and again. */
  readonly read: Set<string>;
  /** What was chosen last, and what could be chosen then. */
  last?: string;
  lit: readonly string[];
}

export function person(page: Page, seed: string): Person {
  return { page, rng: new Rng(seed), used: new Map(), read: new Set(), lit: [] };
}

/** What a person sees at a glance. */
interface Glance {
  readonly screen: string;
  readonly dialog: boolean;
  readonly confirm: boolean;
  /** Buttons that end something: pass, end turn. */
  readonly buttons: readonly string[];
  /** What may be chosen on the board. */
  readonly targets: readonly string[];
}

function look(page: Page): Promise<Glance> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    // Panes of a phone that are not open lie beside the screen.
    const seen = (e: Element): boolean =>
      e.checkVisibility({ visibilityProperty: true }) && e.closest('[inert]') === null;
    return {
      screen: document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen ?? '',
      dialog: document.querySelector('dialog[open]') !== null,
      confirm: all('[data-act="confirm"]:enabled').some(seen),
      buttons: all('[data-act="sure"]:enabled, .acts [data-move]:enabled')
        .filter(seen)
        .map((e) => e.dataset.move ?? 'sure'),
      targets: all('[data-target]:not([aria-disabled="true"])')
        .filter(seen)
        .map((e) => e.dataset.target ?? ''),
    };
  });
}

/** The game is over when its end is shown. */
export async function isOver(page: Page): Promise<boolean> {
  return (await look(page)).screen === 'end';
}

/** Does one thing that the page offers; false when there is nothing to do but wait. */
export async function act(who: Person): Promise<boolean> {
  const { page, rng, read } = who;
  const { screen, dialog, confirm, buttons, targets } = await look(page);
  if (screen === 'end') return false;
  if (screen === 'curtain') return press(who, 'take-seat', '[data-act="take-seat"]');
  if (dialog) {
    if (who.last !== undefined) read.add(who.last);
    count(who, 'close dialog');
    await page.keyboard.press('Escape');
    return true;
  }
  if (confirm) return press(who, 'confirm', '[data-act="confirm"]:enabled');
  const lit = targets.filter((id) => !read.has(id));
  // A button ends something, so that it is pressed less often than the board.
  if (buttons.length > 0 && (lit.length === 0 || rng.below(6) === 0)) {
    const move = buttons[rng.below(buttons.length)] as string;
    const button = move === 'sure' ? '[data-act="sure"]:enabled' : `.acts [data-move="${move}"]:enabled`;
    return press(who, `button ${move}`, button);
  }
  if (lit.length === 0) return false;
  // What has just lit up is what the last choice was made for.
  const fresh = lit.filter((target) => !who.lit.includes(target));
  const likely = fresh.length > 0 && rng.below(5) > 0 ? fresh : lit;
  const id = likely[rng.below(likely.length)] as string;
  who.last = id;
  who.lit = lit;
  return press(who, `click ${id.split(':')[0]}`, `[data-target=${JSON.stringify(id)}]`);
}

/** What was seen may have moved or gone since: then the next look at the page decides. */
async function press(who: Person, gesture: string, selector: string): Promise<true> {
  count(who, gesture);
  await who.page
    .locator(`:is(${selector}):not([inert] *)`)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
  return true;
}

function count(who: Person, gesture: string): void {
  who.used.set(gesture, (who.used.get(gesture) ?? 0) + 1);
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
  const says = page.locator('.say').first().textContent({ timeout: 1000 });
  return (await says.catch(() => '')) ?? '';
}
