import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config.ts';
import { type App, createApp } from './http/app.ts';
import { SqliteStorage } from './storage/sqlite.ts';

/** Name of the store in the data folder. */
export const STORE = 'clade.sqlite';

/** Starts the server; resolves when it listens. */
export async function serve(config: ServerConfig): Promise<App & { readonly address: string }> {
  mkdirSync(config.data, { recursive: true });
  const app = await createApp({ config, storage: new SqliteStorage(join(config.data, STORE)) });
  const address = await app.http.listen({ host: config.host, port: config.port });
  return { ...app, address };
}
