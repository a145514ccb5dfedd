import type { SentWindow } from '@clade/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addOpen, DAY, HOUR, isZone, lengthOf, nextOpen, openBetween } from '../src/pace/window.ts';

const at = (text: string): number => Date.parse(text);
const budapest: SentWindow = { from: '08:00', to: '23:00', zone: 'Europe/Budapest' };
const night: SentWindow = { from: '20:00', to: '02:00', zone: 'UTC' };

describe('play time', () => {
  test('passes always where no hours are agreed', () => {
    expect(addOpen(undefined, at('2026-03-01T03:00Z'), DAY)).toBe(at('2026-03-02T03:00Z'));
    expect(openBetween(undefined, 1000, 5000)).toBe(4000);
    expect(nextOpen(undefined, 5)).toBe(5);
    expect(lengthOf(undefined)).toBe(DAY);
  });

  test('passes only inside the window: a day for a move ends at the same hour of the next day', () => {
    expect(lengthOf(budapest)).toBe(15 * HOUR);
    expect(addOpen(budapest, at('2026-01-10T19:30:00+01:00'), 15 * HOUR)).toBe(
      at('2026-01-11T19:30:00+01:00'),
    );
    expect(addOpen(budapest, at('2026-01-10T19:30:00+01:00'), 2 * HOUR)).toBe(
      at('2026-01-10T21:30:00+01:00'),
    );
    expect(addOpen(budapest, at('2026-01-10T22:00:00+01:00'), 2 * HOUR)).toBe(
      at('2026-01-11T09:00:00+01:00'),
    );
  });

  test('that begins at night begins when the window opens', () => {
    expect(nextOpen(budapest, at('2026-01-10T03:00:00+01:00'))).toBe(at('2026-01-10T08:00:00+01:00'));
    expect(nextOpen(budapest, at('2026-01-10T23:30:00+01:00'))).toBe(at('2026-01-11T08:00:00+01:00'));
    expect(nextOpen(budapest, at('2026-01-10T12:00:00+01:00'))).toBe(at('2026-01-10T12:00:00+01:00'));
    expect(addOpen(budapest, at('2026-01-10T23:30:00+01:00'), HOUR)).toBe(at('2026-01-11T09:00:00+01:00'));
  });

  test('goes past midnight where the window does', () => {
    expect(lengthOf(night)).toBe(6 * HOUR);
    expect(addOpen(night, at('2026-05-01T23:00Z'), 2 * HOUR)).toBe(at('2026-05-02T01:00Z'));
    expect(addOpen(night, at('2026-05-02T01:00Z'), 2 * HOUR)).toBe(at('2026-05-02T21:00Z'));
    expect(openBetween(night, at('2026-05-01T12:00Z'), at('2026-05-02T12:00Z'))).toBe(6 * HOUR);
  });

  test('keeps to the clock on the wall when it is put forward and back', () => {
    // 29 March and 25 October 2026 in Budapest.
    expect(addOpen(budapest, at('2026-03-28T12:00:00+01:00'), 15 * HOUR)).toBe(
      at('2026-03-29T12:00:00+02:00'),
    );
    expect(addOpen(budapest, at('2026-10-24T12:00:00+02:00'), 15 * HOUR)).toBe(
      at('2026-10-25T12:00:00+01:00'),
    );
    const early: SentWindow = { from: '02:30', to: '12:00', zone: 'Europe/Budapest' };
    expect(nextOpen(early, at('2026-03-29T00:00:00+01:00'))).toBe(at('2026-03-29T03:30:00+02:00'));
  });

  test('adds up: what is added lies between, and never ends in a closed hour', () => {
    const times = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
    const windows = fc.record({
      from: times,
      to: times,
      zone: fc.constantFrom(
        'UTC',
        'Europe/Prague',
        'America/New_York',
        'Asia/Kolkata',
        'Australia/Lord_Howe',
      ),
    });
    fc.assert(
      fc.property(
        windows,
        fc.integer({ min: at('2025-01-01'), max: at('2027-01-01') }),
        fc.nat(20 * DAY),
        (w, start, ms) => {
          fc.pre(lengthOf(w) >= HOUR); // a shorter one is refused
          const end = addOpen(w, start, ms);
          expect(openBetween(w, start, end)).toBe(ms);
          expect(end).toBeGreaterThanOrEqual(start + ms);
          if (ms > 0) expect(openBetween(w, end - 1, end)).toBe(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('knows which zones there are', () => {
    expect(isZone('Europe/Prague')).toBe(true);
    expect(isZone('Middle/Earth')).toBe(false);
  });
});
