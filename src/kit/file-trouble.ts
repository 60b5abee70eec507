import { ApiError, reasonFromError } from './api-error.ts';

export function fileTrouble(error: Error): string {
  if (!(error instanceof ApiError)) return reasonFromError(error);
  const { words, cell, line, column } = error.facts;
  if (typeof words === 'string') return words;
  const place =
    typeof cell === 'string' ? `Cell ${cell}. ` : typeof line === 'number' ? `Line ${line}. ` : '';
  const about = typeof column === 'string' ? `“${column}”. ` : '';
  return `${place}${about}${reasonFromError(error)}`;
}

export type Sheets = { open: string; all: readonly string[] };

export function sheetsIn(error: Error): Sheets | null {
  if (!(error instanceof ApiError)) return null;
  const { sheet, sheets } = error.facts;
  if (typeof sheet !== 'string' || !Array.isArray(sheets)) return null;
  return { open: sheet, all: sheets.map(String) };
}
