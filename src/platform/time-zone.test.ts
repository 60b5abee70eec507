import { expect, test } from 'vitest';
import { placeWords, timeIn, timeZoneFrom } from './time-zone.ts';

test('takes only the names of time zones', () => {
  expect(timeZoneFrom('America/Chicago')).toBe('America/Chicago');
  for (const given of [undefined, '', 'Chicago', '../etc/passwd', 'America/<b>', '+05:00', 'x'.repeat(100)])
    expect(timeZoneFrom(given)).toBeNull();
});

test('names the city of a zone', () => {
  expect(placeWords('America/New_York')).toBe('New York');
  expect(placeWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(placeWords('UTC')).toBe('UTC');
  expect(placeWords('Etc/GMT+5')).toBe('Etc/GMT+5');
});

test('tells the time as clocks there show it', () => {
  const at = new Date('2026-11-26T02:12:00Z');
  expect(timeIn(at, 'America/Chicago').replace(/\s/gu, ' ')).toBe('November 25, 2026 at 8:12 PM');
});
