import type { Wire } from '@clade/engine';
import type { JobChange } from '../jobs/jobs.ts';
import type { TableRecord, User } from '../table/record.ts';

/** One line of a table's log as it is stored: a move of a seat, or of the table (seat -1). */
export interface StoredMove {
  readonly n: number;
  readonly seat: number;
  readonly move: Wire;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Moves of one seat that are not in the log yet. */
export interface StoredDraft {
  readonly seat: number;
  /** Number of the log that they follow. */
  readonly base: number;
  readonly moves: readonly Wire[];
  /** A simultaneous choice that waits for the others. */
  readonly confirmed: boolean;
}

export interface StoredChat {
  readonly id: number;
  readonly table: string;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Something to tell the clients of a table; `seq` goes up over all tables and never repeats. */
export interface Notice {
  readonly seq: number;
  readonly table: string;
  readonly kind: 'moves' | 'table' | 'chat';
  /** `moves`: what happened behind line `from` up to line `n`; `chat`: the line `n`. */
  readonly from: number;
  readonly n: number;
  /** The version of the table that it tells of, where several nodes share the store. */
  readonly version?: number;
}

/** The seed of a table: never part of a record that leaves the server before the end. */
export interface Secret {
  readonly seed: string;
  readonly salt: string;
}

/** What one change writes; all of it becomes durable together, or none of it. */
export interface Change {
  readonly table: TableRecord;
  /** The version of the record that this change is based on; another one in the store is a conflict. */
  readonly basedOn: number;
  readonly entries?: readonly StoredMove[];
  /** Drafts to write; one without moves is removed. */
  readonly drafts?: readonly StoredDraft[];
  readonly chat?: Omit<StoredChat, 'id'>;
  readonly notices?: readonly Omit<Notice, 'seq'>[];
  /** The seats may have changed hands. */
  readonly seats?: true;
  /** The requests that the table has carried out lately, this one included, as it remembers them. */
  readonly asked?: Uint8Array;
  /** Work for later that this change makes necessary, or needless. */
  readonly jobs?: readonly JobChange[];
  readonly docs?: readonly DocChange[];
}

/** A small document of some kind: settings, orders, marks. What has no owner belongs to ''. */
export interface Doc {
  readonly id: string;
  readonly owner: string;
  /** Goes up with every change, from 1 on. */
  readonly revision: number;
  readonly value: unknown;
}

export interface DocChange {
  readonly kind: string;
  readonly id: string;
  readonly owner?: string;
  /** Anything that is JSON; a document without a value is removed. */
  readonly value?: unknown;
  /** The revision that must be there, 0 when nothing may be there yet; another one is a conflict. */
  readonly basedOn?: number;
}

export interface WrittenChange {
  /** Notices as they were numbered. */
  readonly notices: readonly Notice[];
  readonly chat?: StoredChat;
}

export interface Loaded {
  readonly table: TableRecord;
  readonly version: number;
  readonly secret: Secret;
  readonly entries: readonly StoredMove[];
  readonly drafts: readonly StoredDraft[];
  readonly asked: Uint8Array;
}

/** Where a person wants to be told that it is their turn while no page is open. */
export interface Subscription {
  readonly endpoint: string;
  readonly user: string;
  /** Keys of the browser, with which what is sent is encrypted. */
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}

/** What the store keeps of a person besides tables: for those who want to see it. */
export interface UserData {
  readonly notes: readonly { readonly table: string; readonly text: string }[];
  readonly chat: readonly StoredChat[];
  readonly muted: readonly string[];
  readonly subscriptions: readonly Subscription[];
}

export interface StateSnapshot {
  readonly n: number;
  readonly words: Int32Array;
}

export type Scope =
  | { readonly kind: 'mine'; readonly user: string }
  | { readonly kind: 'lobby' }
  | { readonly kind: 'archive'; readonly user?: string };

export interface Page {
  /** Only tables whose last notice has a lower number; the list begins with the highest. */
  readonly before?: number;
  readonly limit: number;
}

/** Somebody else has written the table in between. */
export class Conflict extends Error {}

/** The store cannot be reached at the moment; what was being written may be there or not. Requests get a 503. */
export class Unreachable extends Error {
  readonly statusCode = 503;
}

/** The store takes no changes at the moment: its disk is full, or may not be written. Nothing of the change is there. */
export class Unwritable extends Error {}

/** What is stored there cannot be read, or is not what was written. */
export class Damaged extends Error {}

/** What is written to see whether anything can be. */
export const PROBE: DocChange = { kind: 'health', id: 'probe', value: null };

/** What another node has done. */
export interface NodeNews {
  /** Drafts that have changed: table and seat. Notices are read from the store. */
  readonly drafts: readonly (readonly [table: string, seat: number])[];
}

/** A table as others have left it, with the lines that somebody does not know yet. */
export type Later = Omit<Loaded, 'secret'>;

/** A store that several nodes write. */
export interface SharedStorage {
  /** The name of this node among those that are at work; no two ever have the same. */
  readonly node: string;
  /** The version of a table that is in the store now; undefined when there is no such table. */
  version(table: string): Promise<number | undefined>;
  /** A table as it is now, with its lines behind a number only. */
  later(table: string, after: number): Promise<Later | undefined>;
  /** `heard` is called when another node has written something; now and then also without reason. */
  watch(heard: (news: NodeNews) => void): void;
  /** Something that all nodes have in common; the first one to ask makes it. */
  kept(name: string, make: () => string): Promise<string>;
  /** Says something to all nodes, this one included; it is gone when nobody listens. */
  say(text: string): Promise<void>;
  /** `said` hears what is said; `anew` is called when something may have been missed. */
  listen(said: (text: string) => void, anew: () => void): void;
  /** Nodes and workers that are alive. */
  nodes(): Promise<readonly string[]>;
}

/**
 * Where tables live. Every method that changes something returns when the change is on disk. Snapshots are a cache:
 * losing them loses nothing.
 */
export interface Storage {
  createUser(user: User): Promise<void>;
  user(id: string): Promise<User | undefined>;
  /** With `said` what they have said has the new name, too. */
  renameUser(id: string, name: string, said?: boolean): Promise<void>;
  /** What one person has besides seats becomes another one's; where both have something, the other one's stays. */
  moveUser(from: string, to: string): Promise<void>;
  /** Removes a person with all documents of theirs; what they said at tables stays there, and is nobody's. */
  eraseUser(id: string): Promise<void>;
  userData(id: string): Promise<UserData>;

  /** `entries` are the lines of a game that was played elsewhere. */
  createTable(table: TableRecord, secret: Secret, entries?: readonly StoredMove[]): Promise<WrittenChange>;
  /** Throws `Conflict` when the table has been written since `basedOn`, or a number of the log is taken. */
  write(change: Change): Promise<WrittenChange>;
  load(id: string): Promise<Loaded | undefined>;
  record(id: string): Promise<TableRecord | undefined>;
  list(scope: Scope, page: Page): Promise<readonly TableRecord[]>;
  /** Ids of all tables that a person sits at or hosts, finished ones too. */
  tablesOf(user: string): Promise<readonly string[]>;
  /** Records of all tables at which a game is going on, or of those that a person hosts. */
  playing(host?: string): Promise<readonly TableRecord[]>;
  count(user: string): Promise<number>;
  /** How many of the tables that a person hosts or sits at are not over. */
  seated(user: string): Promise<number>;

  chat(table: string, after: number, limit: number): Promise<readonly StoredChat[]>;
  /** What was said in a line is gone; the line stays, as `…`. */
  eraseLine(table: string, line: number): Promise<void>;
  note(table: string, user: string): Promise<string>;
  setNote(table: string, user: string, text: string): Promise<void>;

  /** A person does not want to hear another one any more, or does again. */
  mute(user: string, other: string, muted: boolean): Promise<void>;
  muted(user: string): Promise<ReadonlySet<string>>;

  /** An endpoint belongs to who subscribed last; of one person the latest `most` are kept. */
  subscribe(subscription: Subscription, most: number): Promise<void>;
  unsubscribe(user: string, endpoint: string): Promise<void>;
  subscriptions(user: string): Promise<readonly Subscription[]>;

  /**
   * Notices of all tables behind a number, oldest first. A notice never appears after one with a higher number has been
   * seen: who has read up to a number has read everything up to it. Nor does it appear before its own `write` resolves.
   */
  noticesAfter(seq: number, limit: number): Promise<readonly Notice[]>;
  /** The same for some tables; where there are more than `limit`, the latest of them. */
  noticesOf(tables: readonly string[], after: number, limit: number): Promise<readonly Notice[]>;
  lastNotice(): Promise<number>;

  doc(kind: string, id: string): Promise<Doc | undefined>;
  /** Documents of one kind and owner, by their ids. */
  docsOf(kind: string, owner: string): Promise<readonly Doc[]>;
  /** All of them, or none: throws `Conflict` when one is not as it was thought to be. */
  writeDocs(changes: readonly DocChange[]): Promise<void>;

  snapshot(table: string): Promise<StateSnapshot | undefined>;
  saveSnapshot(table: string, snapshot: StateSnapshot): Promise<void>;
  dropSnapshots(): Promise<void>;

  /** What a store that several nodes share can do; one that belongs to a single node has none of it. */
  readonly shared?: SharedStorage;

  /** Notices that were told once and are not there any more: the store has lost its end. */
  readonly lost?: { readonly from: number; readonly to: number } | undefined;

  /** Reads and writes something small; throws when either cannot be done. */
  check(): Promise<void>;
  /** Copies the whole store into a file while it is in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
