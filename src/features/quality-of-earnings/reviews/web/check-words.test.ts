import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const wrong = { grade: 'wrong', difference: null };

test('a ledger with gaps names the months to send', () => {
  const months = ['2024-07', '2025-03', '2025-04'];
  expect(checkWords({ ...wrong, code: 'months-covered', count: 3, months })).toBe(
    '3 months have no entries yet: Jul 2024, Mar 2025 to Apr 2025.',
  );
  const latest = { ...wrong, code: 'latest-covered', count: 2, months: months.slice(1) };
  expect(checkWords(latest)).toContain(
    '2 of the last 12 months have no entries (Mar 2025 to Apr 2025), so figures',
  );
});

test('what went straight to retained earnings is asked for by its amount', () => {
  const found = { code: 'equity-prior', grade: 'question', count: 2, difference: 5_000_00 };
  expect(checkWords(found)).toContain('In 2 months amounts went straight to retained earnings, $5,000');
});
