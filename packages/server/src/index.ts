export { readConfig, type ServerConfig } from './config.ts';
export { type App, createApp } from './http/app.ts';
export { commitment } from './ids.ts';
export { STORE, serve } from './serve.ts';
export { SqliteStorage } from './storage/sqlite.ts';
