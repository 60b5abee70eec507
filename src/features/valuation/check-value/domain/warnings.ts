import type { BooksStanding } from '#features/valuation/earnings/domain/books-standing.ts';
import type { RangeRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import type { ScoredValue } from '#features/valuation/valuation/domain/value-at-score.ts';
import type { Cents } from '#kernel/money.ts';
import type { EarningsFound, EarningsOn } from './earnings-found.ts';
import type { Financing } from './financing.ts';

export const checkWarnings = [
  'accounts-unmatched',
  'books-incomplete',
  'no-earnings',
  'earnings-not-positive',
  'trade-unknown',
  'period-short',
  'multiple-held',
  'price-to-revenue-low',
  'price-to-revenue-high',
  'assets-above-value',
  'needs-financing',
] as const;
export type CheckWarning = (typeof checkWarnings)[number];

export const openBooks: ReadonlySet<string> = new Set<CheckWarning>([
  'accounts-unmatched',
  'books-incomplete',
]);

export const saidElsewhere: ReadonlySet<string> = new Set<CheckWarning>([
  'needs-financing',
  'no-earnings',
  'earnings-not-positive',
  'trade-unknown',
]);

export const unpriced: ReadonlySet<string> = new Set([...saidElsewhere, ...openBooks]);

type Facts = {
  books: BooksStanding;
  found: EarningsFound | null;
  main: (EarningsOn & { row: RangeRow | null; value: { claimed: ScoredValue | null } }) | null;
  mid: Cents | null;
  floor: Cents | null;
  toRevenue: { ratio: number; row: RangeRow } | null;
  financing: Financing | null;
};

/** Most serious first. */
export function warningsOf({ books, found, main, mid, floor, toRevenue, financing }: Facts): CheckWarning[] {
  const claimed = main?.value.claimed ?? null;
  const all: [boolean, CheckWarning][] = [
    [books.unmatched > 0, 'accounts-unmatched'],
    [books.incomplete, 'books-incomplete'],
    [!found && books.unmatched === 0 && !books.incomplete, 'no-earnings'],
    [main !== null && main.amount <= 0, 'earnings-not-positive'],
    [main !== null && main.row === null, 'trade-unknown'],
    [(found?.leftOut ?? 0) > 0, 'period-short'],
    [claimed !== null && claimed.multiple !== claimed.raw, 'multiple-held'],
    [toRevenue !== null && toRevenue.ratio < toRevenue.row.low, 'price-to-revenue-low'],
    [toRevenue !== null && toRevenue.ratio > toRevenue.row.high, 'price-to-revenue-high'],
    [mid !== null && floor !== null && floor > mid, 'assets-above-value'],
    [financing?.needsMore ?? false, 'needs-financing'],
  ];
  return all.filter(([holds]) => holds).map(([, code]) => code);
}
