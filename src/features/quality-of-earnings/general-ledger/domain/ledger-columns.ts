import type { SheetCell } from '#kernel/sheet.ts';

/** A cell of a CSV file is its text. */
export type LedgerCell = string | SheetCell;
export type LedgerRow = readonly LedgerCell[];

export const columnRoles = [
  'account',
  'code',
  'date',
  'type',
  'number',
  'entry',
  'name',
  'memo',
  'split',
  'debit',
  'credit',
  'amount',
  'balance',
  'currency',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The column of each role, from 0. */
export type LedgerColumns = { readonly [Role in ColumnRole]?: number };

const names: Record<ColumnRole, RegExp> = {
  account:
    /^((distribution|gl|ledger|nominal|posting) )?account( name| full name| description)?$|^(full account|nominal) name$/,
  code: /^(gl )?account (id|no|number|code|#)$|^(nominal|n\/c|gl) code$|^n\/c$/,
  date: /^((transaction|trans|tran|journal|entry) )?date$/,
  type: /^((transaction|trans|tran|journal) )?type$|^source( type)?$|^jrnl$|^jnl$/,
  number:
    /^num$|^no$|^number$|^ref$|^reference( no| number| #)?$|^doc(ument)? (no|number|#)$|^check( no| #)?$|^ref (no|number|#)$/,
  entry: /^(transaction|trans|tran|txn|journal|entry|je) (no|number|id|#)$|^transaction$|^txnidx$/,
  name: /^(name|payee|contact|party|customer\/vendor|source name)$/,
  memo: /^((line|transaction|trans|tran) )?(memo|description)s?$|^memo\/description$|^details?$|^narrative$/,
  split: /^split( account)?$|^item split account( full name)?$|^(contra|offset) account$/,
  debit: /^(debit|dr)( amt| amount)?( \((usd|in business currency|two column approach)\))?$/,
  credit: /^(credit|cr)( amt| amount)?( \((usd|in business currency|two column approach)\))?$/,
  amount: /^(net )?amount( \((usd|one column)\))?$|^value num$/,
  balance: /^(running )?balance( \((usd|in business currency)\))?$/,
  currency: /^currency( code)?$|^commodity(\/currency)?$/,
};

/** Only where a file has no other: it can be in another month. */
const postedDate = /^(posting|posted|post) date$|^posted dt$/;

/** The columns that a header row names; `null` unless it names the day and the amounts. */
export function columnsIn(row: LedgerRow): LedgerColumns | null {
  const columns: { [Role in ColumnRole]?: number } = {};
  const words = row.map(wordsOf);
  for (const [at, name] of words.entries()) {
    const role = name && columnRoles.find((one) => columns[one] === undefined && names[one].test(name));
    if (role) columns[role] = at;
  }
  const posted = words.findIndex((name) => postedDate.test(name));
  if (columns.date === undefined && posted !== -1) columns.date = posted;
  return isEnough(columns) ? columns : null;
}

/** Whether lines can be read with these columns: the day, and an amount or debits and credits. */
export function isEnough({ date, amount, debit, credit }: LedgerColumns): boolean {
  return date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined));
}

/** What a header is remembered by: its names, without case, signs and empty columns at the end. */
export function headerKey(row: LedgerRow): string {
  return row.map(plainName).join('|').replace(/\|+$/, '').slice(0, 1_000);
}

/** The name in a header cell, without case, signs and double spaces. */
function plainName(cell: LedgerCell | undefined): string {
  return textOf(cell).toLowerCase().replaceAll(/[.:*]/g, '').replaceAll(/\s+/g, ' ').trim();
}

/** The name in a header cell as words: programs write `AccountName` and `account_name` too. */
export function wordsOf(cell: LedgerCell | undefined): string {
  return plainName(
    textOf(cell)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' '),
  );
}

/** The text of a cell, trimmed. A number is as the file writes it, so `1.10` stays `1.10`. */
export function textOf(cell: LedgerCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (cell.kind === 'date') return cell.on;
  return cell.text.trim();
}
