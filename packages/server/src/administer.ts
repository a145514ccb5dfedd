import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminDeed } from './accounts/admin.ts';
import { ADMIN_TOKEN, BadSetup, readKept, type ServerConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { Problem } from './problem.ts';
import { openStorage } from './storage/open.ts';

/**
 * Does something as those who run the server: by the server that has the data, where one is running, otherwise on the data
 * themselves. With a database this process is one more node, for a moment.
 */
export async function administer(config: ServerConfig, deed: AdminDeed): Promise<unknown> {
  try {
    const address = config.database === undefined ? await addressOf(config.data) : undefined;
    return await (address === undefined ? alone(config, deed) : ask(address, config.data, deed));
  } catch (error) {
    if (error instanceof Problem) throw new BadSetup(error.message);
    throw error;
  }
}

/** Where the server of a data folder is; one that was killed has left its address, and is not there. */
async function addressOf(data: string): Promise<string | undefined> {
  const file = join(data, 'address');
  if (!existsSync(file)) return undefined;
  const address = readFileSync(file, 'utf8').trim();
  const there = await fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
  return there ? address : undefined;
}

async function ask(address: string, data: string, deed: AdminDeed): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'clade-admin': readKept(data, ADMIN_TOKEN) ?? '' };
  const answer = await fetch(`${address}/admin`, { method: 'POST', headers, body: JSON.stringify(deed) });
  const body = (await answer.json()) as { readonly answer?: unknown; readonly sentence?: string };
  if (!answer.ok) throw new BadSetup(body.sentence ?? 'The server refuses.');
  return body.answer;
}

async function alone(given: ServerConfig, deed: AdminDeed): Promise<unknown> {
  const { storage, config, hold, look } = await openStorage(given);
  look.stop();
  try {
    const app = await createApp({ config: { ...config, logLevel: 'silent' }, storage });
    return await app.admin.do(deed).finally(() => app.close());
  } finally {
    hold.release();
  }
}
