import { expect, test } from 'vitest';
import { Health } from '../src/storage/health.ts';
import { Unwritable } from '../src/storage/storage.ts';

test.each([
  ['all is well', () => Promise.resolve(), undefined],
  ['no change is taken', () => Promise.reject(new Unwritable('full')), 'unwritable'],
  ['something else is wrong', () => Promise.reject(new Error('no such table')), 'failing'],
  ['nothing is heard', () => new Promise<void>(() => undefined), 'slow'],
])('when %s, health says so', async (_, check, trouble) => {
  expect(await new Health({ check }, 20).trouble()).toBe(trouble);
});

test('however many ask at the same time, the store is asked once', async () => {
  let asked = 0;
  const check = async (): Promise<void> => {
    asked++;
  };
  const health = new Health({ check });
  await Promise.all(Array.from({ length: 50 }, () => health.trouble()));
  expect(asked).toBe(1);
});

test('trouble is forgotten at once: when the store is well again, health says so', async () => {
  let broken = true;
  const health = new Health({
    check: () => (broken ? Promise.reject(new Unwritable('full')) : Promise.resolve()),
  });
  expect(await health.trouble()).toBe('unwritable');
  broken = false;
  expect(await health.trouble()).toBe(undefined);
});
