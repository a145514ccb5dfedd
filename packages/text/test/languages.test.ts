import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { type Catalogue, type Decline, Texts } from '../src/message.ts';
import type { Term } from '../src/terms.ts';

const SRC = path.resolve(import.meta.dirname, '../src');
const TERMS = path.resolve(import.meta.dirname, '../terms');
/** Files of a language that are no catalogues. */
const OTHER = new Set(['forms.ts', 'same.ts']);
const COUNTS = [0, 1, 2, 5, 22];

const languages = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const parts = readdirSync(path.join(SRC, 'en')).filter((file) => !OTHER.has(file));

async function catalogue(language: string, part: string): Promise<Catalogue> {
  const file = path.join(SRC, language, part);
  if (!existsSync(file)) return {};
  const { earth, instead: _, ...own } = (await import(file)) as Record<string, Catalogue>;
  return Object.assign({}, part === 'earth.ts' ? earth : {}, ...Object.values(own)) as Catalogue;
}

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
  readonly children?: readonly Node[];
}

/** Arguments of a message with what they may be: numbers, words to select by, tags, or anything. */
interface Arguments {
  readonly plain: Set<string>;
  readonly numbers: Set<string>;
  readonly selects: Map<string, Set<string>>;
  readonly tags: Set<string>;
}

const [ARGUMENT, NUMBER, SELECT, PLURAL, TAG] = [1, 2, 5, 6, 8];

function argumentsOf(message: string, locale: string): Arguments {
  const found: Arguments = { plain: new Set(), numbers: new Set(), selects: new Map(), tags: new Set() };
  const walk = (nodes: readonly Node[]): void => {
    for (const { type, value = '', options = {}, children = [] } of nodes) {
      if (type === ARGUMENT) found.plain.add(value);
      if (type === NUMBER || type === PLURAL) found.numbers.add(value);
      if (type === TAG) found.tags.add(value);
      if (type === SELECT) {
        const words = found.selects.get(value) ?? new Set();
        for (const word of Object.keys(options)) words.add(word);
        found.selects.set(value, words);
      }
      for (const option of Object.values(options)) walk(option.value);
      walk(children);
    }
  };
  walk(new IntlMessageFormat(message, locale).getAst() as unknown as readonly Node[]);
  return found;
}

/** `animal_gen` is the value `animal`, declined. */
function given(argument: string): string {
  return argument.replace(/_[a-z]+$/, '');
}

function names({ plain, numbers, selects, tags }: Arguments): string[] {
  return [...new Set([...plain, ...numbers, ...selects.keys(), ...tags].map(given))].sort();
}

/** Every message with every count and every word it selects by, of its own and of the English one. */
function renderings(key: string, texts: Texts, message: string, english: string): string[] {
  const own = argumentsOf(message, texts.locale);
  const theirs = argumentsOf(english, 'en');
  const choices: [string, readonly unknown[]][] = names(own).map((name) => {
    const words = new Set([...(own.selects.get(name) ?? []), ...(theirs.selects.get(name) ?? [])]);
    if (own.tags.has(name)) return [name, [(inside: string[]) => inside.join('')]];
    if (words.size > 0) return [name, [...words]];
    return [name, own.numbers.has(name) ? COUNTS : ['Xyz']];
  });
  const rounds = Math.max(1, ...choices.map(([, values]) => values.length));
  const made: string[] = [];
  // Each choice is walked through once beside the others; pairs are covered by a second, shifted walk.
  for (const shift of [0, 1])
    for (let i = 0; i < rounds; i++) {
      const values = choices.map(([name, list], at) => [name, list[(i + shift * at) % list.length]] as const);
      made.push(texts.text(key, Object.fromEntries(values) as never));
    }
  return made;
}

/** The words of a message without its arguments. */
function words(message: string): string {
  return message
    .replaceAll(/\{\s*\w+\s*\}/g, ' ')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('\u00ad', '')
    .toLowerCase();
}

describe.for(languages.filter((language) => language !== 'en'))('%s', (language) => {
  test.for(parts)('has every message of %s, and none besides', async (part) => {
    const [english, own] = await Promise.all([catalogue('en', part), catalogue(language, part)]);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(own).filter(([, message]) => message.trim() === '')).toEqual(
      Object.entries(english).filter(([, message]) => message.trim() === ''),
    );
  });

  test.for(parts)(
    'says in %s in its own way only what all tables say, with the same arguments',
    async (part) => {
      const file = path.join(SRC, language, part);
      const { instead = {} } = existsSync(file) ? ((await import(file)) as Record<string, Catalogue>) : {};
      const english = { ...(await catalogue('en', 'shell.ts')), ...(await catalogue('en', 'table.ts')) };
      for (const [key, message] of Object.entries(instead))
        expect(names(argumentsOf(message, language)), key).toEqual(
          names(argumentsOf(english[key] ?? '', 'en')),
        );
    },
  );

  test.for(parts)('says %s with the same arguments as English', async (part) => {
    const [english, own] = await Promise.all([catalogue('en', part), catalogue(language, part)]);
    const wrong = Object.entries(own).flatMap(([key, message]) => {
      const [mine, theirs] = [
        names(argumentsOf(message, language)),
        names(argumentsOf(english[key] ?? '', 'en')),
      ];
      return mine.join() === theirs.join() ? [] : [`${key}: ${mine.join()} instead of ${theirs.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  test.for(parts)(
    'makes every message of %s with 0, 1, 2, 5 and 22 and every word it selects by',
    async (part) => {
      const [english, own] = await Promise.all([catalogue('en', part), catalogue(language, part)]);
      const { decline } = (await import(path.join(SRC, language, 'forms.ts'))) as { decline: Decline };
      const texts = new Texts(language, own, { decline });
      for (const [key, message] of Object.entries(own)) {
        for (const made of renderings(key, texts, message, english[key] ?? '')) {
          expect(made, key).not.toMatch(/[{}]|undefined/);
          if (message.trim() !== '' && !/^\{\w+\}$/.test(message))
            expect(made.length, key).toBeGreaterThan(0);
        }
      }
    },
  );

  test.for(parts)('has plural forms of the language in %s', async (part) => {
    const own = await catalogue(language, part);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing: string[] = [];
    for (const [key, message] of Object.entries(own)) {
      const walk = (nodes: readonly Node[]): void => {
        for (const node of nodes) {
          const { type, options = {}, children = [] } = node;
          const ordinal = (node as { pluralType?: string }).pluralType === 'ordinal';
          // A plural that says the same for all, or only tells 0 from the rest, needs no forms.
          const told = Object.keys(options).filter((word) => !word.startsWith('='));
          if (type === PLURAL && !ordinal && told.length > 1)
            for (const form of needed)
              if (form !== 'other' && !told.includes(form)) missing.push(`${key}: ${form}`);
          for (const option of Object.values(options)) walk(option.value);
          walk(children);
        }
      };
      walk(new IntlMessageFormat(message, language).getAst() as unknown as readonly Node[]);
    }
    expect(missing).toEqual([]);
  });

  test('says nothing in English but what was reviewed', async () => {
    const { same } = (await import(path.join(SRC, language, 'same.ts'))) as { same: readonly string[] };
    const found: string[] = [];
    for (const part of parts) {
      const [english, own] = await Promise.all([catalogue('en', part), catalogue(language, part)]);
      for (const [key, message] of Object.entries(own))
        if (message === english[key] && /\p{L}/u.test(words(message))) found.push(key);
    }
    expect(found.sort()).toEqual([...same].sort());
  });

  test('uses the terms of its terminology file', async () => {
    const { terms } = (await import(path.join(TERMS, `${language}.ts`))) as { terms: readonly Term[] };
    expect(terms.length).toBeGreaterThan(60);
    const missing: string[] = [];
    const idle: string[] = [];
    for (const { en, forms, keys, except = {}, term } of terms) {
      const english = new RegExp(`(?<![\\p{L}-])(?:${en})(?![\\p{L}-])`, 'iu');
      const unused = new Set(Object.keys(except));
      let uses = 0;
      for (const part of parts) {
        const [theirs, own] = await Promise.all([catalogue('en', part), catalogue(language, part)]);
        for (const [key, message] of Object.entries(theirs)) {
          if (keys && !keys.some((begin) => key.startsWith(begin))) continue;
          if (!english.test(words(message))) continue;
          uses++;
          const said = words(own[key] ?? '');
          if (forms.some((form) => said.includes(form))) continue;
          if (key in except) unused.delete(key);
          else missing.push(`${key}: no form of "${term}" in "${own[key]}"`);
        }
      }
      if (uses === 0) idle.push(`${en}: no message has it`);
      for (const key of unused) idle.push(`${en}: the exception ${key} is none`);
    }
    expect(missing).toEqual([]);
    expect(idle).toEqual([]);
  });
});

test('English makes every message with 0, 1, 2, 5 and 22 and every word it selects by', async () => {
  for (const part of parts) {
    const english = await catalogue('en', part);
    const texts = new Texts('en', english);
    for (const [key, message] of Object.entries(english))
      for (const made of renderings(key, texts, message, message))
        expect(made, key).not.toMatch(/[{}]|undefined/);
  }
});
