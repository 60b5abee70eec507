import type { FootRow } from '#features/quality-of-earnings/revenue-quality/domain/customer-rows.ts';
import {
  beside,
  fromLedger,
  fromParts,
  fromSource,
  less,
  plus,
  type Source,
  type Span,
  type Traced,
} from './figure-origins.ts';
import type { RevenueFacts } from './report-facts.ts';

type Customers = RevenueFacts['customers'];
type Customer = Customers['largest'][number];
/** One of the two years, what its column is called, and the report of sales that tells of it. */
export type CustomerYear = Span & { title: string; schedule: string | null };

const revenue = { formula: 'revenue', code: null } as const;

const said = (label: string, { title }: CustomerYear) => `${label}, ${title}`;

const soldIn = ({ schedule }: CustomerYear): Source => ({
  ...{ kind: 'schedule', of: 'customer-sales', ends: null, schedule },
});

/** Revenue of a year, in cents. */
export const salesIn = (label: string, cents: number | null, year: CustomerYear): Traced =>
  fromLedger(said(label, year), cents, { figure: revenue, span: year });

/** What one customer bought in a year, in cents. */
export function salesTo(
  { from }: Pick<Customers, 'from'>,
  { key, label, cents }: { key: string; label: string; cents: number | null },
  year: CustomerYear,
): Traced {
  const name = said(label, year);
  return from === 'ledger'
    ? fromLedger(name, cents, { figure: revenue, span: year, customer: key })
    : fromSource(name, cents, soldIn(year));
}

/** A row below the customers of a table, in a year. `shown`: those of the table. Cents. */
export function footFigure(
  customers: Customers,
  { row, label, cents }: { row: FootRow; label: string; cents: number | null },
  { year, total, shown }: { year: CustomerYear; total: number | null; shown: readonly Traced[] },
): Traced {
  if (row.kind === 'total') return salesIn(label, cents, year);
  const all = salesIn('Revenue', total, year);
  const unnamed = unnamedIn(customers, cents, year);
  if (row.kind === 'unnamed') return unnamed;
  const rest = (total ?? 0) - (cents ?? 0) - shown.reduce((sum, one) => sum + (one.cents ?? 0), 0);
  return fromParts(said(label, year), cents, [
    plus(all),
    ...shown.map(less),
    ...(rest === 0 ? [] : [less(unnamedIn(customers, rest, year))]),
  ]);
}

/** Revenue that names no customer: the lines without a name, or what a report of sales leaves. Cents. */
export function unnamedIn(
  { from }: Pick<Customers, 'from'>,
  cents: number | null,
  year: CustomerYear,
): Traced {
  const label = said('No customer named', year);
  return from === 'ledger'
    ? fromLedger(label, cents, { figure: revenue, span: year, customer: '' })
    : fromSource(label, cents, soldIn(year));
}

/** The share that the first `count` customers have. */
export function shareOfLargest(
  customers: Customers,
  { count, label, nameOf }: { count: number; label: string; nameOf: (one: Customer) => string },
  year: CustomerYear,
): Traced {
  const largest = customers.largest.filter(({ amount }) => amount > 0).slice(0, count);
  const of = largest.map((one) =>
    salesTo(customers, { key: one.key, label: nameOf(one), cents: one.amount }, year),
  );
  return fromParts(label, null, [...of, salesIn('Revenue', customers.total, year)].map(beside), {
    how:
      of.length === 1
        ? 'The first divided by the second.'
        : 'The customers together divided by the revenue, which is last.',
  });
}
