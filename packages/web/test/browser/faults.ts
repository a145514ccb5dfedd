import type { Page } from 'playwright-core';

/**
 * What is wrong with the layout of a table as it stands, in words: text that is cut off, covered, crossed by a picture, too
 * small or outside the window, signs and lit places that are cut, frames with nothing in them, boxes that must be scrolled
 * sideways, things to press that lie over each other, a Confirm that cannot be seen or reached.
 */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 11.9;
    /** Large text enlarges what is rounded, too. */
    const SLACK = 1.5 * (document.documentElement.currentCSSZoom ?? 1);
    /** Names that people choose, and what a note says in full, may end in dots. */
    const SHORTENED = '.who-name, .pl > header .nm, .pr4 li[data-tip]';
    /** What lies over the rest because somebody looks there: notes, a card that rises. */
    const ABOVE = '.ink-note, .hover-tip, .map-card, .fan li, [popover]';
    /** For ears alone. */
    const UNSEEN = '.said, .hidden-text, [inert], [hidden]';
    const faults = new Set<string>();
    const seen = (e: Element): boolean =>
      e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(UNSEEN);
    const words = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60);
    const place = (e: Element): string =>
      [e.parentElement, e]
        .map((at) => `.${at?.getAttribute('class')?.trim().replace(/\s+/g, '.') ?? ''}`)
        .join(' ');

    /** The nearest box that cuts what sticks out of it, unless it can be scrolled there. */
    const cutBy = (e: Element, rect: DOMRect): 'whole' | 'cut' | 'gone' => {
      for (let at: Element | null = e; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const across = overflowX === 'hidden' || overflowX === 'clip';
        const down = overflowY === 'hidden' || overflowY === 'clip';
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          return 'whole';
        const outside =
          (across && (rect.left >= box.right || rect.right <= box.left)) ||
          (down && (rect.top >= box.bottom - 1 || rect.bottom <= box.top + 1));
        if (outside) return 'gone';
        if (
          (across && (rect.right > box.right + SLACK || rect.left < box.left - SLACK)) ||
          (down && (rect.bottom > box.bottom + SLACK + 2 || rect.top < box.top - SLACK - 2))
        )
          return 'cut';
        if (position === 'fixed') break;
      }
      const { innerWidth: right, innerHeight: bottom } = window;
      if (
        rect.right > right + SLACK ||
        rect.left < -SLACK ||
        rect.bottom > bottom + SLACK ||
        rect.top < -SLACK
      )
        return 'cut';
      return 'whole';
    };

    /** What can be seen of an element: boxes around it cut it, whether they scroll or not. */
    const inSight = (
      e: Element,
      rect = e.getBoundingClientRect(),
      from: Element | null = e.parentElement,
    ) => {
      let { left, top, right, bottom } = rect;
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    };
    /** Nothing of a piece of text is scrolled out of sight. */
    const isInSight = (e: Element, rect: DOMRect): boolean => {
      const { left, top, right, bottom } = inSight(e, rect, e);
      return right - left > rect.width - 1 && bottom - top > rect.height - 1;
    };
    /** Something with a ground of its own lies over a point of an element. */
    const isUnder = (e: Element, x: number, y: number): boolean => {
      // What pointers go through cannot be asked.
      if (getComputedStyle(e).pointerEvents === 'none') return false;
      const hit = document.elementFromPoint(x, y);
      for (let at = hit; at && !at.contains(e); at = at.parentElement) {
        if (at.closest(ABOVE)) return false;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) continue;
        const { backgroundColor, opacity } = getComputedStyle(at);
        const clear = /rgba\(.*,\s*0(?:\.\d+)?\)|\/\s*0(?:\.\d+)?\)|transparent/.test(backgroundColor);
        if (!clear && Number(opacity) > 0.9) return true;
      }
      return false;
    };
    /** Rows that are made to be scrolled, as long as they must be. */
    const SIDEWAYS = '.herd, .cards, .panes';
    for (const box of document.querySelectorAll<HTMLElement>('.board-area *, .prompt *, .acts, .log ol')) {
      const { overflowX } = getComputedStyle(box);
      if ((overflowX !== 'auto' && overflowX !== 'scroll') || box.closest(SIDEWAYS) || !seen(box)) continue;
      if (box.scrollWidth > box.clientWidth + 1) faults.add(`sideways: ${place(box)}`);
    }

    // Text
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: e, textContent: text } = node;
      if (e === null || text === null || text.trim() === '' || !seen(e)) continue;
      if (['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'TEXTAREA'].includes(e.tagName.toUpperCase())) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      if (rects.length === 0) continue;
      const svg = e.closest('svg');
      const scale = svg
        ? Math.abs((e as Element as SVGGraphicsElement).getScreenCTM?.()?.d ?? 1)
        : (e.currentCSSZoom ?? 1);
      const size = Number.parseFloat(getComputedStyle(e).fontSize) * scale;
      // A letter in the sign of a seat is a part of the drawing.
      if (size < SMALLEST && !e.closest('.seat-mark'))
        faults.add(`${size.toFixed(1)} px: "${words(text)}" ${place(e)}`);
      // The map can be moved.
      if (svg || e.closest(SHORTENED)) continue;
      const cuts = rects.map((rect) => cutBy(e, rect));
      if (
        cuts.every((cut) => cut === 'gone') &&
        getComputedStyle(e).borderStyle !== 'none' &&
        !e.querySelector('svg') &&
        cutBy(e.parentElement ?? e, e.getBoundingClientRect()) === 'whole'
      )
        faults.add(`blank: "${words(text)}" ${place(e)}`);
      if (cuts.includes('cut') || (cuts.includes('gone') && cuts.includes('whole')))
        faults.add(`cut: "${words(text)}" ${place(e)}`);
      else if (
        rects.some(
          (rect, i) =>
            cuts[i] === 'whole' &&
            isInSight(e, rect) &&
            [rect.left + 2, rect.right - 2].some((x) => isUnder(e, x, (rect.top + rect.bottom) / 2)),
        )
      )
        faults.add(`under: "${words(text)}" ${place(e)}`);
    }

    // Signs without words
    for (const sign of document.querySelectorAll(
      '.display :is(.sp, .free, .els), .track li, .foods li, .piles > *',
    ))
      if (seen(sign) && cutBy(sign, sign.getBoundingClientRect()) === 'cut')
        faults.add(`cut: ${place(sign)}`);
    // Pictures that words stand on
    const CROSSED = 4;
    /** Higher portraits have room for a name above the animal. */
    const LOW = 48;
    const across = (a: Element, b: Element): boolean => {
      const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return (
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > CROSSED &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > CROSSED
      );
    };
    for (const picture of document.querySelectorAll('.tcard > .pic'))
      for (const sign of picture.parentElement?.querySelectorAll(':scope > :is(.fo, .lf, kbd)') ?? [])
        if (seen(picture) && seen(sign) && across(sign, picture)) faults.add(`crossed: ${place(sign)}`);
    for (const picture of document.querySelectorAll('.por > .creature')) {
      const portrait = picture.parentElement as Element;
      const name = portrait.querySelector('.fig b');
      const low = portrait.getBoundingClientRect().height < LOW;
      if (low && name && seen(picture) && seen(name) && across(name, picture))
        faults.add(`crossed: "${words(name.textContent ?? '')}" ${place(name)}`);
    }

    // Things to press
    const pressable = [
      ...document.querySelectorAll<HTMLElement>('button, a, select, input, [data-target]'),
    ].filter((e) => !e.closest('svg') && seen(e) && cutBy(e, e.getBoundingClientRect()) !== 'gone');
    const boxes = pressable.map((e) => ({ e, box: inSight(e) }));
    for (const [i, { e: a, box: one }] of boxes.entries())
      for (const { e: b, box: two } of boxes.slice(i + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        // Cards of a fan lie over each other, and a press takes the one that is seen (crowd.test.ts).
        if (a.closest('.fan') && b.closest('.fan')) continue;
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across <= 2 || down <= 2) continue;
        const x = (Math.max(one.left, two.left) + Math.min(one.right, two.right)) / 2;
        const y = (Math.max(one.top, two.top) + Math.min(one.bottom, two.bottom)) / 2;
        const hit = document.elementFromPoint(x, y);
        if (hit && (a.contains(hit) || b.contains(hit)))
          faults.add(
            `overlap: ${place(a)} "${words(a.textContent ?? '')}", ${place(b)} "${words(b.textContent ?? '')}"`,
          );
      }

    // Lit places of the map that stand half outside, or that something lies over
    for (const spot of document.querySelectorAll('.hex-map.whole .corner.legal > *'))
      if (cutBy(spot, spot.getBoundingClientRect()) !== 'whole') faults.add(`cut: ${place(spot)}`);
    if (document.querySelector('.hex-map.whole'))
      for (const lit of document.querySelectorAll(
        '.hex-map .hits [data-target]:not([aria-disabled="true"])',
      )) {
        const { left, top, width, height } = lit.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const over = hit?.closest('.map-over');
        if (over && over.tagName !== 'BUTTON')
          faults.add(`covered: ${lit.getAttribute('data-target')} by ${place(over)}`);
      }

    // Confirm
    for (const go of document.querySelectorAll<HTMLElement>('[data-act="confirm"], [data-act="sure"]')) {
      const box = go.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!seen(go) || cutBy(go, box) !== 'whole' || !hit || !go.contains(hit))
        faults.add(`hidden: ${words(go.textContent ?? '')}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth + 1)
      faults.add('the page is wider than the window');
    return [...faults];
  });
}
