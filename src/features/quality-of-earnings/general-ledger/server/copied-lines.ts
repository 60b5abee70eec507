import type { LedgerLine } from '../domain/ledger-line.ts';

/** Lines in the text format of PostgreSQL's COPY, made in the thread that reads; in the order of `insertLines`. */
export type CopiedLines = { count: number; text: Uint8Array<ArrayBuffer> };

export function copiedLines(file: number, lines: readonly LedgerLine[]): CopiedLines {
  let text = '';
  for (const { account, day, sheet, row, type, number, name, memo, split, amount, entry } of lines)
    text += `${file}\t${account}\t${day}\t${sheet}\t${row}\t${plain(type)}\t${plain(number)}\t${plain(name)}\t${plain(memo)}\t${plain(split)}\t${amount}\t${entry}\n`;
  return { count: lines.length, text: new TextEncoder().encode(text) };
}

const special = /[\\\t\n\r]/;
const written: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function plain(text: string): string {
  return special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => written[sign] ?? sign) : text;
}
