import type { Args } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { asBadInput, cannotListen, DATA_OPTION, loadServer, serverEnv } from '../server.ts';
import { signalled, within } from '../signals.ts';

/** Seconds that what was begun may take when the server is told to stop. */
const LONGEST_CLOSE = 15;

export const serve: Command = {
  name: 'serve',
  summary: 'run the server: tables for people and bots, kept in one file or in PostgreSQL',
  positionals: [],
  options: {
    port: { value: 'n', text: 'where to listen (default: PORT, or 8080; 0 takes any free one)' },
    host: { value: 'address', text: 'on which address (default: HOST, or 127.0.0.1)' },
    data: DATA_OPTION,
  },
  notes: [
    'Everything else is set in the environment: CLADE_SECRET, PUBLIC_URL, LOG_LEVEL, CLADE_BOT_LIMIT, CLADE_BOT_THREADS, CLADE_RATE, CLADE_MAX_TABLES, CLADE_MAX_STREAMS, CLADE_MAX_STREAMS_OF_ADDRESS, CLADE_WEB, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY; DATABASE_URL for several nodes that share a database, with CLADE_DRAIN and CLADE_METRICS_TOKEN.',
    'SIGINT and SIGTERM stop it: new work is refused, what was begun is finished and written.',
  ],
  run: (args, { io }) => runServer(args, io),
};

/** What `npm start` does besides (scripts/start.ts). */
interface Besides {
  /** How a port is chosen on the command line. */
  readonly choosePort?: string;
  /** Before the server starts, when it is known that it can. */
  prepare?(): Promise<void>;
  started?(address: string): void;
}

export async function runServer(
  args: Args,
  io: Io,
  { choosePort, prepare, started }: Besides = {},
): Promise<number> {
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
    const refused = (error: NodeJS.ErrnoException): never => {
      throw new BadInput(
        cannotListen(error, config.host, config.port, choosePort) ?? asBadInput(server, error),
      );
    };
    if (prepare) {
      await server.checkFree(config).catch(refused);
      await prepare();
    }
    const running = await server.serve(config).catch(refused);
    const where = config.database === undefined ? config.data : 'the database of DATABASE_URL';
    io.out(`Clade is at ${running.address}\nIts data is in ${where}\n`);
    started?.(running.address);
    await stop.happened;
    return await within(LONGEST_CLOSE + config.drain, running.close());
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(asBadInput(server, error));
  } finally {
    stop.forget();
  }
}
