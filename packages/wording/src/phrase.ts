import type { Key, Texts } from '@clade/text';

/**
 * What is said, before anybody says it: a message of the catalogues, what stands in its holes, and how it is meant. The
 * page makes pieces of it, the terminal and mails a line of text.
 */
export interface Phrase {
  readonly key: Key;
  readonly values?: Readonly<Record<string, Value>>;
  readonly tone?: Tone;
  /** A name inside of a sentence: in small letters. */
  readonly small?: true;
  /** The form of its words that the sentence around it wants: see `inForm`. */
  readonly form?: string;
  /** What is said where the catalogue has no such message. */
  readonly or?: Value;
}

/** Several things in a row: "a, b and c", or with commas where "and" would be one word too many. */
export interface Series {
  readonly items: readonly Value[];
  readonly joined: 'and' | 'comma';
}

export type Value = string | number | boolean | Phrase | Series;

/** Of a sentence what it means to whom it is about; of a part of one what it is. */
export type Tone = 'loss' | 'gain' | 'attack' | 'species' | 'latin';

export type PhraseValues = Readonly<Record<string, Value>>;

export function phrase(key: Key, values?: PhraseValues, tone?: Tone): Phrase {
  return { key, ...(values === undefined ? {} : { values }), ...(tone === undefined ? {} : { tone }) };
}

/** A key put together from ids of the rules. */
export function keyOf(key: string): Key {
  return key as Key;
}

/** The name of a thing inside of a sentence. */
export function small(name: Phrase): Phrase {
  return { ...name, small: true };
}

/**
 * A name in the form that the sentence around it wants, for where the two are not one line of text. What a name is made
 * of bears it: of "Damalops (Tomek)" the first word.
 */
export function inForm(name: Phrase, form: string): Phrase {
  const inner = Object.entries(name.values ?? {}).find(
    (entry): entry is [string, Phrase] => typeof entry[1] === 'object' && 'key' in entry[1],
  );
  if (inner === undefined) return { ...name, form };
  const [hole, part] = inner;
  return { ...name, values: { ...name.values, [hole]: inForm(part, form) } };
}

export function both(items: readonly Value[]): Series {
  return { items, joined: 'and' };
}

export function sequence(items: readonly Value[]): Series {
  return { items, joined: 'comma' };
}

/** "+4", "−1", "0". */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

const LISTS = new Map<string, Intl.ListFormat>();

function listIn(locale: string): Intl.ListFormat {
  let format = LISTS.get(locale);
  if (format === undefined) {
    format = new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' });
    LISTS.set(locale, format);
  }
  return format;
}

/** Items of a series and what stands between them. */
export function piecesOf<Item>(
  locale: string,
  items: readonly Item[],
  how: Series['joined'],
): (Item | string)[] {
  if (how === 'comma') return items.flatMap((item, at) => (at === 0 ? [item] : [', ', item]));
  let i = 0;
  return listIn(locale)
    .formatToParts(items.map((_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? (items[i++] as Item) : value));
}

/** What of a phrase and of what stands in for it the catalogue has. */
export function saidIn(texts: Texts, value: Value): Value {
  let said = value;
  while (typeof said === 'object' && 'key' in said && said.or !== undefined && !texts.has(said.key))
    said = said.or;
  return said;
}

/** One line of text. */
export function textOf(texts: Texts, value: Value): string {
  const said = saidIn(texts, value);
  if (typeof said !== 'object') return String(said);
  if ('items' in said)
    return piecesOf(texts.locale, said.items, said.joined)
      .map((item) => textOf(texts, item))
      .join('');
  const text = texts.text(
    said.key,
    valuesOf(said, (one) => textOf(texts, one)),
  );
  const formed = said.form === undefined ? text : texts.inForm(text, said.form);
  return said.small ? formed.toLocaleLowerCase(texts.locale) : formed;
}

/** The values of a phrase as messages take them: phrases and series are said first. */
export function valuesOf<Said>(
  { values = {} }: Phrase,
  say: (value: Phrase | Series) => Said,
): Record<string, string | number | boolean | Said> {
  const all: Record<string, string | number | boolean | Said> = {};
  for (const name in values) {
    const value = values[name] as Value;
    all[name] = typeof value === 'object' ? say(value) : value;
  }
  return all;
}
