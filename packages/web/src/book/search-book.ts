import type { CardEntry } from '../games/game-ui.ts';
import { plainText, type RuleFound } from '../table/rules/book.ts';
import { fold, searchRules } from '../table/rules/search.ts';
import type { PlayerBook } from './player-book.ts';

/** A place where the words of a query stand. */
export type Hit =
  | {
      readonly kind: 'paragraph';
      readonly page: number;
      readonly title: string;
      readonly text: string;
      readonly rule: string;
    }
  | { readonly kind: 'card'; readonly card: CardEntry }
  | { readonly kind: 'rule'; readonly rule: RuleFound };

interface Sought {
  readonly book: PlayerBook;
  readonly cards: readonly CardEntry[];
  readonly rules: Iterable<RuleFound>;
}

/** Numbered rules come last: there are many of them. */
const NUMBERS = 12;

/** Paragraphs and answers, then cards and traits, then numbered rules that hold all words. */
export function searchBook({ book, cards, rules }: Sought, query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (...texts: readonly string[]): boolean => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  const paragraphs = book.chapters.flatMap(({ title, blocks, asked }, page): Hit[] => [
    ...blocks.flatMap((block): Hit[] => {
      if (block.kind !== 'paragraph') return [];
      const text = plainText(block.text);
      return holds(text, ...block.rules)
        ? [{ kind: 'paragraph', page, title, text, rule: block.rules[0] ?? '' }]
        : [];
    }),
    ...asked.flatMap(({ question, text, rules: cited }): Hit[] => {
      const answer = `${question} ${plainText(text)}`;
      return holds(answer) ? [{ kind: 'paragraph', page, title, text: answer, rule: cited[0] ?? '' }] : [];
    }),
  ]);
  return [
    ...paragraphs,
    ...cards.filter(({ name, text }) => holds(name, text)).map((card): Hit => ({ kind: 'card', card })),
    ...searchRules(rules, query, NUMBERS).map((rule): Hit => ({ kind: 'rule', rule })),
  ];
}

/** A text in parts, those that the query names marked; accents and case do not matter. */
export function markHits(
  text: string,
  query: string,
): readonly { readonly text: string; readonly hit: boolean }[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  // One folded letter for each letter, so that places stay the same.
  const folded = [...text].map((letter) => fold(letter).slice(0, 1) || letter).join('');
  const letters = [...text];
  const marked = letters.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  const parts: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.hit === marked[i]) last.text += letter;
    else parts.push({ text: letter, hit: marked[i] as boolean });
  }
  return parts;
}
