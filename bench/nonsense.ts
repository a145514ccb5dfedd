import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenApi, routesOf } from '../packages/server/test/api-document.ts';
import { Client } from '../packages/server/test/client.ts';
import { addressOf, nonsense, send } from '../packages/server/test/hostile/nonsense.ts';
import { Killable } from '../packages/server/test/kill/process.ts';
import { environment } from './measure.ts';

/** Every request so often; of the delays the least counts, for what else the machine does only adds to them. */
const TRIES = 3;
const WORST = 5;

interface Case {
  readonly name: string;
  /** Milliseconds that the loop of the server stood still at most, as it has measured itself. */
  readonly delay: number;
}

/**
 * `npm run bench -- nonsense`: 4 MB of each kind of nonsense to every route of a server in a process of its own, one
 * request after the other. The server measures the delay of its event loop itself (perf_hooks, as /metrics has it).
 */
export async function benchNonsense({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'clade-nonsense-'));
  const server = await Killable.server({ CLADE_DATA: data, CLADE_WEB: join(data, 'no-web-client') });
  try {
    const { address } = server;
    const person = (): Promise<Client> => new Client(address).enter('Ada');
    let ada = await person();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = (await ada.post('/api/tables', { game: 'evolution', seats, visibility: 'public' })).body
      .table;
    const document = (await ada.get('/api/openapi.json')).body as OpenApi;
    const routes = routesOf(document);
    const before = bytesOf(data);
    const rest = await Promise.all(Array.from({ length: 1 }, async () => quiet(address)));
    const cases: Case[] = [];
    for (const route of routes) {
      const path = addressOf(route.path, id);
      const kinds = path === '/api/logs' || !quick ? nonsense() : nonsense().slice(0, 2);
      for (const kind of kinds) {
        const delays: number[] = [];
        for (let i = 0; i < TRIES; i++) {
          // Some of them sign somebody out, and thirty logs are a day's.
          if (i === 0) ada = await person();
          await delayOf(address);
          await send(address, { method: route.method, path }, kind, { cookie: ada.cookie });
          delays.push(await delayOf(address));
        }
        cases.push({ name: `${route.method} ${route.path}, ${kind.name}`, delay: Math.min(...delays) });
      }
    }
    const worst = cases.sort((a, b) => b.delay - a.delay).slice(0, WORST);
    const grown = bytesOf(data) - before;
    const report = { ...environment(), requests: cases.length * TRIES, atRest: rest[0] ?? 0, worst, grown };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : written(report));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The longest delay since somebody asked the last time. */
async function delayOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** The same with nothing to do: the interval of the measurement, and the noise of the machine. */
async function quiet(address: string): Promise<number> {
  const delays: number[] = [];
  for (let i = 0; i < 20; i++) {
    await delayOf(address);
    await new Promise((done) => setTimeout(done, 50));
    delays.push(await delayOf(address));
  }
  return Math.min(...delays);
}

/** Bytes on disk. */
function bytesOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

interface Report {
  readonly requests: number;
  readonly atRest: number;
  readonly worst: readonly Case[];
  readonly grown: number;
}

function written({ requests, atRest, worst, grown }: Report): string {
  const line = (name: string, delay: number): string => `${delay.toFixed(1).padStart(8)} ms  ${name}`;
  return `${[
    `${requests} requests of 4 MB; longest delay of the event loop, the least of ${TRIES} tries`,
    line('with nothing to do', atRest),
    ...worst.map(({ name, delay }) => line(name, delay)),
    `${(grown / 1024).toFixed(0).padStart(8)} kB  more on disk`,
  ].join('\n')}\n`;
}
