import type { LocalJobs } from '../src/jobs/local.ts';
import type { SqliteStorage } from '../src/storage/sqlite.ts';
import type { Running } from './client.ts';

/** A clock that is moved by hand: what is due on the way is done at its moment, one after the other. */
export class MovedClock {
  now: number;

  constructor(start: string) {
    this.now = Date.parse(start);
  }

  /** Goes forward to a moment, stopping wherever a job is due. */
  async to(server: Running, moment: number): Promise<void> {
    const storage = server.hall.storage as SqliteStorage;
    await settle(server);
    for (;;) {
      const next = await storage.nextJob([]);
      if (next === undefined || next > moment) break;
      this.now = Math.max(this.now, next);
      await settle(server);
    }
    this.now = moment;
    await settle(server);
  }

  forward(server: Running, milliseconds: number): Promise<void> {
    return this.to(server, this.now + milliseconds);
  }
}

/** Everything that is due is done, also what that has made necessary. */
async function settle({ jobs, notices }: Running): Promise<void> {
  await notices.notifier.idle();
  await (jobs as LocalJobs).settle();
}
