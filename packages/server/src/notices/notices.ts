import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Accounts } from '../accounts/account.ts';
import type { ServerConfig } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import type { ServerTable } from '../table/table.ts';
import { MailChannel } from './mail.ts';
import { Mailer } from './mailer.ts';
import { Notifier } from './notifier.ts';
import { Poster } from './poster.ts';
import { PushChannel } from './push.ts';
import { Settings } from './settings.ts';
import { WebhookChannel } from './webhook.ts';
import { NoticeWording } from './wording.ts';

export interface NoticesOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly accounts: Accounts;
  present(user: string): boolean;
  open(id: string): Promise<ServerTable>;
  alarm(error: unknown, table?: string): void;
  now(): number;
  /** Notices to any machine, after so many milliseconds; for tests. */
  readonly push?: { readonly anywhere: boolean; readonly delay: number } | undefined;
}

/** Everything with which people are reached who have no page open. */
export interface Notices {
  readonly notifier: Notifier;
  readonly settings: Settings;
  readonly push: PushChannel;
  readonly webhook: WebhookChannel;
  readonly wording: NoticeWording;
  /** Undefined where no mail server is set. */
  readonly mailer: Mailer | undefined;
  readonly unsubscribing: Unsubscribing;
}

export function createNotices(options: NoticesOptions): Notices {
  const { config, storage, jobs, accounts, present, open, alarm, now, push: tested } = options;
  const settings = new Settings(storage);
  const wording = new NoticeWording();
  const poster = new Poster({ anywhere: tested?.anywhere ?? false });
  const push = new PushChannel(storage, { keys: config.vapid, subject: subjectOf(config), poster });
  const webhook = new WebhookChannel(settings, poster, wording);
  const mailer = config.mail === undefined ? undefined : new Mailer(config.mail);
  const unsubscribing = new Unsubscribing(config.secret);
  const origin = config.publicUrl;
  const mail =
    mailer &&
    new MailChannel({
      mailer,
      settings,
      wording,
      address: (user) => accounts.address(user),
      unsubscribe: (user) => `${origin}/api/unsubscribe?token=${unsubscribing.token(user)}`,
      alarm,
    });
  const notifier = new Notifier({
    storage,
    jobs,
    settings,
    channels: [push, webhook, ...(mail ? [mail] : [])],
    present,
    open,
    link: (id) => (origin === undefined ? undefined : `${origin}/table/${id}#decision`),
    alarm,
    now,
    ...(tested ? { delay: tested.delay } : {}),
  });
  return { notifier, settings, push, webhook, wording, mailer, unsubscribing };
}

/** What turns a person's mail off: signed, so that nobody can do it for others, and it never expires. */
export class Unsubscribing {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #sign(user: string): string {
    return createHmac('sha256', this.#secret).update(`unsubscribe ${user}`).digest('base64url');
  }

  token(user: string): string {
    return `${user}.${this.#sign(user)}`;
  }

  /** Whose token this is. */
  user(token: string): string | undefined {
    const [user = '', signature = ''] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(user))];
    return given.length === right.length && timingSafeEqual(given, right) ? user : undefined;
  }
}

/** Whom push services turn to when something is wrong. */
function subjectOf({ publicUrl }: ServerConfig): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:host@clade.invalid';
}
