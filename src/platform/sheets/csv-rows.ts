import { Refused } from '#kernel/refusal.ts';

/** Longer than any record of a ledger: past it, a quotation mark was never closed. */
const longestRecord = 1_000_000;

/**
 * Splits CSV text (RFC 4180) that comes in pieces of any size, in constant memory. `onRow`: the cells as they are, and the
 * row from 1. Throws Refused('quote-open') with the line.
 */
export function csvRows(separator: string, onRow: (cells: string[], row: number) => void) {
  let rest = '';
  let row = 0;
  const feed = (piece: string, last: boolean): void => {
    const text = rest + piece;
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const end = text.indexOf('\n', at);
      if (quote < 0 || (end >= 0 && quote > end)) {
        if (end < 0 && !last) break;
        const until = end < 0 ? text.length : end;
        const cells = text.slice(at, text[until - 1] === '\r' ? until - 1 : until).split(separator);
        row += 1;
        onRow(cells, row);
        at = until + 1;
        continue;
      }
      const found = quotedRecord(text, at, separator, last);
      if (!found) break;
      row += 1;
      onRow(found.cells, row);
      at = found.end;
    }
    rest = text.slice(at);
    if (rest.length > longestRecord || (last && rest !== ''))
      throw new Refused('quote-open', { line: row + 1 });
  };
  return { feed: (piece: string) => feed(piece, false), end: () => feed('', true) };
}

/** One record that has a quotation mark; `null` while its end has not come. */
function quotedRecord(
  text: string,
  from: number,
  separator: string,
  last: boolean,
): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const closed = closingQuote(text, at + 1);
      if (closed < 0) return null;
      cell = text.slice(at + 1, closed).replaceAll('""', '"');
      at = closed + 1;
    }
    // Some programs write on behind the quotation mark: `"A" (deleted)`.
    const end = cellEnd(text, at, separator);
    if (end < 0 && !last) return null;
    const until = end < 0 ? text.length : end;
    const plain = text.slice(at, until);
    if (end >= 0 && text[end] === separator) {
      cells.push(cell + plain);
      at = end + 1;
      continue;
    }
    cells.push(cell + (plain.endsWith('\r') ? plain.slice(0, -1) : plain));
    return { cells, end: until + 1 };
  }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function cellEnd(text: string, from: number, separator: string): number {
  const line = text.indexOf('\n', from);
  const next = text.indexOf(separator, from);
  if (next < 0) return line;
  return line < 0 ? next : Math.min(line, next);
}
