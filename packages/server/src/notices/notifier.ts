import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { botOf, seatOfUser, type TableRecord } from '../table/record.ts';
import type { ServerTable } from '../table/table.ts';
import type { Channel, WaitingTable } from './channel.ts';
import { Marks } from './marks.ts';
import { nextDigest, notBefore, type Settings } from './settings.ts';

/** Milliseconds from the beginning of a turn to the notice: who looks at the table at that time needs none. */
const DELAY = 5000;
/** Milliseconds that it is remembered who wants notices; another node may have heard otherwise meanwhile. */
const REMEMBERED_FOR = 30_000;
const MOST_REMEMBERED = 10_000;
/** Tables of one person in a digest. */
const MOST_TABLES = 1000;

export interface NotifierOptions {
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly settings: Settings;
  readonly channels: readonly Channel[];
  /** Has this person a stream open, on any node? */
  present(user: string): boolean | Promise<boolean>;
  open(id: string): Promise<ServerTable>;
  /** The address that opens a table. */
  link(id: string): string | undefined;
  alarm(error: unknown, table: string): void;
  now(): number;
  readonly delay?: number;
}

/**
 * Tells people who have no page open that it is their turn: once for a turn, however many nodes there are and however
 * often they are started, not when they have moved meanwhile, not in their quiet hours, and all at once for those who
 * want a digest. Looking and telling are jobs, so that they outlive the process.
 */
export class Notifier {
  readonly #options: NotifierOptions;
  readonly #marks: Marks;
  readonly #wanting = new Map<string, { readonly wants: boolean; readonly until: number }>();
  /** Turns for which a look is ahead, by person and table: since which line. */
  readonly #ahead = new Map<string, number>();
  readonly #asking = new Set<Promise<void>>();
  #closed = false;

  constructor(options: NotifierOptions) {
    this.#options = options;
    this.#marks = new Marks(options.storage);
    options.jobs.handle('turn', (job) => this.#turn(job));
    options.jobs.handle('digest', (job) => this.#digest(job));
  }

  /** Goes on where the last server stopped: looks that a crash has kept from being asked for are asked for now. */
  async resume(): Promise<void> {
    const { alarm } = this.#options;
    for (const { id, seats, toAct } of await this.#options.storage.playing()) {
      const people = toAct.flatMap((seat) => {
        const sitting = seats[seat];
        return sitting?.kind === 'person' && botOf(sitting) === undefined ? [sitting.user] : [];
      });
      for (const user of people) {
        if (this.#closed) return;
        if (!(await this.#wants(user))) continue;
        const table = await this.#options.open(id).catch((error: unknown) => alarm(error, id));
        if (table) await this.#look(table, user);
      }
    }
  }

  /** Somebody wants to be told differently from now on. */
  forget(user: string): void {
    this.#wanting.delete(user);
  }

  /** Something has happened at a table; it may have become somebody's turn. */
  changed(table: ServerTable): void {
    if (this.#closed) return;
    for (const seat of table.record.toAct) {
      const sitting = table.record.seats[seat];
      if (sitting?.kind !== 'person' || botOf(sitting) !== undefined || sitting.program) continue;
      const known = this.#remembered(sitting.user);
      if (known === false) continue;
      const asking = (known === true ? Promise.resolve(true) : this.#wants(sitting.user))
        .then((wants) => (wants ? this.#look(table, sitting.user) : undefined))
        .catch((error: unknown) => this.#options.alarm(error, table.id))
        .finally(() => this.#asking.delete(asking));
      this.#asking.add(asking);
    }
  }

  #remembered(user: string): boolean | undefined {
    const found = this.#wanting.get(user);
    return found !== undefined && found.until > Date.now() ? found.wants : undefined;
  }

  async #wants(user: string): Promise<boolean> {
    const found = await Promise.all(this.#options.channels.map((channel) => channel.wants(user)));
    const wants = found.includes(true);
    if (this.#wanting.size >= MOST_REMEMBERED) this.#wanting.clear();
    this.#wanting.set(user, { wants, until: Date.now() + REMEMBERED_FOR });
    return wants;
  }

  /** Asks for a look at a turn that has just begun. */
  async #look(table: ServerTable, user: string): Promise<void> {
    const key = `${user}/${table.id}`;
    const since = sinceOf(table, user);
    if (since === undefined || this.#ahead.get(key) === since || this.#closed) return;
    if (this.#ahead.size >= MOST_REMEMBERED) this.#ahead.clear();
    this.#ahead.set(key, since);
    if (await this.#marks.has(user, table.id, since)) return;
    await this.#options.jobs.put({
      kind: 'turn',
      key,
      at: this.#options.now() + (this.#options.delay ?? DELAY),
    });
  }

  /** A turn began a while ago: tells of it, or puts it off. */
  async #turn({ key }: Job): Promise<void> {
    const { open, present, jobs, settings, now } = this.#options;
    const [user = '', id = ''] = key.split('/');
    this.#ahead.delete(key);
    const since = sinceOf(await open(id), user);
    if (since === undefined || (await this.#marks.has(user, id, since))) return;
    // Who is here has seen it, and is not told of this turn any more.
    if (await present(user)) {
      await this.#marks.make(user, id, since);
      return;
    }
    const wished = await settings.of(user);
    if (wished.digest !== undefined) {
      await jobs.put({ kind: 'digest', key: user, at: nextDigest(wished.digest, now()) });
      return;
    }
    const at = notBefore(wished, now());
    if (at > now()) await jobs.put({ kind: 'turn', key, at });
    else await this.#tell(user, [id], wished.language);
  }

  /** Everything that waits for somebody who wants to hear of it once a day. */
  async #digest({ key: user }: Job): Promise<void> {
    const { storage, present, settings } = this.#options;
    if (await present(user)) return;
    const mine = await storage.list({ kind: 'mine', user }, { limit: MOST_TABLES });
    const waiting = mine.filter((record) => record.toAct.includes(seatOfUser(record, user)));
    const { language } = await settings.of(user);
    await this.#tell(
      user,
      waiting.map(({ id }) => id),
      language,
    );
  }

  async #tell(user: string, ids: readonly string[], language = 'en'): Promise<void> {
    const { open, link, channels } = this.#options;
    const marked: { readonly record: TableRecord; readonly since: number }[] = [];
    for (const id of ids) {
      const table = await open(id);
      const since = sinceOf(table, user);
      if (since !== undefined && (await this.#marks.make(user, id, since)))
        marked.push({ record: table.record, since });
    }
    // Who has moved in the meantime does not need to be told.
    const tables: WaitingTable[] = [];
    for (const { record, since } of marked)
      if (sinceOf(await open(record.id), user) === since)
        tables.push({ id: record.id, title: record.name, link: link(record.id) });
    if (tables.length === 0) return;
    for (const channel of channels)
      if (await channel.wants(user)) await channel.send({ user, tables, language });
  }

  /** Resolves when every turn that has begun is noted. */
  async idle(): Promise<void> {
    while (this.#asking.size > 0) await Promise.all(this.#asking);
  }

  /** What is ahead is left to the next server; what is on its way is broken off. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const channel of this.#options.channels) channel.close();
    await Promise.all(this.#asking);
  }
}

/** Since which line a person is waited for at a table; undefined when nobody waits, or a bot plays for them. */
function sinceOf(table: ServerTable, user: string): number | undefined {
  const { record } = table;
  const seat = seatOfUser(record, user);
  if (seat < 0 || botOf(record.seats[seat]) !== undefined) return undefined;
  return table.turns().find((turn) => turn.seat === seat)?.since;
}
