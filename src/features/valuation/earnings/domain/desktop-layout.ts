import type { Sheet, SheetCell } from '#kernel/sheet.ts';

type Row = Sheet['rows'][number];

const halves = /^(ordinary|other) income\/expense$|^net ordinary income$/i;
const startsWithMonth = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/**
 * Moves names indented over several columns to the first one, and spells out two-digit years in the header ("Jan -
 * Dec 25"). Other cells keep their place, so that problems name the cell of the file.
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

function namesFirst(rows: readonly Row[]): readonly Row[] | null {
  const at = headerIn(rows);
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
