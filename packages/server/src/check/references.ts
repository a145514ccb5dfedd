import type { CheckedStore } from './source.ts';

/** A question to the whole store: who is named there without being there. */
interface Question {
  readonly wrong: string;
  /** Selects what is wrong, as `name`. */
  readonly sql: string;
  readonly only?: CheckedStore['kind'];
}

/** Named in a report of one kind at most. */
const MOST = 20;

const nowhere = (name: string, from: string): string =>
  `SELECT DISTINCT ${name} AS name FROM ${from} WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = ${name})`;
const nobody = (name: string, from: string): string =>
  `SELECT DISTINCT ${name} AS name FROM ${from} WHERE ${name} <> '' AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ${name})`;

const QUESTIONS: readonly Question[] = [
  ...['entries', 'drafts', 'chat', 'notes', 'notices', 'members', 'snapshots'].map((from) => ({
    wrong: `${from} of a table that is not there`,
    sql: nowhere(`${from}.table_id`, from),
  })),
  ...['members', 'chat', 'notes', 'mutes', 'subscriptions'].map((from) => ({
    wrong: `${from} of a person who is not there`,
    sql: nobody(`${from}.user_id`, from),
  })),
  { wrong: 'somebody who is muted and not there', sql: nobody('mutes.muted_id', 'mutes') },
  { wrong: 'a table of a host who is not there', sql: nobody('tables.host', 'tables') },
  { wrong: 'documents of a person who is not there', sql: nobody('docs.owner', 'docs') },
  {
    wrong: 'a table that does not know its last notice',
    sql: `SELECT id AS name FROM tables
      JOIN (SELECT table_id, max(seq) AS last FROM notices GROUP BY table_id) AS latest ON table_id = id WHERE told < last`,
  },
  {
    wrong: 'a notice that does not follow one of its table',
    only: 'file',
    sql: `SELECT notices.table_id AS name FROM notices JOIN notices AS earlier ON earlier.seq = notices.previous
      WHERE earlier.table_id <> notices.table_id OR earlier.seq >= notices.seq`,
  },
  {
    wrong: 'numbers of notices that will be given once more',
    only: 'database',
    sql: 'SELECT last AS name FROM numbers WHERE last < (SELECT max(seq) FROM notices)',
  },
];

/** What is named in the store without being there. */
export async function wrongReferences(source: CheckedStore): Promise<string[]> {
  const wrong: string[] = [];
  for (const question of QUESTIONS) {
    if (question.only !== undefined && question.only !== source.kind) continue;
    try {
      for (const { name } of await source.rows(`${question.sql} LIMIT ${MOST}`))
        wrong.push(`${question.wrong}: ${String(name)}`);
    } catch (error) {
      wrong.push(`whether there are ${question.wrong} cannot be read: ${(error as Error).message}`);
    }
  }
  return wrong;
}
