import type { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { accountKinds } from '../domain/bank-line.ts';
import { scanRefusal } from '../domain/scan-refusals.ts';
import { statementStates } from '../domain/settle-account.ts';
import { type bankFileView, scanStates, storedBreaks, storedTroubles } from '../statement-shapes.ts';
import type { BankFileRow } from './bank-file-store.ts';
import { bankFormats } from './read-statements.ts';
import { pagesReadOf } from './scan-store.ts';
import { type StatementRow, statementsOf } from './statement-store.ts';

type FileView = z.output<typeof bankFileView>;
export const storedKind = storedWord(accountKinds, 'kind of a bank account');
const storedState = storedWord(statementStates, 'state of a statement');
const storedScan = storedWord(scanStates, 'state of a scan');
const storedFormat = storedWord(bankFormats, 'format of a statement');

export async function fileViewOf(db: Reader, row: BankFileRow): Promise<FileView> {
  return viewOf(row, await statementsOf(db, row.review_id), await pagesReadOf(db, [row.id]));
}

/** `statements`: of the whole review; `pagesRead`: of scans that are being read. */
export function viewOf(
  row: BankFileRow,
  statements: readonly StatementRow[],
  pagesRead: ReadonlyMap<string, number>,
): FileView {
  return {
    ...{ id: row.id, name: row.name, size: row.size, readerVersion: row.reader_version },
    sha256: row.sha256.toString('hex'),
    format: storedFormat(row.format),
    addedAt: row.added_at.toISOString(),
    rows: storedRows(row.stop),
    scan: scanViewOf(row, pagesRead.get(row.id) ?? 0),
    statements: statements.filter(({ file_id }) => file_id === row.id).map(statementViewOf),
  };
}

function scanViewOf({ scan, scan_pages, scan_refusal }: BankFileRow, read: number): FileView['scan'] {
  if (scan === null) return null;
  const state = storedScan(scan);
  const pages = scan_pages ?? 0;
  const refusal = scan_refusal === null ? null : scanRefusal(scan_refusal);
  return { state, pages, pagesRead: state === 'reading' ? read : pages, refusal };
}

export function storedRows(stop: unknown): string[][] | null {
  if (!Array.isArray(stop)) return null;
  return stop.map((cells: unknown) => (Array.isArray(cells) ? cells.map(String) : []));
}

const money = (amount: number | null) => (amount === null ? null : cents(amount));

function statementViewOf(row: StatementRow): FileView['statements'][number] {
  const { number, account, name, state, lines, chained, reversed } = row;
  return {
    ...{ number, account, name, lines, chained, reversed, repeated: row.repeated },
    kind: row.kind === null ? null : storedKind(row.kind),
    lastFour: row.last_four,
    from: row.starts,
    to: row.ends,
    state: storedState(state),
    amount: cents(row.amount),
    opening: money(row.opening ?? row.typed_opening ?? row.file_opening),
    closing: money(row.typed_closing ?? row.file_closing),
    typed: row.typed_opening !== null || row.typed_closing !== null,
    difference: money(row.difference),
    gap: money(row.gap),
    troubles: storedTroubles.parse(row.troubles),
    breaks: storedBreaks.parse(row.breaks),
  };
}
