import type { SentData } from '@clade/protocol';
import type { Hall } from '../hall.ts';
import type { Settings } from '../notices/settings.ts';
import { Damaged, type Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';
import { publicTable } from '../table/shown.ts';
import type { Accounts } from './account.ts';
import type { Learnt } from './learning.ts';
import type { Passkeys } from './passkeys.ts';
import type { Reports } from './reports.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

interface BelongingsOptions {
  readonly hall: Hall;
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly tokens: Tokens;
  readonly settings: Settings;
  readonly learnt: Learnt;
  readonly reports: Reports;
}

/** Everything that the server has of one person: moved to an account, given out, or removed. */
export class Belongings {
  readonly #options: BelongingsOptions;

  constructor(options: BelongingsOptions) {
    this.#options = options;
  }

  /** What a guest had becomes that of an account. A seat at a table where the account sits already stays the guest's. */
  async move(guest: string, to: User): Promise<void> {
    const { hall, storage, tokens, reports } = this.#options;
    await hall.visitAll(await storage.tablesOf(guest), (table) => table.transfer(guest, to));
    await tokens.move(guest, to.id);
    await storage.moveUser(guest, to.id);
    await hall.shunned.move(guest, to.id);
    await reports.move(guest, to.id);
    // Nothing is left that a copy of the guest's cookie could be for, or that the account could not remove.
    if ((await storage.tablesOf(guest)).length === 0) await storage.eraseUser(guest);
  }

  /** As much as can be told: tables with their notes, what was said, settings, devices. */
  async collect(user: User): Promise<SentData> {
    const { hall, storage, accounts, sessions, passkeys, tokens, settings, learnt, reports } = this.#options;
    const { notes, chat, muted, subscriptions } = await storage.userData(user.id);
    const tables = [];
    const standing = [];
    for (const id of await storage.tablesOf(user.id)) {
      const record = await storage.record(id).catch(unlessDamaged);
      if (record === undefined) continue;
      tables.push(publicTable(record, user.id));
      const orders = record.orders?.[user.id];
      if (orders) standing.push({ table: id, orders });
    }
    return {
      person: { id: user.id, name: user.name, createdAt: user.createdAt },
      account: (await accounts.of(user.id)) ?? null,
      sessions: await sessions.list(user.id, undefined),
      passkeys: await passkeys.list(user.id),
      programs: await tokens.list(user.id),
      notices: await settings.of(user.id),
      learning: await learnt.of(user.id),
      browsers: subscriptions.map(({ endpoint, at }) => ({ endpoint, at })),
      tables,
      notes,
      standing,
      said: chat.map(({ table, text, at }) => ({ table, text, at })),
      muted: muted.length,
      blocked: (await hall.shunned.list(user.id)).filter(({ blocked }) => blocked).length,
      reported: (await reports.list())
        .filter(({ by }) => by === user.id)
        .map(({ at, table, reason, text }) => ({ at, table, reason, ...(text ? { text } : {}) })),
    };
  }

  /** Removes a person. Games that are over keep their moves, and the seat its place, without a name. Says who is gone: programs, too. */
  async erase(user: Pick<User, 'id' | 'name'>): Promise<readonly string[]> {
    const { hall, storage, tokens, reports } = this.#options;
    await hall.visitAll(await storage.tablesOf(user.id), (table) => table.forget(user));
    const programs = await tokens.list(user.id);
    const gone: string[] = [user.id];
    for (const program of programs) gone.push(...(await this.erase(program)));
    await hall.shunned.forget(user.id);
    await reports.forget(user.id);
    await storage.eraseUser(user.id);
    return gone;
  }
}

/** What is damaged cannot be told; the rest can. */
function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof Damaged)) throw error;
}
