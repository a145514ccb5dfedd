import type { Wire } from '@clade/engine';

/**
 * A move that is not known exactly yet, part by part: a word or number as it is, `*` for anything, `!seed` for anything
 * but that, `<` for the least and `>` for the most there is. What the pattern does not name may be anything.
 */
export type Pattern = readonly (string | number)[];

/** The first of the legal moves that fits; of least and most, the best one. */
export function fitting(pattern: Pattern, legal: readonly Wire[]): Wire | undefined {
  const fits = legal.filter((move) => pattern.every((part, i) => matches(part, move[i])));
  const ranked = pattern.findIndex((part) => part === '<' || part === '>');
  if (ranked < 0) return fits[0];
  const sign = pattern[ranked] === '<' ? 1 : -1;
  return fits.toSorted((a, b) => sign * (Number(a[ranked]) - Number(b[ranked])))[0];
}

function matches(part: string | number, noun: Wire[number] | undefined): boolean {
  if (part === '*') return noun !== undefined;
  if (part === '<' || part === '>') return typeof noun === 'number';
  if (typeof part === 'string' && part.startsWith('!')) return noun !== undefined && noun !== part.slice(1);
  return Array.isArray(noun) ? false : noun === part;
}
