import { openBooks } from '#features/valuation/health-check/server/open-check.ts';
import { dayOf } from '#kernel/days.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listAccounts as accountsContract, getEarnings as contract } from '../contract.ts';
import { checklistKeys, foundFor } from '../domain/add-back-checklist.ts';
import { newestAmounts } from '../domain/newest-amounts.ts';
import { type Books, ebitdaBothWays, type PeriodBooks, periodBooks } from '../domain/period-books.ts';
import { type PeriodEnds, periodsOf } from '../domain/periods.ts';
import { type OwnerTold, type RecastPeriod, recastPeriod } from '../domain/recast.ts';
import { bases, layouts, statementSections } from '../domain/statement.ts';
import type { AddBackRow } from './add-back-store.ts';
import type { FileRow } from './book-store.ts';
import {
  booksIn,
  checklistAnswersIn,
  itemOf,
  keptAddBack,
  linesIn,
  ownerTold,
  type StoredBooks,
  storedBooks,
  storedColumns,
  typedRows,
} from './stored-books.ts';

export async function getEarnings(reading: Pick<Reading, 'actor' | 'db' | 'now'>, checkId: string) {
  await openBooks(reading, checkId);
  return earningsOf(reading, checkId);
}

/** The caller has been authorized. */
export async function earningsOf(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  checkId: string,
): Promise<AnswerOf<typeof contract>> {
  const stored = await storedBooks(db, checkId);
  const books = booksIn(stored, dayOf(now));
  const told = ownerTold(stored, books);
  const mapping = [...books.mapping.values()];
  return {
    ...books.ends,
    marketPay: stored.book?.market_pay ?? null,
    marketPaySource: stored.book?.market_pay_source ?? '',
    version: stored.book?.version ?? 1,
    changedAt: (stored.book?.books_changed_at ?? now).toISOString(),
    periods: periodViews(books, told),
    typed: typedRows(stored.years, books.ends).map(({ key, row }) => ({
      period: key,
      lines: linesIn(row),
      netIncome: row.net_income,
      version: row.version,
    })),
    files: stored.files.map(fileView),
    addBacks: stored.addBacks.map((row) => addBackView(row, books.ends)),
    checklist: checklistView(stored, books),
    unmatched: mapping.filter((code) => code === 'UNMAPPED').length,
  };
}

function checklistView(stored: StoredBooks, books: Books) {
  const periods = periodsOf(books.ends).map((key) => periodBooks(key, books));
  const answers = checklistAnswersIn(stored.book);
  return checklistKeys.map((item) => ({
    item,
    answer: stored.addBacks.some((row) => itemOf(row) === item)
      ? ('added' as const)
      : (answers[item] ?? null),
    found: foundFor(item, periods),
  }));
}

function periodViews(books: Books, told: OwnerTold) {
  const all = periodsOf(books.ends).map((key) => periodBooks(key, books));
  return all.map((period) =>
    periodView(period, books, recastPeriod(period, told, { ends: books.ends, all })),
  );
}

function periodView(period: PeriodBooks, books: Books, recast: RecastPeriod) {
  const { key } = period;
  const typed = books.typed[key];
  const { bridge, addBacks, revenue, ownerPay, hints } = recast;
  const { range, source, months, bases: said, lines, netIncome, gaps } = period;
  const stated = source === 'typed' && typed ? typed.netIncome : netIncome;
  return {
    key,
    days: range,
    source,
    months,
    bases: said,
    lines,
    netIncome,
    gaps,
    revenue,
    ebitda: ebitdaBothWays(lines, stated),
    bridge,
    addBacks: addBacks.map(({ id, amount, tier, judged, seen }) => ({ id, amount, tier, judged, seen })),
    ownerPay: withoutCredit(ownerPay),
    hints: hints.map(({ titles, ...hint }) => ({ ...hint, titles: [...titles] })),
  };
}

function withoutCredit({ credited: _, ...pay }: RecastPeriod['ownerPay']) {
  return pay;
}

export function fileView(row: Omit<FileRow, 'columns' | 'lines'> & { columns: unknown; lines: unknown }) {
  return {
    id: row.id,
    keptAt: row.kept_at.toISOString(),
    layout: layouts.find((one) => one === row.layout) ?? 'other',
    basis: bases.find((one) => one === row.basis) ?? null,
    name: row.file_name,
    sheet: row.sheet_name,
    size: row.size,
    title: row.title,
    columns: storedColumns.parse(row.columns).map(({ label, use, range }) => ({ label, use, days: range })),
    accounts: Array.isArray(row.lines) ? row.lines.length : 0,
  };
}

export function addBackView(row: AddBackRow, ends: PeriodEnds) {
  const { proofs: _, ...kept } = keptAddBack(row, ends);
  return {
    ...kept,
    item: itemOf(row),
    papers: row.papers.flatMap(({ paperId, proof }) =>
      proof === 'third-party' || proof === 'ledger' || proof === 'bank' ? [{ paperId, proof } as const] : [],
    ),
    version: row.version,
  };
}

export async function listAccounts(
  reading: Pick<Reading, 'actor' | 'db' | 'now'>,
  checkId: string,
): Promise<AnswerOf<typeof accountsContract>> {
  await openBooks(reading, checkId);
  return accountsOf(reading, checkId);
}

/** The caller has been authorized. */
export async function accountsOf(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  checkId: string,
): Promise<AnswerOf<typeof accountsContract>> {
  const stored = await storedBooks(db, checkId);
  const books = booksIn(stored, dayOf(now));
  const newest = newestAmounts(books);
  return {
    version: stored.book?.version ?? 1,
    accounts: stored.accounts.flatMap(({ path, section, decided }) => {
      const found = statementSections.find((one) => one === section);
      const account = books.mapping.get(path);
      return found && account
        ? [{ path, section: found, account, decided, newest: newest.get(path) ?? null }]
        : [];
    }),
  };
}
