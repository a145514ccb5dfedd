import { Worker } from 'node:worker_threads';
import { type ArenaRecord, type ArenaTask, playTask } from '@clade/bots';
import type { Game } from '@clade/engine';
import type { ArenaReply, ArenaRequest } from './worker.ts';

/** Called after each game; returns true when enough have been played. */
type Played = (record: ArenaRecord) => boolean;

/** Plays tasks in order on this thread. */
export function playHere(game: Game, tasks: readonly ArenaTask[], played: Played): void {
  for (const task of tasks) if (played(playTask(game, task, () => performance.now()))) return;
}

/** Plays tasks on several threads; games end in any order. */
export function playOnThreads(
  game: Game,
  tasks: readonly ArenaTask[],
  threads: number,
  played: Played,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const workers: Worker[] = [];
    let next = 0;
    let busy = 0;
    let over = false;
    const end = (error?: Error): void => {
      over = true;
      void Promise.all(workers.map((worker) => worker.terminate())).then(() =>
        error ? reject(error) : resolve(),
      );
    };
    const give = (worker: Worker): void => {
      const task = tasks[next++];
      if (task === undefined) {
        if (busy === 0) end();
        return;
      }
      busy++;
      worker.postMessage({ game: game.id, task } satisfies ArenaRequest);
    };
    if (tasks.length === 0) return end();
    for (let i = 0; i < Math.min(threads, tasks.length); i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      workers.push(worker);
      worker.on('error', (error) => end(error as Error));
      worker.on('message', (reply: ArenaReply) => {
        if (over) return;
        busy--;
        if ('error' in reply) return end(new Error(reply.error));
        if (played(reply.record)) return end();
        give(worker);
      });
      give(worker);
    }
  });
}
