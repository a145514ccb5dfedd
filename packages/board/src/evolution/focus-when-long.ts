/** A reference for a row that may scroll inside itself: then it can be scrolled with the keyboard too. */
export function focusWhenLong(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const watch = new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  });
  watch.observe(row);
  return () => watch.disconnect();
}
