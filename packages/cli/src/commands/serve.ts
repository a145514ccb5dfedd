import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { asBadInput, DATA_OPTION, loadServer, serverEnv } from '../server.ts';

/** Seconds that what was begun may take when the server is told to stop. */
const LONGEST_CLOSE = 15;

export const serve: Command = {
  name: 'serve',
  summary: 'run the server: tables for people and bots, kept in one file',
  positionals: [],
  options: {
    port: { value: 'n', text: 'where to listen (default: PORT, or 8080; 0 takes any free one)' },
    host: { value: 'address', text: 'on which address (default: HOST, or 127.0.0.1)' },
    data: DATA_OPTION,
  },
  notes: [
    'Everything else is set in the environment: CLADE_SECRET, PUBLIC_URL, LOG_LEVEL, CLADE_BOT_LIMIT, CLADE_BOT_THREADS, CLADE_RATE, CLADE_MAX_TABLES, CLADE_MAX_STREAMS, CLADE_MAX_STREAMS_OF_ADDRESS, CLADE_WEB, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY.',
    'SIGINT and SIGTERM stop it: new work is refused, what was begun is finished and written.',
  ],
  async run(args, { io }) {
    const port = args.integer('port', 0, 65_535);
    const host = args.value('host');
    const server = await loadServer();
    const stop = signalled();
    try {
      const env = serverEnv(args);
      const config = server.readConfig({
        ...env,
        ...(port === undefined ? {} : { PORT: String(port) }),
        ...(host === undefined ? {} : { HOST: host }),
      });
      const running = await server.serve(config).catch((error: NodeJS.ErrnoException) => {
        throw new BadInput(cannotListen(error, config.host, config.port) ?? asBadInput(server, error));
      });
      io.out(`Clade is at ${running.address} and keeps its data in ${config.data}.\n`);
      await stop.happened;
      return await within(LONGEST_CLOSE, running.close());
    } catch (error) {
      if (error instanceof BadInput) throw error;
      throw new BadInput(asBadInput(server, error));
    } finally {
      stop.forget();
    }
  },
};

function cannotListen({ code }: NodeJS.ErrnoException, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program; choose one with --port.`;
    case 'EACCES':
      return `Port ${port} of ${host} may not be opened; choose one from 1024 up with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}".`;
    default:
      return undefined;
  }
}

/** Waits for a signal to stop. Further ones change nothing: the end is on its way. */
function signalled(): { readonly happened: Promise<void>; forget(): void } {
  let stop = (): void => undefined;
  const happened = new Promise<void>((done) => {
    stop = done;
  });
  const heard = (): void => stop();
  process.on('SIGINT', heard);
  process.on('SIGTERM', heard);
  return {
    happened,
    forget: () => {
      process.off('SIGINT', heard);
      process.off('SIGTERM', heard);
    },
  };
}

/** 0 when it was done in time. */
async function within(seconds: number, work: Promise<void>): Promise<number> {
  const timer = setTimeout(() => process.exit(1), seconds * 1000);
  await work;
  clearTimeout(timer);
  return 0;
}
