import { ApiError, messageFromError } from '#web/api-error.ts';

/** Why a file was not taken: the sentence about its cell or line, where there is one. */
export function fileTrouble(error: Error): string {
  if (!(error instanceof ApiError)) return messageFromError(error);
  const { words, cell, line, column } = error.facts;
  if (typeof words === 'string') return words;
  const place =
    typeof cell === 'string' ? `Cell ${cell}. ` : typeof line === 'number' ? `Line ${line}. ` : '';
  const about = typeof column === 'string' ? `“${column}”. ` : '';
  return `${place}${about}${error.serverError}`;
}
