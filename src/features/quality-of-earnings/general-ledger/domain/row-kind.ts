import { type LedgerColumns, type LedgerRow, textOf } from './ledger-columns.ts';

/**
 * What a row below the header is. `section`: the name of an account, whose lines follow; some programs put its opening
 * balance beside it. `opening`: of the account above (`inSection`), or of the one that the row names. `total`: the sum of
 * an account, `of` its name, or of everything. `section-total`: of the account above, without its name.
 */
export type RowKind =
  | { kind: 'empty' }
  | { kind: 'line' }
  | { kind: 'section'; name: string; withBalance: boolean }
  | { kind: 'opening'; inSection: boolean }
  | { kind: 'closing' }
  | { kind: 'total'; of: string | null; withParts: boolean }
  | { kind: 'section-total' }
  | { kind: 'basis'; basis: 'cash' | 'accrual' };

const line: RowKind = { kind: 'line' };
const basisLine =
  /^\s*"?(cash|accrual) basis\b|^report type: (cash|accrual)\b|\bGMT\S* - (cash|accrual) basis\W*$/i;
const total = /^(?:grand )?totals?\b(?:\s+for\b|:|\s*-\s+)?\s*(.*)$/i;
const sectionTotal = /^totals and ending balance$/i;
/** “Opening Balance Equity” is an account of QuickBooks. */
const opening =
  /^(?:(?:beginning|opening|starting) balance\b(?!\s+equity)|balance (?:brought )?forward\b|brought forward\b|b\/f\b)/i;
/** Sage 50 writes these as memos. “Net change in deferred revenue” is the memo of a line. */
const openingMemo = /^(?:beginning|opening|starting) balance$|^balance (?:brought )?forward$/i;
const closingMemo = /^(?:ending|closing) balance$/i;
const changeMemo = /^current period (?:change|bal(?:ance)?)$/i;
const closing =
  /^(?:(?:ending|closing) balance|current period (?:change|bal)|balance change$|net (?:movement|change|activity))\b/i;
/** “1001 - Checking (Balance forward As of 01/01/2025)”, whose total is “Totals for 1001 - Checking”. */
const balanceForward = /\s*\(balance forward as of [^()]*\)$/i;
const withParts = /\s+(?:with|including) sub-?accounts?$/i;

/** Looks at the words of a row, never at who is named in it. `filled`: its cells that are not empty. */
export function rowKind(row: LedgerRow, columns: LedgerColumns): RowKind {
  const filled: number[] = [];
  for (let at = 0; at < row.length; at += 1) if (isFilled(row[at])) filled.push(at);
  const [first] = filled;
  if (first === undefined) return { kind: 'empty' };
  const words = textOf(row[first]);
  const dated = columns.date === undefined ? '' : textOf(row[columns.date]);
  if (filled.length === 1) {
    const basis = basisLine.exec(words)?.slice(1).find(Boolean)?.toLowerCase();
    if (basis === 'cash' || basis === 'accrual') return { kind: 'basis', basis };
  }
  // Xero heads an account in the column of days: “Checking 1234”. Sage Intacct puts its balance at the end of the row.
  if (filled.length === 1 && first === columns.balance) return { kind: 'opening', inSection: true };
  const numbered = numberedAccount(row, columns, filled, dated);
  if (numbered) return numbered;
  const alone = filled.every((at) => at === first || at === columns.balance);
  const isTitle = alone && dated === words && !isDayLike(dated);
  const hasDay = /\d/.test(dated) && !isTitle;
  // A later line of an entry can begin with its memo: “Total rent of March”.
  const isLater = columns.account !== undefined && columns.account > first && hasAmount(row, columns);
  const said = saidIn(row, columns, isLater && isFilled(row[columns.account]) ? '' : words, dated);
  if (said) return said;
  if (hasDay) return line;
  if (!hasAmount(row, columns))
    return {
      kind: 'section',
      name: words.replace(balanceForward, ''),
      withBalance: columns.balance !== undefined && filled.length === 2,
    };
  return isSubtotal(row, columns, filled) ? { kind: 'total', of: null, withParts: false } : line;
}

/** Wave writes the number of an account before its name, which is in the column of days. */
function numberedAccount(
  row: LedgerRow,
  { code, date, balance }: LedgerColumns,
  filled: readonly number[],
  dated: string,
): RowKind | null {
  if (code === undefined || date === undefined || !/\p{L}/u.test(dated) || isDayLike(dated)) return null;
  if (!isFilled(row[code]) || !filled.every((at) => at === code || at === date || at === balance))
    return null;
  const withBalance = filled.length === 3;
  return { kind: 'section', name: `${textOf(row[code])} · ${dated}`, withBalance };
}

/** A journal sums each entry up in a row that has amounts and nothing else. */
function isSubtotal(
  row: LedgerRow,
  { account, debit, credit }: LedgerColumns,
  filled: readonly number[],
): boolean {
  if (account === undefined || debit === undefined || credit === undefined) return false;
  return filled.every((at) => at === debit || at === credit) && isFilled(row[debit]) && isFilled(row[credit]);
}

function saidIn(row: LedgerRow, columns: LedgerColumns, words: string, dated: string): RowKind | null {
  const memo = columns.memo === undefined ? '' : textOf(row[columns.memo]);
  const named = [columns.account, columns.code].map((at) => (at === undefined ? '' : textOf(row[at])));
  const hasOwnDay = dated !== words && /\d/.test(dated);
  if ((!hasOwnDay && opening.test(words)) || opening.test(dated))
    return { kind: 'opening', inSection: named.includes(words) };
  // QuickBooks gives the entry that opens an account this memo too, with its amount.
  const isBalance = columns.account !== undefined && !hasAmount(row, columns);
  if (isBalance && openingMemo.test(memo)) return { kind: 'opening', inSection: false };
  if (sectionTotal.test(words)) return { kind: 'section-total' };
  if ((!hasOwnDay && closing.test(words)) || closing.test(dated)) return { kind: 'closing' };
  if (isBalance && closingMemo.test(memo)) return { kind: 'closing' };
  if (columns.account !== undefined && changeMemo.test(memo)) return { kind: 'closing' };
  const found = hasOwnDay ? null : total.exec(words);
  if (!found) return null;
  const name = (found[1] ?? '').trim();
  return { kind: 'total', of: name.replace(withParts, '') || null, withParts: withParts.test(name) };
}

const dayWords =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|\d+(?:st|nd|rd|th)|[ap]m)\b|\d[tz]/gi;

/** Digits, and no words but those of days: “1020 Harbor Savings” is none. */
function isDayLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}/u.test(text.replace(dayWords, ''));
}

function hasAmount(row: LedgerRow, { amount, debit, credit }: LedgerColumns): boolean {
  return [amount, debit, credit].some((at) => at !== undefined && isFilled(row[at]));
}

function isFilled(cell: LedgerRow[number] | undefined): boolean {
  if (cell === null || cell === undefined) return false;
  return typeof cell !== 'string' || cell.trim() !== '';
}
