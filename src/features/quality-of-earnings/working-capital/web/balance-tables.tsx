import { useState } from 'react';
import type { BalanceFormula } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { type Span, spansOf } from '#features/quality-of-earnings/general-ledger/web/figure-spans.ts';
import { FigureTable } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { monthInWords } from '#kernel/days.ts';
import { Select } from '#kit/ui/Select.tsx';
import type { WorkingCapital } from './queries.ts';
import type { Open } from './settlement-card.tsx';

type Props = { found: WorkingCapital; onOpen: Open };

/** Twelve months at a time, the latest first. */
function yearsOf(months: readonly string[]) {
  const count = Math.ceil(months.length / 12);
  return Array.from({ length: count }, (_, at) => {
    const year = months.slice(Math.max(0, months.length - 12 * (at + 1)), months.length - 12 * at);
    const [from = '', to = ''] = [year[0], year.at(-1)];
    // A balance is one also where nothing moved.
    return { key: at === 0 ? 'LTM' : `TO ${to}`, from, to, entries: true, booked: year.length };
  });
}

/** What the business owned and owed at each month-end. Every account is in exactly one of the tables, or in none. */
export function BalanceTables({ found, onOpen }: Props) {
  const { months, covered } = found;
  // What was owned and owed before the ledger begins is in no entry of it.
  const unknown = months.filter((month) => covered === null || month < covered.from);
  const years = yearsOf(months);
  const [year, setYear] = useState('0');
  const spans: readonly Span[] = years[Number(year)]
    ? (spansOf({ months, emptyMonths: unknown, periods: years.slice(Number(year), Number(year) + 1) })[1]
        ?.spans ?? [])
    : [];
  const table = (title: string, formula: BalanceFormula, { total, lines }: WorkingCapital['debt']) => (
    <FigureTable
      title={title}
      lines={
        lines.length === 0
          ? []
          : [
              ...lines.map(({ code, months: values }) => ({ formula, code, months: values, periods: [] })),
              { formula, code: null, months: total, periods: [] },
            ]
      }
      spans={spans}
      onOpen={(figure, span) => onOpen(figure, span)}
    />
  );
  return (
    <section aria-labelledby="balances" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="balances" className="text-title">
          At each month-end
        </h2>
        <div className="w-full sm:w-64">
          <Select
            aria-label="Months"
            value={year}
            onValueChange={setYear}
            options={years.map(({ to }, at) => ({
              value: String(at),
              label: at === 0 ? `LTM ${monthInWords(to)}` : `12 months to ${monthInWords(to)}`,
            }))}
          />
        </div>
      </div>
      <p className="max-w-prose text-muted text-small">
        Which account is working capital, debt or debt-like is decided under “Accounts”. Press a figure to see
        the balance before and the entries of the month.
      </p>
      {table('Working capital', 'working-capital', found.workingCapital)}
      {table('Debt', 'debt', found.debt)}
      {table('Debt-like items', 'debt-like', found.debtLike)}
      {table('Cash', 'cash', found.cash)}
    </section>
  );
}
