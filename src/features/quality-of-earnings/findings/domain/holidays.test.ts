import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.ts';

test('the public holidays of 2025', () => {
  expect(holidaysOf(2025)).toEqual([
    '2025-01-01',
    '2025-01-20',
    '2025-02-17',
    '2025-05-26',
    '2025-06-19',
    '2025-07-04',
    '2025-09-01',
    '2025-10-13',
    '2025-11-11',
    '2025-11-27',
    '2025-12-25',
  ]);
  expect(holidaysOf(2020)).not.toContain('2020-06-19');
});
