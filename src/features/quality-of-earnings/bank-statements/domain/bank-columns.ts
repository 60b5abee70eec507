export const bankRoles = [
  'date',
  'amount',
  'out',
  'in',
  'balance',
  'name',
  'memo',
  'number',
  'type',
  'status',
  'account',
  'currency',
] as const;
export type BankRole = (typeof bankRoles)[number];

/** The column of each role, from 0. */
export type BankColumns = { readonly [Role in BankRole]?: number };

/** Names that US banks use, the best one of each role first. */
const names: Record<BankRole, readonly RegExp[]> = {
  date: [
    /^(posting|posted|post|booking|effective) date$|^date posted$/,
    /^date( \(utc\))?$|^(transaction|trans|tran) date$/,
  ],
  amount: [/^((transaction|trans|net) )?amount( \(usd\)| usd)?$/],
  out: [/^(withdrawals?|debits?|money out|paid out|charges?)( amount| amt)?( \((usd|-)\))?$|^amount debit$/],
  in: [/^(deposits?|credits?|money in|paid in|payments?)( amount| amt)?( \((usd|\+)\))?$|^amount credit$/],
  balance: [/^(account )?(running )?bal(ance)?( \(usd\))?$|^(ending|closing|current) balance$/],
  name: [
    /^((transaction|trans|original|bank) )?description$|^(payee|merchant|name)$/,
    /^(details?|transaction|narrative|merchant name)$/,
  ],
  memo: [/^(memo|notes?|extended (text|description)|additional info(rmation)?|category)$/],
  number: [/^(check|cheque|slip|check or slip)( no| number| #| num)?$|^(reference|ref)( no| number| #)?$/],
  type: [/^((transaction|trans) type|credit debit indicator|debit\/credit|dr\/cr|cr\/dr)$/, /^type$/],
  status: [/^(posting |transaction )?status$/],
  account: [/^((source )?account|card)( no| number| #| id)?$|^member name$/],
  currency: [/^currency( code)?$/],
};

/** The columns that a header row names; `null` unless it names the day and the amounts. */
export function bankColumnsIn(row: readonly string[]): BankColumns | null {
  const headers = row.map(headerWords);
  const taken = new Set<number>();
  const columns: { [Role in BankRole]?: number } = {};
  for (const role of bankRoles)
    for (const name of names[role]) {
      const at = headers.findIndex((header, column) => !taken.has(column) && name.test(header));
      if (at < 0) continue;
      columns[role] = at;
      taken.add(at);
      break;
    }
  return isEnough(columns) ? columns : null;
}

/** Whether lines can be read: the day, and an amount or both money out and money in. */
export function isEnough({ date, amount, out, in: into }: BankColumns): boolean {
  return date !== undefined && (amount !== undefined || (out !== undefined && into !== undefined));
}

/** What a column of accounts has: each line’s own, or perhaps the other one that it is booked to. */
export function accountHeader(cell: string): 'own' | 'unclear' | null {
  const words = headerWords(cell);
  if (/^source account|^account (no|number|id)$/.test(words)) return 'own';
  // A card is one of several that an account may have.
  return words === 'account' ? 'unclear' : null;
}

/** Headers of card files in which a purchase has no sign and a payment has: of American Express, Apple and Discover. */
const owedHeaders = [
  /\|card member\|account #\|amount\b/,
  /\|amount\|extended details\|appears on your statement as\b/,
  /\|clearing date\|.*\|amount \(usd\)\|purchased by$/,
];
/** With the point: others write the same names for amounts with a sign. */
const ofDiscover = /^trans\. date,post date,description,amount,category$/;

/** Whether the amounts below a header are what is owed, so that a purchase is positive. */
export function isOwed(row: readonly string[]): boolean {
  const written = row.map((cell) => cell.trim().toLowerCase()).join(',');
  return ofDiscover.test(written) || owedHeaders.some((header) => header.test(bankHeaderKey(row)));
}

/** What a header is remembered by: its names, without case, signs and empty columns at the end. */
export function bankHeaderKey(row: readonly string[]): string {
  return row.map(plainHeader).join('|').replace(/\|+$/, '').slice(0, 1_000);
}

/** Schwab writes `CheckNumber` and `RunningBalance`. */
const headerWords = (cell: string) => plainHeader(cell.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

function plainHeader(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/[.:*]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
}
