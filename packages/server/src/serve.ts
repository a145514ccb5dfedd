import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ServerConfig } from './config.ts';
import { type App, type AppOptions, createApp } from './http/app.ts';
import { holdStore } from './storage/lock.ts';
import { openStorage } from './storage/open.ts';

/** Milliseconds that requests under way get when the server closes; connections that ask nothing are cut then. */
const GRACE = 3000;

export interface Served extends App {
  /** Where it listens. */
  readonly address: string;
}

/** Throws what `serve` would: somebody else has the data, or listens there. */
export async function checkFree({ database, data, host, port }: ServerConfig): Promise<void> {
  if (database === undefined) holdStore(data).release();
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Starts the server; resolves when it listens. Bots go on where they were. */
export async function serve(given: ServerConfig, more: Pick<AppOptions, 'push'> = {}): Promise<Served> {
  const { storage, config, hold, look } = await openStorage(given);
  try {
    const app = await createApp({ config, storage, look: look.found, ...more });
    try {
      const address = await app.http.listen({ host: config.host, port: config.port });
      hold.announce(address);
      app.start().catch((error: unknown) => app.http.log.error({ err: error }, 'start'));
      const close = async (): Promise<void> => {
        app.drain();
        look.stop();
        await new Promise((done) => setTimeout(done, config.drain * 1000));
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
    look.stop();
    hold.release();
    throw error;
  }
}
