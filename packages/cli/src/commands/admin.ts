import type { AdminDeed } from '@clade/server';
import type { Args } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { type Command, printJson } from '../command.ts';
import { asBadInput, DATA_OPTION, loadServer, serverEnv } from '../server.ts';

const MOST_DAYS = 3650;

/** What can be done, with what each needs. */
const ACTIONS: Readonly<Record<string, (given: Given) => AdminDeed>> = {
  reports: () => ({ act: 'reports' }),
  done: ({ need }) => ({ act: 'done', report: need('report') }),
  show: ({ either }) => ({ act: 'show', ...either() }),
  rename: ({ either, need }) => ({ act: 'rename', ...either(), name: need('name') }),
  ban: ({ need, args }) => {
    const days = args.integer('days', 1, MOST_DAYS);
    const why = args.value('why');
    return {
      act: 'ban',
      person: need('person'),
      ...(days === undefined ? {} : { days }),
      ...(why === undefined ? {} : { why }),
    };
  },
  unban: ({ need }) => ({ act: 'unban', person: need('person') }),
  bans: () => ({ act: 'bans' }),
  remove: ({ need, args }) => {
    if (args.value('person') !== undefined) return { act: 'remove', person: need('person') };
    const line = args.integer('line', 1);
    if (line === undefined)
      throw new BadInput('Say whom to remove (--person), or which line of a table (--table, --line).');
    return { act: 'remove', table: need('table'), line };
  },
  export: ({ either }) => ({ act: 'export', ...either() }),
  log: () => ({ act: 'log' }),
};

interface Given {
  readonly args: Args;
  need(option: string): string;
  /** A person or a table, one of them. */
  either(): { readonly person: string } | { readonly table: string };
}

function given(args: Args, action: string): Given {
  const need = (option: string): string => {
    const value = args.value(option);
    if (value === undefined) throw new BadInput(`clade admin ${action} needs --${option}.`);
    return value;
  };
  return {
    args,
    need,
    either() {
      const person = args.value('person');
      const table = args.value('table');
      if ((person === undefined) === (table === undefined))
        throw new BadInput(`clade admin ${action} needs --person or --table.`);
      return person === undefined ? { table: table as string } : { person };
    },
  };
}

export const admin: Command = {
  name: 'admin',
  summary: 'look after people and tables: reports, bans, names, what was said, exports',
  positionals: ['an action'],
  options: {
    person: { value: 'id', text: 'the person in question' },
    table: { value: 'id', text: 'the table in question' },
    line: { value: 'n', text: 'remove: the line of chat' },
    report: { value: 'id', text: 'done: the report that was dealt with' },
    name: { value: 'text', text: 'rename: the new name' },
    days: { value: 'n', text: 'ban: for so long (default: for good)' },
    why: { value: 'text', text: 'ban: the reason, for the log' },
    data: DATA_OPTION,
  },
  notes: [
    `Actions: ${Object.keys(ACTIONS).join(', ')}. "show" tells the people of a table and what was said there, or the tables and reports of a person; "remove" takes a person away, or what was said in a line; "export" writes all that is kept of a person, or the log of a game that is over.`,
    'It works beside a running server, and on the data of one that is not running; with DATABASE_URL on that database. What changes something is remembered: "log" lists it.',
  ],
  async run(args, { io }) {
    const action = args.positional(0);
    const make = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (make === undefined)
      throw new BadInput(`There is no action "${action}": ${Object.keys(ACTIONS).join(', ')}.`);
    const deed = make(given(args, action));
    const server = await loadServer();
    try {
      const answer = await server.administer(server.readConfig(serverEnv(args)), deed);
      if (typeof answer === 'string') io.out(answer);
      else if (answer === undefined || answer === null) io.out('Done.\n');
      else printJson(io, answer);
      return 0;
    } catch (error) {
      throw new BadInput(asBadInput(server, error));
    }
  },
};
