/** `line`: 1-based, where the record begins. */
export type CsvRecord = { line: number; fields: string[] };

/**
 * The records of CSV text (RFC 4180) separated by commas, semicolons or tabs, as the first line with one of them shows. Linear in the
 * length of the text; `null` if a quoted field does not end.
 */
export function csvRecords(given: string): CsvRecord[] | null {
  const text = given.replace(/^\ufeff/, '');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, fields: [] };
  let line = 1;
  let at = 0;
  const end = () => {
    records.push(record);
    record = { line, fields: [] };
  };
  while (at <= text.length) {
    const quoted = text[at] === '"' ? closingQuote(text, at) : at;
    if (quoted === null) return null;
    const stop = nextBreak(text, quoted, separator);
    const field = text.slice(at, stop);
    record.fields.push(quoted > at ? text.slice(at + 1, quoted - 1).replaceAll('""', '"') : field);
    line += field.split(/\r\n|\r|\n/).length - 1;
    at = stop + 1;
    if (text[stop] === separator) continue;
    if (text[stop] === '\r' && text[stop + 1] === '\n') at += 1;
    line += 1;
    end();
  }
  return records;
}

function closingQuote(text: string, from: number): number | null {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? null : at + 1;
}

function nextBreak(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
}

function separatorOf(text: string): string {
  const unquoted = text.slice(0, 20_000).replace(/"(?:[^"]|"")*(?:"|$)/g, '');
  const first = unquoted.split(/[\r\n]/).find((line) => /[,;\t]/.test(line)) ?? '';
  const count = (mark: string) => first.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}
