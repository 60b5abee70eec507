import { Refused } from '#kernel/refusal.ts';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { csvSeparator } from '../files/csv-separator.ts';
import { boundCell, boundText } from './sheet-limits.ts';

/** RFC 4180. Unlike the viewer's `csvRows`, refuses an unclosed quote and tables that are too large. */
export function csvSheet(text: string, longest?: number): Sheet {
  const separator = csvSeparator(text);
  const rows: SheetCell[][] = [];
  let row: SheetCell[] = [];
  let count = 0;
  let at = 0;
  const put = (cell: string) => {
    const content = cell.trim();
    boundCell(rows.length, row.length, count);
    boundText(rows.length, row.length, content, longest);
    if (content !== '') count += 1;
    row.push(content === '' ? null : { kind: 'text', text: content });
  };
  while (at < text.length) {
    const { cell, end } =
      text[at] === '"' ? quoted(text, at, separator, rows.length) : plain(text, at, separator);
    put(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length && !isBreak(text, at)) continue;
      put('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return { name: null, rows, merged: [], sheets: [], hidden: 0 };
}

type Found = { cell: string; end: number };
const isBreak = (text: string, at: number) => text[at] === '\n' || text[at] === '\r';

function plain(text: string, from: number, separator: string): Found {
  let end = from;
  while (end < text.length && text[end] !== separator && !isBreak(text, end)) end += 1;
  return { cell: text.slice(from, end), end };
}

function quoted(text: string, from: number, separator: string, row: number): Found {
  let cell = '';
  let start = from + 1;
  for (;;) {
    const end = text.indexOf('"', start);
    if (end < 0) throw new Refused('quote-open', { line: row + 1 });
    cell += text.slice(start, end);
    if (text[end + 1] !== '"') {
      // Keep text between the quote and the separator: some programs write `"A" (deleted)`.
      let after = end + 1;
      while (after < text.length && text[after] !== separator && !isBreak(text, after)) after += 1;
      return { cell: cell + text.slice(end + 1, after), end: after };
    }
    cell += '"';
    start = end + 2;
  }
}
