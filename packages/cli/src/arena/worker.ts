import { parentPort } from 'node:worker_threads';
import { type ArenaRecord, type ArenaTask, playTask } from '@clade/bots';
import { REGISTRY } from '../registry.ts';

/** A thread that plays games of an arena, one at a time. */
export interface ArenaRequest {
  readonly game: string;
  readonly task: ArenaTask;
}
export type ArenaReply = { readonly record: ArenaRecord } | { readonly error: string };

const port = parentPort;

port?.on('message', ({ game: id, task }: ArenaRequest) => {
  try {
    const entry = REGISTRY.find(({ game }) => game.id === id);
    if (entry === undefined) throw new Error(`no game ${id}`);
    const record = playTask(entry.game, task, () => performance.now());
    port.postMessage({ record } satisfies ArenaReply);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ error: message } satisfies ArenaReply);
  }
});
