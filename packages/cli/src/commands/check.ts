import { BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { asBadInput, DATA_OPTION, dataFolder, loadServer } from '../server.ts';
import { count } from '../text.ts';

export const check: Command = {
  name: 'check',
  summary: 'go over all tables: every log is played, every hash compared, every reference followed',
  positionals: [],
  options: {
    backup: { value: 'file', text: 'a backup, instead of the data of the server' },
    data: DATA_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    'The server may run meanwhile: the store is looked at as it is when the check begins. With DATABASE_URL it is that database.',
    'Exit code 1 when something is wrong, 2 when there is nothing to check.',
  ],
  async run(args, { io }) {
    const server = await loadServer();
    const { DATABASE_URL: database } = process.env;
    const file = args.value('backup');
    try {
      const report = await (file !== undefined
        ? server.checkFile(file)
        : database
          ? server.checkDatabase(database)
          : server.checkStore(dataFolder(args)));
      const { tables, lines, unknown, wrong } = report;
      if (args.flag('json')) printJson(io, report);
      else {
        for (const { table, what } of wrong) io.out(`${table ? `Table ${table}` : 'The store'}: ${what}.\n`);
        const left =
          unknown > 0 ? ` ${count(unknown, 'table')} by rules that this program does not know.` : '';
        const found = wrong.length === 0 ? 'Nothing is wrong' : `${wrong.length} found wrong`;
        io.out(`${count(tables, 'table')}, ${count(lines, 'line')} played. ${found}.${left}\n`);
      }
      return wrong.length === 0 ? 0 : 1;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
