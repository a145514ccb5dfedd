import { afterAll, beforeAll } from 'vitest';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { storageSuite } from '../storage-suite.ts';
import { Postgres } from './database.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

storageSuite('PostgreSQL', async () => {
  const url = await postgres.database();
  return { open: () => PostgresStorage.open(url), remove: async () => undefined };
});
