import type { LedgerLine } from '../domain/ledger-line.ts';

/**
 * Lines as PostgreSQL takes them fastest: one array literal for each column, made in the thread that reads. In the order of
 * `insertLines`.
 */
export type LineColumns = { count: number; columns: readonly string[] };

export function lineColumns(lines: readonly LedgerLine[]): LineColumns {
  const numbers = (of: (line: LedgerLine) => number) => `{${lines.map(of).join()}}`;
  const texts = (of: (line: LedgerLine) => string) => `{${lines.map((line) => quoted(of(line))).join()}}`;
  return {
    count: lines.length,
    columns: [
      numbers(({ account }) => account),
      `{${lines.map(({ day }) => day).join()}}`,
      numbers(({ sheet }) => sheet),
      numbers(({ row }) => row),
      texts(({ type }) => type),
      texts(({ number }) => number),
      texts(({ name }) => name),
      texts(({ memo }) => memo),
      texts(({ split }) => split),
      numbers(({ amount }) => amount),
      numbers(({ entry }) => entry),
    ],
  };
}

const quoted = (text: string) =>
  text === '' ? '""' : `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
