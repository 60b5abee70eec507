import { monthInWords } from '#kernel/days.ts';

/** A column: from one month to another, and where its values are. */
export type Span = {
  key: string;
  label: string;
  from: string;
  to: string;
  of: 'months' | 'periods';
  at: number;
};

function periodLabel(key: string): string {
  if (key === 'LTM') return 'Last 12 months';
  if (key === 'STUB') return 'Months since';
  return `Fiscal ${key.slice(2)}`;
}

type Columns = {
  months: readonly string[];
  periods: readonly { key: string; from: string; to: string }[];
};

/** What columns a table can have: all periods, or the months of one of them. */
export function spansOf({ months, periods }: Columns) {
  const whole = periods.map(
    ({ key, from, to }, at): Span => ({ key, label: periodLabel(key), from, to, of: 'periods', at }),
  );
  const byMonth = periods.toReversed().map(({ key, from, to }) => ({
    value: key,
    label: `${periodLabel(key)}, by month`,
    spans: months.flatMap((month, at): Span[] =>
      month >= from && month <= to
        ? [{ key: month, label: monthInWords(month), from: month, to: month, of: 'months', at }]
        : [],
    ),
  }));
  return [{ value: 'periods', label: 'Years', spans: whole }, ...byMonth];
}
