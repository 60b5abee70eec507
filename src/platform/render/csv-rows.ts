import { csvSeparator } from '../files/csv-separator.ts';

/** The cells of a CSV text (RFC 4180) with any separator; an unclosed quote ends with the text. */
export function csvRows(given: string): string[][] {
  const separator = csvSeparator(given);
  const text = given.replace(/^sep=[,;|\t]\r?\n/i, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += character;
    else if (character === separator) endCell();
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
