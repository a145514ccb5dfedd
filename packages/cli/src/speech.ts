import { type Key, LANGUAGES, type Language, loadTexts, Texts, type Values } from '@clade/text';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { marine } from '@clade/text/en/dominant-species-marine';
import { earth } from '@clade/text/en/earth';
import { evolution } from '@clade/text/en/evolution';
import { terminal } from '@clade/text/en/terminal';
import { textOf as textIn, type Value } from '@clade/wording';

/** The words of the terminal. One person sits at it, so it speaks one language. */

let texts = new Texts('en', { ...terminal, ...evolution, ...earth, ...dominantSpecies, ...marine });

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

/** The language of the environment, where it is one of ours: `pl_PL.UTF-8` is Polish. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [plain = ''] = set.toLowerCase().split(/[_.@-]/);
  return isLanguage(plain) ? plain : 'en';
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}
