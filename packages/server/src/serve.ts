import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetup, type ServerConfig, STORE } from './config.ts';
import { type App, createApp } from './http/app.ts';
import { holdStore } from './storage/lock.ts';
import { SqliteStorage } from './storage/sqlite.ts';

/** Milliseconds that requests under way get when the server closes; connections that ask nothing are cut then. */
const GRACE = 3000;

export interface Served extends App {
  /** Where it listens. */
  readonly address: string;
}

/** Starts the server; resolves when it listens. Bots go on where they were. */
export async function serve(config: ServerConfig): Promise<Served> {
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const hold = holdStore(config.data);
  try {
    const app = await createApp({ config, storage: openStore(config.data) });
    try {
      const address = await app.http.listen({ host: config.host, port: config.port });
      app.start().catch((error: unknown) => app.http.log.error({ err: error }, 'start'));
      const close = async (): Promise<void> => {
        const cut = setTimeout(() => app.http.server.closeAllConnections(), GRACE);
        await app.close().finally(() => {
          clearTimeout(cut);
          hold.release();
        });
      };
      return { ...app, address, close };
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    hold.release();
    throw error;
  }
}

function openStore(data: string): SqliteStorage {
  try {
    return new SqliteStorage(join(data, STORE));
  } catch (error) {
    throw new BadSetup(`The store in "${data}" cannot be opened: ${(error as Error).message}.`);
  }
}
