import { createHash } from 'node:crypto';
import {
  commitmentOf,
  isRefusal,
  type Log,
  type LogHeader,
  parseLog,
  plainRefusal,
  promiseOf,
  seedOfDeal,
  versionOf,
  writeLog,
} from '@clade/engine';
import { logWithTakeback } from '@clade/engine/testing';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { speak } from '../src/speech.ts';
import { clade, fileWith, randomLog } from './harness.ts';

/** A log of a game that was dealt from a seed with a commitment, as a server writes it. */
function promised(change: (log: Log) => Log = (log) => log): string {
  const log = parseLog(randomLog('a secret seed', 2));
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const { header, moves } = log;
  const salt = 'the salt';
  const commitment = createHash('sha256').update('the salt:a secret seed').digest('hex');
  return fileWith(writeLog(change({ header: { ...header, commitment, salt }, moves })), 'game.log');
}

/** What is printed, without the ends of lines that the terminal makes, and whatever keeps it from making one. */
function unwrapped(out: string): string {
  return out.replace(/\n(?=\S)|\u00a0/g, ' ');
}

const NUMBERS = ['A', 'B', 'C'].map((letter) => letter.repeat(43));

/** The same of a game that three people had a part in; the number of the last one did not come. */
function dealtByAll(change: (header: LogHeader) => LogHeader = (header) => header): string {
  const shares = NUMBERS.map((share, seat) => ({
    seat,
    promise: promiseOf(share),
    ...(seat === 2 ? {} : { share }),
  }));
  const seed = seedOfDeal('the secret', shares);
  const log = parseLog(randomLog(seed, 3));
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const dealt = {
    secret: 'the secret',
    salt: 'the salt',
    commitment: commitmentOf('the secret', 'the salt'),
  };
  return fileWith(writeLog({ header: change({ ...log.header, ...dealt, shares }), moves: log.moves }));
}

test('who had a part in the deal is told, and whose number did not come', async () => {
  const { code, out } = await clade(['verify', dealtByAll()]);
  expect(code).toBe(0);
  expect(unwrapped(out)).toContain('a random number from Player 1 (random) and Player 2 (random).');
  expect(unwrapped(out)).toContain('did not come in time: the number from Player 3 (random).');
  expect(unwrapped(out)).not.toContain('No player added');
  const { checked } = JSON.parse((await clade(['verify', dealtByAll(), '--json'])).out);
  expect(checked).toMatchObject({ commitment: 'kept', added: [0, 1], missing: [2] });
});

test.each([
  ['hu', 'Egy-egy véletlenszámot kevert hozzá: 1. játékos (random) és 2. játékos (random).'],
  ['pl', 'Dodano do niej losową liczbę od: Gracz 1 (random) i Gracz 2 (random).'],
  ['cs', 'Přidalo se k němu náhodné číslo od: Hráč 1 (random) a Hráč 2 (random).'],
  ['ru', 'К нему добавлено случайное число от: Игрок 1 (random) и Игрок 2 (random).'],
])('and in %s', async (language, sentence) => {
  const { out } = await clade(['verify', dealtByAll(), '--lang', language]);
  expect(unwrapped(out)).toContain(sentence);
  await speak('en');
});

test.each<[string, (header: LogHeader) => LogHeader, string]>([
  ['another secret', (header) => ({ ...header, secret: 'better' }), 'do not give the commitment'],
  [
    'another number than the promised one',
    ({ shares = [], ...header }) => ({
      ...header,
      shares: shares.map((share) => ({ ...share, share: NUMBERS[0]! })),
    }),
    'is not the one that was promised',
  ],
  [
    'somebody left out without a trace',
    ({ shares = [], ...header }) => ({ ...header, shares: shares.slice(1) }),
    'do not give the seed',
  ],
])('%s is found, with exit code 1', async (_, change, sentence) => {
  const { code, err } = await clade(['verify', dealtByAll(change)]);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

test('one hash that two seeds open is no commitment any more', async () => {
  const log = parseLog(randomLog('c', 2));
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const commitment = createHash('sha256').update('a:b:c').digest('hex');
  const header = { ...log.header, commitment, salt: 'a:b' };
  const { code, err } = await clade(['verify', fileWith(writeLog({ header, moves: log.moves }))]);
  expect([code, err]).toEqual([1, 'clade: Secret and salt do not give the commitment.\n']);
});

test('a game that is what it says is dealt again, and every move is checked', async () => {
  const { code, out: wrapped, err } = await clade(['verify', promised()]);
  expect([code, err]).toEqual([0, '']);
  const out = unwrapped(wrapped);
  expect(out).toMatch(/^Evolution: dealt again from the seed, \d+ moves checked, every hash fits\. /);
  expect(out).toContain('it is the one that the fingerprint promised. Fingerprint at the start: ');
  expect(out).toContain('No player added a number.');
  expect(out).toContain('The game is over');
});

test('--json prints one document', async () => {
  const { code, out, err } = await clade(['verify', promised(), '--json']);
  expect([code, err]).toEqual([0, '']);
  const doc = JSON.parse(out);
  expect(doc).toMatchObject({
    game: 'evolution',
    players: 2,
    seed: 'a secret seed',
    checked: { log: 'intact', commitment: 'kept', moves: doc.moves },
    failures: [],
    result: { winners: expect.any(Array) },
  });
});

test('without a commitment the moves are checked, and it is said what cannot be', async () => {
  const { code, out } = await clade(['verify', fileWith(randomLog('s'), 'game.log')]);
  expect(code).toBe(0);
  expect(unwrapped(out)).toContain('whether somebody chose the seed cannot be told');
  const { out: json } = await clade(['verify', fileWith(randomLog('s'), 'game.log'), '--json']);
  expect(JSON.parse(json).checked.commitment).toBe('none');
});

test.each<[string, string, (log: Log) => Log, RegExp]>([
  [
    'another seed than the promised one',
    'broken',
    (log) => ({ ...log, header: { ...log.header, seed: 'another seed' } }),
    /^clade: Secret and salt do not give the commitment\. Move 1 does not fit: /,
  ],
  [
    'another salt',
    'broken',
    (log) => ({ ...log, header: { ...log.header, salt: 'sugar' } }),
    /^clade: Secret and salt do not give the commitment\.\n$/,
  ],
  [
    'a commitment without its salt',
    'broken',
    ({ header: { salt: _, ...header }, moves }) => ({ header, moves }),
    /^clade: Secret and salt do not give the commitment\.\n$/,
  ],
  [
    'a move of another seat',
    'kept',
    ({ header, moves }) => ({
      header,
      moves: moves.map((m) => (m.n === 7 ? { ...m, seat: 1 - m.seat } : m)),
    }),
    /^clade: Move 7 does not fit: .*\n$/,
  ],
  [
    'another hash',
    'kept',
    ({ header, moves }) => ({
      header,
      moves: moves.map((m) => (m.n === 9 ? { ...m, hash: '0123456789abcdef' } : m)),
    }),
    /^clade: Move 9 does not fit: The state after move 9 has hash \w+, not 0123456789abcdef\.\n$/,
  ],
])('%s is found, with exit code 1', async (_, commitment, change, sentence) => {
  const file = promised(change);
  const { code, out, err } = await clade(['verify', file]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(sentence);
  const json = await clade(['verify', file, '--json']);
  expect(json.code).toBe(1);
  const doc = JSON.parse(json.out);
  expect(doc).toMatchObject({ checked: { log: 'intact', commitment }, result: null });
  expect(`clade: ${doc.failures.join(' ')}\n`).toBe(err);
});

test('a log that was edited or cut after it was closed is found, with exit code 1', async () => {
  const text = randomLog('s');
  const lines = text.trimEnd().split('\n');
  const renamed = await clade(['verify', fileWith(text.replace('"random"', '"winner"'), 'game.log')]);
  expect(renamed).toMatchObject({
    code: 1,
    err: 'clade: The log was edited: its closing line does not fit.\n',
  });
  const cut = await clade(['verify', fileWith(lines.slice(0, 20).join('\n'), 'game.log')]);
  expect(cut).toMatchObject({ code: 1, err: 'clade: The log is cut off: it has no closing line.\n' });
});

test('what cannot be checked at all is bad input', async () => {
  const header = {
    clade: 1,
    game: 'evolution',
    rules: '1',
    players: 2,
    options: {},
    seats: ['a', 'b'],
    position: { players: [{}, {}] },
  };
  const file = (h: object): string => fileWith(`${JSON.stringify(h)}\n`, 'game.log');
  for (const [path, sentence] of [
    [file(header), 'The log goes on from a position: there is no seed to deal it from.'],
    [file({ ...header, seed: 's' }), 'The log goes on from a position: there is no seed to deal it from.'],
    [file({ ...header, game: 'chess' }), 'There is no game "chess"'],
    [file({ ...header, position: undefined, seed: 's', rules: '0' }), 'rules version 0'],
    [file({ ...header, commitment: 7 }), 'field "commitment" is not a string'],
    [file({ ...header, salt: {} }), 'field "salt" is not a string'],
    [file([]), 'Line 1 of the log cannot be read'],
    ['no-such-file', 'The file "no-such-file" cannot be read: it does not exist.'],
  ] as const) {
    const { code, out, err } = await clade(['verify', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  }
});

test('numbers that were passed over after a takeback are accepted, and told', async () => {
  const path = fileWith(writeLog(logWithTakeback(evolution, 30)), 'game.log');
  const { code, out } = await clade(['verify', path]);
  expect(code).toBe(0);
  expect(unwrapped(out)).toContain(
    'Random numbers were passed over before move 30, as after a takeback past a draw.',
  );
  expect(JSON.parse((await clade(['verify', path, '--json'])).out)).toMatchObject({
    rules: '2',
    passed: [30],
    failures: [],
  });
  expect((await clade(['replay', path, '--to', '40'])).code).toBe(0);
});

test('a log of version 1 is checked by version 1; one of a version that is not known is left alone', async () => {
  const old = logWithTakeback(versionOf(evolution, '1')!, 0);
  const { out } = await clade(['verify', fileWith(writeLog(old), 'game.log'), '--json']);
  expect(JSON.parse(out)).toMatchObject({ rules: '1', failures: [] });
  const later = fileWith(writeLog({ ...old, header: { ...old.header, rules: '3' } }), 'game.log');
  for (const command of ['verify', 'replay', 'hint']) {
    const { code, err } = await clade([command, later]);
    expect([command, code]).toEqual([command, 2]);
    expect(err).toContain('The log was played by rules version 3; the newest that this program has is 2.');
  }
  const position = fileWith(JSON.stringify({ game: 'evolution', rules: '3', players: [{}, {}] }));
  const { code, err } = await clade(['position', position]);
  expect(code).toBe(2);
  expect(err).toContain('"rules"');
});
