import type { Sheet, SheetCell } from '#kernel/sheet.ts';

type Row = Sheet['rows'][number];

/** The halves of a profit-and-loss as QuickBooks Desktop calls them, and no other program. */
const halves = /^(ordinary|other) income\/expense$|^net ordinary income$/i;
const startsWithMonth = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/**
 * A table as QuickBooks Desktop writes it, in the form that the others have: names that are indented over several
 * columns stand in the first one, and the years of two digits in its header ("Jan - Dec 25", "Oct '24 - Sep 25") are
 * spelled out. Every other cell keeps its place, so that a problem names the cell of the file; another table comes back
 * as it is.
 */
export function withoutIndents(sheet: Sheet): Sheet {
  const rows = isDesktop(sheet.rows) ? withWholeYears(sheet.rows) : sheet.rows;
  return { ...sheet, rows: namesFirst(rows) ?? rows };
}

function isDesktop(rows: readonly Row[]): boolean {
  return rows.some((row) => {
    const first = row.find((cell) => cell !== null);
    return first?.kind === 'text' && halves.test(first.text.trim());
  });
}

/** The first row with anything behind its first cell: what is above are titles. */
const headerIn = (rows: readonly Row[]) =>
  rows.findIndex((row) => row.slice(1).some((cell) => cell !== null));

function withWholeYears(rows: readonly Row[]): readonly Row[] {
  const at = headerIn(rows);
  const header = rows[at];
  return header ? rows.with(at, header.map(spelledOut)) : rows;
}

function spelledOut(cell: SheetCell): SheetCell {
  if (cell?.kind !== 'text' || !startsWithMonth.test(cell.text)) return cell;
  const text = cell.text
    .replace(/\s*['’](\d\d)(?!\d)/g, (_, year: string) => ` 20${year}`)
    .replace(/([\s,])(\d\d)$/, (_, before: string, year: string) => `${before}20${year}`);
  return { kind: 'text', text };
}

/** `null` where a row has more than one name, or something else than a name, before the amounts. */
function namesFirst(rows: readonly Row[]): readonly Row[] | null {
  const at = headerIn(rows);
  // Before the first header of a column with amounts stand names.
  const width = (rows[at] ?? []).findIndex((cell) => cell !== null);
  if (width < 2) return null;
  const folded: Row[] = [];
  for (const row of rows.slice(at + 1)) {
    const names = row.slice(0, width).filter((cell) => cell !== null);
    const [name = null] = names;
    if (names.length > 1 || (name !== null && name.kind !== 'text')) return null;
    folded.push(row.map((cell, column) => (column === 0 ? name : column < width ? null : cell)));
  }
  return [...rows.slice(0, at + 1), ...folded];
}
