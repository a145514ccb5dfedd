import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { asBadInput, DATA_OPTION, dataFolder, loadServer } from '../server.ts';
import { count } from '../text.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'make a backup the data of the server, which must not run',
  positionals: ['a file'],
  options: {
    force: { text: 'also when there is data; that is kept under another name' },
    data: DATA_OPTION,
  },
  notes: ['With DATABASE_URL the backup goes into that database, which must be empty.'],
  async run(args, { io }) {
    const server = await loadServer();
    const { DATABASE_URL: database } = process.env;
    const data = dataFolder(args);
    try {
      const force = args.flag('force');
      const from = args.positional(0);
      const { tables, moves, before } = await (database
        ? server.restoreDatabase(database, from)
        : server.restoreStore(data, from, { force }));
      io.out(`${database ? 'The database' : data}: ${count(tables, 'table')}, ${count(moves, 'move')}.\n`);
      if (before) io.out(`What was there before is kept in ${before}.\n`);
      return 0;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
