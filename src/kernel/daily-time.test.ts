import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyText, lastDaily } from './daily-time.ts';
import { days, hours } from './instant.ts';

const last = (now: string, hour: number, zone: string, minute = 0) =>
  lastDaily(new Date(now), { hour, minute, zone }).toISOString();

test('the last time of a day is today’s once it has come, and yesterday’s before', () => {
  expect(last('2026-11-25T03:00:00Z', 3, 'UTC')).toBe('2026-11-25T03:00:00.000Z');
  expect(last('2026-11-25T02:59:59Z', 3, 'UTC')).toBe('2026-11-24T03:00:00.000Z');
  expect(last('2026-11-25T09:29:00Z', 3, 'America/Chicago', 30)).toBe('2026-11-24T09:30:00.000Z');
  expect(last('2026-11-25T20:00:00Z', 3, 'Asia/Kolkata', 30)).toBe('2026-11-24T22:00:00.000Z');
});

test('a time that the clocks jump over comes an hour later, and one that comes twice counts once', () => {
  // New York jumps from 2 to 3 on March 8, 2026, and goes back from 2 to 1 on November 1.
  expect(last('2026-03-08T12:00:00Z', 2, 'America/New_York', 30)).toBe('2026-03-08T07:30:00.000Z');
  expect(last('2026-03-29T12:00:00Z', 2, 'Europe/Berlin', 30)).toBe('2026-03-29T01:30:00.000Z');
  expect(last('2026-11-01T12:00:00Z', 1, 'America/New_York', 30)).toBe(
    last('2026-11-01T06:45:00Z', 1, 'America/New_York', 30),
  );
});

test('it is never in the future, nor more than a day and an hour ago', () => {
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland');
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      zones,
      (now, hour, minute, zone) => {
        const ago = now - lastDaily(new Date(now), { hour, minute, zone }).getTime();
        expect(ago).toBeGreaterThanOrEqual(0);
        expect(ago).toBeLessThan(1 * days + 1 * hours + 1);
      },
    ),
  );
});

test('a daily time reads as people write it', () => {
  expect(dailyText({ hour: 3, minute: 5, zone: 'America/Chicago' })).toBe('03:05 America/Chicago');
});
