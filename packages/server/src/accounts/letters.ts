import type { Mailer } from '../notices/mailer.ts';
import type { NoticeWording } from '../notices/wording.ts';
import { Problem } from '../problem.ts';
import type { Once } from './once.ts';

const HOUR = 3600_000;
/** Milliseconds that a link is good for. */
const LASTS = HOUR / 2;
/** Letters to one address in an hour: nobody's post is filled by somebody else. */
const MOST = 5;

/** What a link is for. */
interface Asked {
  readonly mail: string;
  /** Who has asked for it; undefined for a browser that knew nobody. */
  readonly by?: string;
}

export interface LettersOptions {
  readonly once: Once;
  readonly mailer: Mailer | undefined;
  readonly wording: NoticeWording;
  readonly publicUrl: string | undefined;
  alarm(error: unknown): void;
}

/** Links in letters, with which people show that an address is theirs. */
export class Letters {
  readonly #options: LettersOptions;

  constructor(options: LettersOptions) {
    this.#options = options;
  }

  get possible(): boolean {
    return this.#options.mailer !== undefined;
  }

  /** Says nothing about who has an account: everybody gets the same letter. */
  async send(mail: string, language: string, by: string | undefined): Promise<void> {
    const { once, mailer, wording, publicUrl, alarm } = this.#options;
    if (mailer === undefined) throw new Problem(409, 'no-mail', 'This server sends no e-mail.');
    if (!(await once.count('letters', mail, MOST, HOUR)))
      throw new Problem(429, 'too-many-mails', 'Enough letters were sent to this address; try again later.');
    const token = await once.make('enter', { mail, by } satisfies Partial<Asked>, LASTS);
    // Behind the sharp the token is in no log, and is sent nowhere until the reader says so.
    const letter = await wording.signIn(`${publicUrl}/enter#${token}`, language);
    try {
      await mailer.send(mail, letter);
    } catch (error) {
      alarm(error);
      throw new Problem(503, 'mail-failed', 'The letter could not be sent; try again later.');
    }
  }

  /**
   * The address of a link; once. Who is known to a browser opens only what they have asked for: a link that somebody
   * else slips them would hand over their seats to that person's account, or let that person into theirs.
   */
  async open(token: string, here: string | undefined): Promise<string | undefined> {
    const { once } = this.#options;
    const asked = await once.take<Asked>('enter', token, ({ by }) => here === undefined || by === here);
    return asked?.mail;
  }
}
