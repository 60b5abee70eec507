import { dayIn } from '#features/valuation/earnings/domain/day-range.ts';
import { Refused } from '#kernel/refusal.ts';

/** Where a line is: the key of lines, and the position of a page of them. */
export type Place = { file: number; account: number; day: string; sheet: number; row: number };
export type LineRow = Place & {
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
  amount: number;
};

type About = {
  fileId: string;
  path: string;
  sign: 1 | -1;
  file: { name: string; sheets: string[] } | undefined;
};

/** A line as people see it. `sign`: what turns its amount into the usual sign of what is shown. */
export function viewOfLine(row: LineRow, { fileId, path, sign, file }: About) {
  if (!file) throw new Error('a line of no file');
  const { day, type, number, name, memo, split } = row;
  return {
    place: placeOf(row),
    fileId,
    fileName: file.name,
    sheet: file.sheets[row.sheet] ?? '',
    row: row.row,
    path,
    ...{ day, type, number, name, memo, split },
    amount: sign * row.amount + 0,
  };
}

/** What a line is named by: where it stands among the lines of its review. */
export const placeOf = ({ file, account, day, sheet, row }: Place) =>
  [file, account, day, sheet, row].join('.');

const most = { sheet: 32_767, integer: 2_147_483_647 } as const;

/** Throws Refused('invalid-fields') for a place that no line can have. */
export function placeIn(cursor: string): Place {
  const [file, account, day = '', sheet, row] = cursor.split('.');
  const [year, month, date] = day.split('-').map(Number);
  const place = { file: Number(file), account: Number(account), day, sheet: Number(sheet), row: Number(row) };
  const fits = [place.file, place.account, place.row].every((one) => one <= most.integer);
  if (!fits || place.sheet > most.sheet || dayIn(year ?? 0, month ?? 0, date ?? 0) !== day)
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return place;
}
