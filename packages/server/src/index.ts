export type { AdminDeed, DoneDeed } from './accounts/admin.ts';
export { administer } from './administer.ts';
export { backupDatabase, backupStore, restoreDatabase, restoreStore } from './backup.ts';
export { type CheckReport, checkDatabase, checkFile, checkStore } from './check/check.ts';
export { BadSetup, readConfig, type ServerConfig } from './config.ts';
export { checkFree, type Served, serve } from './serve.ts';
export { startWorker, type Working } from './worker.ts';
