import type { Channel, TurnNotice } from './channel.ts';
import type { Mailer } from './mailer.ts';
import type { Settings } from './settings.ts';
import type { NoticeWording } from './wording.ts';

export interface MailChannelOptions {
  readonly mailer: Mailer;
  readonly settings: Settings;
  readonly wording: NoticeWording;
  /** The address that a person has shown to be theirs. */
  address(user: string): Promise<string | undefined>;
  /** An address that turns a person's mail off, without signing in. */
  unsubscribe(user: string): string;
  alarm(error: unknown): void;
}

/** Notices by e-mail, to the address of the account. */
export class MailChannel implements Channel {
  readonly name = 'mail';
  readonly #options: MailChannelOptions;

  constructor(options: MailChannelOptions) {
    this.#options = options;
  }

  async wants(user: string): Promise<boolean> {
    const { settings, address } = this.#options;
    return (await settings.of(user)).mail === true && (await address(user)) !== undefined;
  }

  async send(notice: TurnNotice): Promise<void> {
    const { mailer, wording, address, unsubscribe, alarm } = this.#options;
    const to = await address(notice.user);
    if (to === undefined) return;
    const link = unsubscribe(notice.user);
    const { subject, lines } = await wording.turn(notice);
    const foot = await wording.unsubscribe(link, notice.language);
    try {
      await mailer.send(to, { subject, lines: [...lines, '', foot] }, link);
    } catch (error) {
      alarm(error);
    }
  }

  close(): void {
    this.#options.mailer.close();
  }
}
