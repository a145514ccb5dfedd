import { type Key, Texts, type Values } from '@clade/text';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

export type { Key };

const TextContext = createContext<Texts>(new Texts('en', {}));
export const TextProvider = TextContext.Provider;

export interface Say {
  readonly locale: string;
  /** A plain string, for labels and titles. */
  (key: Key, values?: Values): string;
  /** A message whose values or tags are pieces of the page. */
  rich(key: Key, values?: Values<ReactNode>): ReactNode;
  /** A plain string for a narrow place: long words may be broken. */
  narrow(key: Key, values?: Values): string;
  /** The texts themselves, for keys put together from ids. */
  readonly texts: Texts;
}

/** The text of the page in the reader's language. */
export function useText(): Say {
  return sayIn(useContext(TextContext));
}

const SAYERS = new WeakMap<Texts, Say>();

export function sayIn(texts: Texts): Say {
  let say = SAYERS.get(texts);
  if (say === undefined) {
    say = Object.assign((key: Key, values?: Values) => texts.text(key, values), {
      locale: texts.locale,
      texts,
      narrow: (key: Key, values?: Values) => texts.narrow(key, values),
      rich: (key: Key, values?: Values<ReactNode>) => numbered(texts.pieces<ReactNode>(key, values)),
    });
    SAYERS.set(texts, say);
  }
  return say;
}

function numbered(pieces: readonly ReactNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no identity but their place
  return pieces.map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}
