/** Marks and buttons that have a name for screen readers. Tiles of a map have a card of their own. */
const NAMED = '[role="img"][aria-label]:not(.at-hex), button[aria-label], a[aria-label]';
/** Px: what is larger than a mark explains itself. */
const MARK = 72;
const WORD = /\p{L}{2,}/u;

/** What a thing says when it is pointed at: it or what it lies in has a tip, or it is a small mark without words. */
export function tippedBy(target: Element): HTMLElement | undefined {
  const about = target.closest<HTMLElement>('[data-tip]');
  if (about !== null) return about;
  const named = target.closest<HTMLElement>(NAMED);
  if (named === null || WORD.test(named.textContent ?? '')) return undefined;
  const { width, height } = named.getBoundingClientRect();
  return Math.max(width, height) > MARK ? undefined : named;
}

/** Its tip; a mark without one says its name. */
export function tipText(about: Element): string | undefined {
  return about.getAttribute('data-tip') ?? about.getAttribute('aria-label') ?? undefined;
}
