import type { Channel, TurnNotice } from './channel.ts';
import type { Poster } from './poster.ts';
import type { Settings } from './settings.ts';
import type { NoticeWording } from './wording.ts';

/** Messages of Discord have this many characters at most. */
const LONGEST = 2000;

/** A message to an address of the person's own, in the shape that Discord takes (and many others understand). */
export class WebhookChannel implements Channel {
  readonly name = 'webhook';
  readonly #settings: Settings;
  readonly #poster: Poster;
  readonly #wording: NoticeWording;

  constructor(settings: Settings, poster: Poster, wording: NoticeWording) {
    this.#settings = settings;
    this.#poster = poster;
    this.#wording = wording;
  }

  accepts(address: string): boolean {
    return this.#poster.accepts(address);
  }

  async wants(user: string): Promise<boolean> {
    return (await this.#settings.of(user)).webhook !== undefined;
  }

  async send(notice: TurnNotice): Promise<void> {
    const { webhook } = await this.#settings.of(notice.user);
    if (webhook === undefined || !this.accepts(webhook)) return;
    const { subject, lines } = await this.#wording.turn(notice);
    const content = [subject, ...lines].join('\n').slice(0, LONGEST);
    // Names of tables are chosen by people: nobody is called by them.
    const body = Buffer.from(JSON.stringify({ content, allowed_mentions: { parse: [] } }));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    await this.#poster.post(webhook, headers, body).catch(() => undefined);
  }

  close(): void {
    this.#poster.close();
  }
}
