import {
  type LedgerRow,
  textOf,
  wordsOf,
} from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import type { ScheduleKind } from './schedule-kinds.ts';

const looked = 12;

/** A list of invoices instead of one row for each customer or vendor. */
export function isDetail(kind: ScheduleKind, rows: readonly LedgerRow[]): boolean {
  if (kind !== 'receivables' && kind !== 'payables' && kind !== 'customer-sales') return false;
  return rows.slice(0, looked).some((row) => {
    const headers = row.map(wordsOf);
    const dated = headers.some((header) => /^(transaction |invoice |bill |due )?date$/.test(header));
    return (
      dated &&
      headers.some((header) =>
        /^(transaction )?type$|^((invoice|bill|reference) )?(num|no|number|#)$|^invoice\/cm #$|^due date$/.test(
          header,
        ),
      )
    );
  });
}

const receivable = /\breceivables?\b|\ba\/r ag(e)?ing\b/i;
const payable = /\bpayables?\b|\ba\/p ag(e)?ing\b/i;

/** Whether the title says that it is the other one of receivables and payables. */
export function isOtherKind(kind: ScheduleKind, rows: readonly LedgerRow[]): boolean {
  if (kind !== 'receivables' && kind !== 'payables') return false;
  const titles = rows.slice(0, 6).flatMap((row) => row.map(textOf));
  const [own, other] = kind === 'receivables' ? [receivable, payable] : [payable, receivable];
  return titles.some((title) => other.test(title)) && !titles.some((title) => own.test(title));
}
