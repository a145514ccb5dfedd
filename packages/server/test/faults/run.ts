import { join } from 'node:path';
import { Rng } from '@clade/engine';
import { backupStore } from '../../src/backup.ts';
import { checkFile, checkStore } from '../../src/check/check.ts';
import { STORE } from '../../src/config.ts';
import { createApp } from '../../src/http/app.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { scratch, settings } from '../client.ts';
import { checkSeat, readDisk } from '../kill/disk.ts';
import { type Counts, Player, pause, Unfit } from '../kill/player.ts';

export interface FaultOptions {
  readonly seed: string;
  /** Requests that are to be acknowledged. */
  readonly enough: number;
  note?(line: string): void;
}

export interface FaultReport extends Counts {
  readonly lines: number;
  /** Statements that failed, at random places, and times that the clock of the server has jumped. */
  readonly faults: number;
  readonly jumps: number;
  readonly backups: number;
}

const HOUR = 3600_000;

/** A server whose disk fails now and then, and whose clock jumps, while games are played and backups are taken. */
export async function playThroughFaults({ seed, enough, note }: FaultOptions): Promise<FaultReport> {
  const rng = new Rng(seed);
  const folder = scratch();
  const path = join(folder.path, STORE);
  const storage = new SqliteStorage(path, new URL('./failing-writes.ts', import.meta.url));
  const faults = new BroadcastChannel(path);
  const clock = { ahead: 0 };
  const now = (): number => Date.now() + clock.ahead;
  const app = await createApp({ config: settings(folder.path), storage, now });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.start();
  const counts: Counts = { requests: 0, acknowledged: 0, unanswered: 0, doubled: 0, refused: 0 };
  const report = { faults: 0, jumps: 0, backups: 0 };
  try {
    const players = [
      ...(await seat(address, seed, counts, 'evolution', [])),
      ...(await seat(address, seed, counts, 'dominant-species', ['random'])),
    ];
    let over = false;
    const playing = players.map(async (player) => {
      while (!over && !player.finished) {
        await player.play(() => over);
        if (!over) await pause(5); // it was told to come later
      }
    });
    const all = Promise.all(playing).finally(() => {
      over = true;
    });
    all.catch(() => undefined);
    while (!over && counts.acknowledged < enough) {
      faults.postMessage(1 + rng.below(60));
      report.faults++;
      if (rng.below(3) === 0) {
        clock.ahead = (rng.below(49) - 24) * HOUR;
        report.jumps++;
      }
      if (rng.below(8) === 0) {
        const file = join(folder.path, `backup-${report.backups++}`);
        await backupStore(folder.path, file);
        const { wrong } = await checkFile(file);
        if (wrong.length > 0) throw new Unfit(`a backup is not whole: ${JSON.stringify(wrong)}`);
      }
      await pause(10 + rng.below(40));
    }
    over = true;
    faults.postMessage(Number.POSITIVE_INFINITY);
    await all;
    // What was not answered is asked once more, and happens once.
    for (const player of players) {
      await player.play(() => player.pending === undefined);
      if (player.pending) throw new Unfit(`${player.name} gets no answer`);
    }
    await app.close();
    const disk = await readDisk(folder.path, [...new Set(players.map(({ table }) => table))]);
    for (const player of players) checkSeat(player, disk.get(player.table)!);
    const { wrong, lines } = await checkStore(folder.path);
    if (wrong.length > 0) throw new Unfit(`the store is not whole: ${JSON.stringify(wrong)}`);
    note?.(`${counts.acknowledged} acknowledged through ${report.faults} faults`);
    return { ...counts, ...report, lines };
  } catch (error) {
    throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error });
  } finally {
    await app.close();
    faults.close();
    folder.remove();
  }
}

/** Two players at a table that has begun, perhaps with bots. */
async function seat(
  address: string,
  seed: string,
  counts: Counts,
  game: string,
  bots: readonly string[],
): Promise<Player[]> {
  const players = [0, 1].map((i) => new Player(`${game} ${i}`, new Rng(`${seed} ${game} ${i}`), counts));
  const [host, other] = players as [Player, Player];
  for (const player of players) player.cookie = (await player.meet(address).enter(player.name)).cookie;
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const made = await host.meet(address).post('/api/tables', { game, visibility: 'public', seats });
  const { id } = made.body.table;
  await other.meet(address).post(`/api/tables/${id}/join`);
  for (const [i, player] of players.entries()) {
    player.sitDown(id, i);
    player.meet(address);
  }
  const started = await host.meet(address).post(`/api/tables/${id}/start`);
  if (started.status !== 200) throw new Unfit(JSON.stringify(started.body));
  return players;
}
