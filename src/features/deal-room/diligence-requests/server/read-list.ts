import { type RoomSight, roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { csvOf } from '#kernel/csv.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import type { Reading } from '#platform/context.ts';
import { chooseSheet } from '#platform/sheets/choose-sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { readRequestList as contract } from '../contract.ts';
import { findColumns } from '../domain/request-columns.ts';
import { longestText } from '../domain/request-lines.ts';

const longestCell = 5_000;

/** Nothing is kept. Throws Refused for a file that cannot be read. */
export async function readRequestList(
  reading: Reading,
  { params, query, upload }: InputOf<typeof contract>,
  sheets: SheetReader,
): Promise<AnswerOf<typeof contract>> {
  refuseSide(await roomSightOf(reading, params.id));
  const reader = sheets.turnOf(signedIn(reading.actor).personId);
  const sheet = await chooseSheet(reader, upload.bytes, {
    wanted: query.sheet ?? null,
    fits: (one) => findColumns(recordsOf(one)) !== null,
    longest: longestCell,
  });
  const text = csvOf(recordsOf(sheet).map(({ fields }) => fields));
  if (text.length > longestText) throw new Refused('request-list-too-long');
  return { text, sheet: sheet.name, sheets: [...sheet.sheets] };
}

function refuseSide({ buyer }: RoomSight): void {
  if (buyer === null) throw new Refused('diligence-own-room');
}

function recordsOf({ rows }: Sheet) {
  return rows.map((cells, at) => ({ line: at + 1, fields: cells.map(textOf) }));
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  return cell.kind === 'date' ? cell.on : cell.text;
}
