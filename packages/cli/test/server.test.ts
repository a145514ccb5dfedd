import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { clade, fileWith, scratch } from './harness.ts';

const BIN = join(import.meta.dirname, '..', 'bin', 'clade.mjs');
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

interface Serving {
  readonly address: string;
  readonly child: ChildProcess;
  readonly out: () => string;
}

/** `clade serve` as a person starts it. */
async function serving(data: string): Promise<Serving> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, LOG_LEVEL: 'error', CLADE_RATE: '100000' },
  });
  children.push(child);
  let out = '';
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      out += String(text);
      const found = /Clade is at (http:\S+)\n/.exec(out);
      if (found) done(found[1] as string);
    });
    child.stderr.on('data', (text) => fail(new Error(String(text))));
    child.on('exit', (code) => fail(new Error(`exit ${code}`)));
  });
  return { address, child, out: () => out };
}

async function stop({ child }: Serving, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown[]> {
  const gone = once(child, 'exit');
  child.kill(signal);
  return gone;
}

/** A guest at a server; the cookie is kept. */
async function call(
  { address }: Serving,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ status: number; json: Record<string, unknown>; cookie: string }> {
  const response = await fetch(address + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie },
  });
  const set = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: response.status, json: (await response.json()) as Record<string, unknown>, cookie: set };
}

/** A table with one move in its log; whose it is. */
async function playedTable(server: Serving): Promise<{ id: string; cookie: string; hand: unknown }> {
  const { cookie } = await call(server, '/api/guest', { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await call(server, '/api/tables', { game: 'evolution', seats }, cookie);
  const { id } = made.json.table as { id: string };
  const started = await call(server, `/api/tables/${id}/start`, {}, cookie);
  expect(started.status).toBe(200);
  return { id, cookie, hand: started.json.view };
}

describe('serve', () => {
  test('says where it is, answers, and ends with 0 on SIGTERM, whoever is connected', async () => {
    const data = scratch();
    const server = await serving(data);
    expect((await fetch(server.address)).status).toBe(200);
    const { cookie } = await playedTable(server);
    const stream = await fetch(`${server.address}/api/stream`, { headers: { cookie } });
    const idle = connect(Number(new URL(server.address).port), '127.0.0.1');
    await once(idle, 'connect');
    expect(await stop(server)).toEqual([0, null]);
    expect(await stream.text()).toContain('event: hello');
    idle.destroy();
    // Everything is in the one file; the mark says how far it was once.
    expect(readdirSync(data).sort()).toEqual([
      'admin',
      'clade.sqlite',
      'clade.sqlite.mark',
      'lock',
      'secret',
      'vapid.json',
    ]);
  });

  test('ends with 0 on SIGINT', async () => {
    expect(await stop(await serving(scratch()), 'SIGINT')).toEqual([0, null]);
  });

  test('a second one on the same data, a taken port and bad settings are one sentence, exit code 2', async () => {
    const data = scratch();
    const server = await serving(data);
    const other = scratch();
    const { port } = new URL(server.address);
    const file = fileWith('not a folder');
    for (const [argv, sentence] of [
      [
        ['--port', '0', '--data', data],
        `A server is running on the data in "${data}", at ${server.address}.`,
      ],
      [['--port', port, '--data', other], `Port ${port} of 127.0.0.1 is taken by another program`],
      [['--port', '70000'], '--port needs a whole number from 0 to 65535, not "70000".'],
      [['--port', '0', '--data', file], `"${file}"`],
      [
        ['--port', '0', '--data', other, '--host', '203.0.113.7'],
        'This machine has no address "203.0.113.7".',
      ],
    ] as const) {
      const { code, out, err } = await clade(['serve', ...argv]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(sentence);
      expect(err.trimEnd()).not.toContain('\n');
    }
    expect(process.listenerCount('SIGTERM')).toBe(0);
  });

  test('a store that cannot be read is one sentence', async () => {
    const data = scratch();
    writeFileSync(join(data, 'clade.sqlite'), 'this is no database, whatever its name says');
    const { code, err } = await clade(['serve', '--port', '0', '--data', data]);
    expect([code, err]).toEqual([
      2,
      `clade: The store in "${data}" cannot be opened: file is not a database.\n`,
    ]);
  });
});

describe('backup and restore', () => {
  test('of a running server: everything is there again, also on another machine, and people are recognised', async () => {
    const data = scratch();
    const server = await serving(data);
    const { id, cookie } = await playedTable(server);
    const file = join(scratch(), 'monday.backup');
    const made = await clade(['backup', file, '--data', data]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/: 1 table, \d+ moves?, \d+ kB\.\n$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = (await call(server, `/api/tables/${id}`, undefined, cookie)).json;

    const elsewhere = join(scratch(), 'new');
    const restored = await clade(['restore', file, '--data', elsewhere]);
    expect(restored).toMatchObject({ code: 0, err: '' });
    for (const kept of ['secret', 'vapid.json'])
      expect(readFileSync(join(elsewhere, kept))).toEqual(readFileSync(join(data, kept)));
    const second = await serving(elsewhere);
    const after = await call(second, `/api/tables/${id}`, undefined, cookie);
    expect(after.status).toBe(200);
    expect(after.json.seat).toBe(0);
    expect(after.json.view).toEqual(before.view);
    // The secret does not stay in the store.
    const secret = readFileSync(join(data, 'secret'));
    expect(readFileSync(file).includes(secret)).toBe(true);
    expect(readFileSync(join(elsewhere, 'clade.sqlite')).includes(secret)).toBe(false);
  });

  test('after a kill what the write-ahead log holds is in the backup', async () => {
    const data = scratch();
    const server = await serving(data);
    const { id, cookie } = await playedTable(server);
    await stop(server, 'SIGKILL');
    expect(existsSync(join(data, 'clade.sqlite-wal'))).toBe(true);
    const file = join(scratch(), 'backup');
    expect((await clade(['backup', file, '--data', data])).out).toContain('1 table');
    const elsewhere = scratch();
    await clade(['restore', file, '--data', elsewhere]);
    const second = await serving(elsewhere);
    expect((await call(second, `/api/tables/${id}`, undefined, cookie)).status).toBe(200);
  });

  test('nothing is overwritten; --force keeps what was there', async () => {
    const data = scratch();
    const server = await serving(data);
    await playedTable(server);
    const file = join(scratch(), 'backup');
    await clade(['backup', file, '--data', data]);
    const bytes = readFileSync(file);
    expect(await clade(['backup', file, '--data', data])).toMatchObject({
      code: 2,
      err: `clade: "${file}" exists already; a backup overwrites nothing.\n`,
    });
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(join(file, '..'))).toEqual(['backup']);

    // While the server runs, not even by force.
    for (const force of [[], ['--force']]) {
      expect(await clade(['restore', file, '--data', data, ...force])).toMatchObject({
        code: 2,
        err: `clade: A server is running on the data in "${data}", at ${server.address}.\n`,
      });
    }
    await stop(server);
    const old = readFileSync(join(data, 'clade.sqlite'));
    const refused = await clade(['restore', file, '--data', data]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('exists already; --force');
    expect(readFileSync(join(data, 'clade.sqlite'))).toEqual(old);
    const forced = await clade(['restore', file, '--data', data, '--force']);
    expect(forced.code).toBe(0);
    const [, kept] = /is kept in (\S+)\.\n$/.exec(forced.out)!;
    expect(readFileSync(kept!)).toEqual(old);
    await stop(await serving(data));
  });

  test('what is no backup is refused before anything is touched', async () => {
    const data = scratch();
    const empty = scratch();
    const server = await serving(data);
    await stop(server);
    const good = join(scratch(), 'good');
    await clade(['backup', good, '--data', data]);
    const torn = fileWith('', 'torn');
    writeFileSync(torn, readFileSync(good).subarray(0, 9000));
    for (const [file, sentence] of [
      ['no-such-file', 'There is no file "no-such-file".'],
      [fileWith('hello'), 'is no backup of Clade'],
      [fileWith(''), 'is no backup of Clade'],
      [torn, 'torn"'],
      [scratch(), 'is no backup of Clade'],
    ] as const) {
      const { code, out, err } = await clade(['restore', file, '--data', empty]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(sentence);
      expect(err.trimEnd()).not.toContain('\n');
      expect(existsSync(join(empty, 'clade.sqlite'))).toBe(false);
    }
  });

  test('a backup that cannot be made is one sentence', async () => {
    const data = scratch();
    await stop(await serving(data));
    const nowhere = join(scratch(), 'no', 'backup');
    for (const [argv, sentence] of [
      [[nowhere, '--data', data], 'There is no folder'],
      [[join(scratch(), 'b'), '--data', scratch()], 'There is no store in'],
    ] as const) {
      const { code, out, err } = await clade(['backup', ...argv]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(sentence);
    }
  });
});

describe('check', () => {
  test('goes over a store that is in use, and over a backup', async () => {
    const data = scratch();
    const server = await serving(data);
    await playedTable(server);
    expect(await clade(['check', '--data', data])).toMatchObject({ code: 0, err: '' });
    const file = join(scratch(), 'backup');
    await clade(['backup', file, '--data', data]);
    await stop(server);
    const { code, out } = await clade(['check', '--backup', file]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^1 table, \d+ lines? played\. Nothing is wrong\.\n$/),
    ]);
  });

  test('says what is wrong with which table, with exit code 1', async () => {
    const data = scratch();
    const server = await serving(data);
    const { id } = await playedTable(server);
    await stop(server);
    const db = new DatabaseSync(join(data, 'clade.sqlite'));
    db.exec("UPDATE tables SET salt = 'another'");
    db.close();
    const what = 'its seed and salt do not give its commitment';
    expect(await clade(['check', '--data', data])).toMatchObject({
      code: 1,
      out: expect.stringContaining(`Table ${id}: ${what}.\n`),
    });
    const { out } = await clade(['check', '--data', data, '--json']);
    expect(JSON.parse(out)).toMatchObject({ tables: 1, wrong: [{ table: id, what }] });
  });

  test('where there is nothing to check is one sentence, and exit code 2', async () => {
    for (const [argv, sentence] of [
      [['--data', scratch()], 'There is no store in'],
      [['--backup', join(scratch(), 'none')], 'There is no file'],
    ] as const)
      expect(await clade(['check', ...argv])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(sentence),
      });
  });
});

describe('admin', () => {
  test('works beside a running server, and on the data of one that is not running', async () => {
    const data = scratch();
    const server = await serving(data);
    const { id, cookie } = await playedTable(server);
    const show = async () => {
      const { code, out } = await clade(['admin', 'show', '--table', id, '--data', data]);
      expect(code).toBe(0);
      return JSON.parse(out);
    };
    const person = (await show()).seats[0].user;
    const rename = ['admin', 'rename', '--table', id, '--name', 'Monday', '--data', data];
    expect(await clade(rename)).toMatchObject({ code: 0, out: 'Done.\n' });
    expect((await call(server, `/api/tables/${id}`, undefined, cookie)).json.table).toMatchObject({
      name: 'Monday',
    });
    await clade(['admin', 'ban', '--person', person, '--why', 'insults', '--data', data]);
    expect(await call(server, '/api/games', undefined, cookie)).toMatchObject({
      status: 403,
      json: { code: 'banned' },
    });
    await stop(server, 'SIGKILL');
    expect(await clade(['admin', 'unban', '--person', person, '--data', data])).toMatchObject({ code: 0 });
    const { out } = await clade(['admin', 'log', '--data', data]);
    expect(JSON.parse(out)).toMatchObject([
      { act: 'rename', table: id },
      { act: 'ban', person, why: 'insults' },
      { act: 'unban', person },
    ]);
    const second = await serving(data);
    expect((await call(second, '/api/games', undefined, cookie)).status).toBe(200);
  });

  test('says in one sentence what is missing, or is not there', async () => {
    const data = scratch();
    for (const [argv, sentence] of [
      [['dance'], 'There is no action "dance"'],
      [['show'], 'clade admin show needs --person or --table.'],
      [['show', '--person', 'a', '--table', 'b'], 'clade admin show needs --person or --table.'],
      [['ban'], 'clade admin ban needs --person.'],
      [['remove'], 'Say whom to remove'],
      [['show', '--person', 'nobody'], 'There is no such person.'],
    ] as const)
      expect(await clade(['admin', ...argv, '--data', data])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(sentence),
      });
  });
});
