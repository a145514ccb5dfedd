import { promiseOf } from '@clade/engine';
import type { SentTable } from '@clade/protocol';
import { expect, test } from 'vitest';
import { Api } from '../../src/remote/api.ts';
import { Deals, type Parts, readParts } from '../../src/remote/deals.ts';

/** A device: what it remembers, and what it sends. `answer` says what a request is answered. */
function device(answer: (path: string) => number = () => 200) {
  let parts: Parts = {};
  const sent: { readonly path: string; readonly body: Record<string, string> }[] = [];
  const api = new Api(async (path, init) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const status = answer(path);
    const body = status === 200 ? {} : { code: 'bad-share', sentence: '' };
    return Response.json(body, { status });
  });
  const kept = {
    get: () => parts,
    // What is stored comes back as text.
    set: (next: Parts) => {
      parts = readParts(JSON.parse(JSON.stringify(next)));
    },
    subscribe: () => () => undefined,
  };
  return { sent, page: () => new Deals(api, kept), parts: () => parts };
}

/** A table of two before the start, at which I have the second seat. */
function table(promise?: string, more: Partial<SentTable> = {}): SentTable {
  const seats = [
    { kind: 'person', name: 'Ada', you: false },
    { kind: 'person', name: 'Bela', you: true, ...(promise ? { promise } : {}) },
  ];
  return { id: 'T', status: 'open', commitment: '2.abc', seats, ...more } as unknown as SentTable;
}

const ADA = { seat: 0, promise: promiseOf('A'.repeat(43)) };
const dealt = (own: string, more: Partial<SentTable> = {}): SentTable =>
  table(own, { deal: { promises: [ADA, { seat: 1, promise: own }], until: 0 }, ...more });

test('a page promises a number by itself, once, and tells it when all promises are known', async () => {
  const { sent, page, parts } = device();
  const deals = page();
  await deals.see(table());
  const { promise = '' } = sent[0]!.body;
  expect(sent[0]!.path).toBe('/api/tables/T/promise');
  await deals.see(table(promise));
  expect(sent).toHaveLength(1);
  await deals.see(dealt(promise));
  const { share = '' } = sent[1]!.body;
  expect(sent[1]!.path).toBe('/api/tables/T/share');
  expect(promiseOf(share)).toBe(promise);
  await deals.see(dealt(promise));
  expect(sent).toHaveLength(2);
  expect(parts().T).toMatchObject({ taken: true });
});

test('who sits down with a promise has no second one to make, and tells its number', async () => {
  const { sent, page, parts } = device();
  const deals = page();
  const offer = deals.offer();
  expect(offer.promise).toBe(promiseOf(offer.share));
  deals.seated(table(offer.promise), offer);
  await deals.see(table(offer.promise));
  expect(sent).toEqual([]);
  await deals.see(dealt(offer.promise));
  expect(sent).toEqual([{ path: '/api/tables/T/share', body: { share: offer.share } }]);
  expect(parts().T).toMatchObject({ commitment: '2.abc', taken: true });
});

test('a page that is loaded anew goes on with its number', async () => {
  const { sent, page } = device();
  await page().see(table());
  const { promise = '' } = sent[0]!.body;
  await page().see(table(promise));
  expect(sent).toHaveLength(1);
  await page().see(dealt(promise));
  expect(promiseOf(sent[1]!.body.share ?? '')).toBe(promise);
});

test('of two devices of a person the one that came last has promised; they do not take turns for ever', async () => {
  const phone = device();
  const desk = device();
  const [a, b] = [phone.page(), desk.page()];
  await a.see(table());
  await b.see(table(phone.sent[0]!.body.promise));
  const own = desk.sent[0]!.body.promise ?? '';
  await a.see(table(own));
  await b.see(table(own));
  expect([phone.sent.length, desk.sent.length]).toEqual([1, 1]);
  await a.see(dealt(own));
  await b.see(dealt(own));
  expect([phone.sent.length, desk.sent.length]).toEqual([1, 2]);
});

test('who watches, sits nowhere or plays already promises nothing', async () => {
  const { sent, page } = device();
  const deals = page();
  const free = [{ kind: 'person', name: 'Ada', you: false }] as unknown as SentTable['seats'];
  await deals.see(table(undefined, { seats: free }));
  await deals.see(table(undefined, { status: 'playing' }));
  expect(sent).toEqual([]);
});

test.each<[string, (own: string) => SentTable]>([
  ['another commitment', (own) => dealt(own, { commitment: '2.def' })],
  ['another promise of mine', () => dealt(promiseOf('B'.repeat(43)))],
  ['no promise of mine', (own) => dealt(own, { deal: { promises: [ADA], until: 0 } })],
])('a server that shows %s does not learn the number', async (_, shown) => {
  const { sent, page } = device();
  const deals = page();
  await deals.see(table());
  await deals.see(shown(sent[0]!.body.promise ?? ''));
  expect(sent).toHaveLength(1);
});

test('the number is told for one list of promises only', async () => {
  const { sent, page } = device(() => 200);
  const deals = page();
  await deals.see(table());
  const own = sent[0]!.body.promise ?? '';
  const failing = device((path) => (path.endsWith('share') ? 409 : 200));
  const again = failing.page();
  await again.see(table());
  const mine = failing.sent[0]!.body.promise ?? '';
  await again.see(dealt(mine));
  const other = { seat: 0, promise: promiseOf('C'.repeat(43)) };
  const changed = table(mine, { deal: { promises: [other, { seat: 1, promise: mine }], until: 0 } });
  await again.see(changed);
  expect(failing.sent.filter(({ path }) => path.endsWith('share'))).toHaveLength(1);
  // The same list may be answered again.
  await again.see(dealt(mine));
  expect(failing.sent.filter(({ path }) => path.endsWith('share'))).toHaveLength(2);
  expect(own).not.toBe(mine);
});

test('a deal that is not what this device saw is found when it is open', async () => {
  const { sent, page, parts } = device();
  const deals = page();
  await deals.see(table());
  const own = sent[0]!.body.promise ?? '';
  await deals.see(dealt(own));
  const { share } = parts().T!;
  const mine = { seat: 1, promise: own };
  expect(deals.doubt('T', '2.abc', [ADA, { ...mine, share }])).toBeUndefined();
  expect(deals.doubt('T', '2.def', [ADA, { ...mine, share }])).toBe('other');
  expect(deals.doubt('T', '2.abc', [{ ...mine, share }])).toBe('other');
  expect(deals.doubt('T', '2.abc', [ADA, mine])).toBe('left-out');
  expect(deals.doubt('another', '2.abc', [])).toBeUndefined();
});

test('who was too slow, and was told so, has no doubts', async () => {
  const { sent, page } = device((path) => (path.endsWith('share') ? 409 : 200));
  const deals = page();
  await deals.see(table());
  const own = sent[0]!.body.promise ?? '';
  await deals.see(dealt(own));
  expect(deals.doubt('T', '2.abc', [ADA, { seat: 1, promise: own }])).toBeUndefined();
});

test('what is stored is read whatever it is, and of many tables the latest are remembered', async () => {
  for (const nonsense of [undefined, null, 7, [], { T: null }, { T: { share: 'x' } }])
    expect(readParts(nonsense)).toEqual({});
  const { page, parts } = device();
  const deals = page();
  for (let i = 0; i < 120; i++) await deals.see({ ...table(), id: `T${i}` });
  expect(Object.keys(parts())).toEqual(Array.from({ length: 100 }, (_, i) => `T${i + 20}`));
});
