import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { asBadInput, cannotListen, loadServer } from '../server.ts';
import { signalled, within } from '../signals.ts';

/** Seconds that jobs that were begun may take when the worker is told to stop. */
const LONGEST_CLOSE = 15;

export const worker: Command = {
  name: 'worker',
  summary: 'let bots think, and do what is due, for servers that share a database',
  positionals: [],
  options: {
    port: {
      value: 'n',
      text: 'where it says how it is: /healthz, /readyz, /metrics (default: PORT, or any free one)',
    },
    host: { value: 'address', text: 'on which address (default: HOST, or 127.0.0.1)' },
  },
  notes: [
    'DATABASE_URL says which database; CLADE_BOT_THREADS how many bots think at a time.',
    'SIGINT and SIGTERM stop it: what was begun is finished, the rest is left to others.',
  ],
  async run(args, { io }) {
    const port = args.integer('port', 0, 65_535) ?? process.env.PORT ?? 0;
    const host = args.value('host');
    const server = await loadServer();
    const stop = signalled();
    try {
      const config = server.readConfig({
        ...process.env,
        PORT: String(port),
        ...(host === undefined ? {} : { HOST: host }),
      });
      const working = await server.startWorker(config).catch((error: NodeJS.ErrnoException) => {
        throw new BadInput(cannotListen(error, config.host, config.port) ?? asBadInput(server, error));
      });
      io.out(`A worker of Clade is at ${working.address}.\n`);
      await stop.happened;
      return await within(LONGEST_CLOSE, working.close());
    } catch (error) {
      if (error instanceof BadInput) throw error;
      throw new BadInput(asBadInput(server, error));
    } finally {
      stop.forget();
    }
  },
};
