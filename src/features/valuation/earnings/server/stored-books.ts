import { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { money } from '#wire/words.ts';
import { addBackCodes } from '../domain/add-back-categories.ts';
import {
  type ChecklistAnswer,
  type ChecklistItem,
  checklistAnswers,
  checklistKeys,
} from '../domain/add-back-checklist.ts';
import { type AccountCode, accountCodes } from '../domain/canonical-accounts.ts';
import { columnUses } from '../domain/column-use.ts';
import { type KeptAddBack, paperProofs } from '../domain/kept-add-back.ts';
import type { Books } from '../domain/period-books.ts';
import {
  heldAs,
  heldPeriods,
  type PeriodEnds,
  type PeriodKey,
  periodKeys,
  usualEnds,
} from '../domain/periods.ts';
import type { OwnerTold } from '../domain/recast.ts';
import { type RowUse, rowUses } from '../domain/row-uses.ts';
import { bases, statementSections } from '../domain/statement.ts';
import { type AddBackRow, addBackRows } from './add-back-store.ts';
import {
  type AccountRow,
  accountRows,
  type BookRow,
  bookRows,
  endsOf,
  type FileRow,
  fileRows,
  type YearRow,
  yearRows,
} from './book-store.ts';

export type StoredBooks = {
  book: BookRow | null;
  years: readonly YearRow[];
  files: readonly FileRow[];
  accounts: readonly AccountRow[];
  addBacks: readonly AddBackRow[];
};

export async function storedBooks(db: Reader, checkId: string): Promise<StoredBooks> {
  return (await storedBooksOf(db, [checkId]))(checkId);
}

/** For many checks, in as many statements as for one. */
export async function storedBooksOf(
  db: Reader,
  checkIds: readonly string[],
): Promise<(checkId: string) => StoredBooks> {
  const books = await bookRows(db, checkIds);
  const years = await yearRows(db, checkIds);
  const files = await fileRows(db, checkIds);
  const accounts = await accountRows(db, checkIds);
  const addBacks = await addBackRows(db, checkIds);
  return (checkId) => {
    const own = (row: { check_id: string }) => row.check_id === checkId;
    return {
      book: books.find(own) ?? null,
      years: years.filter(own),
      files: files.filter(own),
      accounts: accounts.filter(own),
      addBacks: addBacks.filter(own),
    };
  };
}

const account = z.enum(accountCodes);
const lines = z.partialRecord(account, money);
const days = z.object({ from: z.string(), to: z.string() });
export const storedColumns = z.array(
  z.object({ label: z.string(), use: z.enum(columnUses), range: days.nullable() }),
);
const storedLines = z.array(
  z.object({
    path: z.string(),
    section: z.enum(statementSections),
    amounts: z.array(money.nullable()),
  }),
);
const year = z.object({ recorded: money, replacement: money, recovered: money, effect: money });
const storedYears = z.partialRecord(z.enum(periodKeys), year);
const period = z.enum(periodKeys);

/** The books in the form the rules take. `today` sets the default period ends. */
export function booksIn({ book, years, files, accounts }: StoredBooks, today: string): Books {
  const ends = book ? endsOf(book) : usualEnds(today);
  return {
    ends,
    files: files.map((file) => ({
      id: file.id,
      basis: z.enum(bases).nullable().parse(file.basis),
      columns: columnsIn(file, ends),
      lines: storedLines.parse(file.lines),
    })),
    typed: Object.fromEntries(
      typedRows(years, ends).map(({ key, row }) => [
        key,
        { lines: linesIn(row), netIncome: money.parse(row.net_income) },
      ]),
    ),
    mapping: mappingIn(accounts),
  };
}

const rowUsesStored = z.record(z.string(), z.enum(rowUses));

export function rowUsesIn(book: BookRow | null): Readonly<Partial<Record<string, RowUse>>> {
  return book ? rowUsesStored.parse(book.row_uses) : {};
}

const answersStored = z.partialRecord(z.enum(checklistKeys), z.enum(checklistAnswers));

export function checklistAnswersIn(book: BookRow | null): { [K in ChecklistItem]?: ChecklistAnswer } {
  return book ? answersStored.parse(book.add_back_answers) : {};
}

export const itemOf = (row: AddBackRow): ChecklistItem | null =>
  checklistKeys.find((key) => key === row.item) ?? null;

export function typedRows(years: readonly YearRow[], ends: PeriodEnds): { key: PeriodKey; row: YearRow }[] {
  const said: { [K in PeriodKey]?: YearRow } = Object.fromEntries(
    years.map((row) => [period.parse(row.period), row]),
  );
  const held = heldPeriods(said, ends);
  return periodKeys.flatMap((key) => {
    const row = held[key];
    return row ? [{ key, row }] : [];
  });
}

function columnsIn(file: FileRow, ends: PeriodEnds) {
  return storedColumns.parse(file.columns).map((column) => ({
    ...column,
    use: column.use === 'month' || column.use === 'none' ? column.use : heldAs(column.use, ends),
  }));
}

export function ownerTold({ book, addBacks }: StoredBooks, { ends }: Pick<Books, 'ends'>): OwnerTold {
  const pay = book?.market_pay ?? null;
  return {
    addBacks: addBacks.map((row) => keptAddBack(row, ends)),
    marketPay: pay === null ? null : cents(pay),
  };
}

export function linesIn(row: YearRow) {
  return lines.parse(row.lines);
}

function mappingIn(accounts: readonly AccountRow[]): ReadonlyMap<string, AccountCode> {
  return new Map(accounts.map((row) => [row.path, account.parse(row.account)]));
}

const storedCode = storedWord(addBackCodes, 'code of an add-back');
const storedProof = storedWord(paperProofs, 'proof of a paper');

/** Throws for a row that this program did not write. */
export function keptAddBack(row: AddBackRow, ends: PeriodEnds): KeptAddBack {
  return {
    id: row.id,
    code: storedCode(row.code),
    title: row.title,
    why: row.why,
    account: account.nullable().parse(row.account),
    overlaps: row.overlaps_with,
    onRevenue: row.on_revenue,
    samePeriod: row.same_period,
    otherYears: row.other_years,
    neededByBuyer: row.needed_by_buyer,
    years: heldPeriods(storedYears.parse(row.years), ends),
    proofs: row.papers.map(({ proof }) => storedProof(proof)),
  };
}
