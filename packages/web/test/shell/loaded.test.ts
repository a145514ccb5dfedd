import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedOnce } from '../../src/shell/loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a thing is loaded once, however many wait for it', async () => {
  const known = new Map<string, Promise<number>>();
  let asked = 0;
  const load = async (): Promise<number> => ++asked;
  expect(loadedOnce(known, 'a', load)).toBe(loadedOnce(known, 'a', load));
  expect(await loadedOnce(known, 'a', load)).toBe(1);
  expect(await loadedOnce(known, 'b', load)).toBe(2);
});

test('who waits for a download that failed is told; who asks later has it tried again', async () => {
  const known = new Map<string, Promise<string>>();
  let online = false;
  const load = async (): Promise<string> => {
    if (!online) throw new Error('away');
    return 'here';
  };
  const first = loadedOnce(known, 'a', load);
  await expect(first).rejects.toThrow('away');
  online = true;
  // A screen that is drawn again asks again: it gets the answer it has waited for.
  expect(loadedOnce(known, 'a', load)).toBe(first);
  vi.advanceTimersByTime(2000);
  expect(await loadedOnce(known, 'a', load)).toBe('here');
});
