import type { ServerConfig } from './config.ts';
import { type App, type AppOptions, createApp } from './http/app.ts';
import { openStorage } from './storage/open.ts';

/** Milliseconds that requests under way get when the server closes; connections that ask nothing are cut then. */
const GRACE = 3000;

export interface Served extends App {
  /** Where it listens. */
  readonly address: string;
}

/** Starts the server; resolves when it listens. Bots go on where they were. */
export async function serve(given: ServerConfig, more: Pick<AppOptions, 'push'> = {}): Promise<Served> {
  const { storage, config, release } = await openStorage(given);
  try {
    const app = await createApp({ config, storage, ...more });
    try {
      const address = await app.http.listen({ host: config.host, port: config.port });
      app.start().catch((error: unknown) => app.http.log.error({ err: error }, 'start'));
      const close = async (): Promise<void> => {
        app.drain();
        await new Promise((done) => setTimeout(done, config.drain * 1000));
        const cut = setTimeout(() => app.http.server.closeAllConnections(), GRACE);
        await app.close().finally(() => {
          clearTimeout(cut);
          release();
        });
      };
      return { ...app, address, close };
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}
