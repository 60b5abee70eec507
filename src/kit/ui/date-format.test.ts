import { expect, test } from 'vitest';
import { deadlineText } from './date-format.ts';

test('a deadline names its hour and its time zone', () => {
  expect(deadlineText(new Date('2026-12-10T22:00:00.000Z'))).toMatch(
    /^Dec 1[01], 2026, \d+:\d\d [AP]M \S+$/u,
  );
});
