import { BadSetup, type ServerConfig } from './config.ts';
import type { AppOptions } from './http/app.ts';
import { createListener } from './http/listener.ts';
import { statusRoutes } from './http/status.ts';
import { openStorage } from './storage/open.ts';
import { createWork } from './work.ts';

export interface Working {
  /** Where it says how it is. */
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a worker: it carries out jobs of all nodes, bots first of all, and speaks to no player. */
export async function startWorker(
  given: ServerConfig,
  more: Pick<AppOptions, 'push'> = {},
): Promise<Working> {
  if (given.database === undefined)
    throw new BadSetup('A worker shares a database with servers: set DATABASE_URL.');
  const { storage, config } = await openStorage(given);
  const http = createListener(config, undefined);
  const work = createWork({ config, storage, log: http.log, ...more });
  let ready = true;
  await http.register(statusRoutes, { storage, ready: () => ready, metrics: work.metrics, config });
  try {
    const address = await http.listen({ host: config.host, port: config.port });
    await work.start();
    return {
      address,
      async close() {
        ready = false;
        await work.close();
        await http.close();
      },
    };
  } catch (error) {
    await work.close();
    await http.close();
    throw error;
  }
}
