import { type Catalogue, Texts } from './message.ts';

/** The languages of the page, with their own names. */
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** A part of the page that has a catalogue: `shell` is loaded first, the others with their screens. */
export type Part =
  | 'shell'
  | 'options'
  | 'table'
  | 'evolution'
  | 'dominant-species'
  | 'dominant-species-marine'
  | 'gallery'
  | 'gallery-hex';

const FILES = import.meta.glob<Record<string, Catalogue>>(['./*/*.ts', '!./*/index.ts']);

async function load(language: Language, part: Part): Promise<Catalogue> {
  const file = FILES[`./${language}/${part}.ts`];
  if (file === undefined) throw new Error(`no catalogue of ${part} in ${language}`);
  return Object.assign({}, ...Object.values(await file())) as Catalogue;
}

/** The texts of several parts in one. */
export async function loadTexts(language: Language, parts: readonly Part[]): Promise<Texts> {
  const loaded = await Promise.all(parts.map((part) => load(language, part)));
  return new Texts(language, Object.assign({}, ...loaded) as Catalogue);
}
