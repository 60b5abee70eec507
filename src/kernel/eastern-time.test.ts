import { expect, test } from 'vitest';
import { easternDay, easternMinute, easternSecond } from './eastern-time.ts';

test('a moment is said in Eastern Time and in UTC, in summer and in winter', () => {
  expect(easternMinute(new Date('2026-03-20T22:00:00Z'))).toBe(
    'March 20, 2026, 6:00 PM Eastern Time (10:00 PM UTC)',
  );
  expect(easternMinute(new Date('2026-12-20T22:00:00Z'))).toBe(
    'December 20, 2026, 5:00 PM Eastern Time (10:00 PM UTC)',
  );
  expect(easternSecond(new Date('2026-03-01T10:05:07Z'))).toBe(
    'March 1, 2026, 5:05:07 AM Eastern Time (10:05:07 AM UTC)',
  );
});

test('where the day differs, each has its own', () => {
  const late = new Date('2027-01-01T04:59:59Z');
  expect(easternMinute(late)).toBe(
    'December 31, 2026, 11:59 PM Eastern Time (4:59 AM UTC on January 1, 2027)',
  );
  expect(easternDay(late)).toBe('December 31, 2026 (Eastern Time)');
});
