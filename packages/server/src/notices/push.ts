import type { Storage } from '../storage/storage.ts';
import type { Channel, TurnNotice } from './channel.ts';
import type { Poster } from './poster.ts';
import { Sender, type SenderOptions } from './sender.ts';

/** Subscriptions of one person: browsers that were not used for long give way. */
const MOST_SUBSCRIPTIONS = 8;

/** Notices of browsers that have no page open. */
export class PushChannel implements Channel {
  readonly name = 'push';
  readonly #storage: Storage;
  readonly #poster: Poster;
  readonly #sender: Sender;

  constructor(storage: Storage, options: SenderOptions) {
    this.#storage = storage;
    this.#poster = options.poster;
    this.#sender = new Sender(options);
  }

  /** False when this is not the address of a push service. */
  async subscribe(
    user: string,
    endpoint: string,
    keys: { readonly p256dh: string; readonly auth: string },
    at: number,
  ): Promise<boolean> {
    if (!this.#poster.accepts(endpoint)) return false;
    await this.#storage.subscribe({ endpoint, user, ...keys, at }, MOST_SUBSCRIPTIONS);
    return true;
  }

  unsubscribe(user: string, endpoint: string): Promise<void> {
    return this.#storage.unsubscribe(user, endpoint);
  }

  async wants(user: string): Promise<boolean> {
    return (await this.#storage.subscriptions(user)).length > 0;
  }

  async send({ user, tables }: TurnNotice): Promise<void> {
    const [first] = tables;
    if (first === undefined) return;
    const more = tables.length - 1;
    const message = { table: first.id, title: first.title, ...(more > 0 ? { more } : {}) };
    const subscriptions = await this.#storage.subscriptions(user);
    await Promise.all(
      subscriptions.map(async (subscription) => {
        const sent = await this.#sender.send(subscription, message);
        if (sent === 'gone') await this.unsubscribe(user, subscription.endpoint);
      }),
    );
  }

  close(): void {
    this.#poster.close();
  }
}
