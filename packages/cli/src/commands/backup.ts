import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { asBadInput, DATA_OPTION, dataFolder, loadServer } from '../server.ts';
import { count } from '../text.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy all tables into one file, also while the server runs',
  positionals: ['a file'],
  options: { data: DATA_OPTION },
  notes: [
    'The file holds the seeds of running games and the secret of the server: keep it like a key.',
    'With DATABASE_URL it is a copy of that database, in the same form: a single node can be started with it.',
    'Nothing is overwritten. clade restore puts the file in place again.',
  ],
  async run(args, { io }) {
    const server = await loadServer();
    try {
      const to = args.positional(0);
      const { DATABASE_URL: database } = process.env;
      const { file, bytes, tables, moves } = await (database
        ? server.backupDatabase(database, to)
        : server.backupStore(dataFolder(args), to));
      const size = `${(bytes / 1024).toFixed(0)} kB`;
      io.out(`${file}: ${count(tables, 'table')}, ${count(moves, 'move')}, ${size}.\n`);
      return 0;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
