import {
  type LedgerRow,
  textOf,
} from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import { dayInText } from '#features/valuation/earnings/domain/period-text.ts';
import { periodOf } from './schedule-columns.ts';

const asOf = /\b(?:as (?:of|at|on)|ending|ended|to|through)\s+(.+)$/i;
/** QuickBooks Desktop writes `Dec 31, 25` above the columns. A day in figures alone may be that of the printing. */
const namedDay = /^[A-Za-z]{3,9}\.? \d{1,2}, (?:\d{2}|\d{4})$/;
const period = /^(?:for )?(?:the )?period:?\s+(?:from )?/i;

/** The day of the balances that the rows until the header name, as YYYY-MM-DD; `null` if they name none. */
export function dayInTitle(rows: readonly LedgerRow[]): string | null {
  for (const text of textsIn(rows)) {
    const said = asOf.exec(text)?.[1];
    const day = said === undefined ? null : dayInText(plain(said));
    const found = day ?? (namedDay.test(text) ? dayInText(text) : null) ?? periodOf(plain(text))?.to ?? null;
    if (found) return found;
  }
  return null;
}

/** The period that the rows until the header name; `null` if they name none. */
export function periodInTitle(rows: readonly LedgerRow[]): DayRange | null {
  for (const text of textsIn(rows)) {
    const found = periodOf(plain(text)) ?? numbersOf(plain(text));
    if (found) return found;
  }
  return null;
}

function textsIn(rows: readonly LedgerRow[]): string[] {
  return rows.flatMap((row) => row.map(textOf).filter((text) => /\d/.test(text)));
}

const plain = (text: string) => text.replace(period, '').replaceAll(/\s+/g, ' ').trim();

/** `01/01/2025 - 12/31/2025`, `Jan 1, 2025 to Dec 31, 2025`. */
function numbersOf(text: string): DayRange | null {
  const [from, to] = text
    .replace(/^from\s+/i, '')
    .split(/\s+(?:-|–|—|to|through)\s+/i)
    .map((part) => dayInText(part));
  return from && to && from <= to ? { from, to } : null;
}
