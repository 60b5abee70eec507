import { inEitherStyle } from '#features/quality-of-earnings/general-ledger/domain/either-style.ts';
import type { ValueStyle } from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import { csvSeparator } from '#platform/files/csv-separator.ts';
import { csvRows } from '#platform/sheets/csv-rows.ts';
import { encodingOf } from '#platform/text-encoding.ts';
import type { BankColumns } from '../domain/bank-columns.ts';
import type { StatementRead } from '../domain/bank-line.ts';
import { type CsvRow, readCsv } from '../domain/csv-statement.ts';
import { readOfx } from '../domain/ofx-reader.ts';
import type { PlacedWord } from '../domain/pdf/page-rows.ts';
import { type PdfLack, readPdfStatements } from '../domain/pdf/pdf-statements.ts';
import { readQif } from '../domain/qif-reader.ts';

/** Raised when the same bytes would be read differently. */
export const readerVersion = 3;
/** Five years of a busy account. */
const mostLines = 50_000;
const mostStatements = 50;
const mostColumns = 100;

export const bankFormats = ['ofx', 'qif', 'csv', 'pdf'] as const;
type BankFormat = (typeof bankFormats)[number];
export type BankRead = { format: BankFormat } & (
  | { statements: StatementRead[]; rows: null }
  | { statements: null; rows: string[][] }
);

/**
 * Reads a file of bank statements. `said`: columns that a person said, by header. Throws Refused('file-empty',
 * 'file-not-text', 'quote-open', 'statement-broken', 'no-bank-lines', 'too-many-bank-lines').
 */
export function readStatements(bytes: Uint8Array, said: ReadonlyMap<string, BankColumns>): BankRead {
  if (bytes.byteLength === 0) throw new Refused('file-empty');
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/\p{Cc}/u.test(text.slice(0, 100_000).replaceAll(/[\t\n\r\f\v]/g, '')))
    throw new Refused('file-not-text');
  const format = formatOf(text);
  if (format === 'csv')
    return asRead(
      format,
      inEitherStyle((style) => csvOf(text, said, style)),
    );
  if (format === 'qif')
    return { format, statements: kept(inEitherStyle((style) => readQif(text, style))), rows: null };
  const { statements, broken } = readOfx(text, mostLines);
  if (broken !== null) throw new Refused('statement-broken', { line: broken });
  return { format, statements: kept(statements), rows: null };
}

const lackCodes = {
  text: 'statement-is-pictures',
  lines: 'statement-layout-unknown',
  balances: 'statement-without-balances',
  period: 'statement-without-period',
} as const satisfies Record<PdfLack, RefusalCode>;

/**
 * Reads statements from the words of a PDF, page by page. Throws Refused with one of `lackCodes`, and
 * Refused('no-bank-lines', 'too-many-bank-lines').
 */
export function readPages(pages: readonly (readonly PlacedWord[])[]): BankRead {
  const { statements, lacks } = readPdfStatements(pages);
  if (lacks) throw new Refused(lackCodes[lacks]);
  return { format: 'pdf', statements: kept(statements), rows: null };
}

function formatOf(text: string): Exclude<BankFormat, 'pdf'> {
  if (/<OFX[\s>]/i.test(text.slice(0, 20_000))) return 'ofx';
  return /^\s*!(type|account|option|clear)/im.test(text.slice(0, 2_000)) ? 'qif' : 'csv';
}

function csvOf(text: string, said: ReadonlyMap<string, BankColumns>, style: ValueStyle) {
  const whole = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  const rows: CsvRow[] = [];
  const split = csvRows(csvSeparator(whole), (cells, row) => {
    if (rows.length > mostLines + 100) throw new Refused('too-many-bank-lines', { most: mostLines });
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells: cells.slice(0, mostColumns), row });
  });
  split.feed(whole);
  split.end();
  if (rows.length === 0) throw new Refused('file-empty');
  return readCsv(rows, said, style);
}

function asRead(format: BankFormat, read: ReturnType<typeof readCsv>): BankRead {
  if ('rows' in read) return { format, statements: null, rows: read.rows };
  return { format, statements: kept(read.statements), rows: null };
}

/** Without lines and days a statement says nothing; with days it says that nothing moved. */
function kept(statements: StatementRead[]): StatementRead[] {
  const told = statements.filter(
    ({ lines, troubles, from, to }) =>
      lines.length > 0 || troubles.length > 0 || (from !== null && to !== null),
  );
  if (told.length === 0 || told.length > mostStatements) throw new Refused('no-bank-lines');
  const lines = told.reduce((sum, one) => sum + one.lines.length + one.troubles.length, 0);
  if (lines > mostLines) throw new Refused('too-many-bank-lines', { most: mostLines });
  return told;
}
