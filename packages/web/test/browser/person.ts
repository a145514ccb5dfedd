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
  /** How the page looked when something was last done. */
  seen: string;
  /** Presses in a row that found nothing to press. */
  missed: number;
}

export function person(page: Page, seed: string): Person {
  return {
    page,
    rng: new Rng(seed),
    used: new Map(),
    read: new Set(),
    lit: [],
    seen: '',
    missed: 0,
  };
}

/** What a person sees at a glance. */
interface Glance {
  readonly screen: string;
  readonly dialog: boolean;
  /** Something to read lies beside the table, over a part of it. */
  readonly panel: boolean;
  readonly confirm: boolean;
  /** Buttons that end something: pass, end turn. */
  readonly buttons: readonly string[];
  /** What may be chosen on the board. */
  readonly targets: readonly string[];
  /** A tab of a phone says that there is something to do behind it. */
  readonly elsewhere: boolean;
  /** Everything that a change can be told by. */
  readonly signs: string;
}

/**
 * Looks at the page, as soon as it differs from what was seen and is not filling in a choice, or when patience is at its
 * end.
 */
function look(page: Page, seen: string, patience: number): Promise<Glance> {
  return page.evaluate(
    async ({ before, wait }) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      // Panes of a phone that are not open lie beside the screen.
      const visible = (e: Element): boolean =>
        e.checkVisibility({ visibilityProperty: true }) && e.closest('[inert]') === null;
      const glance = () => {
        const lit = all('[data-target]:not([aria-disabled="true"])').filter(visible);
        const acts = all('.acts button:enabled').filter(visible);
        const ends = acts.filter((e) => e.dataset.act === 'sure' || e.dataset.move !== undefined);
        const now = {
          screen: document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen ?? '',
          dialog: document.querySelector('dialog[open]') !== null,
          panel: all('aside.panel').some(visible),
          confirm: acts.some((e) => e.dataset.act === 'confirm'),
          buttons: ends.map((e) => e.dataset.move ?? 'sure'),
          targets: lit.map((e) => e.dataset.target ?? ''),
          elsewhere: all('[role="tab"]:has(.news)').some(visible),
        };
        const words = all('.say, .log li:last-child').map((e) => e.textContent);
        const chosen = lit.map((e) => e.ariaPressed);
        return { ...now, signs: JSON.stringify([now, acts.map((e) => e.textContent), words, chosen]) };
      };
      const until = performance.now() + wait;
      for (;;) {
        const now = glance();
        const busy = document.querySelector('[aria-busy="true"]') !== null;
        if ((now.signs !== before && !busy) || performance.now() > until) return now;
        await new Promise((next) => setTimeout(next, 8));
      }
    },
    { before: seen, wait: patience },
  );
}

/** The game is over when its end is shown. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-screen="end"]').count()) > 0;
}

/** Long enough for an answer of the table; a person who has company looks at the others sooner. */
const PATIENCE = 1500;

/** Does one thing that the page offers; false when there is nothing to do but wait, which it has done for a while. */
async function act(who: Person, patience = PATIENCE): Promise<boolean> {
  const { page, rng, read } = who;
  const { screen, dialog, panel, confirm, buttons, targets, elsewhere, signs } = await look(
    page,
    who.seen,
    patience,
  );
  who.seen = signs;
  if (screen === 'end') return false;
  if (screen === 'curtain') return press(who, 'take-seat', '[data-act="take-seat"]');
  if (dialog) {
    if (who.last !== undefined) read.add(who.last);
    count(who, 'close dialog');
    await page.keyboard.press('Escape');
    return true;
  }
  // A link to a rule that came up under the pointer.
  if (panel) return press(who, 'close panel', 'aside.panel .dialog-head button');
  if (confirm) return press(who, 'confirm', '[data-act="confirm"]:enabled');
  const lit = targets.filter((id) => !read.has(id));
  // A button ends something, so that it is pressed less often than the board.
  if (buttons.length > 0 && (lit.length === 0 || rng.below(6) === 0)) {
    const move = buttons[rng.below(buttons.length)] as string;
    const button = move === 'sure' ? '[data-act="sure"]:enabled' : `.acts [data-move="${move}"]:enabled`;
    return press(who, `button ${move}`, button);
  }
  if (lit.length === 0) return elsewhere ? press(who, 'tab', '[role="tab"]:has(.news)') : false;
  // What has just lit up is what the last choice was made for.
  const fresh = lit.filter((target) => !who.lit.includes(target));
  const likely = fresh.length > 0 && rng.below(5) > 0 ? fresh : lit;
  const id = likely[rng.below(likely.length)] as string;
  who.last = id;
  who.lit = lit;
  return press(who, `click ${id.split(':')[0]}`, `[data-target=${JSON.stringify(id)}]`);
}

/** So many presses in a row that find nothing mean that something is lit which no hand can reach. */
const MISSES = 20;

/** Presses something where it can be hit. What was seen may have moved or gone since: then the next look decides. */
async function press(who: Person, gesture: string, selector: string): Promise<true> {
  const at = await reach(who.page, selector);
  if (at === undefined) {
    who.missed += 1;
    if (who.missed > MISSES) throw new Error(`nothing can be pressed at ${selector}`);
    who.seen = '';
    return true;
  }
  who.missed = 0;
  count(who, gesture);
  if (await touches(who.page)) await who.page.touchscreen.tap(at.x, at.y);
  else await who.page.mouse.click(at.x, at.y);
  return true;
}

function touches(on: Page): Promise<boolean> {
  return on.evaluate(() => matchMedia('(pointer: coarse)').matches);
}

/** A point at which a pointer meets the element and nothing that lies above it; brought into sight where need be. */
export function reach(on: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  return on.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find(
      (e) => e.checkVisibility({ visibilityProperty: true }) && e.closest('[inert]') === null,
    );
    if (element === undefined) return undefined;
    const find = (): { x: number; y: number } | undefined => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // From the middle outwards.
      for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const x = left + width * dx;
          const y = top + height * dy;
          const hit = document.elementFromPoint(x, y);
          if (hit?.closest('[data-target], button') === element) return { x, y };
        }
      return undefined;
    };
    const here = find();
    if (here) return here;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return find();
  }, selector);
}

function count(who: Person, gesture: string): void {
  who.used.set(gesture, (who.used.get(gesture) ?? 0) + 1);
}

/** Does what the page offers to one or to several people until something is true. */
export async function playUntil(
  people: readonly Person[],
  done: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const until = Date.now() + seconds * 1000;
  const patience = people.length > 1 ? 50 : PATIENCE;
  while (!(await done())) {
    if (Date.now() > until) {
      const asked = await Promise.all(people.map((one) => what(one.page)));
      throw new Error(`not after ${seconds} s: ${asked.join(' | ')}`);
    }
    for (const one of people) await act(one, patience);
  }
}

/** Plays until the end is shown. */
export function playToEnd(who: Person, seconds: number): Promise<void> {
  return playUntil([who], () => isOver(who.page), seconds);
}

/** What the prompt says, for messages. */
async function what(on: Page): Promise<string> {
  const says = on.locator('.say').first().textContent({ timeout: 1000 });
  return (await says.catch(() => '')) ?? '';
}
