import { ApiError, reasonFromError } from '#kit/api-error.ts';

/** Why a file was not taken: the sentence about its cell or line, where there is one. */
export function fileTrouble(error: Error): string {
  if (!(error instanceof ApiError)) return reasonFromError(error);
  const { words, cell, line, column } = error.facts;
  if (typeof words === 'string') return words;
  const place =
    typeof cell === 'string' ? `Cell ${cell}. ` : typeof line === 'number' ? `Line ${line}. ` : '';
  const about = typeof column === 'string' ? `“${column}”. ` : '';
  return `${place}${about}${reasonFromError(error)}`;
}

/** The sheets of a workbook, and the one that was read or refused. */
export type Sheets = { open: string; all: readonly string[] };

/** The sheets of a workbook of which the one that is open was refused; `null` where there is no other. */
export function sheetsIn(error: Error): Sheets | null {
  if (!(error instanceof ApiError)) return null;
  const { sheet, sheets } = error.facts;
  if (typeof sheet !== 'string' || !Array.isArray(sheets)) return null;
  return { open: sheet, all: sheets.map(String) };
}
