import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readConfig, serve } from '@clade/server';

/**
 * One of the servers, in a process of its own: `node bench/server-process.ts clade|boardgame.io <folder>`. It tells its
 * parent where it listens, and on `used` what it has used; it ends when its parent does. With DATABASE_URL it is one node
 * of several.
 */
const [, , kind, folder = ''] = process.argv;

const { address, lobby, close } = await (kind === 'clade' ? clade() : peer());
process.send?.({ address, lobby });
process.on('message', (message) => {
  if (message === 'used') {
    const { user, system } = process.cpuUsage();
    process.send?.({ memory: process.memoryUsage().rss, cpu: (user + system) / 1000 });
  } else if (message === 'close') void close().then(() => process.disconnect());
});
process.on('disconnect', () => process.exit(0));

interface Started {
  readonly address: string;
  /** Where matches are made, if that is somewhere else. */
  readonly lobby?: string;
  close(): Promise<void>;
}

async function clade(): Promise<Started> {
  return serve(
    readConfig({
      PORT: '0',
      CLADE_DATA: folder,
      DATABASE_URL: process.env.DATABASE_URL,
      LOG_LEVEL: 'warn',
      CLADE_RATE: '1000000',
      CLADE_MAX_TABLES: '100000',
      CLADE_MAX_STREAMS_OF_ADDRESS: '10000',
    }),
  );
}

/** The peer as its documentation sets it up: files for storage, a game that only counts. */
async function peer(): Promise<Started> {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  require.resolve('node-persist'); // FlatFile loads it, and asks its user to install it
  const { Server, FlatFile } = require('boardgame.io/server') as {
    Server(options: unknown): {
      run(config: unknown): Promise<Record<'appServer' | 'apiServer', HttpServer>>;
      kill(servers: unknown): void;
    };
    FlatFile: new (options: { dir: string }) => unknown;
  };
  const game = {
    name: 'nothing',
    setup: () => ({ moves: 0 }),
    moves: {
      nothing: ({ G }: { G: { moves: number } }) => {
        G.moves++;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  };
  const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [/.*/] });
  // Its lobby needs a port of its own: on the same one the Koa of today does not see its routes.
  const local = { host: '127.0.0.1', port: 0 };
  const servers = await server.run({ port: local, lobbyConfig: { apiPort: local } });
  return {
    address: addressOf(servers.appServer),
    lobby: addressOf(servers.apiServer),
    async close() {
      server.kill(servers);
    },
  };
}

function addressOf(server: HttpServer): string {
  const bound = server.address() as AddressInfo;
  return `http://127.0.0.1:${bound.port}`;
}
