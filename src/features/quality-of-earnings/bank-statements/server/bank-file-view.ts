import type { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { accountKinds } from '../domain/bank-line.ts';
import { statementStates } from '../domain/settle-account.ts';
import { type bankFileView, storedBreaks, storedTroubles } from '../statement-shapes.ts';
import type { BankFileRow } from './bank-file-store.ts';
import { bankFormats } from './read-statements.ts';
import { type StatementRow, statementsOf } from './statement-store.ts';

type FileView = z.output<typeof bankFileView>;
export const storedKind = storedWord(accountKinds, 'kind of a bank account');
const storedState = storedWord(statementStates, 'state of a statement');
const storedFormat = storedWord(bankFormats, 'format of a statement');

export async function fileViewOf(db: Reader, row: BankFileRow): Promise<FileView> {
  return viewOf(row, await statementsOf(db, row.review_id));
}

/** `statements`: of the whole review. */
export function viewOf(row: BankFileRow, statements: readonly StatementRow[]): FileView {
  return {
    ...{ id: row.id, name: row.name, size: row.size, readerVersion: row.reader_version },
    sha256: row.sha256.toString('hex'),
    format: storedFormat(row.format),
    addedAt: row.added_at.toISOString(),
    rows: storedRows(row.stop),
    statements: statements.filter(({ file_id }) => file_id === row.id).map(statementViewOf),
  };
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
