import type { Decline } from './message.ts';

/** Forms of words, by the word as the catalogues have it: `Ssaki: { gen: 'Ssaków' }`. */
export type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Declines the words of a table. Small and capital first letters are the same word, and what follows a known word stays
 * as it is: "Morze D4" becomes "Morza D4".
 */
export function declineBy(forms: Forms, locale: string): Decline {
  const lower = (text: string): string => text.toLocaleLowerCase(locale);
  // Where a long name may be broken makes no difference.
  const plain = (text: string): string => lower(text).replaceAll('\u00ad', '');
  const known = new Map(Object.entries(forms).map(([word, by]) => [plain(word), by]));

  return (word, form) => {
    for (let end = word.length; end > 0; end = word.lastIndexOf(' ', end - 1)) {
      const found = known.get(plain(word.slice(0, end)))?.[form];
      if (found === undefined) continue;
      const [first = ''] = word;
      const small = first === lower(first);
      const [head = ''] = found;
      const cased = (small ? lower(head) : head.toLocaleUpperCase(locale)) + found.slice(head.length);
      return cased + word.slice(end);
    }
    return word;
  };
}
