import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TRAITS as MARINE_TRAITS } from '@clade/dominant-species-marine';
import { TRAITS } from '@clade/evolution';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { expect, test } from 'vitest';

/*
 * What a card does and what its texts say are two things. Here each card's rules have a digest: when they change, this
 * test names the texts of the card in five languages. Read them, mend them, then record the digests anew:
 * UPDATE_CARD_TEXTS=1 npx vitest run test/card-texts.test.ts
 */

const ROOT = join(import.meta.dirname, '..');
const RECORDED = join(import.meta.dirname, 'card-texts.json');
const GAMES = join(ROOT, 'packages/games');
/** Keys of a card's texts; those that a card does not have are left out. */
const PARTS = ['', '.short', '.card', '.text', '.m', '.s'];

interface Card {
  /** As the record names it: `dominant-species/omnivore`. */
  readonly name: string;
  readonly key: string;
  readonly part: 'evolution' | 'dominant-species' | 'dominant-species-marine';
  /** The rules of the card, as text. */
  readonly rules: string;
}

/** Source without what changes nothing for a player: comments, sentences, layout. */
function bare(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/`[^`]*`|'(?:[^'\\\n]|\\.)*'/g, (literal) => (/ |^'[A-Z][a-z]/.test(literal) ? '' : literal))
    .replaceAll(/,(\s*,)+/g, ',')
    .replaceAll(/\s+/g, ' ');
}

/** A card of a hex game is a file: its list of steps. */
function hexCards(game: 'dominant-species' | 'dominant-species-marine', prefix: string): Card[] {
  const files = globSync(join(GAMES, game, 'src/cards/*.ts')).filter(
    (file) => !/\/(card|index|steps)\.ts$/.test(file),
  );
  return files.sort().map((file) => {
    const id = basename(file, '.ts');
    const source = bare(readFileSync(file, 'utf8'));
    return { name: `${game}/${id}`, key: `${prefix}.card.${id}`, part: game, rules: source };
  });
}

/** Every line of the rules that names a thing, without imports and lists of names. */
function linesNaming(sources: readonly string[], named: RegExp): string[] {
  return sources.flatMap((source) =>
    source.split('\n').filter((line) => named.test(line) && !/^(import|export)|^ {2}\w+,$/.test(line)),
  );
}

function sourcesOf(game: string): string[] {
  return globSync(join(GAMES, game, 'src/**/*.ts'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}

const constantOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** A trait of Evolution is its row in the table and every line of the rules that names it. */
function traits(): Card[] {
  const sources = sourcesOf('evolution');
  return TRAITS.map((id) => {
    const row = new RegExp(`^  '?${id}'?: \\{\\n[\\s\\S]*?^  \\},$`, 'm');
    const named = new RegExp(`'${id}'|^\\s+${id}:|\\b${constantOf(id)}(_BIT)?\\b`);
    const rows = sources.map((source) => row.exec(source)?.[0] ?? '');
    return {
      name: `evolution/${id}`,
      key: `evo.trait.${id}`,
      part: 'evolution',
      rules: bare([...rows, ...linesNaming(sources, named)].join('\n')),
    };
  });
}

/** A trait of Marine is its file and every line of the rules that names it. */
function marineTraits(): Card[] {
  const sources = sourcesOf('dominant-species-marine');
  return MARINE_TRAITS.map(({ id }) => {
    const file = readFileSync(join(GAMES, 'dominant-species-marine/src/traits', `${id}.ts`), 'utf8');
    const lines = linesNaming(sources, new RegExp(`\\b${constantOf(id)}\\b`));
    return {
      name: `dominant-species-marine/trait/${id}`,
      key: `m.trait.${id}`,
      part: 'dominant-species-marine',
      rules: bare([file, ...lines].join('\n')),
    };
  });
}

const CARDS = [
  ...traits(),
  ...hexCards('dominant-species', 'ds'),
  ...hexCards('dominant-species-marine', 'm'),
  ...marineTraits(),
];

function digest(rules: string): string {
  return createHash('sha256').update(rules).digest('hex').slice(0, 12);
}

async function textsOf({ key, part }: Card): Promise<string[]> {
  const said: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const texts = await loadTexts(language, [part], { onHole: () => undefined });
    for (const end of PARTS)
      if (texts.has(key + end)) said.push(`${language} ${key + end}: ${texts.text(key + end)}`);
  }
  return said;
}

test('every card has texts in five languages', async () => {
  for (const card of CARDS) {
    const said = await textsOf(card);
    for (const language of Object.keys(LANGUAGES))
      expect(
        said.filter((line) => line.startsWith(`${language} `)).length,
        `${card.name} in ${language}`,
      ).toBeGreaterThan(1);
  }
});

test('the rules of a card are those that its texts were read against', async () => {
  const now = Object.fromEntries(CARDS.map((card) => [card.name, digest(card.rules)]));
  if (process.env.UPDATE_CARD_TEXTS === '1') writeFileSync(RECORDED, `${JSON.stringify(now, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, string>;
  const changed = CARDS.filter(({ name }) => recorded[name] !== now[name]);
  const stale = await Promise.all(
    changed.map(
      async (card) =>
        `${card.name} has changed. Do its texts still say what it does?\n${(await textsOf(card)).join('\n')}`,
    ),
  );
  expect(stale).toEqual([]);
  expect(Object.keys(recorded).sort()).toEqual(Object.keys(now).sort());
});

test('a changed effect is seen, a changed comment is not', () => {
  const omnivore = readFileSync(join(GAMES, 'dominant-species/src/cards/omnivore.ts'), 'utf8');
  const twice = omnivore.replace('gainPawn(s, s[f + A]', 'gainTwo(s, s[f + A]');
  expect(twice).not.toBe(omnivore);
  expect(bare(twice)).not.toBe(bare(omnivore));
  expect(bare(`// A comment.\n${omnivore}`).trim()).toBe(bare(omnivore).trim());
});
