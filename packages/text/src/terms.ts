/** A term of the printed rules in one language, and where it comes from. Held against the catalogues by a test. */
export interface Term {
  /** The English term as a regular expression for whole words, matched without regard to case. */
  readonly en: string;
  /** How this language calls it, as a dictionary would have it. */
  readonly term: string;
  /** Beginnings or parts of its forms in small letters; a message with the English term must contain one of them. */
  readonly forms: readonly string[];
  /** The printed rulebook that has it, the sister game, or common usage. */
  readonly source: string;
  /** Only in messages whose key begins with one of these; everywhere when absent. */
  readonly keys?: readonly string[];
  /** Messages that say it in another way, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}
