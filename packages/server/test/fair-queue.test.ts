import { expect, test } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.ts';

/** Takes `count` items, each of which took `time`, and says which. */
function served(
  queue: FairQueue<string>,
  count: number,
  time: number | ((item: string) => number),
): string[] {
  return Array.from({ length: count }, () => {
    const next = queue.take()!;
    next.done(typeof time === 'number' ? time : time(next.item));
    return next.item;
  });
}

function fill(queue: FairQueue<string>, host: string, tables: number, each: number): void {
  for (let i = 0; i < each; i++)
    for (let table = 0; table < tables; table++) queue.add([host, `${host}${table}`], `${host}${table}`);
}

const countOf = (items: readonly string[], start: string): number =>
  items.filter((item) => item.startsWith(start)).length;

test('a host with fifty tables has as much time as a host with one', () => {
  const queue = new FairQueue<string>();
  fill(queue, 'many', 50, 4);
  fill(queue, 'one', 1, 40);
  const first = served(queue, 80, 10);
  expect(countOf(first, 'one')).toBe(40);
  expect(queue.size).toBe(200 - 40);
});

test('it is time that is shared, not questions: who asks for long answers gets fewer', () => {
  const queue = new FairQueue<string>();
  fill(queue, 'slow', 1, 100);
  fill(queue, 'fast', 1, 100);
  const items = served(queue, 44, (item) => (item === 'slow0' ? 500 : 50));
  expect(countOf(items, 'slow')).toBe(4);
});

test('the tables of a host take turns', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 10; i++) queue.add(['h', 'a'], 'a');
  queue.add(['h', 'b'], 'b');
  queue.add(['h', 'c'], 'c');
  expect(served(queue, 3, 10).sort()).toEqual(['a', 'b', 'c']);
});

test('a table has its questions answered in the order in which they came', () => {
  const queue = new FairQueue<string>();
  for (const item of ['1', '2', '3']) queue.add(['h', 't'], item);
  expect(served(queue, 3, 10)).toEqual(['1', '2', '3']);
});

test('who comes later is not owed the time of before, and goes next', () => {
  const queue = new FairQueue<string>();
  fill(queue, 'early', 1, 20);
  served(queue, 10, 100);
  fill(queue, 'late', 1, 20);
  const items = served(queue, 10, 100);
  expect(items.indexOf('late0')).toBeLessThanOrEqual(1);
  expect(countOf(items, 'late')).toBe(5);
});

test('going away for a moment does not wipe out what somebody has used', () => {
  const queue = new FairQueue<string>();
  fill(queue, 'steady', 1, 40);
  // This one asks one long question at a time.
  queue.add(['sly', 's'], 'sly');
  const items: string[] = [];
  for (let i = 0; i < 22; i++) {
    const next = queue.take()!;
    next.done(next.item === 'sly' ? 1000 : 100);
    items.push(next.item);
    if (next.item === 'sly') queue.add(['sly', 's'], 'sly');
  }
  expect(countOf(items, 'sly')).toBe(2);
});

test('what is being thought about counts before its time is known', () => {
  const queue = new FairQueue<string>();
  fill(queue, 'many', 5, 5);
  fill(queue, 'one', 1, 5);
  const taken = [queue.take()!, queue.take()!, queue.take()!, queue.take()!];
  expect(
    countOf(
      taken.map(({ item }) => item),
      'one',
    ),
  ).toBe(2);
  for (const { done } of taken) done(10);
  expect(queue.size).toBe(26);
});
