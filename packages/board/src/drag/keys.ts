import { centre, type Rect } from '../rect.ts';

/** The key of the n-th target, counted from 0: digits, then digits with Shift; none after eighteen. */
export function targetKey(n: number): string | undefined {
  if (n < 9) return String(n + 1);
  return n < 18 ? `⇧${n - 8}` : undefined;
}

/** The keys of so many targets: single ones as long as they last, else two digits each; none after eighty-one. */
export function targetKeys(count: number): readonly string[] {
  if (count <= 18) return Array.from({ length: count }, (_, n) => targetKey(n) as string);
  return Array.from({ length: Math.min(count, 81) }, (_, n) => `${Math.floor(n / 9) + 1}${(n % 9) + 1}`);
}

/** A key was pressed after others: the target key that is whole now, or what has been typed of one. */
export function typeKey(
  typed: string,
  pressed: string,
  keys: readonly string[],
): { readonly whole?: string; readonly typed: string } {
  // What leads nowhere may be the beginning of something else.
  for (const all of [typed + pressed, pressed]) {
    if (keys.includes(all)) return { whole: all, typed: '' };
    if (keys.some((key) => key.startsWith(all))) return { typed: all };
  }
  return { typed: '' };
}

/** The target key that was pressed. Shift changes what a digit types, so that the place of the key counts. */
export function pressedKey(event: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) return event.shiftKey ? `⇧${digit}` : digit;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isDirection(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Place in `rects` of the nearest box in a direction; -1 when there is none. What lies off the line counts double. */
export function nearest(rects: readonly Rect[], from: Rect, direction: ArrowKey): number {
  const start = centre(from);
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [i, rect] of rects.entries()) {
    const end = centre(rect);
    const along = sign * (across ? end.x - start.x : end.y - start.y);
    const aside = Math.abs(across ? end.y - start.y : end.x - start.x);
    if (along <= 1) continue;
    const distance = along + 2 * aside;
    if (distance < bestDistance) {
      best = i;
      bestDistance = distance;
    }
  }
  return best;
}
