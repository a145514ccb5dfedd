import webPush from 'web-push';
import type { VapidKeys } from '../config.ts';
import type { Subscription } from '../storage/storage.ts';
import type { Poster } from './poster.ts';

/** Seconds that a push service keeps a message for a device that is off. */
const KEPT = 24 * 3600;

/** `gone`: nothing will ever be taken there again. */
export type Delivery = 'sent' | 'gone' | 'failed';

export interface Message {
  readonly table: string;
  readonly title: string;
  /** How many other tables wait too. */
  readonly more?: number;
}

export interface SenderOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may turn to: an https address, or a mail address. */
  readonly subject: string;
  readonly poster: Poster;
}

/** Sends messages to the push services of browsers, encrypted for each. */
export class Sender {
  readonly #options: SenderOptions;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  async send(subscription: Subscription, message: Message): Promise<Delivery> {
    const details = this.#encrypted(subscription, message);
    if (details === undefined) return 'gone';
    try {
      const status = await this.#options.poster.post(subscription.endpoint, details.headers, details.body);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  /** The request with a message for one browser; undefined when its address or its keys are none. */
  #encrypted({ endpoint, p256dh, auth }: Subscription, message: Message): webPush.RequestDetails | undefined {
    const { keys, subject, poster } = this.#options;
    if (!poster.accepts(endpoint)) return undefined;
    try {
      return webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        // A newer message about a table takes the place of one that has not been delivered yet.
        { vapidDetails: { subject, ...keys }, TTL: KEPT, topic: message.table },
      );
    } catch {
      return undefined;
    }
  }
}
