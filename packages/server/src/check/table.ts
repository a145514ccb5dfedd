import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@clade/engine';
import { readJson, readRecord, readWire } from '../storage/damage.ts';
import type { Loaded, StoredDraft, StoredMove } from '../storage/storage.ts';
import { Replays } from '../table/history.ts';
import { Play, type StateStorage } from '../table/play.ts';
import { membersOf, type TableRecord } from '../table/record.ts';
import { owing } from '../table/shown.ts';
import { Views } from '../table/views.ts';
import { type LineStorage, Writer } from '../table/writer.ts';
import type { CheckedRow, CheckedStore } from './source.ts';

/** Everything that stands in the store of one table. */
export interface StoredTable {
  readonly row: CheckedRow;
  readonly loaded: Loaded;
  readonly members: readonly CheckedRow[];
}

const TABLE = 'SELECT id, version, status, visibility, host, doc, seed, salt FROM tables WHERE id = $1';
const ENTRIES = 'SELECT n, seat, move, hash, at FROM entries WHERE table_id = $1 ORDER BY n';
const DRAFTS = 'SELECT seat, base, moves, confirmed FROM drafts WHERE table_id = $1 ORDER BY seat';
const MEMBERS = 'SELECT user_id, over FROM members WHERE table_id = $1';

export async function readTable(source: CheckedStore, id: string): Promise<StoredTable> {
  const [row = {}] = await source.rows(TABLE, id);
  const entries = await source.rows(ENTRIES, id);
  const drafts = await source.rows(DRAFTS, id);
  return {
    row,
    loaded: {
      table: readRecord(row.doc),
      version: Number(row.version),
      secret: { seed: String(row.seed), salt: String(row.salt) },
      entries: entries.map((entry) => ({ ...entry, move: readWire(entry.move) }) as StoredMove),
      drafts: drafts.map(
        (draft): StoredDraft => ({
          seat: Number(draft.seat),
          base: Number(draft.base),
          moves: readJson(draft.moves),
          confirmed: Boolean(draft.confirmed),
        }),
      ),
      asked: new Uint8Array(),
    },
    members: await source.rows(MEMBERS, id),
  };
}

/** What is wrong about a table, in words; its game is dealt and played once more. */
export async function wrongAbout(stored: StoredTable, game: Game): Promise<string[]> {
  return [...wrongAboutRows(stored), ...(await wrongAboutGame(stored.loaded, game))];
}

/** Its rows against each other. */
function wrongAboutRows({ row, loaded, members }: StoredTable): string[] {
  const { table } = loaded;
  const wrong: string[] = [];
  for (const name of ['id', 'status', 'visibility', 'host'] as const)
    if (table[name] !== row[name])
      wrong.push(`its record says "${table[name]}" as ${name}, its row "${String(row[name])}"`);
  const people = members.map((member) => String(member.user_id)).sort();
  if (!isDeepStrictEqual(people, membersOf(table).sort()))
    wrong.push('it is not in the lists of those who sit at it or host it');
  if (members.some((member) => Number(member.over) > 0 !== isOver(table)))
    wrong.push(`it is ${table.status}, and lists have it otherwise`);
  return wrong;
}

function isOver({ status }: TableRecord): boolean {
  return status === 'finished' || status === 'cancelled';
}

async function wrongAboutGame(loaded: Loaded, game: Game): Promise<string[]> {
  const writer = new Writer(NO_STORE, loaded, () => undefined, Date.now);
  const deps = { storage: NO_STORE, replays: new Replays(1), now: Date.now, alarm: () => undefined };
  const play = new Play(deps, game, loaded, writer, () => undefined);
  await play.resume(loaded);
  const { record, state, drafts } = play;
  const wrong: string[] = [];
  if (!new Views(play, writer).kept) wrong.push('its seed and salt do not give its commitment');
  if (state === undefined) return wrong;
  const current = loaded.drafts.filter(({ base }) => base === record.n);
  if (drafts.size !== current.length) wrong.push('a draft does not fit the game');
  const result = game.result(state);
  if (record.status === 'playing') {
    if (result !== undefined) wrong.push('its game is over, and it goes on');
    if (!isDeepStrictEqual(owing(play), [...record.toAct]))
      wrong.push('it waits for other seats than its game');
  } else if (record.status === 'finished' && !isByTable(record) && !isDeepStrictEqual(result, record.result))
    wrong.push('its result is not that of its game');
  return wrong;
}

/** Was the game ended by those at the table, and not by its rules? */
function isByTable({ result }: TableRecord): boolean {
  return result?.reason === 'concession' || result?.reason === 'time';
}

/** A table that is looked at writes nothing, and has no cache. */
const NO_STORE: StateStorage & LineStorage = {
  snapshot: async () => undefined,
  saveSnapshot: async () => {},
  write: () => {
    throw new Error('a table that is only looked at was to be written');
  },
};
