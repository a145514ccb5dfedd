import { LANGUAGES, type Language, loadTexts, type Texts } from '@clade/text';
import type { TurnNotice } from './channel.ts';

/** What is written to people: one subject, and lines. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** The sentences of notices and letters, in the language of who gets them. */
export class NoticeWording {
  readonly #loading = new Map<Language, Promise<Texts>>();

  async turn({ tables, language }: TurnNotice): Promise<Letter> {
    const texts = await this.#texts(language);
    const [first] = tables;
    const count = tables.length;
    return {
      subject: texts.text('mail.turn', { count, title: first?.title ?? '' }),
      lines: tables.map(({ title, link }) => texts.text('mail.table', { title, link: link ?? '' }).trim()),
    };
  }

  async signIn(link: string, language: string): Promise<Letter> {
    const texts = await this.#texts(language);
    return {
      subject: texts.text('mail.sign-in'),
      lines: [texts.text('mail.sign-in-note'), '', link, '', texts.text('mail.sign-in-else')],
    };
  }

  async unsubscribe(link: string, language: string): Promise<string> {
    return (await this.#texts(language)).text('mail.unsubscribe', { link });
  }

  #texts(wanted: string): Promise<Texts> {
    const language = (wanted in LANGUAGES ? wanted : 'en') as Language;
    let texts = this.#loading.get(language);
    if (texts === undefined) {
      texts = loadTexts(language, ['mail']);
      this.#loading.set(language, texts);
    }
    return texts;
  }
}
