import { type PeriodColumn, partWords } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
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

function periodLabel(period: PeriodColumn): string {
  const { key } = period;
  if (key === 'STUB') return 'Months since';
  return (key === 'LTM' ? 'Last 12 months' : `Fiscal ${key.slice(2)}`) + partWords(period);
}

type Columns = {
  months: readonly string[];
  periods: readonly PeriodColumn[];
};

/** What columns a table can have: all periods, or the months of one of them. */
export function spansOf({ months, periods }: Columns) {
  const whole = periods.map(
    (period, at): Span => ({ ...period, label: periodLabel(period), of: 'periods', at }),
  );
  const byMonth = periods.toReversed().map((period) => ({
    value: period.key,
    label: `${periodLabel(period)}, by month`,
    spans: months.flatMap((month, at): Span[] =>
      month >= period.from && month <= period.to
        ? [{ key: month, label: monthInWords(month), from: month, to: month, of: 'months', at }]
        : [],
    ),
  }));
  return [{ value: 'periods', label: 'Years', spans: whole }, ...byMonth];
}
