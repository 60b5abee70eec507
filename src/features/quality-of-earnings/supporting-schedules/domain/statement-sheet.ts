import { inEitherStyle } from '#features/quality-of-earnings/general-ledger/domain/either-style.ts';
import { valueReader } from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';

/** Amounts that are written with a decimal comma, as numbers: the reader of statements knows the decimal point only. */
export function withDecimalPoints(sheet: Sheet): Sheet {
  return inEitherStyle((style) => {
    const values = valueReader(style);
    const read = (cell: SheetCell): SheetCell => {
      if (cell?.kind !== 'text' || !/\d/.test(cell.text) || /[A-Za-z]{2}/.test(cell.text)) return cell;
      const { value } = values.amount(cell);
      return value === null || style.decimals === 'point'
        ? cell
        : { kind: 'number', value: value / 100, text: cell.text, currency: null };
    };
    return {
      ...sheet,
      rows: sheet.rows.map((row) => row.map((cell, at) => (at === 0 ? cell : read(cell)))),
    };
  });
}
