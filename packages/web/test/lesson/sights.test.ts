import { expect, test } from 'vitest';
import { pointedAt } from '../../src/lesson/sights.ts';

const ROW = { id: 'row:abundance', x: 0, y: 100, width: 200, height: 40 };
const SPACE = { id: 'space:abundance-1', x: 80, y: 105, width: 30, height: 30 };
const NEXT = { id: 'row:wasteland', x: 0, y: 130, width: 200, height: 40 };
const middle = { x: 95, y: 120 };

test('a part of what is wanted stands for the whole', () => {
  expect(pointedAt([ROW, SPACE], middle, ['row:abundance'])).toBe('row:abundance');
  expect(pointedAt([ROW, SPACE], middle, ['row:abundance', 'space:abundance-1'])).toBe('space:abundance-1');
});

test('the smallest thing is meant, of equal ones the nearest, and nothing beside them', () => {
  expect(pointedAt([ROW, SPACE], middle, [])).toBe('space:abundance-1');
  expect(pointedAt([ROW, NEXT], { x: 95, y: 138 }, ['row:abundance'])).toBe('row:wasteland');
  expect(pointedAt([ROW, SPACE], { x: 95, y: 300 }, ['row:abundance'])).toBeUndefined();
});
