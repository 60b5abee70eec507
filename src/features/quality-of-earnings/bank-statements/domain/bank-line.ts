/** `card`: what is owed is a negative balance, so a purchase is negative and a payment positive, as for a bank account. */
export const accountKinds = ['bank', 'card'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Where a file has something, from 1. `page`: of a PDF, and `row` is a line of print on it. */
type Place = { page?: number; row: number };

/** A line of a statement: cents, into the account is positive. */
export type BankLine = Place & {
  day: string;
  amount: number;
  name: string;
  memo: string;
  /** Of a check. */
  number: string;
  /** What the bank names the line by (FITID of OFX); empty: nothing. */
  reference: string;
};

export const bankTroubles = [
  'day-unclear',
  'day-missing',
  'amount-unclear',
  'amount-missing',
  'both-sides',
  'other-currency',
  'part-of-a-cent',
  'formula-without-result',
  'total-differs',
  'balance-twice',
] as const;
export type BankTrouble = (typeof bankTroubles)[number];
/** A line that cannot be read; the statement is refused with it. The text is confidential. */
export type LineTrouble = Place & { trouble: BankTrouble; text: string };

/** A running balance that does not follow from the one before: what it is off by, in cents. */
export type BalanceBreak = Place & { difference: number };

/** What a file says of one account. `null`: it does not say. */
export type StatementRead = {
  kind: AccountKind | null;
  /** The last four characters of its number; empty: the file does not say. */
  lastFour: string;
  name: string;
  /** The days that the file says it covers. */
  from: string | null;
  to: string | null;
  opening: number | null;
  closing: number | null;
  lines: BankLine[];
  troubles: LineTrouble[];
  breaks: BalanceBreak[];
};

/** Characters of a name, a memo and a number that are kept. */
const longest = 500;

/** A text of a statement on one line, without control characters. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** The last four digits of an account number, which may be masked; empty unless there are four. */
export function lastFourOf(accountNumber: string): string {
  return /(\d{4})\D{0,2}$/.exec(accountNumber.trim())?.[1] ?? '';
}
