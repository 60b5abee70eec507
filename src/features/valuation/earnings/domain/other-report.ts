import type { Sheet } from '#kernel/sheet.ts';

const otherReports = {
  'balance-sheet': /^(balance sheet|statement of financial position)\b/i,
  'cash-flow': /^(statement of )?cash flows?\b/i,
  'trial-balance': /^trial balance\b/i,
  ledger:
    /^(general ledger|transaction (detail|list|report)|journal( report)?|profit and loss detail|account transactions)\b/i,
  // Accounts are called "AR" and "Accounts Payable" too, so those words alone are no title.
  aging: /^((a\/?[rp]|accounts (receivable|payable)) age?ing|aged (receivables|payables))\b/i,
} as const;
export type OtherReport = keyof typeof otherReports;
const isOther = (name: string): name is OtherReport => Object.hasOwn(otherReports, name);

const headRows = 12;

const owned = /^total (current |fixed |other )?(assets|liabilities|equity)\b|^liabilities (and|&) /i;

/** By its title, a ledger by its columns, a balance sheet by its lines; `null` if none is recognized. */
export function otherReportIn({ rows }: Sheet): OtherReport | null {
  const head = rows.slice(0, headRows);
  const texts = head.flatMap((row) =>
    row.flatMap((cell) => (cell?.kind === 'text' ? [cell.text.trim()] : [])),
  );
  const named = Object.keys(otherReports)
    .filter(isOther)
    .find((name) => texts.some((text) => otherReports[name].test(text)));
  if (named) return named;
  if (head.some(isLedgerHead)) return 'ledger';
  const holds = rows.some((row) => row.some((cell) => cell?.kind === 'text' && owned.test(cell.text.trim())));
  return holds ? 'balance-sheet' : null;
}

function isLedgerHead(row: Sheet['rows'][number]): boolean {
  const names = row.flatMap((cell) => (cell?.kind === 'text' ? [cell.text.trim().toLowerCase()] : []));
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  return has(/^(transaction )?date$/) && has(/^(amount|debit|credit|balance)/) && names.length > 3;
}
