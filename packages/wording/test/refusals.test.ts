import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTexts } from '@clade/text';
import { describe, expect, test } from 'vitest';

/** Rules give a code and facts; whatever they refuse must have a message. */

const PACKAGES = join(import.meta.dirname, '../..');
const GAMES = { evolution: 'evo', 'dominant-species': 'ds', 'dominant-species-marine': 'm' } as const;
/** About documents: a log, a position, a configuration. Whoever reads those says what is wrong (`plainRefusal`). */
const OF_DOCUMENTS = ['bad-position', 'bad-log', 'other-game', 'other-rules', 'hash', 'draws'];
/** What could not be read as JSON is said as words that are none. Evolution has no effects with a way out. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  evolution: ['not-json', 'no-way-out'],
  'dominant-species': ['not-json'],
  'dominant-species-marine': ['not-json'],
};
/** A configuration is refused by `config.<code>` and `config.<rule>`. */
const OF_TABLES = ['players', 'unknown-option', 'option-value', 'animals'];

function codesIn(folder: string): string[] {
  const files = globSync(`${folder}/src/**/*.ts`, { cwd: PACKAGES }).filter(
    (file) => !/\/testing\//.test(file),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join(PACKAGES, file), 'utf8').matchAll(
      /(?<!function )\b(?:refusal\(|refuseTile\([^']*?)\s*(?:\w+\.\w+ === 0 \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g,
    ),
  ]);
  return [...new Set(found.flatMap(([, a = '', b]) => (b === undefined ? [a] : [a, b])))];
}

describe.each(Object.entries(GAMES))('what %s refuses', (game, prefix) => {
  const shared = game === 'evolution' ? [] : codesIn('earth');
  const codes = [...new Set([...codesIn('engine'), ...shared, ...codesIn(`games/${game}`)])].filter(
    (code) => ![...OF_DOCUMENTS, ...OF_TABLES, ...(OTHERWISE[game] ?? [])].includes(code),
  );

  test('has a message in every language', async () => {
    expect(codes.length).toBeGreaterThan(20);
    for (const language of ['en', 'hu', 'pl', 'cs', 'ru'] as const) {
      const texts = await loadTexts(language, [game as keyof typeof GAMES]);
      const missing = codes.filter(
        (code) => ![`${prefix}.no.${code}`, `earth.no.${code}`].some((key) => texts.has(key)),
      );
      expect(missing, language).toEqual([]);
    }
  });
});
