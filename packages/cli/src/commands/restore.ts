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
  async run(args, { io }) {
    const server = await loadServer();
    const data = dataFolder(args);
    try {
      const force = args.flag('force');
      const { tables, moves, before } = server.restoreStore(data, args.positional(0), { force });
      io.out(`${data}: ${count(tables, 'table')}, ${count(moves, 'move')}.\n`);
      if (before) io.out(`What was there before is kept in ${before}.\n`);
      return 0;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
