import { expect, test } from 'vitest';
import { columnWords } from './schedule-words.ts';

test('a balance sheet that names no day has the day that a person said above its amounts', () => {
  const sheet = { kind: 'balance-sheet', to: null } as const;
  expect(columnWords(sheet, 'balance')).toBe('Balance');
  expect(columnWords({ ...sheet, to: '2025-12-31' }, 'balance')).toBe('Dec 31, 2025');
  expect(columnWords({ ...sheet, to: '2025-12-31' }, '2025-11-30/2025-11-30')).toBe('Nov 30, 2025');
  expect(columnWords({ kind: 'trial-balance', to: '2025-12-31' }, 'balance')).toBe(
    'Balance, credits negative',
  );
});
