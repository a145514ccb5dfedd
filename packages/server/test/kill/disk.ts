import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Config, configure, type Wire } from '@clade/engine';
import { STORE } from '../../src/config.ts';
import { Games } from '../../src/games.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import type { Loaded } from '../../src/storage/storage.ts';
import { fold } from '../../src/table/chain.ts';
import { type Player, type Turn, Unfit } from './player.ts';

/** Reads tables from a copy of what a dead server has left, so that the next server finds it untouched. */
export async function readDisk(data: string, tables: readonly string[]): Promise<Map<string, Loaded>> {
  const folder = mkdtempSync(join(tmpdir(), 'clade-killed-'));
  try {
    for (const end of ['', '-wal']) {
      const file = join(data, STORE + end);
      if (existsSync(file)) copyFileSync(file, join(folder, STORE + end));
    }
    const store = new SqliteStorage(join(folder, STORE));
    const found = new Map<string, Loaded>();
    for (const id of tables) {
      const loaded = await store.load(id);
      if (loaded === undefined) throw new Unfit(`table ${id} is lost`);
      found.set(id, loaded);
    }
    await store.close();
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const games = new Games();

/** Numbers without gaps, and every hash as the moves lead to it from the deal. */
export function checkLog({ table, entries, secret }: Loaded): void {
  if (table.n !== entries.length || entries.some((e, i) => e.n !== i + 1))
    throw new Unfit(`table ${table.id} says ${table.n} lines and has ${entries.map((e) => e.n).join(' ')}`);
  const game = games.find(table.game, table.rules);
  if (game === undefined) throw new Unfit(`table ${table.id} is of no known game`);
  fold(game, () => game.setup(configure(game, table.players, table.options) as Config, secret.seed), entries);
}

/** The stored turn of a seat. */
export function storedTurn({ table, drafts }: Loaded, seat: number): Turn {
  const draft = drafts.find((d) => d.seat === seat);
  if (draft === undefined) return { n: table.n, moves: [], confirmed: false };
  return { n: draft.base, moves: draft.moves, confirmed: draft.confirmed };
}

/**
 * What a player was told must be in the store: all of it, once, and nothing else but the one request that was on its
 * way when the server died.
 */
export function checkSeat(player: Player, disk: Loaded): void {
  const { turn, pending, logged, seat } = player;
  const moves = disk.entries.filter((e) => e.seat === seat).map((e) => e.move);
  const stored = storedTurn(disk, seat);
  const fail = (what: string): never => {
    const known = { turn, pending, logged: logged.length };
    throw new Unfit(
      `${player.name} at ${disk.table.id}: ${what}: stored ${JSON.stringify(stored)} and ${moves.length} moves ending ${JSON.stringify(moves.slice(-3))}; known ${JSON.stringify(known)}`,
    );
  };
  if (disk.table.n < turn.n) fail('acknowledged lines are missing');
  if (!isDeepStrictEqual(moves.slice(0, logged.length), logged)) fail('acknowledged moves are missing');
  const more: Wire[] = moves.slice(logged.length);
  if (more.length > 0) {
    // A choice that waited for others, or the request on its way, has come into the log.
    const may = [
      ...(turn.confirmed ? [turn.moves] : []),
      ...(pending && pending.kind !== 'undo' ? [pending.after.moves] : []),
    ];
    if (!may.some((m) => isDeepStrictEqual(m, more))) fail('moves are in the log that nobody was told of');
    if (stored.moves.length > 0) fail('a turn is in the log and tentative as well');
    return;
  }
  const now = (t: Turn): Turn => (t.moves.length === 0 ? { ...t, n: disk.table.n } : t);
  const may = [turn, ...(pending ? [pending.after] : [])].map(now);
  if (!may.some((t) => isDeepStrictEqual(t, stored))) fail('the tentative turn is another one');
  if (stored.moves.length > 0 && stored.n !== disk.table.n) fail('the tentative turn hangs in the air');
}
