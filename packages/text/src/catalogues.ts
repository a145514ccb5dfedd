import { type Catalogue, type Decline, Texts, type TextsOptions } from './message.ts';

/** The languages of Clade, with their own names. */
export const LANGUAGES = {
  en: 'English',
  hu: 'Magyar',
  pl: 'Polski',
  cs: 'Čeština',
  ru: 'Русский',
} as const;
export type Language = keyof typeof LANGUAGES;

/** What has a catalogue of its own: `shell` is loaded first, the others with the screens that need them. */
export type Part =
  | 'shell'
  | 'options'
  | 'table'
  | 'service'
  | 'mail'
  | 'terminal'
  | 'evolution'
  | 'dominant-species'
  | 'dominant-species-marine'
  | 'gallery'
  | 'gallery-hex';

async function load(language: Language, part: Part): Promise<Catalogue> {
  const file = (await import(`./${language}/${part}.ts`)) as Record<string, Catalogue>;
  return Object.assign({}, ...Object.values(file)) as Catalogue;
}

/** How words are declined in a language; English ones are not. */
async function declension(language: Language): Promise<Decline | undefined> {
  if (language === 'en') return undefined;
  const file = (await import(`./${language}/forms.ts`)) as { decline: Decline };
  return file.decline;
}

/** The texts of several parts in one. */
export async function loadTexts(
  language: Language,
  parts: readonly Part[],
  options: Pick<TextsOptions, 'onHole'> = {},
): Promise<Texts> {
  const [decline, ...loaded] = await Promise.all([
    declension(language),
    ...parts.map((part) => load(language, part)),
  ]);
  return new Texts(language, Object.assign({}, ...loaded) as Catalogue, { ...options, decline });
}
