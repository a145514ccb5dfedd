import { nameOf, plainText, type RuleFound } from './book.ts';

/**
 * Rules that hold all words of a query, best first: the id itself, then those that have the words at the beginning,
 * then the others, each in the order of the book.
 */
export function searchRules(rules: Iterable<RuleFound>, query: string, limit: number): RuleFound[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { rule: RuleFound; score: number }[] = [];
  for (const rule of rules) {
    const score = scoreOf(rule, words);
    if (score > 0) found.push({ rule, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ rule }) => rule);
}

function scoreOf(rule: RuleFound, words: readonly string[]): number {
  const id = fold(rule.id);
  if (words.length === 1 && words[0] === id) return 4;
  const text = fold(plainText(rule.text));
  const headings = [...rule.under.map(({ title }) => plainText(title)), nameOf(rule.within) ?? ''];
  const heading = fold(headings.join(' '));
  if (!words.every((word) => text.includes(word) || heading.includes(word) || id.includes(word))) return 0;
  if (words.every((word) => text.slice(0, 40).includes(word))) return 3;
  return words.every((word) => text.includes(word)) ? 2 : 1;
}

/** Without case and accents, so that a search finds what is meant. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
