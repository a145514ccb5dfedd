import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetup, type ServerConfig, STORE, sharedConfig } from '../config.ts';
import { type Hold, holdStore } from './lock.ts';
import { lookForDamage, NO_LOOK, type StoreLook } from './look.ts';
import { PostgresStorage } from './postgres/storage.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface OpenedStorage {
  readonly storage: Storage;
  /** With what the store keeps for all who open it. */
  readonly config: ServerConfig;
  /** Who has it to itself says where it is, and lets others open it after it has been closed. */
  readonly hold: Hold;
  /** A look at the whole store, which begins by itself. */
  readonly look: StoreLook;
}

/** Opens the store that the configuration names. */
export function openStorage(config: ServerConfig): Promise<OpenedStorage> {
  return config.database ? openShared(config, config.database) : openFile(config);
}

export function openDatabase(url: string): Promise<PostgresStorage> {
  return PostgresStorage.open(url).catch((error: Error) => {
    throw new BadSetup(`The database of DATABASE_URL cannot be opened: ${error.message || error.name}.`);
  });
}

const SHARED: Hold = { announce: () => undefined, release: () => undefined };

async function openShared(config: ServerConfig, url: string): Promise<OpenedStorage> {
  const storage = await openDatabase(url);
  const keep = storage.shared.kept;
  return { storage, config: await sharedConfig(config, keep), hold: SHARED, look: NO_LOOK };
}

async function openFile(config: ServerConfig): Promise<OpenedStorage> {
  const { data } = config;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const hold = holdStore(data);
  try {
    const path = join(data, STORE);
    return { storage: new SqliteStorage(path), config, hold, look: lookForDamage(path) };
  } catch (error) {
    hold.release();
    throw new BadSetup(`The store in "${data}" cannot be opened: ${(error as Error).message}.`);
  }
}
