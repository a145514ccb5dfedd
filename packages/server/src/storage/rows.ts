import { isJob, type JobChange } from '../jobs/jobs.ts';
import { membersOf, type TableRecord } from '../table/record.ts';
import type {
  Change,
  DocChange,
  Notice,
  Secret,
  StoredChat,
  StoredDraft,
  StoredMove,
  WrittenChange,
} from './storage.ts';

/**
 * Changes as they go to the thread that writes: flat, and with what is stored as text written out already, because every
 * object that crosses over is taken apart here and put together there.
 */
export interface ChangeRow {
  readonly id: string;
  readonly status: string;
  readonly visibility: string;
  readonly host: string;
  readonly basedOn: number;
  readonly doc: string;
  readonly asked: Uint8Array | undefined;
  readonly entries: readonly EntryRow[];
  readonly drafts: readonly DraftRow[];
  readonly notices: readonly NoticeRow[];
  readonly chat: ChatRow | undefined;
  /** Who hosts it, sits or is expected there, if that may have changed. */
  readonly people: readonly string[] | undefined;
  readonly jobs: readonly JobRow[] | undefined;
  readonly docs: readonly DocRow[] | undefined;
}

export interface NewTableRow {
  readonly id: string;
  readonly status: string;
  readonly visibility: string;
  readonly host: string;
  readonly doc: string;
  readonly n: number;
  readonly seed: string;
  readonly salt: string;
  readonly people: readonly string[];
  readonly entries: readonly EntryRow[];
}

/** n, seat, move, hash, at. */
export type EntryRow = readonly [number, number, string, string, number];
/** Seat, base, moves (none when the draft is removed), confirmed. */
export type DraftRow = readonly [number, number, string | undefined, boolean];
/** Kind, from, n. */
export type NoticeRow = readonly [Notice['kind'], number, number];
/** User, name, text, at. */
export type ChatRow = readonly [string, string, string, number];
/** Kind, key, at (none when the job is dropped), data. */
export type JobRow = readonly [string, string, number | undefined, string];
/** Kind, id, owner, value (none when the document is removed), the revision that must be there, if any. */
export type DocRow = readonly [string, string, string, string | undefined, number | undefined];

/** The numbers that were given: to the notices, and to what was said, whose notice comes last. */
export interface WrittenRow {
  readonly seqs: readonly number[];
  readonly line?: number;
}

export function changeRow(change: Change): ChangeRow {
  const { table, basedOn, entries = [], drafts = [], notices = [], chat, seats, asked, jobs, docs } = change;
  const { id, status, visibility, host } = table;
  return {
    id,
    status,
    visibility,
    host,
    basedOn,
    doc: JSON.stringify(table),
    asked,
    entries: entries.map(entryRow),
    drafts: drafts.map(draftRow),
    notices: notices.map(({ kind, from, n }): NoticeRow => [kind, from, n]),
    chat: chat && [chat.user, chat.name, chat.text, chat.at],
    people: seats && membersOf(table),
    jobs: jobs?.map(jobRow),
    docs: docs?.map(docRow),
  };
}

export function newTableRow(table: TableRecord, secret: Secret, entries: readonly StoredMove[]): NewTableRow {
  const { id, status, visibility, host, n } = table;
  const { seed, salt } = secret;
  const doc = JSON.stringify(table);
  const rows = entries.map(entryRow);
  return { id, status, visibility, host, doc, n, seed, salt, people: membersOf(table), entries: rows };
}

function entryRow({ n, seat, move, hash, at }: StoredMove): EntryRow {
  return [n, seat, JSON.stringify(move), hash, at];
}

function draftRow({ seat, base, moves, confirmed }: StoredDraft): DraftRow {
  return [seat, base, moves.length === 0 ? undefined : JSON.stringify(moves), confirmed];
}

export function jobRow(job: JobChange): JobRow {
  return isJob(job)
    ? [job.kind, job.key, job.at, JSON.stringify(job.data ?? null)]
    : [job.kind, job.key, undefined, 'null'];
}

export function docRow({ kind, id, owner = '', value, basedOn }: DocChange): DocRow {
  return [kind, id, owner, value === undefined ? undefined : JSON.stringify(value), basedOn];
}

/** What a change has written, with its numbers. */
export function written({ table, notices = [], chat }: Change, { seqs, line }: WrittenRow): WrittenChange {
  const told = notices.map((notice, i): Notice => ({ seq: seqs[i] as number, ...notice }));
  if (chat === undefined || line === undefined) return { notices: told };
  const said: StoredChat = { id: line, ...chat };
  const seq = seqs.at(-1) as number;
  return {
    notices: [...told, { seq, table: table.id, kind: 'chat', from: line - 1, n: line }],
    chat: said,
  };
}
