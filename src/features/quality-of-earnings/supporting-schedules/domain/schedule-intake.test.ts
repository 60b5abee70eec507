import { expect, test } from 'vitest';
import type { EquityChange } from './equity-change.ts';
import { type KnownSchedule, scheduleDocuments } from './schedule-intake.ts';

const review = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2 } as const;
const months = Array.from(
  { length: 24 },
  (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
);

const sheetOf = (of: readonly string[]): KnownSchedule => ({
  ...{ kind: 'balance-sheet', state: 'proved', from: null, to: '2025-12-31', sums: 0, difference: 0 },
  ...{ grade: 'proved', apart: 0, moved: null },
  statement: { months: of, basis: 'accrual' },
});
const change = (month: string, difference = 0): EquityChange => ({
  ...{ measure: `${month}-28/${month}-28`, change: 0, earned: 0, owners: 0, prior: 0 },
  difference,
});

function documentOf(files: readonly KnownSchedule[], equity: readonly EquityChange[]) {
  const { I2 } = scheduleDocuments(files, review, { ledger: {}, equity });
  return { state: I2?.state, of: (code: string) => I2?.checks.find((one) => one.code === code) };
}

test('a balance sheet is proved if equity was compared in every month but the first', () => {
  const whole = documentOf(
    [sheetOf(months)],
    months.slice(1).map((month) => change(month)),
  );
  expect([whole.state, whole.of('equity-change')?.grade]).toEqual(['proved', 'proved']);
  const gap = documentOf(
    [sheetOf(months)],
    months.slice(2).map((month) => change(month)),
  );
  expect(gap.state).toBe('in');
  expect(gap.of('equity-months')).toMatchObject({ grade: 'wrong', count: 1, months: ['2024-02'] });
});

test('equity that was never compared holds nowhere', () => {
  const never = documentOf([sheetOf(months)], []);
  expect(never.state).toBe('in');
  expect(['equity-change', 'equity-prior'].map((code) => never.of(code)?.grade)).toEqual([
    'absent',
    'absent',
  ]);
  expect(never.of('equity-months')).toMatchObject({ grade: 'wrong', count: 23 });
});

test('a month that does not follow counts once, however many files have it', () => {
  const equity = months.slice(1).map((month) => change(month, month === '2025-01' ? -7 : 0));
  const found = documentOf([sheetOf(months), sheetOf(months.slice(6))], equity);
  expect(found.of('equity-change')).toMatchObject({ grade: 'wrong', count: 1, difference: 7 });
});
