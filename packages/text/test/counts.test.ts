import { readdirSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { type Catalogue, type Decline, Texts } from '../src/message.ts';

/**
 * A number stands before the form of the noun that it needs: "1 point", "2 punkty", "5 punktów". Which words have such
 * forms is learnt from the messages that tell them apart; then every message is made with every number.
 */

const SRC = path.resolve(import.meta.dirname, '../src');
const OTHER = new Set(['forms.ts', 'same.ts']);
const languages = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
  readonly children?: readonly Node[];
}
/** Arguments that are never numbers. */
const WORDS = new Set(['animal', 'card', 'day', 'name', 'terrain', 'tile', 'trait', 'who']);
/** Its names stand in the plural or in the singular as they are. */
const ELEMENT = 'Elm';
/** Numbers in a row, of which the noun stands behind the last; and the number of a species before another noun. */
const FINE = new Set(['opt.dominant-species-marine.opt1.a', 'cli.ask.put.replacing']);
/** What may stand between a number and its noun; in the other languages it has forms of its own. */
const BETWEEN = '(?:new|open|opposing|such|more|basic|special)';

const [LITERAL, SELECT, PLURAL, POUND, TAG] = [0, 5, 6, 7, 8];

async function catalogueOf(language: string): Promise<Catalogue> {
  const files = readdirSync(path.join(SRC, language)).filter((file) => !OTHER.has(file));
  const parts = await Promise.all(
    files.map((file) => import(path.join(SRC, language, file)) as Promise<object>),
  );
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part))) as Catalogue;
}

function walk(nodes: readonly Node[], see: (node: Node) => void): void {
  for (const node of nodes) {
    see(node);
    for (const { value } of Object.values(node.options ?? {})) walk(value, see);
    walk(node.children ?? [], see);
  }
}

const astOf = (message: string, language: string): readonly Node[] =>
  new IntlMessageFormat(message, language).getAst() as unknown as readonly Node[];

/** The word right behind the number of a plural form. */
function counted(nodes: readonly Node[]): string | undefined {
  const at = nodes.findIndex(({ type }) => type === POUND);
  const { type, value = '' } = nodes[at + 1] ?? { type: -1 };
  return at >= 0 && type === LITERAL ? /^[ \u00a0](\p{L}+)/u.exec(value)?.[1] : undefined;
}

/** Words by the numbers that they stand behind, as the plurals of the language have them. */
function formsOf(all: Catalogue, language: string): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const message of Object.values(all))
    walk(astOf(message, language), ({ type, options = {} }) => {
      if (type !== PLURAL) return;
      const words = Object.entries(options).flatMap(([form, { value }]) => {
        const word = form.startsWith('=') ? undefined : counted(value);
        return word === undefined ? [] : [[form, word] as const];
      });
      // What is the same for all numbers is no noun.
      if (new Set(words.map(([, word]) => word)).size < 2) return;
      for (const [form, word] of words) forms.set(form, (forms.get(form) ?? new Set()).add(word));
    });
  return forms;
}

/** The message with this number for whatever it is given, in all its selected wordings. */
function made(texts: Texts, key: string, message: string, count: number): string[] {
  const values: Record<string, unknown> = {};
  const selects = new Map<string, string[]>();
  walk(astOf(message, texts.locale), ({ type, value = '', options = {} }) => {
    if (type === TAG) values[value] = (inside: string[]) => inside.join('');
    else if (type === SELECT) selects.set(value, Object.keys(options));
    else if (type !== LITERAL && type !== POUND) {
      const name = value.replace(/_[a-z]+$/, '');
      values[name] = name === 'element' ? ELEMENT : WORDS.has(name) ? 'Xyz' : count;
    }
  });
  const most = Math.max(1, ...[...selects.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => {
    const chosen = [...selects].map(([name, words]) => [name, words[i % words.length]]);
    return texts.text(key, { ...values, ...Object.fromEntries(chosen) } as never);
  });
}

describe.for(languages)('numbers and nouns in %s', (language) => {
  test('agree in every message', async () => {
    const all = await catalogueOf(language);
    const decline =
      language === 'en'
        ? undefined
        : ((await import(path.join(SRC, language, 'forms.ts'))) as { decline: Decline }).decline;
    const texts = new Texts(language, all, { decline });
    const forms = formsOf(all, language);
    const rules = new Intl.PluralRules(language);
    const wrong: string[] = [];
    for (const count of [1, 2, 5]) {
      const right = forms.get(rules.select(count)) ?? new Set();
      const others = new Set(
        [...forms.values()].flatMap((words) => [...words]).filter((word) => !right.has(word)),
      );
      const number = new RegExp(`(?<![\\d.,:+−–-])${count}[ \\u00a0](?:${BETWEEN} )?(\\p{L}+)`, 'gu');
      // What is put in as it is has no forms: "1× gastropods", not "1 gastropods".
      for (const [key, message] of Object.entries(all))
        for (const said of made(texts, key, message, count))
          for (const [, word = ''] of said.matchAll(number))
            if ((others.has(word) || word === ELEMENT) && !FINE.has(key)) wrong.push(`${key}: ${said}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
