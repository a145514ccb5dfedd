import { IntlMessageFormat } from 'intl-messageformat';

/** Messages of one language by key, in ICU MessageFormat. A part of the page has a catalogue of its own. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a message can be given: numbers and names, pieces of the page, and functions for its tags. */
export type Values<Piece = never> = Readonly<
  Record<string, string | number | boolean | Piece | ((inside: Piece[]) => Piece)>
>;

/** Formats messages of one language. A missing key is a bug and throws, so that tests see it. */
export class Texts {
  readonly locale: string;
  readonly #catalogue: Catalogue;
  readonly #parsed = new Map<string, IntlMessageFormat>();

  constructor(locale: string, catalogue: Catalogue) {
    this.locale = locale;
    this.#catalogue = catalogue;
  }

  has(key: string): boolean {
    return key in this.#catalogue;
  }

  /** The message as pieces: text, and what was given as pieces. */
  pieces<Piece>(key: string, values: Values<Piece> = {}): (string | Piece)[] {
    const made = this.#format(key, values as Values) as string | Piece | (string | Piece)[];
    return Array.isArray(made) ? made : [made];
  }

  text(key: string, values: Values = {}): string {
    return String(this.#format(key, values));
  }

  /** In the built page a sentence with a hole in it is reported, and does not take the table with it. */
  #format(key: string, values: Values): unknown {
    try {
      return this.#message(key).format(values as never);
    } catch (error) {
      if (!import.meta.env.PROD) throw error;
      reportError(error);
      return (this.#catalogue[key] ?? key).replaceAll(/\{[^{}]*\}/g, '…');
    }
  }

  #message(key: string): IntlMessageFormat {
    let message = this.#parsed.get(key);
    if (message === undefined) {
      const source = this.#catalogue[key];
      if (source === undefined) throw new Error(`no message "${key}" in ${this.locale}`);
      message = new IntlMessageFormat(source, this.locale);
      this.#parsed.set(key, message);
    }
    return message;
  }
}
