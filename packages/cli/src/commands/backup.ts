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
    'Nothing is overwritten. clade restore puts the file in place again.',
  ],
  async run(args, { io }) {
    const server = await loadServer();
    try {
      const { file, bytes, tables, moves } = server.backupStore(dataFolder(args), args.positional(0));
      const size = `${(bytes / 1024).toFixed(0)} kB`;
      io.out(`${file}: ${count(tables, 'table')}, ${count(moves, 'move')}, ${size}.\n`);
      return 0;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
