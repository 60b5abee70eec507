import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import { periodIn } from '#features/valuation/earnings/domain/period-text.ts';
import { accountSections, type FileAccount, pathOf, withoutDeleted } from './account-sections.ts';
import { columnsIn, headerKey, type LedgerColumns, type LedgerRow, textOf } from './ledger-columns.ts';
import { type LedgerLine, numberFor } from './ledger-line.ts';
import {
  type LedgerReading,
  type LineTrouble,
  longest,
  mostAccounts,
  type ReadingStop,
  rowsToHeader,
} from './ledger-reading.ts';
import { ledgerTally } from './ledger-tally.ts';
import { cellOf, foreignIn, lineCells, textIn, writtenIn } from './line-cells.ts';
import type { Side } from './natural-sides.ts';
import { debitOpening, type Opening } from './opening-balance.ts';
import { rowKind } from './row-kind.ts';
import { sideSurvey } from './side-survey.ts';
import { type ValueStyle, valueReader } from './value-style.ts';

type ReaderOptions = {
  style: ValueStyle;
  /** Columns that a person said, by the header that they stand under. */
  said: ReadonlyMap<string, LedgerColumns>;
  /** Of a ledger with one column of amounts, found by a survey; `null`: the survey, or not needed. */
  sides: readonly Side[] | null;
  onLine(line: LedgerLine): void;
};

/** The file has more accounts than a business has. */
export class TooManyAccounts extends Error {}

export type ReaderEnd = { stop: ReadingStop } | { sides: readonly Side[] } | { reading: LedgerReading };

type Sheet = { at: number; name: string; above: LedgerRow[]; columns: LedgerColumns | null };
type Stated = { basis: LedgerReading['basis']; period: DayRange | null; unsigned: boolean };

/**
 * Reads a general ledger or journal row by row. Lines go to `onLine` as they come. If its amounts have no sign, the first
 * pass is a survey: no line is given, and `finish` tells the sides for the second pass. Throws OtherStyle, TooManyAccounts.
 */
export function ledgerReader({ style, said, sides, onLine }: ReaderOptions) {
  const values = valueReader(style);
  const sections = accountSections(longest.name);
  const cells = lineCells(values, sections);
  const openings = new Map<number, Opening>();
  const survey = sideSurvey();
  const stated: Stated = { basis: null, period: null, unsigned: false };
  const tally = ledgerTally(() => stated.period);
  const sheets: Sheet[] = [];
  let sheet: Sheet = { at: 0, name: '', above: [], columns: null };

  const above = (row: LedgerRow): void => {
    sheet.columns = said.get(headerKey(row)) ?? columnsIn(row);
    if (sheet.columns) {
      stated.unsigned ||= sheet.columns.debit === undefined || sheet.columns.credit === undefined;
      return;
    }
    if (sheet.above.length < rowsToHeader) sheet.above.push(row);
    for (const cell of row) stated.period ??= periodIn(textOf(cell));
    const kind = rowKind(row, {});
    if (kind.kind === 'basis') stated.basis = kind.basis;
  };

  const line = (row: LedgerRow, at: number, columns: LedgerColumns): void => {
    const account = cells.accountOf(row, columns);
    const entry = cells.entryOf(row, columns);
    const written = writtenIn(row, columns, values);
    // Programs write lines without an amount for notes.
    if (written.trouble === 'amount-missing' && entry.trouble === null) return;
    const foreign = foreignIn(entry.currency);
    const found = troubleOf(account, entry, written, foreign);
    if (found || !account || entry.day === null || written.value === null) {
      const { trouble, text } = found ?? { trouble: 'amount-missing' as const, text: '' };
      tally.trouble({ sheet: sheet.at, row: at, trouble, text: text.slice(0, longest.name) });
      return;
    }
    const { day, type, number, name, key } = entry;
    const read = {
      account: account.number,
      day,
      sheet: sheet.at,
      row: at,
      type,
      number,
      name,
      memo: textIn(row, columns, 'memo', longest.memo),
      split: withoutDeleted(textIn(row, columns, 'split')),
      amount: written.value,
      // Sage Intacct numbers the entries of each journal anew; “Debit” is no journal.
      entry:
        key === '' ? numberFor(day, type, number || name) : numberFor(key, sideWords.test(type) ? '' : type),
    };
    take(read, account, values.amount(cellOf(row, columns, 'balance')).value);
  };

  const take = (read: LedgerLine, account: FileAccount, balance: number | null): void => {
    if (sections.accounts.length > mostAccounts) throw new TooManyAccounts();
    tally.perAccount.line(read.account, read.amount, balance, read);
    if (stated.unsigned && sides === null) {
      survey.line(read, account);
      return;
    }
    const side = stated.unsigned ? (sides?.[read.account] ?? 1) : 1;
    if (side === -1) read.amount = -read.amount + 0;
    tally.line(read);
    onLine(read);
  };

  const total = (
    row: LedgerRow,
    at: number,
    ended: ReturnType<typeof sections.leave>,
    columns: LedgerColumns,
  ): void => {
    cells.endEntry();
    if (!ended) return;
    const amount = (role: 'debit' | 'credit' | 'amount') => values.amount(cellOf(row, columns, role)).value;
    const accounts = [ended.account, ...ended.parts].map(({ number }) => number);
    const shown = { debit: amount('debit'), credit: amount('credit'), amount: amount('amount') };
    tally.perAccount.total(accounts, shown, { sheet: sheet.at, row: at });
  };

  const section = (
    row: LedgerRow,
    { name, withBalance }: { name: string; withBalance: boolean },
    columns: LedgerColumns,
  ): void => {
    const account = sections.enter(name);
    if (withBalance) opened(account, values.amount(cellOf(row, columns, 'balance')).value, null);
  };

  const opened = ({ number }: FileAccount, balance: number | null, debit: number | null): void => {
    tally.perAccount.opening(number, balance);
    if (balance !== null) openings.set(number, { balance, debit });
  };

  const open = (row: LedgerRow, inSection: boolean, columns: LedgerColumns): void => {
    const account = inSection ? sections.used() : cells.accountOf(row, columns);
    if (!account) return;
    const written = writtenIn(row, columns, values).value;
    const twoColumns = columns.debit !== undefined && columns.credit !== undefined;
    const balance = values.amount(cellOf(row, columns, 'balance')).value ?? written;
    opened(account, balance, twoColumns ? written : null);
  };

  const below = (row: LedgerRow, at: number, columns: LedgerColumns): void => {
    const kind = rowKind(row, columns);
    if (kind.kind === 'line') line(row, at, columns);
    else if (kind.kind === 'empty') cells.endEntry();
    else if (kind.kind === 'section') section(row, kind, columns);
    else if (kind.kind === 'total')
      total(row, at, kind.of === null ? null : sections.leave(kind.of), columns);
    else if (kind.kind === 'section-total') total(row, at, sections.leaveOpen(), columns);
    else if (kind.kind === 'opening') open(row, kind.inSection, columns);
    else if (kind.kind === 'basis') stated.basis = kind.basis;
  };

  const readAccount = (account: FileAccount) => {
    const { number } = account;
    const path = pathOf(account).slice(0, longest.path);
    const side = sides?.[number] ?? 1;
    const opening = debitOpening(openings.get(number), { path, side, ...tally.perAccount.turnedOf(number) });
    return { number, path, side, opening, lines: tally.linesOf(number) };
  };

  const reading = (): LedgerReading => ({
    basis: stated.basis,
    period: stated.period,
    ...tally.seen,
    accounts: sections.accounts
      .map(readAccount)
      .filter(({ lines, opening }) => lines > 0 || opening !== null),
    rollUp: tally.rollUp(),
    proofs: tally.proofs(),
    troubles: tally.troubles,
    sheets: sheets.map(({ name }) => name),
    hidden: [],
  });

  const finish = (): ReaderEnd => {
    if (sheets.every(({ columns }) => columns === null)) return { stop: unknown(sheets) };
    if (stated.unsigned && sides === null) return survey.finish(sections.accounts);
    if (tally.seen.lines === 0 && tally.troubles.length === 0) return { stop: { code: 'no-lines' } };
    return { reading: reading() };
  };

  return {
    sheet: (name: string) => {
      sheet = { at: sheets.length, name, above: [], columns: null };
      sheets.push(sheet);
      cells.endEntry();
    },
    row: (row: LedgerRow, at: number) => (sheet.columns ? below(row, at, sheet.columns) : above(row)),
    finish,
  };
}

const sideWords = /^(?:debit|credit|dr|cr|d|c)$/i;

type Found = { trouble: LineTrouble['trouble']; text: string } | null;

function troubleOf(
  account: FileAccount | null,
  entry: { trouble: LineTrouble['trouble'] | null; text: string },
  written: { trouble: LineTrouble['trouble'] | null; text: string },
  foreign: string | null,
): Found {
  if (entry.trouble) return { trouble: entry.trouble, text: entry.text };
  if (written.trouble) return { trouble: written.trouble, text: written.text };
  if (foreign !== null) return { trouble: 'other-currency', text: `${foreign} ${written.text}` };
  return account ? null : { trouble: 'account-missing', text: written.text };
}

const shown = { rows: 12, columns: 20, text: 80 } as const;

function unknown(sheets: readonly Sheet[]): ReadingStop {
  const [best] = sheets.toSorted((a, b) => b.above.length - a.above.length);
  const rows = (best?.above ?? [])
    .filter((row) => row.some((cell) => textOf(cell) !== ''))
    .slice(0, shown.rows)
    .map((row) => row.slice(0, shown.columns).map((cell) => textOf(cell).slice(0, shown.text)));
  return rows.length === 0
    ? { code: 'no-lines' }
    : { code: 'columns-unknown', sheet: best?.name ?? '', rows };
}
