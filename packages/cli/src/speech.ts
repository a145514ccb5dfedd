import { type Key, LANGUAGES, type Language, loadTexts, Texts, type Values } from '@clade/text';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { marine } from '@clade/text/en/dominant-species-marine';
import { earth } from '@clade/text/en/earth';
import { evolution } from '@clade/text/en/evolution';
import { terminal } from '@clade/text/en/terminal';

/** The words of the terminal. One person sits at it, so it speaks one language. */

let texts = new Texts('en', { ...terminal, ...evolution, ...earth, ...dominantSpecies, ...marine });

export function say(key: Key, values: Values = {}): string {
  return texts.text(key, values);
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  texts = await loadTexts(language, ['terminal', 'evolution', 'dominant-species', 'dominant-species-marine']);
}

export function locale(): string {
  return texts.locale;
}

/** The language of the environment, where it is one of ours: `pl_PL.UTF-8` is Polish. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [plain = ''] = set.toLowerCase().split(/[_.@-]/);
  return isLanguage(plain) ? plain : 'en';
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/**
 * What a thing is called inside of a sentence. Ids are English words, and moves are typed with them; other languages
 * have their names in the catalogues.
 */
export function wordOf(id: string, key: string): string {
  return texts.locale === 'en' ? id : nameOf(id, key).toLocaleLowerCase(texts.locale);
}

/** The same at the beginning of a sentence or as a title; `english` is what it is called in English. */
export function nameOf(english: string, key: string): string {
  if (texts.locale === 'en' || !texts.has(key)) return english;
  return texts.text(key);
}

/** A text of the rules in the language of the terminal. */
export function textOf(english: string, key: string, values: Values = {}): string {
  if (texts.locale === 'en' || !texts.has(key)) return english;
  return texts.text(key, values);
}

/** Is there such a message? */
export function knows(key: string): boolean {
  return texts.has(key);
}
