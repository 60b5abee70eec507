import { createHash } from 'node:crypto';
import { holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { openBooks } from '#features/valuation/health-check/server/open-check.ts';
import { dayOf } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { Reading, Work } from '#platform/context.ts';
import { chooseSheet } from '#platform/sheets/choose-sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  keepStatementFile as keepContract,
  readStatementFile as readContract,
  removeStatementFile as removeContract,
} from '../contract.ts';
import { type ColumnUse, columnRefusal, daysAs, doubledUse, suggestUses } from '../domain/column-use.ts';
import { looksLikeStatement } from '../domain/looks-like-statement.ts';
import { canBeSorted, type OpenStatement, openStatement } from '../domain/open-statement.ts';
import { mostAccountsKept } from '../domain/period-books.ts';
import { readStatement } from '../domain/read-statement.ts';
import type { RowUse } from '../domain/row-uses.ts';
import { sortedStatement, sortRefusal } from '../domain/sorted-statement.ts';
import type { Statement, StatementProblem } from '../domain/statement.ts';
import { sortingWords, statementWords } from '../domain/statement-words.ts';
import { suggestAccount } from '../domain/suggest-account.ts';
import { rememberedUses, suggestRowUses } from '../domain/suggest-row-use.ts';
import {
  accountRows,
  addAccounts,
  checkOfFile,
  countFilesOf,
  endsOf,
  fileRows,
  insertFile,
  rememberRows,
  removeFile,
} from './book-store.ts';
import { booksChanged } from './books-changed.ts';
import { holdBook } from './hold-book.ts';
import { fileView } from './read-earnings.ts';
import { booksIn, rowUsesIn, storedBooks } from './stored-books.ts';

type Sortable = { open: OpenStatement; why: StatementProblem };
type Found = { statement: Statement } | Sortable;
export type ReadStatement = Found & { sheet: Sheet; sha256: string };
/** `original`: its bytes, sealed in the store before the transaction. */
export type ReadToKeep = ReadStatement & {
  original: { key: string; size: number; original_sha256: Buffer };
};

/** Runs before the transaction: authorizes the caller and parses the file. */
export async function readFile(
  reading: Reading,
  { params, query, upload }: Pick<InputOf<typeof readContract>, 'params' | 'query' | 'upload'>,
  sheets: SheetReader,
): Promise<ReadStatement> {
  await openBooks(reading, params.id);
  const reader = sheets.turnOf(signedIn(reading.actor).personId);
  const choice = { wanted: query.sheet ?? null, fits: looksLikeStatement };
  const sheet = await chooseSheet(reader, upload.bytes, choice);
  const sha256 = hashOf(upload.bytes, sheet);
  return { ...found(sheet), sheet, sha256 };
}

function found(sheet: Sheet): Found {
  const statement = readStatement(sheet);
  if (!('problem' in statement)) return { statement };
  const open = canBeSorted(statement.problem) ? openStatement(sheet) : statement;
  if (!('problem' in open)) return { open, why: statement.problem };
  throw new Refused('statement-refused', {
    ...open.problem,
    problem: open.problem.code,
    words: statementWords(open.problem),
    ...(sheet.sheets.length > 1 ? { sheet: sheet.name, sheets: sheet.sheets } : {}),
  });
}

function hashOf(bytes: Uint8Array, { name, sheets }: Sheet): string {
  const hash = createHash('sha256').update(bytes);
  return (sheets.length > 1 ? hash.update(`\0${name}`) : hash).digest('hex');
}

/** Stores nothing. */
export async function previewFile(
  work: Work,
  { params: { id } }: InputOf<typeof readContract>,
  { sheet, sha256, ...given }: ReadStatement,
): Promise<AnswerOf<typeof readContract>> {
  const stored = await storedBooks(work.db, id);
  const sorting = 'open' in given ? suggestRowUses(given.open.rows, rowUsesIn(stored.book)) : null;
  const statement =
    'open' in given
      ? sortedStatement(
          given.open,
          (sorting ?? []).map(({ use }) => use),
        )
      : given.statement;
  const books = booksIn(stored, dayOf(work.now));
  const before = books.files.flatMap(({ columns }) => columns);
  const unmatched = statement.lines.filter(
    ({ path, section }) => (books.mapping.get(path) ?? suggestAccount(path, section)) === 'UNMAPPED',
  );
  const uses = suggestUses(statement.columns, books.ends, before);
  return {
    sha256,
    layout: statement.layout,
    basis: statement.basis,
    title: statement.title,
    sheet: sheet.name,
    sheets: [...sheet.sheets],
    columns: columnViews(statement, uses),
    leftOut: [...statement.leftOut],
    empty: [...statement.empty],
    accounts: statement.lines.length,
    unmatched: unmatched.length,
    sorting: 'open' in given ? sortingView(given, sorting ?? []) : null,
  };
}

function columnViews(statement: Statement, uses: readonly ColumnUse[]) {
  return statement.columns.map((column, at) => ({
    label: column.label,
    days: column.range,
    endsOn: column.ends ?? null,
    use: uses[at] ?? 'none',
    income: incomeOf(statement, at),
    netIncome: statement.netIncome[at] ?? cents(0),
  }));
}

function sortingView({ open, why }: Sortable, sorting: ReturnType<typeof suggestRowUses>) {
  return {
    why: sortingWords(why),
    rows: open.rows.map(({ under, amounts, ...row }, at) => ({
      ...row,
      under: [...under],
      amounts: [...amounts],
      use: sorting[at]?.use ?? 'none',
      sure: sorting[at]?.sure ?? false,
    })),
  };
}

function incomeOf({ lines }: Statement, column: number) {
  return cents(
    lines
      .filter(({ section }) => section === 'income')
      .reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0),
  );
}

const mostFiles = 60;
const mostFilesOfPerson = 300;

export async function keepFile(
  work: Work,
  { params, query }: InputOf<typeof keepContract>,
  { sha256, sheet, original, ...given }: ReadToKeep,
): Promise<AnswerOf<typeof keepContract>> {
  const book = await holdBook(work, params.id);
  const { personId } = signedIn(work.actor);
  await refuseKnownOrTooMany(work, { checkId: params.id, personId, sha256 });
  const statement = 'open' in given ? sortedByOwner(given.open, query.rows ?? []) : given.statement;
  const columns = usedColumns(statement, query.uses, endsOf(book));
  const id = work.newId();
  const row = {
    id,
    check_id: params.id,
    kept_by: personId,
    kept_at: work.now,
    layout: statement.layout,
    basis: statement.basis,
    file_name: query.name ?? null,
    sheet_name: sheet.sheets.length > 1 ? sheet.name : null,
    title: statement.title,
    sha256: Buffer.from(sha256, 'hex'),
    ...original,
    columns,
    lines: statement.lines.map(({ path, section, amounts }) => ({ path, section, amounts: [...amounts] })),
  };
  await insertFile(work.db, row);
  await holdFiles(work, [original.key]);
  if ('open' in given)
    await rememberRows(work.db, params.id, rememberedUses(given.open.rows, query.rows ?? []));
  await keepAccounts(work, params.id, statement);
  await booksChanged(work, params.id);
  await work.audit({
    action: 'earnings-file-kept',
    subject: { type: 'health-check', id: params.id },
    detail: { fileId: id, layout: statement.layout, columns: columns.length, accounts: row.lines.length },
  });
  return fileView(row);
}

async function refuseKnownOrTooMany(
  work: Work,
  { checkId, personId, sha256 }: { checkId: string; personId: string; sha256: string },
): Promise<void> {
  const known = await fileRows(work.db, [checkId]);
  if (known.some((file) => file.sha256.toString('hex') === sha256)) throw new Refused('file-known');
  if (known.length >= mostFiles) throw new Refused('too-many-files', { most: mostFiles });
  if ((await countFilesOf(work.db, personId)) >= mostFilesOfPerson)
    throw new Refused('too-many-files-kept', { most: mostFilesOfPerson });
}

function sortedByOwner(open: OpenStatement, uses: readonly RowUse[]): Statement {
  const refusal = sortRefusal(open, uses);
  if (!refusal) return sortedStatement(open, uses);
  const { code, ...about } = refusal;
  throw new Refused(code === 'path-too-long' ? 'row-name-too-long' : code, about);
}

function usedColumns(
  { columns }: Statement,
  uses: readonly ColumnUse[],
  ends: { yearEnds: string; latestEnds: string },
) {
  if (uses.length !== columns.length) throw new Refused('uses-missing', { columns: columns.length });
  const used = columns.map((column, at) => {
    const use = uses[at] ?? 'none';
    const refusal = columnRefusal(use, column, ends);
    if (refusal) throw new Refused(refusal, { column: column.label });
    return { label: column.label, range: daysAs(use, column), use };
  });
  const twice = doubledUse(used);
  if (twice) throw new Refused('period-twice', { period: twice });
  if (used.every(({ use }) => use === 'none')) throw new Refused('nothing-used');
  return used;
}

async function keepAccounts(work: Work, checkId: string, { lines }: Statement): Promise<void> {
  await addAccounts(
    work.db,
    checkId,
    lines.map(({ path, section }) => ({ path, section, account: suggestAccount(path, section) })),
  );
  if ((await accountRows(work.db, [checkId])).length > mostAccountsKept)
    throw new Refused('too-many-accounts-kept', { most: mostAccountsKept });
}

export async function removeStatement(work: Work, id: string): Promise<AnswerOf<typeof removeContract>> {
  const file = await checkOfFile(work.db, id);
  if (!file) throw new Refused('not-found');
  await holdBook(work, file.check_id);
  if (!(await removeFile(work.db, id))) throw new Refused('not-found');
  await work.enqueue(removeOrphanedFiles, {});
  await booksChanged(work, file.check_id);
  await work.audit({
    action: 'earnings-file-removed',
    subject: { type: 'health-check', id: file.check_id },
    detail: { fileId: id },
  });
  return {};
}
