import { expect, test } from 'vitest';
import { oddExpiry } from './odd-expiry.ts';

/** A Wednesday, 10 AM in New York. */
const now = new Date('2026-05-06T14:00:00Z');
const found = (expiresAt: string | null, zone = 'America/New_York') =>
  oddExpiry({ terms: { expiresAt }, now, zone });
const ids = (expiresAt: string | null, zone?: string) => found(expiresAt, zone).map(({ id }) => id);

test('who sends an offer is told that it expires within a day', () => {
  expect(found('2026-05-06T17:00:00Z')).toMatchObject([
    { id: 'expires-soon', terms: ['expiresAt'], fact: 'The offer expires in about 3 hours.' },
  ]);
  expect(found('2026-05-06T14:10:00Z')[0]?.fact).toBe('The offer expires in less than an hour.');
  expect(ids('2026-05-07T13:59:59Z')).toEqual(['expires-soon']);
  expect(ids('2026-05-07T14:00:00Z')).toEqual([]);
  expect(ids('2026-05-06T14:00:00Z')).toEqual([]);
  expect(ids(null)).toEqual([]);
});

test('who sends an offer is told that it expires on a weekend, by their own calendar', () => {
  const saturdayNight = '2026-05-17T03:59:59Z';
  expect(found(saturdayNight)[0]?.fact).toBe('The offer expires on a Saturday.');
  expect(found(saturdayNight, 'UTC')[0]?.fact).toBe('The offer expires on a Sunday.');
  const fridayNight = '2026-05-16T03:59:59Z';
  expect(ids(fridayNight)).toEqual([]);
  expect(ids(fridayNight, 'UTC')).toEqual(['expires-on-weekend']);
});
