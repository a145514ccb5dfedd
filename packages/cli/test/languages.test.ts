import { legalMoves, type Move, type State, seatsToAct } from '@clade/engine';
import { LANGUAGES, type Language } from '@clade/text';
import { afterEach, describe, expect, test } from 'vitest';
import { terrainCode } from '../src/names/dominant-species-marine.ts';
import { refusalText } from '../src/refusals.ts';
import { findEntry, REGISTRY } from '../src/registry.ts';
import { environmentLanguage, knows, say, speak } from '../src/speech.ts';
import { clade, config, randomGame } from './harness.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const others = languages.filter((language) => language !== 'en');
const games = REGISTRY.map(({ game }) => game.id);

/** Typed and file names, levels of bots, and how sure a reconstructed text is: the same in every language. */
const TYPED = ['clade', 'enter', 'high', 'medium', 'random', 'replay', 'save'];

/** Words that a language shares with English, reviewed; `plan` is short for plankton. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  hu: ['alga', 'plan', 'plankton', 'tundra'],
  pl: ['menu', 'ocean', 'plan', 'plankton', 'tundra'],
  cs: ['body', 'element', 'plan', 'plankton', 'plus', 'text', 'tundra'],
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
    expect(out).not.toMatch(/cli\.\w|undefined|\u00ad/);
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
    expect([...wordsOf(out)].filter((word) => known.has(word) && !reviewed.includes(word)).sort()).toEqual(
      [],
    );
  });
});

test.for(others)('a list of players has a dash after each name, in %s', async (language) => {
  const out = await played('dominant-species', language);
  const animals = /^ *(?:Állatok|Gromady|Živočichové|Животные): .*$/m.exec(out)?.[0] ?? '';
  expect(animals.split(';')[0]).toMatch(/^[^:]*: [^:]* [–—] [^:]*$/);
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

describe.for(others)('refusals in %s', (language) => {
  test.for(games)('of %s are in the language, whatever is tried', async (id) => {
    await speak(language);
    const { game } = findEntry(REGISTRY, id);
    const tried: Move[] = [];
    const codes = new Set<string>();
    for (const s of randomGame(game, config(3, {}, game), 'refusals 2')) {
      const seat = seatsToAct(game, s)[0] ?? 0;
      tried.push(...legalMoves(game, s, seat).slice(0, 20));
      // Moves that were legal at some other time.
      for (let i = 0; i < tried.length; i += 7 + Math.floor(tried.length / 25)) {
        const refused = game.explain(s, seat, tried[i] ?? 0);
        if (!refused) continue;
        codes.add(refused.code);
        const text = refusalText(id, refused, game.decision(s, seat).kind);
        expect(text, refused.code).not.toContain(refused.sentence);
        expect(text, refused.code).toContain(`[${refused.rule}]`);
        expect(text, refused.code).not.toMatch(/[{}]|undefined/);
      }
    }
    expect(codes.size).toBeGreaterThan(8);
  });
});

test.for(games)('every end and every source of points of %s has a name', (id) => {
  const { game } = findEntry(REGISTRY, id);
  // The last two end a game of Evolution in the deal and in the feeding.
  for (const seed of ['ends 7', 'ends 8', 'ends 9']) {
    let end: State | undefined;
    for (const s of randomGame(game, config(3, {}, game), seed)) end = s;
    const { reason = '', standings = [] } = (end && game.result(end)) ?? {};
    expect(knows(`cli.end.reason.${reason}`), reason).toBe(true);
    for (const source of Object.keys(standings[0]?.parts ?? {}))
      expect(knows(`cli.source.${source}`), source).toBe(true);
    expect(standings).toHaveLength(3);
  }
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
