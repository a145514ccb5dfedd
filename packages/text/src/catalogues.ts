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
  | 'settings'
  | 'options'
  | 'table'
  | 'service'
  | 'mail'
  | 'terminal'
  | 'learn'
  | 'cast'
  | 'voices'
  | 'coach'
  | 'lesson'
  | 'evolution'
  | 'dominant-species'
  | 'dominant-species-marine';

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

const TOUCH = '.touch';

/** What is said in another way to fingers: `prompt.forced.touch` takes the place of `prompt.forced`. */
function forFingers(catalogue: Catalogue): Catalogue {
  const said = Object.entries(catalogue).filter(([key]) => key.endsWith(TOUCH));
  return {
    ...catalogue,
    ...Object.fromEntries(said.map(([key, message]) => [key.slice(0, -TOUCH.length), message])),
  };
}

interface LoadOptions extends Pick<TextsOptions, 'onHole'> {
  /** The reader has fingers instead of a mouse and keys. */
  readonly touch?: boolean;
}

/** The texts of several parts in one. */
export async function loadTexts(
  language: Language,
  parts: readonly Part[],
  { touch = false, ...options }: LoadOptions = {},
): Promise<Texts> {
  const [decline, ...loaded] = await Promise.all([
    declension(language),
    ...parts.map((part) => load(language, part)),
  ]);
  const catalogue = Object.assign({}, ...loaded) as Catalogue;
  return new Texts(language, touch ? forFingers(catalogue) : catalogue, { ...options, decline });
}
