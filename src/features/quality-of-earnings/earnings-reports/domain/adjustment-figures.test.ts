import { expect, test } from 'vitest';
import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { adjustmentFigure, namedAdjustments } from './adjustment-figures.ts';
import { ownerIn } from './book-figures.ts';

const adjustment = (code: 'O-PERK' | 'O-COMP' | 'F-HIRE', months: { effect: number; typed: number }[]) => ({
  ...{ id: code, code, title: code, why: '', tier: 'C' as const, share: 100, ownerPay: null },
  evidence: { documents: [], payments: [], remark: '' },
  months,
  lines: months.map(() => ({ count: 0, ofOwner: 0 })),
});

const book: DatabookFacts = {
  ...{ stage: 'names', number: 1, dataset: 1, madeOn: '2026-01-01', periods: [], emptyMonths: [] },
  ...{ months: ['2024-12', '2025-01', '2025-02'], sums: [], ledger: null },
  adjustments: [
    adjustment(
      'O-COMP',
      [0, 0, 7].map((typed) => ({ effect: -typed, typed })),
    ),
    adjustment(
      'F-HIRE',
      [0, 5, -5].map((typed) => ({ effect: typed, typed })),
    ),
  ],
  ownerCost: { typed: true, months: [0, 0, 7] },
  findings: { state: 'done', clear: [], found: [] },
};
const before = { from: '2024-12', to: '2024-12' };
const after = { from: '2025-01', to: '2025-02' };

test('the $0 of months that an adjustment does not reach was not typed', () => {
  const nothing = { cents: 0, behind: { kind: 'parts', how: null, parts: [] } };
  for (const one of namedAdjustments(book))
    expect(adjustmentFigure(book, one, before)).toMatchObject(nothing);
  expect(ownerIn(book, { title: 'FY 2024', ...before })).toMatchObject(nothing);
});

test('amounts that were typed say so, also if they come to $0', () => {
  const [pay, hire] = namedAdjustments(book);
  if (!pay || !hire) throw new Error('two adjustments are given');
  for (const [one, cents] of [
    [pay, -7],
    [hire, 0],
  ] as const)
    expect(adjustmentFigure(book, one, after)).toMatchObject({ cents, behind: { kind: 'typed' } });
  expect(ownerIn(book, { title: 'FY 2025', ...after })).toMatchObject({
    cents: 7,
    behind: { kind: 'typed' },
  });
});
