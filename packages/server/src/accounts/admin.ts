import { schemas } from '@clade/protocol';
import { Compile } from 'typebox/compile';
import type { Hall } from '../hall.ts';
import { newId } from '../ids.ts';
import type { Presence } from '../nodes/presence.ts';
import { notFound, Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { exportLog } from '../table/export.ts';
import type { TableRecord } from '../table/record.ts';
import type { Accounts } from './account.ts';
import type { Bans } from './bans.ts';
import type { Belongings } from './belongings.ts';
import type { Reports } from './reports.ts';
import type { Tokens } from './tokens.ts';

const KIND = 'deed';
const NAME = Compile(schemas.Guest);
/** Characters of the name of a table. */
const LONGEST_NAME = 80;
const DAY = 24 * 3600_000;
/** Lines of chat that a look at a table shows. */
const LINES = 1000;

/** What those who run the server can do, as `clade admin` asks for it. */
export type AdminDeed =
  | { readonly act: 'reports' | 'bans' | 'log' }
  | { readonly act: 'done'; readonly report: string }
  | { readonly act: 'show' | 'export'; readonly person: string }
  | { readonly act: 'show' | 'export'; readonly table: string }
  | { readonly act: 'rename'; readonly person: string; readonly name: string }
  | { readonly act: 'rename'; readonly table: string; readonly name: string }
  | { readonly act: 'ban'; readonly person: string; readonly days?: number; readonly why?: string }
  | { readonly act: 'unban'; readonly person: string }
  | { readonly act: 'remove'; readonly person: string }
  | { readonly act: 'remove'; readonly table: string; readonly line: number };

/** Something that was done, as it is remembered: what, to whom or what, when. */
export interface DoneDeed {
  readonly at: number;
  readonly act: string;
  readonly person?: string;
  readonly table?: string;
  readonly line?: number;
  readonly until?: number;
  readonly why?: string;
}

interface AdminOptions {
  readonly hall: Hall;
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly bans: Bans;
  readonly belongings: Belongings;
  readonly reports: Reports;
  readonly tokens: Tokens;
  readonly presence: Presence;
  now(): number;
}

/** Looks after people and tables. What changes something is written down, before it is done. */
export class Admin {
  readonly #options: AdminOptions;

  constructor(options: AdminOptions) {
    this.#options = options;
  }

  /** The answer to a deed; it is for those who run the server. */
  async do(deed: AdminDeed): Promise<unknown> {
    switch (deed.act) {
      case 'reports':
        return this.#reports();
      case 'bans':
        return this.#options.bans.list();
      case 'log':
        return (await this.#options.storage.docsOf(KIND, ''))
          .map(({ value }) => value as DoneDeed)
          .sort((a, b) => a.at - b.at);
      case 'done':
        return this.#close(deed.report);
      case 'show':
        return 'person' in deed ? this.#person(deed.person) : this.#table(deed.table);
      case 'export':
        return 'person' in deed ? this.#data(deed.person) : this.#log(deed.table);
      case 'rename':
        return 'person' in deed
          ? this.#renamePerson(deed.person, deed.name)
          : this.#renameTable(deed.table, deed.name);
      case 'ban':
        return this.#ban(deed.person, deed.days, deed.why);
      case 'unban':
        return this.#unban(deed.person);
      case 'remove':
        return 'person' in deed ? this.#removePerson(deed.person) : this.#removeLine(deed.table, deed.line);
      default:
        throw new Problem(422, 'malformed', 'There is nothing like this to do.');
    }
  }

  async #note(deed: Omit<DoneDeed, 'at'>): Promise<void> {
    const value: DoneDeed = { at: this.#options.now(), ...deed };
    await this.#options.storage.writeDocs([{ kind: KIND, id: newId(), value }]);
  }

  async #user(
    id: string,
  ): Promise<{ readonly id: string; readonly name: string; readonly createdAt: number }> {
    const user = await this.#options.storage.user(id);
    if (user === undefined) throw notFound('person');
    return user;
  }

  /** Reports with the names of today, and what was said, where they are about something said. */
  async #reports(): Promise<unknown[]> {
    const { storage, reports } = this.#options;
    const name = async (id: string): Promise<string | null> => (await storage.user(id))?.name ?? null;
    const all: unknown[] = [];
    for (const report of await reports.list()) {
      const [said] = report.line === undefined ? [] : await storage.chat(report.table, report.line - 1, 1);
      all.push({
        ...report,
        byName: await name(report.by),
        aboutName: await name(report.about),
        ...(said?.id === report.line ? { said: said?.text } : {}),
      });
    }
    return all;
  }

  async #close(report: string): Promise<void> {
    if (!(await this.#options.reports.remove(report))) throw notFound('report');
    await this.#note({ act: 'done' });
  }

  async #person(id: string): Promise<unknown> {
    const { storage, accounts, bans, reports, tokens } = this.#options;
    const { name, createdAt } = await this.#user(id);
    const said = (await reports.list()).filter(({ about }) => about === id);
    return {
      id,
      name,
      createdAt,
      account: (await accounts.of(id)) !== undefined,
      ban: (await bans.of(id)) ?? null,
      programs: await tokens.list(id),
      tables: await storage.tablesOf(id),
      reports: said.map(({ by: _, ...report }) => report),
    };
  }

  async #table(id: string): Promise<unknown> {
    const { storage } = this.#options;
    const record = await storage.record(id);
    if (record === undefined) throw notFound('table');
    const { name, game, status, visibility, host, seats, createdAt, n } = record;
    const chat = await storage.chat(id, 0, LINES);
    return {
      ...{ id, name, game, status, visibility, host, createdAt, n },
      // Links to seats are for those who play.
      seats: seats.map((seat) => {
        if (seat.kind === 'person') return { kind: seat.kind, user: seat.user, name: seat.name };
        return seat.kind === 'bot' ? seat : { kind: seat.kind };
      }),
      chat: chat.map(({ id: line, user, name: by, text, at }) => ({ line, user, name: by, text, at })),
    };
  }

  async #data(id: string): Promise<unknown> {
    const user = await this.#user(id);
    await this.#note({ act: 'export', person: id });
    return this.#options.belongings.collect(user);
  }

  async #log(id: string): Promise<string> {
    await this.#note({ act: 'export', table: id });
    return exportLog(await this.#options.hall.open(id));
  }

  /** Everywhere: at tables, in what they are called after them, and over what was said. */
  async #renamePerson(id: string, name: string): Promise<void> {
    const { hall, storage, presence } = this.#options;
    const before = await this.#user(id);
    if (!NAME.Check({ name })) throw new Problem(422, 'malformed', 'This is no name for a person.');
    await this.#note({ act: 'rename', person: id });
    await storage.renameUser(id, name, true);
    const tables = await storage.tablesOf(id);
    await hall.visitAll(tables, (table) => table.alter((record) => renamed(record, before, name)));
    presence.dismiss(id);
  }

  async #renameTable(id: string, name: string): Promise<void> {
    if (name === '' || name.length > LONGEST_NAME)
      throw new Problem(422, 'malformed', `A table is called by 1 to ${LONGEST_NAME} characters.`);
    await this.#note({ act: 'rename', table: id });
    await this.#options.hall.visit(id, (table) => table.alter((record) => ({ ...record, name })));
  }

  async #ban(id: string, days: number | undefined, why: string | undefined): Promise<void> {
    const { bans, tokens, presence, now } = this.#options;
    await this.#user(id);
    const until = days === undefined ? undefined : now() + days * DAY;
    const more = { ...(until === undefined ? {} : { until }), ...(why === undefined ? {} : { why }) };
    await this.#note({ act: 'ban', person: id, ...more });
    // Programs play on behalf of their owner.
    for (const user of [id, ...(await tokens.list(id)).map((program) => program.id)]) {
      await bans.set({ user, ...more });
      presence.dismiss(user);
    }
  }

  async #unban(id: string): Promise<void> {
    const { bans, tokens, presence } = this.#options;
    await this.#note({ act: 'unban', person: id });
    for (const user of [id, ...(await tokens.list(id)).map((program) => program.id)]) {
      await bans.lift(user);
      presence.dismiss(user);
    }
  }

  async #removePerson(id: string): Promise<void> {
    const { belongings, bans, presence } = this.#options;
    const user = await this.#user(id);
    await this.#note({ act: 'remove', person: id });
    for (const gone of await belongings.erase(user)) presence.dismiss(gone);
    await bans.lift(id);
  }

  /** What was said is gone; that something was said there is not. */
  async #removeLine(table: string, line: number): Promise<void> {
    const { storage } = this.#options;
    const [said] = await storage.chat(table, line - 1, 1);
    if (said?.id !== line) throw notFound('line');
    await this.#note({ act: 'remove', table, line });
    await storage.eraseLine(table, line);
  }
}

function renamed(
  record: TableRecord,
  before: { readonly id: string; readonly name: string },
  name: string,
): TableRecord {
  const seats = record.seats.map((seat) => {
    if (seat.kind === 'person' && seat.user === before.id) return { ...seat, name };
    if (seat.kind === 'link' && seat.for?.id === before.id) return { ...seat, for: { ...seat.for, name } };
    return seat;
  });
  const called = record.host === before.id ? record.name.replaceAll(before.name, name) : record.name;
  return { ...record, seats, name: called };
}
