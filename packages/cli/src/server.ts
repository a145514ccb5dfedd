import { resolve } from 'node:path';
import type { Args, OptionInfo } from './args.ts';
import { reasonOf } from './files.ts';

/** What the commands about the server share. */
export const DATA_OPTION: OptionInfo = {
  value: 'folder',
  text: 'the folder of the data (default: CLADE_DATA, or ./data)',
};

type Server = typeof import('@clade/server');

/** Loaded when it is needed, so that the other commands start fast. */
export function loadServer(): Promise<Server> {
  return import('@clade/server');
}

export function serverEnv(args: Args): NodeJS.ProcessEnv {
  const data = args.value('data');
  return data === undefined ? process.env : { ...process.env, CLADE_DATA: data };
}

export function dataFolder(args: Args): string {
  return resolve(serverEnv(args).CLADE_DATA || './data');
}

/** What went wrong with the set-up or the files, in one sentence. */
export function asBadInput(server: Server, error: unknown): string {
  if (error instanceof server.BadSetup) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  const where = path === undefined ? 'The data' : `"${path}"`;
  if (/^E[A-Z\d]+$/.test(code ?? '')) return `${where} cannot be used: ${reasonOf(error)}.`;
  throw error;
}

/** Why a program cannot listen where it was told to; undefined when that is not the trouble. */
export function cannotListen(
  { code }: NodeJS.ErrnoException,
  host: string,
  port: number,
  choose = '--port',
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program; choose one with ${choose}.`;
    case 'EACCES':
      return `Port ${port} of ${host} may not be opened; choose one from 1024 up with ${choose}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}".`;
    default:
      return undefined;
  }
}
