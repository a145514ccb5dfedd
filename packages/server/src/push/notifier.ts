import type { Seat } from '@clade/engine';
import type { Storage } from '../storage/storage.ts';
import { botOf, seatOfUser, type TableRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import type { Sender } from './sender.ts';

/** Milliseconds from the beginning of a turn to the notice: who looks at the table at that time needs none. */
const DELAY = 5000;
/** Subscriptions of one person: browsers that were not used for long give way. */
const MOST_SUBSCRIPTIONS = 8;

export interface NotifierOptions {
  readonly storage: Storage;
  readonly sender: Sender;
  /** Has this person a stream open? */
  present(user: string): boolean;
  open(id: string): Promise<Table>;
  alarm(error: unknown, table: string): void;
  readonly delay?: number;
}

/**
 * Tells people who have no page open that it is their turn: once for a turn, however often the server is started, and
 * not when they have moved meanwhile. That somebody was told is written before it is done; a notice may be lost when
 * the server is killed at that moment, but never comes twice.
 */
export class Notifier {
  readonly #options: NotifierOptions;
  /** Everybody with a subscription. */
  readonly #subscribers = new Set<string>();
  /** Looks that are ahead, by person and table. */
  readonly #ahead = new Map<string, NodeJS.Timeout>();
  readonly #telling = new Set<Promise<void>>();
  #closed = false;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  /** Learns who wants to be told, and goes on where the last server stopped. */
  async resume(): Promise<void> {
    for (const user of await this.#options.storage.subscribers()) this.#subscribers.add(user);
    if (this.#subscribers.size === 0) return;
    for (const record of await this.#options.storage.playing()) this.#look(record, record.toAct);
  }

  async subscribe(user: string, endpoint: string, keys: { p256dh: string; auth: string }): Promise<boolean> {
    const { storage, sender } = this.#options;
    if (!sender.accepts(endpoint)) return false;
    await storage.subscribe({ endpoint, user, ...keys, at: Date.now() }, MOST_SUBSCRIPTIONS);
    this.#subscribers.add(user);
    return true;
  }

  async unsubscribe(user: string, endpoint: string): Promise<void> {
    const { storage } = this.#options;
    await storage.unsubscribe(user, endpoint);
    if ((await storage.subscriptions(user)).length === 0) this.#subscribers.delete(user);
  }

  /** Something has happened at a table; it may have become somebody's turn. */
  changed(table: Table): void {
    if (this.#subscribers.size > 0) this.#look(table.record, table.record.toAct);
  }

  #look({ id, seats }: TableRecord, toAct: readonly Seat[]): void {
    for (const at of this.#closed ? [] : toAct) {
      const seat = seats[at];
      if (seat?.kind !== 'person' || !this.#subscribers.has(seat.user)) continue;
      const { user } = seat;
      const key = `${user}/${id}`;
      if (this.#ahead.has(key)) continue;
      const timer = setTimeout(() => {
        this.#ahead.delete(key);
        const telling = this.#tell(user, id)
          .catch((error: unknown) => this.#options.alarm(error, id))
          .finally(() => this.#telling.delete(telling));
        this.#telling.add(telling);
      }, this.#options.delay ?? DELAY);
      timer.unref();
      this.#ahead.set(key, timer);
    }
  }

  async #tell(user: string, id: string): Promise<void> {
    const { storage, sender, present, open } = this.#options;
    const { record, since } = await turn(open(id), user);
    if (since === undefined || (await storage.notified(user, id)) >= since) return;
    await storage.setNotified(user, id, record.n);
    const subscriptions = await storage.subscriptions(user);
    // Who is here has seen it; who has moved in the meantime does not need to be told.
    if (present(user) || (await turn(open(id), user)).since !== since) return;
    const message = { table: id, title: record.name };
    await Promise.all(
      subscriptions.map(async (subscription) => {
        const sent = await sender.send(subscription, message);
        if (sent === 'gone') await this.unsubscribe(user, subscription.endpoint);
      }),
    );
  }

  /** What is ahead is left to the next server; what is on its way is broken off. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#ahead.values()) clearTimeout(timer);
    this.#ahead.clear();
    this.#options.sender.close();
    await Promise.all(this.#telling);
  }
}

/** Since which line a person is waited for at a table; undefined when nobody waits, or a bot plays for them. */
async function turn(
  opening: Promise<Table>,
  user: string,
): Promise<{ readonly record: TableRecord; readonly since: number | undefined }> {
  const table = await opening;
  const { record } = table;
  const seat = seatOfUser(record, user);
  const own = seat >= 0 && botOf(record.seats[seat]) === undefined;
  return { record, since: own ? table.turns().find((t) => t.seat === seat)?.since : undefined };
}
