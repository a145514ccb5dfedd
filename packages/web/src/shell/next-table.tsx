import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/text.tsx';
import { hrefOf, nextWaiting } from './entries.ts';
import { useMyTables } from './tables.ts';

const KEY = 'N';

/** Where the next table is that waits for me, other than `but`. */
function useNextTable(but?: string): string | undefined {
  const next = nextWaiting(useMyTables(), but);
  return next && hrefOf(next);
}

/** The button to it, and the key N. Nothing when no table waits. */
export function NextTable({ but }: { readonly but?: string }) {
  const say = useText();
  const href = useNextTable(but);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (href === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toUpperCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      navigate(href);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [href, navigate]);
  if (href === undefined) return null;
  return (
    <button type="button" className="go next-table" aria-keyshortcuts={KEY} onClick={() => navigate(href)}>
      {say('tables.next')} <kbd>{KEY}</kbd>
    </button>
  );
}

/** Keys belong to what is being written. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
