import { createTransport, type Transporter } from 'nodemailer';
import type { Letter } from './wording.ts';

/** Milliseconds that the mail server has for each step. */
const LONGEST = 10_000;

export interface MailerOptions {
  /** The mail server: `smtp://name:password@host:587`. */
  readonly url: string;
  readonly from: string;
}

/** Hands letters to a mail server. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: MailerOptions) {
    this.#transport = createTransport({
      url,
      connectionTimeout: LONGEST,
      greetingTimeout: LONGEST,
      socketTimeout: LONGEST,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
  }

  async send(to: string, letter: Letter, unsubscribe?: string): Promise<void> {
    try {
      await this.#hand(to, letter, unsubscribe);
    } catch (error) {
      // What the mail server says names the reader; the log is not to.
      const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
      const why = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
      throw new Error(`the mail server has not taken a letter: ${why}`);
    }
  }

  async #hand(to: string, { subject, lines }: Letter, unsubscribe: string | undefined): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text: lines.join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        // One click in the mail program is enough (RFC 8058).
        ...(unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
