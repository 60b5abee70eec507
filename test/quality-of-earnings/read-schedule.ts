import type {
  ScheduleColumns,
  ScheduleKind,
} from '#features/quality-of-earnings/supporting-schedules/domain/schedule-kinds.ts';
import { readTable } from '#features/quality-of-earnings/supporting-schedules/server/read-table.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { bytesOf } from '#test/support/ledgers.ts';

/** Reads in this thread; the product does it in one of its own. */
const sheets: Pick<SheetReader, 'read'> = { read: readSheet };

export type Said = ReadonlyMap<string, ScheduleColumns>;

export const readIn = (kind: ScheduleKind, file: string | Uint8Array, said: Said = new Map()) =>
  readTable({ bytes: bytesOf(file), kind, said }, sheets);

/** The table of a file whose header is known. */
export async function tableIn(kind: ScheduleKind, file: string | Uint8Array, said?: Said) {
  const read = await readIn(kind, file, said);
  if (!('table' in read)) throw new Error('the header is not known');
  const { table } = read;
  return {
    ...table,
    hidden: read.hidden,
    /** By name: the amounts in the order of the measures. */
    named: Object.fromEntries(table.rows.map(({ path, amounts }) => [path, amounts])),
    odd: table.faults.map(({ row, fault, measure, difference }) => [row, fault, measure, difference]),
  };
}

/** Parts of a workbook with more than one sheet. */
export const sheetAt = (number: number, name: string, state = '') =>
  `<sheet name="${name}" sheetId="${number}"${state} r:id="rId${number}"/>`;
export const relationsTo = (...parts: number[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
    .map((part, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${part}.xml"/>`)
    .join('')}</Relationships>`;
export const sheetOf = (...rows: (string | number)[][]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row) => `<row>${row.map(cellOf).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;
const cellOf = (made: string | number) =>
  typeof made === 'number'
    ? `<c><v>${made}</v></c>`
    : `<c t="inlineStr"><is><t>${made.replace('>', '&gt;')}</t></is></c>`;
