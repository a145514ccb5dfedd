import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, loadTexts, type Texts } from '../src/index.ts';
import { readSources } from './sources.ts';

const sources = [...readSources().values()];

/** The codes that are said in files by a call: the argument that is one, by the name of what is called. */
function codesOf(files: RegExp, at: Readonly<Record<string, number>>): string[] {
  const found = sources
    .filter(({ file }) => files.test(file.replaceAll('\\', '/')))
    .flatMap(({ calls, refused }) => [
      ...calls.flatMap(({ name, strings }) => (name in at ? [strings[at[name] ?? 0]] : [])),
      ...refused,
    ]);
  return [...new Set(found.filter((code) => code !== undefined))].sort();
}

const SENT = codesOf(/packages\/(server|web)\/src/, { Problem: 1, conflict: 0, problem: 0 });
// Logs, options and the words of a move, read before there is a table; `levels` makes bots.
const READ = codesOf(/engine\/src\/(log|options|moves)\.ts|bots\/src\/levels\.ts/, { refusal: 0 });

/** Where the rules of a game are: of the engine, effects and verbs are for the hex games. Options have sentences by rule. */
const RULES = {
  evolution: /games\/evolution\/src\/(?!options)/,
  'dominant-species': /engine\/src\/(effect|verbs)\.ts|(earth|games\/dominant-species)\/src\/(?!options)/,
  'dominant-species-marine':
    /engine\/src\/(effect|verbs)\.ts|(earth|games\/dominant-species-marine)\/src\/(?!options)/,
};

const has = (texts: Texts, ...keys: readonly string[]): boolean => keys.some((key) => texts.has(key));

describe.for(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('every code of the server and of the page has its sentence', async () => {
    const texts = await loadTexts(language, ['shell', 'options', 'service', 'table']);
    expect(SENT).toContain('too-many-requests');
    expect(SENT).toContain('push-blocked');
    expect(SENT.filter((code) => !has(texts, `problem.${code}`))).toEqual([]);
  });

  test.for([
    ['evolution', ['evo']],
    ['dominant-species', ['ds', 'earth']],
    ['dominant-species-marine', ['m', 'earth']],
  ] as const)('every refusal of %s has its sentence', async ([game, prefixes]) => {
    const texts = await loadTexts(language, ['shell', 'options', game]);
    const rules = codesOf(RULES[game], { refusal: 0 });
    expect(rules).toContain('not-now');
    const keys = (code: string): string[] => prefixes.map((prefix) => `${prefix}.no.${code}`);
    expect(rules.filter((code) => !has(texts, ...keys(code)))).toEqual([]);
    expect(READ.filter((code) => !has(texts, ...keys(code), `problem.${code}`, `config.${code}`))).toEqual(
      [],
    );
  });
});
