import { Refused } from '#kernel/refusal.ts';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import type { Reading } from '#platform/context.ts';
import { chooseSheet } from '#platform/sheets/choose-sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type readBusinessTable as contract, mostColumns, mostRows } from '../contract.ts';
import { findColumns } from '../domain/find-columns.ts';
import { plainCell } from '../domain/plain-cell.ts';

/** The longest field of a listing. */
const longestCell = 20_000;

/** Nothing is kept. Throws Refused for a file that cannot be read. */
export async function readBusinessTable(
  reading: Reading,
  { query, upload }: InputOf<typeof contract>,
  sheets: SheetReader,
): Promise<AnswerOf<typeof contract>> {
  const reader = sheets.turnOf(signedIn(reading.actor).personId);
  const sheet = await chooseSheet(reader, upload.bytes, {
    wanted: query.sheet ?? null,
    fits: (one) => findColumns(cellsOf(one)).columns.some(({ field }) => field !== null),
    longest: longestCell,
  });
  const rows = cellsOf(sheet);
  if (rows.length > mostRows || rows.some(({ length }) => length > mostColumns))
    throw new Refused('business-table-too-long');
  return { rows, sheet: sheet.name, sheets: [...sheet.sheets] };
}

function cellsOf({ rows }: Sheet): string[][] {
  return rows.map((cells) => cells.map(textOf));
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  return cell.kind === 'date' ? cell.on : plainCell(cell.text);
}
