import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  type DealShare,
  isRefusal,
  opensCommitment,
  parseLog,
  promiseOf,
  proveDeal,
  seedOfDeal,
} from '../src/index.ts';

const NUMBERS = ['A', 'B', 'C'].map((letter) => letter.repeat(43));
const [ADA = '', BELA = '', CILI = ''] = NUMBERS;
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const share = (seat: number, number: string): DealShare => ({
  seat,
  promise: promiseOf(number),
  share: number,
});
const late = (seat: number, number: string): DealShare => ({ seat, promise: promiseOf(number) });

test('a commitment has one opening, wherever colons and commas stand', () => {
  const pairs = [
    ['a', 'b:c'],
    ['a:b', 'c'],
    ['', 'a:b:c'],
    ['a:b:c', ''],
    ['1:a,', 'b'],
    ['1', ':a,b'],
  ] as const;
  const all = pairs.map(([salt, secret]) => commitmentOf(secret, salt));
  expect(new Set(all).size).toBe(pairs.length);
  expect(all.every((text) => /^2\.[0-9a-f]{64}$/.test(text))).toBe(true);
  for (const [i, [salt, secret]] of pairs.entries())
    expect(all.map((commitment) => opensCommitment(commitment, secret, salt))).toEqual(
      pairs.map((_, k) => k === i),
    );
});

test('a commitment of the first version opens as before, and with one salt only', () => {
  expect(opensCommitment(sha('the salt:a secret'), 'a secret', 'the salt')).toBe(true);
  expect(opensCommitment(sha('the salt:a secret'), 'another', 'the salt')).toBe(false);
  // The seed may hold colons; the salt may not, or one hash would open to several seeds.
  expect(opensCommitment(sha('a:b:c'), 'b:c', 'a')).toBe(true);
  expect(opensCommitment(sha('a:b:c'), 'c', 'a:b')).toBe(false);
});

test('what is hashed is written down, so that other programs find the same', () => {
  expect(promiseOf(ADA)).toBe(sha(`13:clade share 2,43:${ADA},`));
  expect(commitmentOf('geheim', 'só')).toBe(`2.${sha('18:clade commitment 2,3:só,6:geheim,')}`);
  const promise = promiseOf(ADA);
  const other = promiseOf(BELA);
  const text = `12:clade deal 2,6:geheim,1:0,64:${promise},43:${ADA},1:2,64:${other},0:,`;
  expect(seedOfDeal('geheim', [share(0, ADA), late(2, BELA)])).toBe(sha(text).slice(0, 32));
});

test('each number, each seat and who is missing make another seed', () => {
  const deals = [
    [share(0, ADA), share(1, BELA)],
    [share(0, BELA), share(1, ADA)],
    [share(0, ADA), share(1, CILI)],
    [share(0, ADA), late(1, BELA)],
    [late(0, ADA), share(1, BELA)],
    [share(0, ADA), share(2, BELA)],
    [share(0, ADA)],
    [],
  ];
  const seeds = deals.map((shares) => seedOfDeal('secret', shares));
  expect(new Set(seeds).size).toBe(deals.length);
  expect(seedOfDeal('secret', [])).toBe('secret');
  expect(seedOfDeal('another', deals[0] as DealShare[])).not.toBe(seeds[0]);
});

test('a proof says what was promised, who added to it, and what does not fit', () => {
  const shares = [share(0, ADA), late(2, CILI)];
  const deal = {
    seed: seedOfDeal('secret', shares),
    secret: 'secret',
    salt: 'salt',
    commitment: commitmentOf('secret', 'salt'),
    shares,
  };
  expect(proveDeal(deal)).toEqual({ promised: true, added: [0], missing: [2] });
  const proved = { promised: true, added: [0], missing: [2] };
  expect(proveDeal({ ...deal, secret: 'better' })).toEqual({ ...proved, broken: 'commitment' });
  expect(proveDeal({ ...deal, seed: 'better' })).toEqual({ ...proved, broken: 'seed' });
  const swapped = [{ ...share(0, ADA), share: BELA }, late(2, CILI)];
  expect(proveDeal({ ...deal, shares: swapped, seed: seedOfDeal('secret', swapped) })).toEqual({
    ...proved,
    broken: 'share',
  });
  // Somebody left out without a trace gives another seed.
  expect(proveDeal({ ...deal, shares: [share(0, ADA)] }).broken).toBe('seed');
  // Games dealt before had nobody's number, or no promise at all.
  const alone = { seed: 's', salt: 'salt', commitment: sha('salt:s') };
  expect(proveDeal(alone)).toEqual({ promised: true, added: [], missing: [] });
  expect(proveDeal({ seed: 's' })).toEqual({ promised: false, added: [], missing: [] });
});

test.each([
  ['a number of another length', [{ ...share(0, ADA), share: 'short' }]],
  ['a promise that is none', [{ ...share(0, ADA), promise: 'x' }]],
  ['a seat that is not there', [share(2, ADA)]],
  ['a seat twice', [share(0, ADA), share(0, BELA)]],
  ['seats in another order', [share(1, ADA), share(0, BELA)]],
  ['no list', {}],
  ['nothing in the list', [null]],
])('a log with %s is refused', (_, shares) => {
  const header = { clade: 1, game: 'toy', rules: '1', players: 2, options: {}, seats: ['a', 'b'], seed: 's' };
  expect(isRefusal(parseLog(JSON.stringify({ ...header, shares })))).toBe(true);
  expect(isRefusal(parseLog(JSON.stringify({ ...header, shares: [share(1, ADA)] })))).toBe(false);
  expect(isRefusal(parseLog(JSON.stringify({ ...header, secret: 7 })))).toBe(true);
});
