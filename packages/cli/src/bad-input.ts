import { isRefusal, type Refusal } from '@clade/engine';
import { sentenceOf } from './refused.ts';

/** What the person asked for cannot be: one sentence on stderr, exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The value, or the refusal as bad input. */
export function accepted<T>(value: T | Refusal, title?: string): T {
  if (isRefusal(value)) throw new BadInput(sentenceOf(value, title));
  return value;
}

/** ` Did you mean "sim"?` when a known name is close to the one given; otherwise nothing. */
export function didYouMean(given: string, known: readonly string[]): string {
  let best: string | undefined;
  let least = 3;
  for (const name of known) {
    const d = distance(given.toLowerCase(), name.toLowerCase());
    if (d < least && d < name.length) {
      least = d;
      best = name;
    }
  }
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}

/** Edits between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
