import { useEffect, useLayoutEffect, useState } from 'react';
import { type Rect, rectOf } from '../rect.ts';
import { same } from '../same.ts';

interface KeyMark {
  readonly key: string;
  readonly at: Rect;
}

/**
 * The keys of all targets, beside them, while somebody plays by keyboard: from a key on, until the pointer moves. For
 * boards on which there is no room for them otherwise.
 */
export function KeyMarks() {
  const [used, setUsed] = useState(false);
  const [marks, setMarks] = useState<readonly KeyMark[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    document.addEventListener('keydown', ({ key }) => !MODIFIERS.has(key) && setUsed(true), options);
    document.addEventListener('pointermove', () => setUsed(false), { ...options, passive: true });
    return () => stop.abort();
  }, []);
  // Whatever has drawn the board anew may have moved a target; a map that glides is looked at when it has arrived.
  useLayoutEffect(() => {
    if (!used) return;
    const look = () => {
      const seen = [...document.querySelectorAll<HTMLElement>('[data-key]')].filter(isSeen);
      const now = seen.map((element) => ({ key: element.dataset.key ?? '', at: rectOf(element) }));
      setMarks((was) => (same(was, now) ? was : now));
    };
    look();
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    for (const type of ['scroll', 'resize', 'transitionend', 'keyup']) addEventListener(type, look, options);
    return () => stop.abort();
  });
  if (!used) return null;
  return (
    <div className="key-marks" aria-hidden="true">
      {marks.map(({ key, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one target may be drawn twice, and a mark has nothing but its place
        <kbd key={i} style={{ left: at.x + at.width / 2, top: at.y }}>
          {key}
        </kbd>
      ))}
    </div>
  );
}

/** What a panel covers has no mark; a pointer would not reach it either. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && element.contains(top);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);
