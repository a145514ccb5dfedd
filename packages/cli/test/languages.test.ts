import { LANGUAGES, type Language } from '@clade/text';
import { genusOf } from '@clade/wording/evolution';
import { afterEach, describe, expect, test } from 'vitest';
import { terrainCode } from '../src/names/dominant-species-marine.ts';
import { REGISTRY } from '../src/registry.ts';
import { environmentLanguage, say, speak } from '../src/speech.ts';
import { clade } from './harness.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const others = languages.filter((language) => language !== 'en');
const games = REGISTRY.map(({ game }) => game.id);

/** Typed and file names, levels of bots, and how sure a reconstructed text is: the same in every language. */
const TYPED = ['clade', 'enter', 'high', 'medium', 'random', 'replay', 'save'];

/** Words that a language shares with English, reviewed; `plan` is short for plankton. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  hu: ['alga', 'plan', 'plankton', 'tundra'],
  pl: ['menu', 'ocean', 'plan', 'plankton', 'tundra'],
  cs: ['body', 'dominance', 'element', 'plan', 'plankton', 'plus', 'text', 'tundra'],
  ru: [],
};

/** The first choice again and again, then everything that a command shows. */
const SCRIPT = [...Array.from({ length: 40 }, () => '1'), '?', 'c', 'log all', 'b', '99', 'u', 'q', ''];

async function played(game: string, language: Language): Promise<string> {
  const argv = ['play', game, '--lang', language, '--seed', 'words', '--players', '3', '--bots', 'random'];
  const { code, out, err } = await clade(argv, { input: SCRIPT.join('\n') });
  expect([code, err]).toEqual([0, '']);
  return out;
}

const RULE = / *\[[A-Z]+-[\d.]+\]$/;

/** Questions end with their rule, which is left off; choices begin with a number or a letter. */
function asked(out: string): string[] {
  const lines = out.split('\n').filter((line) => RULE.test(line) || /^ {1,2}\w+ {2}\S/.test(line));
  return lines.map((line) => line.replace(RULE, '')).filter((line) => /\p{L}/u.test(line));
}

/** Several pawns beside each other: `SSI`. */
const PAWNS = /^[MRBASICFK]+$/;

/** Names of species are Latin in every language. */
const GENERA = new Set(Array.from({ length: 200 }, (_, i) => genusOf(undefined, i + 1).toLowerCase()));

/** Words of some length in small letters; compound ones such as `long-neck` are one, and what is cut off is none. */
function wordsOf(out: string): Set<string> {
  const words = [...out.matchAll(/\p{L}[\p{L}-]*\p{L}(?![\p{L}…-])/gu)].map(([word]) => word);
  return new Set(
    words.filter((word) => word.length > 3 && !PAWNS.test(word)).map((word) => word.toLowerCase()),
  );
}

// The language is kept for the whole process.
afterEach(() => speak('en'));

describe.for(games)('%s', (game) => {
  test.for(languages)('is played in %s: whole sentences within 80 columns', async (language) => {
    const out = await played(game, language);
    expect(asked(out).length).toBeGreaterThan(60);
    expect(out).not.toMatch(/\b(?:cli|evo|ds|earth|m)\.[a-z]|undefined|\u00ad/);
    // A number below nothing has a minus sign: a hyphen would belong to the word before it.
    expect(out).not.toMatch(/\p{L} -\d/u);
    // Marine's spaces for special pawns stand in braces.
    expect(out.replaceAll(/\{(?:[ +]|[A-Z](?:·\p{L}+)?)\}/gu, '')).not.toMatch(/[{}]/);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test.for(others)('says nothing in English in %s but what was reviewed', async (language) => {
    const english = await played(game, 'en');
    const out = await played(game, language);
    const same = new Set(asked(english));
    expect(asked(out).filter((line) => same.has(line))).toEqual([]);
    const reviewed = [...TYPED, ...(SHARED[language] ?? [])];
    const known = wordsOf(english);
    expect(
      [...wordsOf(out)]
        .filter((word) => known.has(word) && !reviewed.includes(word) && !GENERA.has(word))
        .sort(),
    ).toEqual([]);
  });
});

test.for(languages)('the legend of Marine explains the code of every terrain, in %s', async (language) => {
  await speak(language);
  const legend = say('cli.map.legend.m');
  const codes = [
    ...(['land', 'reef', 'kelp', 'seamount', 'seagrass', 'sand', 'ocean'] as const).map((id) =>
      terrainCode(id),
    ),
    ...(['smoker', 'geyser'] as const).map((side) => terrainCode('vent', side)),
  ];
  expect(codes.filter((code) => !legend.includes(`${code} `))).toEqual([]);
});

/** A whole game of the terminal's own words: every line that is listed is typed back. */
describe.for(languages)('moves typed in %s', (language) => {
  test.for(games)('of %s are those that are listed', async (game) => {
    const argv = ['play', game, '--lang', language, '--seed', 'typed', '--players', '3', '--bots', 'random'];
    let typed: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { out } = await clade(argv, { input: [...typed, 'l', 'q'].join('\n'), columns: 400 });
      const listed = out
        .slice(out.lastIndexOf('> l\n') + 4)
        .split('\n')
        .flatMap((line) => line.split(/ {3,}/))
        .map((label) => label.trim());
      const moves = listed.slice(
        0,
        listed.findIndex((label) => label.startsWith('>')),
      );
      expect(moves.length).toBeGreaterThan(0);
      const [label = ''] = moves.slice(n % moves.length);
      // Each move shows the table anew, below a line.
      const tables = (text: string): number => text.split('-'.repeat(78)).length;
      typed = [...typed, label];
      const after = await clade(argv, { input: [...typed, 'q'].join('\n'), columns: 400 });
      expect(tables(after.out), label).toBe(tables(out) + 1);
    }
  });
});

test.for([
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LC_ALL: 'cs_CZ', LANG: 'ru_RU.UTF-8' }, 'cs'],
  [{ LC_MESSAGES: 'hu', LANG: 'ru_RU.UTF-8' }, 'hu'],
  [{ LC_ALL: '', LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
] as const)('the environment %o speaks %s', ([env, language]) => {
  expect(environmentLanguage(env)).toBe(language);
});

test('a language that there is not is refused', async () => {
  const { code, err } = await clade(['play', 'evolution', '--lang', 'xx']);
  expect(code).not.toBe(0);
  expect(err).toContain('There is no language "xx" (languages: en, hu, pl, cs, ru).');
});

test('a card is found by its name in the language, and by its English one', async () => {
  for (const name of ['панц', 'hard'])
    expect(
      (
        await clade(['play', 'evolution', '--lang', 'ru', '--seed', '1', '--players', '3'], {
          input: `c ${name}\nq\n`,
        })
      ).out,
    ).toContain('[EVO-6.10]');
});
