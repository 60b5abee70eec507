import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { amountIn } from './amount-text.ts';

type Row = Sheet['rows'][number];

const code = /^\d[\d.-]{2,11}$/;
const isCode = (cell: SheetCell): boolean =>
  (cell?.kind === 'text' || cell?.kind === 'number') && code.test(cell.text);
const isName = (cell: SheetCell): boolean =>
  cell?.kind === 'text' && typeof amountIn(cell) === 'string' && !isCode(cell);

const fewest = 2;

/** Other tables are returned unchanged. */
export function namesForNumbers(sheet: Sheet): Sheet {
  const numbered = sheet.rows.filter(([first = null, second = null]) => isCode(first) && isName(second));
  if (numbered.length < fewest) return sheet;
  const others = sheet.rows.filter(
    ([first = null, second = null]) => !isCode(first) && isName(first) && isName(second),
  );
  if (others.length > 1) return sheet;
  return { ...sheet, rows: sheet.rows.map(named) };
}

function named(row: Row): Row {
  const [first = null, second = null, ...rest] = row;
  return isName(second)
    ? [second, null, ...rest]
    : isCode(first) && second === null
      ? [null, null, ...rest]
      : row;
}

export function numberIn([first = null, second = null]: Row): string | null {
  if (isCode(first) && isName(second) && first?.kind !== 'date') return first?.text ?? null;
  return first?.kind === 'text' ? (/^(\d{4,6})\b/.exec(first.text)?.[1] ?? null) : null;
}
