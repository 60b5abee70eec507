import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { Schedule } from './queries.ts';
import { standing } from './schedule-standing.ts';

const sheetWith = (prior: { months: number; amount: number }): Schedule => ({
  ...{ id: '', kind: 'balance-sheet', name: 'sheet.csv', size: 1, sha256: '', readerVersion: 4, addedAt: '' },
  ...{ state: 'proved', from: '2025-11-30', to: '2025-12-31', said: false, lacks: null, stop: null },
  reading: { measures: [], totals: [], value: 0, rows: 4, faults: [], hidden: 0 },
  tie: {
    ...{ grade: 'question', written: cents(0), books: null, difference: cents(0), apart: 0 },
    statement: {
      ...{ compared: 8, ahead: 0, before: 0, since: null },
      equity: { months: 0, difference: 0, prior },
    },
  },
});

test('a balance sheet says what went straight to retained earnings', () => {
  expect(standing(sheetWith({ months: 2, amount: 5_000_00 }))).toContain(
    'In 2 months amounts went straight to retained earnings, $5,000 in all.',
  );
  expect(standing(sheetWith({ months: 0, amount: 0 }))).not.toContain('retained earnings');
});
