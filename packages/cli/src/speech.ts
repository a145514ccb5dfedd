import { type Key, LANGUAGES, type Language, loadTexts, Texts, type Values } from '@clade/text';
import { deal } from '@clade/text/en/deal';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { marine } from '@clade/text/en/dominant-species-marine';
import { earth } from '@clade/text/en/earth';
import { evolution } from '@clade/text/en/evolution';
import { terminal } from '@clade/text/en/terminal';
import { textOf as textIn, type Value } from '@clade/wording';
import { BadInput } from './bad-input.ts';

/** The words of the terminal. One person sits at it, so it speaks one language. */

let texts = new Texts('en', { ...terminal, ...deal, ...evolution, ...earth, ...dominantSpecies, ...marine });

export function say(key: Key, values: Values = {}): string {
  return texts.text(key, values);
}

/** What the wording of a game says. */
export function said(value: Value): string {
  return textIn(texts, value);
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  texts = await loadTexts(language, ['terminal', 'evolution', 'dominant-species', 'dominant-species-marine']);
}

export function locale(): string {
  return texts.locale;
}

/** Names one after the other, as the language does it. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.locale).format(names);
}

/** The language of the environment, where it is one of ours: `pl_PL.UTF-8` is Polish. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [plain = ''] = set.toLowerCase().split(/[_.@-]/);
  return isLanguage(plain) ? plain : 'en';
}

export const LANGUAGE_OPTION = {
  value: 'code',
  text: `language: ${Object.keys(LANGUAGES).join(', ')} (default: that of the environment)`,
};

/** The language that somebody asks for, or that of the environment. */
export function languageFor(given: string | undefined): Language {
  if (given === undefined) return environmentLanguage(process.env);
  if (isLanguage(given)) return given;
  throw new BadInput(`There is no language "${given}" (languages: ${Object.keys(LANGUAGES).join(', ')}).`);
}

function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}
