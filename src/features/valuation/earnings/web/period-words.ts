import { counted } from '#kernel/counts.ts';
import { dayInWords, monthInWords } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { type ColumnUse, isQuarter } from '../domain/column-use.ts';
import { isLatest, isOneYear, type PeriodEnds, type PeriodKey, periodRange } from '../domain/periods.ts';
import type { FileReading, Period } from './queries.ts';

/** `Jan 2025 – Dec 2025`, or days if these are not whole months. */
export function rangeWords({ from, to }: { from: string; to: string }): string {
  const next = new Date(Date.parse(to) + 86_400_000).toISOString();
  const whole = from.endsWith('-01') && next.slice(8, 10) === '01';
  const [first, last] = whole ? [monthInWords(from), monthInWords(to)] : [dayInWords(from), dayInWords(to)];
  return first === last ? first : `${first} – ${last}`;
}

export function columnDaysWords({ days, endsOn }: Pick<FileReading['columns'][number], 'days' | 'endsOn'>) {
  if (days && isQuarter(days))
    return `${rangeWords(days)}. Quarters can’t be imported: export the report with months or years as columns.`;
  if (days) return rangeWords(days);
  return endsOn
    ? `Ends ${dayInWords(endsOn)}. Choose whether it is a month or a year.`
    : 'The file doesn’t say which dates this covers. Choose the year, or export the report by month.';
}

/** `Fiscal year 2025` by the year in which it ends; `Last 12 months`; both if they are the same days. */
export function periodName(key: PeriodKey, ends: PeriodEnds): string {
  if (isOneYear(ends) && isLatest(key, ends))
    return `Fiscal year ${ends.yearEnds.slice(0, 4)}, the last 12 months`;
  return key === 'latest' ? 'Last 12 months' : `Fiscal year ${periodRange(key, ends).to.slice(0, 4)}`;
}

export function columnUseName(use: ColumnUse, ends: PeriodEnds): string {
  if (use === 'none') return 'Leave out';
  return use === 'month' ? 'A single month' : periodName(use, ends);
}

export function gapWords(gap: Period['gaps'][number]): string {
  switch (gap.code) {
    case 'no-figures':
      return 'No figures yet. Upload a profit and loss, or type the year.';
    case 'fewer-months':
      return counted(gap.months, 'of 12 months imported.', 'of 12 months imported.');
    case 'unmatched':
      return counted(gap.accounts, 'account to match.', 'accounts to match.');
    case 'unsorted':
      return `${percent(gap.share)} of revenue is in uncategorized accounts. Up to 0.5% is accepted.`;
    case 'does-not-tie':
      return `The lines add up to ${formatMoney(gap.lines)}, but the net income entered is ${formatMoney(gap.stated)}.`;
  }
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
