import {
  type LedgerPeriod,
  partWords,
  periodTitle,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { monthInWords } from '#kernel/days.ts';

/** A column: from one month to another, and where its values are. */
export type Span = {
  key: string;
  label: string;
  /** The end of the label where the books know less of it: “(11 of 12 months)”. */
  part: string;
  from: string;
  to: string;
  of: 'months' | 'periods';
  at: number;
  /** Without entries there are no figures. */
  entries: boolean;
};

const labelOf = (period: LedgerPeriod) => ({ label: periodTitle(period), part: partWords(period) });

type Columns = {
  months: readonly string[];
  emptyMonths: readonly string[];
  periods: readonly LedgerPeriod[];
};

/** What columns a table can have: all periods, or the months of one of them. */
export function spansOf({ months, emptyMonths, periods }: Columns) {
  const whole = periods.map((period, at): Span => ({ ...period, ...labelOf(period), of: 'periods', at }));
  const byMonth = periods.toReversed().map((period) => ({
    value: period.key,
    label: `${labelOf(period).label}, by month`,
    spans: months.flatMap((month, at): Span[] =>
      month >= period.from && month <= period.to ? [monthSpan(month, at, !emptyMonths.includes(month))] : [],
    ),
  }));
  return [{ value: 'periods', label: 'Years', spans: whole }, ...byMonth];
}

function monthSpan(month: string, at: number, entries: boolean): Span {
  const part = entries ? '' : ' (no entries)';
  return {
    key: month,
    label: monthInWords(month) + part,
    part,
    from: month,
    to: month,
    of: 'months',
    at,
    entries,
  };
}
