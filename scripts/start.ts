import { BadInput } from '../packages/cli/src/bad-input.ts';
import type { Command } from '../packages/cli/src/command.ts';
import { runServer, serve } from '../packages/cli/src/commands/serve.ts';
import { isAtDesktop, openPage } from '../packages/cli/src/desktop.ts';
import { processIo } from '../packages/cli/src/io.ts';
import { main } from '../packages/cli/src/main.ts';
import { buildPage } from '../packages/web/build/page.ts';

/** `npm start`: builds the page where it has changed, runs the server and opens the page. */
const start: Command = {
  ...serve,
  name: 'start',
  summary: 'build the page where it has changed, run the server and open the page',
  options: {
    ...serve.options,
    'no-open': { text: 'open no browser' },
    verbose: { text: 'show what the build and the server say' },
  },
  notes: [`npm start -- --port 8081 passes an option. ${serve.notes?.[0]}`, ...(serve.notes?.slice(1) ?? [])],
  run(args, { io }) {
    const verbose = args.flag('verbose');
    if (!verbose) process.env.LOG_LEVEL ||= 'warn';
    return runServer(args, io, {
      choosePort: 'npm start -- --port',
      async prepare() {
        const begins = (): void => {
          if (io.errTTY) io.err('Building the page …');
        };
        await buildPage({ verbose, begins }).catch(({ message }: Error) => {
          io.err(`${message}\n`);
          throw new BadInput('The page cannot be built.');
        });
        if (io.errTTY) io.err('\r\x1b[K');
      },
      started(address) {
        if (!args.flag('no-open') && isAtDesktop(io.isTTY)) openPage(address);
      },
    });
  },
};

process.exitCode = await main(['start', ...process.argv.slice(2)], processIo(), undefined, [start]);
