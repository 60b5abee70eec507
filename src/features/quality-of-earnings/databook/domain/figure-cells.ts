import { periodTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { cellName } from '#kernel/sheet.ts';
import type { CellStyle, WorkbookCell, WorkbookRow } from '#kernel/workbook.ts';
import type { DatabookFacts, Period } from './databook-facts.ts';
import { stageWords } from './stage-words.ts';

/** Of a sheet: its title, what it is, what it is not, an empty row, the headings. Then come its rows. */
export const firstRow = 6;

export const notice =
  'This is not an audit, review or attest report and gives no assurance. The figures are those of the books as their owner exported them.';

export function headRows(facts: DatabookFacts, title: string, note: string): WorkbookRow[] {
  const { stage, number, dataset, months } = facts;
  const which = `Databook “${stageWords[stage].title}”, version ${number}, made from version ${dataset} of the books.`;
  const span = `${months[0] ?? ''} to ${months.at(-1) ?? ''}, ${periodTitles(facts).join(', ')}.`;
  return [
    [{ text: title, style: 'title' }],
    [{ text: `${note} US dollars. ${which} ${span}`, style: 'note' }],
    [{ text: notice, style: 'note' }],
    [],
  ];
}

export const periodTitles = ({ periods }: Pick<DatabookFacts, 'periods'>): string[] =>
  periods.map(periodTitle);

const monthTitles = ({ months, emptyMonths }: Pick<DatabookFacts, 'months' | 'emptyMonths'>): string[] =>
  months.map((month) => month + (emptyMonths.includes(month) ? ' (no entries)' : ''));

/** Of columns with these titles: their words about missing months fit in. */
export const widthsOf = (titles: readonly string[], least: number): number[] =>
  titles.map(({ length }) => Math.max(least, length + 1));

/** In place of a figure where the ledger has no entries; sums over it leave it out. */
export const absent: WorkbookCell = { text: '—', style: 'text' };

export const headings = (titles: readonly string[]): WorkbookRow =>
  titles.map((text) => ({ text, style: 'heading' }));

export const dollars = (cents: number) => cents / 100;

/** A figure worked out by a formula. Cents. `link`: the cells behind it. */
export function figure(
  formula: string,
  cents: number,
  { link, total = false }: { link?: string; total?: boolean } = {},
): WorkbookCell {
  const style: CellStyle = total ? (link ? 'totalLink' : 'total') : link ? 'moneyLink' : 'money';
  return { formula, number: dollars(cents), style, ...(link ? { link } : {}) };
}

/** Columns of months and then of periods; the first of them is column `from`, counted from 0. */
export type TimeColumns = {
  titles: readonly string[];
  month(at: number): number;
  period(at: number): number;
  /** The first and last month of a period that are columns, by their places. */
  span(period: Period): { first: number; last: number } | null;
};

export function timeColumns(
  { months, emptyMonths, periods }: Pick<DatabookFacts, 'months' | 'emptyMonths' | 'periods'>,
  from: number,
): TimeColumns {
  return {
    titles: [...monthTitles({ months, emptyMonths }), ...periodTitles({ periods })],
    month: (at) => from + at,
    period: (at) => from + months.length + at,
    span: (period) => {
      const first = months.indexOf(period.from);
      const last = months.indexOf(period.to);
      return first < 0 || last < first ? null : { first, last };
    },
  };
}

/** The sum of a row’s months for each period. `values`: of the months, in cents. `row`: counted from 1. */
export function periodSums(
  { periods }: Pick<DatabookFacts, 'periods'>,
  columns: TimeColumns,
  { row, values, total = false }: { row: number; values: readonly number[]; total?: boolean },
): WorkbookCell[] {
  return periods.map((period) => {
    const span = columns.span(period);
    if (!span) return figure('0', 0, { total });
    const [first, last] = [columns.month(span.first), columns.month(span.last)];
    const sum = values.slice(span.first, span.last + 1).reduce((all, value) => all + value, 0);
    return figure(`SUM(${cellName(row - 1, first)}:${cellName(row - 1, last)})`, sum, { total });
  });
}

/** Cents of a period from those of months. */
export function periodSum(
  { months }: Pick<DatabookFacts, 'months'>,
  values: readonly number[],
  { from, to }: Period,
): number {
  return values.reduce((sum, value, at) => {
    const month = months[at] ?? '';
    return month >= from && month <= to ? sum + value : sum;
  }, 0);
}
