import { agesTold, type InvoiceAge, invoiceAge } from './invoice-ages.ts';
import type { AgingFacts, ScheduleFault, ScheduleRow, ScheduleTable } from './schedule-table.ts';

/** Cents. `day`: when it is due, or its own day (`from`). `own`: where the file puts it; `null`: the file tells no ages. */
export type Invoice = {
  row: number;
  name: string;
  number: string;
  day: string;
  from: 'due' | 'invoice';
  amount: number;
  own: { age: InvoiceAge; amount: number }[] | null;
};

const mostPlaces = 50;
const mostParties = 20;

/** Invoices by age on a day; without one, what is owed in all, until a person says the day. */
export function invoiceTable(
  invoices: readonly Invoice[],
  { asOf, faults, unit }: { asOf: string | null; faults: readonly ScheduleFault[]; unit: 'days' | 'months' },
): ScheduleTable {
  const aged = invoices.map((one) => ({
    one,
    ages:
      asOf === null
        ? null
        : (keptAges(one) ?? [{ age: invoiceAge(one.day, asOf, unit), amount: one.amount }]),
  }));
  const rows = aged.map(
    ({ one, ages }): ScheduleRow => ({
      ...{ row: one.row, path: one.name, code: one.number, day: one.day },
      amounts: ages === null ? [one.amount] : [...sumsByAge(ages), one.amount],
    }),
  );
  return {
    measures: asOf === null ? ['total'] : [...agesTold, 'total'],
    ...{ rows, faults: faults.toSorted((one, other) => one.row - other.row) },
    days: asOf === null ? null : { from: null, to: asOf },
    aging: {
      from: fromOf(invoices),
      own: ownOf(invoices),
      moved: movedOf(aged),
      parties: partiesOf(rows),
    },
  };
}

/** How old an invoice is does not tell how late it is: without a due date the age that the file gives it counts. */
const keptAges = ({ from, own }: Invoice): Invoice['own'] => (from === 'invoice' ? own : null);

const sumsByAge = (ages: NonNullable<Invoice['own']>): number[] =>
  agesTold.map((age) => ages.reduce((sum, one) => (one.age === age ? sum + one.amount : sum), 0));

function fromOf(invoices: readonly Invoice[]): AgingFacts['from'] {
  const kinds = new Set(invoices.map((one) => (keptAges(one) ? 'file' : one.from)));
  if (kinds.has('invoice')) return kinds.size > 1 ? 'both' : 'invoice';
  return kinds.has('file') ? 'file' : 'due';
}

function ownOf(invoices: readonly Invoice[]): number[] | null {
  const told = invoices.flatMap(({ own }) => own ?? []);
  return told.length === 0 ? null : sumsByAge(told);
}

/** A file without a column of what is not yet due puts it with the first 30 days. */
function movedOf(aged: readonly { one: Invoice; ages: Invoice['own'] }[]): AgingFacts['moved'] {
  const tellsCurrent = aged.some(({ one }) => one.own?.some(({ age }) => age === 'current'));
  const seen = (age: InvoiceAge) => (age === 'current' && !tellsCurrent ? 'days30' : age);
  const moved = aged
    .filter(({ one }) => keptAges(one) === null)
    .flatMap(({ one, ages }) =>
      (ages ?? []).flatMap(({ age }) =>
        (one.own ?? [])
          .filter((own) => own.age !== seen(age))
          .map((own) => ({ row: one.row, name: one.name, own: own.age, age, amount: own.amount })),
      ),
    );
  return {
    count: moved.length,
    amount: moved.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
    places: moved.slice(0, mostPlaces),
  };
}

function partiesOf(rows: readonly ScheduleRow[]): AgingFacts['parties'] {
  const sums = new Map<string, number>();
  for (const { path, amounts } of rows) sums.set(path, (sums.get(path) ?? 0) + (amounts.at(-1) ?? 0));
  const parties = [...sums]
    .map(([name, amount]) => ({ name, amount }))
    .toSorted((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1));
  return { count: parties.length, largest: parties.slice(0, mostParties) };
}
