const separators = [',', ';', '\t', '|'];

/** The cells of a table as text (RFC 4180), separated by whichever of , ; tab | the first line has most of. */
export function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
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
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
  const end = text.indexOf('\n');
  const line = text.slice(0, end < 0 ? 10_000 : Math.min(end, 10_000));
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
