/** A table in words: what is where, in parts with a heading each. Complete: whoever hears it needs no picture. */
export interface Words {
  /** The same for the whole game. */
  readonly key: string;
  readonly title: string;
  readonly items: readonly WordsItem[];
}

export interface WordsItem {
  readonly key: string;
  readonly text: string;
  /** More about it, one sentence each. */
  readonly items?: readonly WordsItem[];
}

/** Sentences as items; empty ones are left out. */
export function itemsOf(texts: readonly (string | undefined)[]): WordsItem[] {
  return texts.flatMap((text, i) => (text ? [{ key: String(i), text }] : []));
}
