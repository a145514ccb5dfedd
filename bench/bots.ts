import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../packages/server/test/client.ts';
import { Killable } from '../packages/server/test/kill/process.ts';
import { Postgres } from '../packages/server/test/postgres/database.ts';
import { environment } from './measure.ts';
import { percentile } from './server-load.ts';

/** Tables of four experts of one guest. */
const CROWD = 50;
const GAME = 'evolution';
/** Answers of a beginner at another table that are measured. */
const ANSWERS = 100;
const SOON = 1000;

interface Waited {
  readonly server: string;
  /** Experts that are playing for the other guest. */
  readonly tables: number;
  readonly p50: number;
  readonly p95: number;
  /** Of all answers, how many came within a second. */
  readonly soon: number;
}

/**
 * `npm run bench -- bots`: how long a beginner at one table takes to answer while one guest has fifty tables of four
 * experts; on one node, and on a node that leaves bots to a worker. The guest sits at each table and has sent an expert in
 * their place: of games of bots alone they could have four.
 */
export async function benchBots({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const answers = quick ? ANSWERS / 5 : ANSWERS;
  const rows = [await onOneNode(answers), await withWorker(answers)];
  if (json) process.stdout.write(`${JSON.stringify({ ...environment(), rows }, null, 2)}\n`);
  else
    for (const { server, tables, p50, p95, soon } of rows)
      process.stdout.write(
        `${server.padEnd(22)}${tables} tables of experts; a beginner answers within 1 s in ${soon} of ${answers} cases, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms\n`,
      );
}

async function onOneNode(answers: number): Promise<Waited> {
  const data = mkdtempSync(join(tmpdir(), 'clade-bots-'));
  const server = await Killable.server({ CLADE_DATA: data, CLADE_BOT_LIMIT: '5000' });
  try {
    return await waited('one node', server.address, answers);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function withWorker(answers: number): Promise<Waited> {
  const postgres = await Postgres.start();
  const data = mkdtempSync(join(tmpdir(), 'clade-bots-'));
  const env = { DATABASE_URL: await postgres.database(), CLADE_DATA: data, CLADE_BOT_LIMIT: '5000' };
  const node = await Killable.server({ ...env, CLADE_BOT_THREADS: '0' });
  const worker = await Killable.worker(env);
  try {
    return await waited('a node and a worker', node.address, answers);
  } finally {
    await node.kill();
    await worker.kill();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function waited(server: string, address: string, answers: number): Promise<Waited> {
  const greedy = await new Client(address).enter('Ada');
  const expert = { kind: 'bot', bot: 'expert' };
  for (let i = 0; i < CROWD; i++) {
    const seats = [{ kind: 'me' }, expert, expert, expert];
    const { id } = (await greedy.post('/api/tables', { game: GAME, seats })).body.table;
    await greedy.post(`/api/tables/${id}/start`);
    await greedy.post(`/api/tables/${id}/seats/0/stand-in`, { bot: 'expert' });
  }
  // Threads load, and the experts begin.
  await new Promise((done) => setTimeout(done, 5000));
  const times: number[] = [];
  const bela = await new Client(address).enter('Bela');
  while (times.length < answers) times.push(...(await oneGame(bela, answers - times.length)));
  times.sort((a, b) => a - b);
  const playing = (await greedy.get('/api/tables?scope=mine&limit=100')).body.tables as { status: string }[];
  return {
    server,
    tables: playing.filter(({ status }) => status === 'playing').length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    soon: times.filter((time) => time <= SOON).length,
  };
}

/** Plays against a beginner: the milliseconds from each move of a person that made it the bot's turn, to its answer. */
async function oneGame(person: Client, most: number): Promise<number[]> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'beginner' }];
  const { id } = (await person.post('/api/tables', { game: GAME, seats })).body.table;
  await person.post(`/api/tables/${id}/start`);
  const times: number[] = [];
  while (times.length < most) {
    const now = await person.table(id);
    if (now.table.status !== 'playing') break;
    const { n, draft, legal } = now;
    const last = legal.at(-1);
    if (last !== undefined) {
      const key = crypto.randomUUID();
      const body = { n, drafted: draft.moves.length, move: last.move, key, confirm: true };
      await person.post(`/api/tables/${id}/moves`, body);
    }
    const asked = performance.now();
    let waiting = await person.table(id);
    if (!isBotAsked(waiting)) continue;
    while (isBotAsked(waiting)) {
      await new Promise((done) => setTimeout(done, 10));
      waiting = await person.table(id);
    }
    times.push(performance.now() - asked);
  }
  return times;
}

/** Does everything wait for the bot alone? */
function isBotAsked({ table, waitingFor }: Awaited<ReturnType<Client['table']>>): boolean {
  return table.status === 'playing' && waitingFor.includes(1) && !waitingFor.includes(0);
}
