import { IntlMessageFormat } from 'intl-messageformat';

/** Messages of one language by key, in ICU MessageFormat. A part of the page has a catalogue of its own. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a message can be given: numbers and names, pieces of the page, and functions for its tags. */
export type Values<Piece = string> = Readonly<
  Record<string, string | number | boolean | Piece | ((inside: (string | Piece)[]) => Piece)>
>;

/** A word in the form that a sentence needs (`gen`, `acc`, ...); a word it does not know stays as it is. */
export type Decline = (word: string, form: string) => string;

export interface TextsOptions {
  readonly decline?: Decline | undefined;
  /** Where given, a message that cannot be made is reported and shown with a hole in it; otherwise it throws. */
  readonly onHole?: ((error: unknown) => void) | undefined;
}

interface Message {
  readonly format: IntlMessageFormat;
  readonly declined: readonly Declined[];
  /** Names of its tags. */
  readonly tags: readonly string[];
}

/** `{animal_gen}`: the value `animal` in the form `gen`. */
export interface Declined {
  readonly argument: string;
  readonly value: string;
  readonly form: string;
}

/** So many sentences are kept; a table has a few hundred at a time. */
const MOST_SAID = 4000;

/** A message with its values; a number is not the same as its digits, which have no plural. */
function callOf(key: string, values: Values): string | undefined {
  let call = key;
  for (const name in values) {
    const value = values[name];
    // Two functions can look alike.
    if (typeof value === 'function') return undefined;
    call += `\0${name}\0${typeof value === 'number' ? '#' : ''}${value}`;
  }
  return call;
}

/** Formats messages of one language. A missing key is a bug and throws, so that tests see it. */
export class Texts {
  readonly locale: string;
  readonly #catalogue: Catalogue;
  readonly #options: TextsOptions;
  readonly #parsed = new Map<string, Message>();
  readonly #texts = new Map<string, string>();
  readonly #narrow = new Map<string, string>();

  constructor(locale: string, catalogue: Catalogue, options: TextsOptions = {}) {
    this.locale = locale;
    this.#catalogue = catalogue;
    this.#options = options;
  }

  has(key: string): boolean {
    return key in this.#catalogue;
  }

  /** Does the message mark a part of itself, as in `<loss>extinct</loss>`? */
  hasTags(key: string): boolean {
    return this.#message(key).tags.length > 0;
  }

  /** Which of its values a message wants in which form: where they are pieces, who makes them puts them into it. */
  formsIn(key: string): readonly Declined[] {
    return this.has(key) ? this.#message(key).declined : [];
  }

  /** A word in the form that a sentence needs. */
  inForm(word: string, form: string): string {
    return this.#options.decline?.(word, form) ?? word;
  }

  /** The message as pieces: text, and what was given as pieces. */
  pieces<Piece>(key: string, values: Values<Piece> = {}): (string | Piece)[] {
    const made = this.#format(key, values);
    return Array.isArray(made) ? made : [made];
  }

  /** One line of text, without the places where a long word may be broken: logs, labels and terminals show them. */
  text(key: string, values: Values = {}): string {
    return this.#said(this.#texts, key, values, () => this.narrow(key, values).replaceAll('\u00ad', ''));
  }

  /** The same for a narrow place on a card or a board, where a long word is broken as its language does. */
  narrow(key: string, values: Values = {}): string {
    return this.#said(this.#narrow, key, values, () =>
      String(this.#format(key, this.#untagged(key, values))),
    );
  }

  /** Tables say the same hundreds of times: at every click, in every label. What was said once is not made again. */
  #said(known: Map<string, string>, key: string, values: Values, make: () => string): string {
    const call = callOf(key, values);
    if (call === undefined) return make();
    let said = known.get(call);
    if (said === undefined) {
      said = make();
      if (known.size >= MOST_SAID) known.clear();
      known.set(call, said);
    }
    return said;
  }

  /** A line of text says what is inside of a tag as it stands. */
  #untagged(key: string, values: Values): Values {
    if (!this.has(key)) return values;
    const { tags } = this.#message(key);
    return tags.length === 0 ? values : { ...Object.fromEntries(tags.map((tag) => [tag, plain])), ...values };
  }

  #format<Piece>(key: string, values: Values<Piece>): string | Piece | (string | Piece)[] {
    try {
      const { format, declined } = this.#message(key);
      return format.format<Piece>(declined.length === 0 ? values : this.#decline(declined, values));
    } catch (error) {
      const { onHole } = this.#options;
      if (onHole === undefined) throw error;
      onHole(error);
      return (this.#catalogue[key] ?? key).replaceAll(/\{[^{}]*\}/g, '…');
    }
  }

  #decline<Piece>(declined: readonly Declined[], values: Values<Piece>): Values<Piece> {
    const all: Record<string, Values<Piece>[string]> = { ...values };
    for (const { argument, value, form } of declined) {
      const word = values[value];
      if (argument in values || word === undefined) continue;
      all[argument] = typeof word === 'string' ? this.inForm(word, form) : word;
    }
    return all;
  }

  #message(key: string): Message {
    let message = this.#parsed.get(key);
    if (message === undefined) {
      const source = this.#catalogue[key];
      if (source === undefined) throw new Error(`no message "${key}" in ${this.locale}`);
      const format = new IntlMessageFormat(source, this.locale);
      message = { format, declined: declinedIn(source), tags: tagsIn(source) };
      this.#parsed.set(key, message);
    }
    return message;
  }
}

/** What is inside of a tag, as it stands. */
const plain = (inside: string[]): string => inside.join('');

const TAG = /<([a-z][\w-]*)>/g;

function tagsIn(source: string): readonly string[] {
  return Array.from(source.matchAll(TAG), ([, tag = '']) => tag);
}

const DECLINED = /\{\s*((\w+)_([a-z]+))\s*[,}]/g;

function declinedIn(source: string): readonly Declined[] {
  return Array.from(source.matchAll(DECLINED), ([, argument = '', value = '', form = '']) => ({
    argument,
    value,
    form,
  }));
}
