import type { AccountKind } from '../bank-line.ts';
import { withoutDay } from './printed-days.ts';

/** What the lines below a heading are. `all`: their signs or columns tell. `daily`: balances, and no lines. */
export type Section = 'in' | 'out' | 'checks' | 'all' | 'daily';

const opening =
  /^(?:your )?(?:account )?(?:beginning|opening|previous|starting|prior) (?:statement |account |ledger )?balance(?: (?:from|on) (?:your )?(?:last|previous|prior) statement| this (?:period|statement)| last statement)?$|^balance (?:on |from )?(?:your )?(?:last|previous|prior) statement$|^balance (?:brought )?forward$|^last statement balance$/;
const closing =
  /^(?:your )?(?:account )?(?:ending|closing|new|current) (?:statement |account |ledger )?balance(?: total| this (?:period|statement))?$|^balance this statement$|^statement balance$/;

/** Which balance of the statement a text names, if it names nothing else. */
export function balanceNamed(text: string): 'opening' | 'closing' | null {
  const bare = withoutDay(text)
    .toLowerCase()
    .replaceAll(/[:*$+=†]|\.{2,}|…+|\(\d\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:on|as of) ?$/, '')
    .trim();
  if (opening.test(bare)) return 'opening';
  return closing.test(bare) ? 'closing' : null;
}

const daily = /\bdaily\b.*\bbalances?\b|^balances? by (?:day|date)$|^balance activity$|^average .*balance/;
const checks =
  /^(?:your )?(?:summary of )?checks?(?: (?:and|&) (?:substitute|electronic) checks)?(?: (?:paid|conventionally|electronically|cleared|posted|written|presented|register|summary|details?|listing|transactions?|in (?:number|numerical|check number) order))*$/;
const all =
  /^(?:your |account |recent )*(?:transactions?|activity)(?: (?:history|details?|list(?:ing)?|activity|summary|this period|in date order|description|by date))*$|^account (?:history|details?)$|^(?:deposits|credits) (?:and|&|\/) (?:other )?(?:withdrawals|debits)$|^(?:withdrawals|debits) (?:and|&|\/) (?:other )?(?:deposits|credits)$/;
const into = /\b(?:deposits?|credits?|additions|interest (?:paid|earned)|money in|payments? received)\b/;
const outward =
  /\b(?:withdrawals?|debits?|subtractions|charges?|fees?|purchases?|payments?|cash advances?|money out|interest charged|transfers out)\b/;
const noHeading =
  /\b(?:limit|available|line|score|rate|calculation|summary|due|minimum|year|how|if|your rights)\b/;
const longestHeading = 9;

/** What the lines below a heading are; `null` if the text is none. */
export function sectionNamed(text: string, kind: AccountKind): Section | null {
  const bare = text
    .toLowerCase()
    .replaceAll(/\(?\bcont(?:inued|'d|’d|d)?\b\.?\)?.*$/g, '')
    .replaceAll(/[*:†]|\s[-–—]\s*$|\(\d+\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (bare === '' || bare.split(' ').length > longestHeading || /[.?!,;]$/.test(bare)) return null;
  if (daily.test(bare)) return 'daily';
  if (checks.test(bare)) return 'checks';
  if (all.test(bare)) return 'all';
  if (noHeading.test(bare)) return null;
  if (kind === 'card' && /\bpayments?\b/.test(bare) && !/\bcharge|\bfee/.test(bare)) return 'in';
  const [inward, outgoing] = [into.test(bare.replaceAll(/credit card/g, '')), outward.test(bare)];
  if (inward && !(outgoing && !/\bpayments?\b|\binterest\b/.test(bare))) return 'in';
  return outgoing ? (inward ? 'all' : 'out') : null;
}

/** What a column holds. */
export type Role = 'date' | 'posted' | 'name' | 'number' | 'amount' | 'in' | 'out' | 'balance';
export const moneyRoles: readonly Role[] = ['amount', 'in', 'out', 'balance'];

const roles: readonly (readonly [Role, RegExp])[] = [
  ['posted', /^(?:date )?(?:post(?:ed|ing)?|effective|process(?:ed|ing)?)(?: date)?$/],
  ['date', /\bdate\b|^day$/],
  ['balance', /\bbalances?\b/],
  ['out', /withdrawal|debit|subtraction|money out|^payments?$|^charges?$|^checks? (?:and|&|\/)/],
  ['in', /deposit|credit|addition|money in/],
  ['amount', /\bamount\b|^\$$/],
  ['number', /\b(?:check|cheque|ref|reference|serial|number|no|#)\b|^#$/],
  ['name', /description|transaction|detail|activity|merchant|payee|memo|type/],
];

/** The role of a column by its header; `null` if it says none. */
export function roleNamed(text: string): Role | null {
  const bare = text
    .toLowerCase()
    .replaceAll(/[.:*()$+]|[-–]$/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (bare.split(' ').length > 6) return null;
  return roles.find(([, pattern]) => pattern.test(bare === '' ? text.trim() : bare))?.[0] ?? null;
}

const total =
  /^(?:sub-?)?totals?\b(?! (?:for|fees charged|interest charged|year|overdraft|returned|available|credit l))/;

/** Whether a row sums up the lines above it, and not something else. */
export function isTotal(text: string): boolean {
  const bare = text.toLowerCase().trim();
  return total.test(bare) && !/\b(?:in 20\d\d|year.to.date|ytd|overdraft)\b/.test(bare);
}

/** A statement of a card names what is owed and when; one of a bank account does not. */
export function kindNamed(text: string): AccountKind {
  const owed =
    /\bminimum payment\b|\bpayment due date\b|\bcredit (?:limit|line|access line)\b|\bavailable credit\b/i;
  return owed.test(text) && /\bnew (?:statement )?balance\b/i.test(text) ? 'card' : 'bank';
}

const accountNumber =
  /\b(?:account|acct|card)\b\.?(?:[\s:#.]|\b(?:number|no|num|ending|ends|in|with|id)\b)*((?:[\dx*•.…-]|[x*•] (?=[\dx*•])|\d (?=\d))*\d{4})(?![\d/.,-])/i;

const afterType = /\b(?:checking|savings|money market)\b[^\d]*(\d{8,17})$/i;

/** The last four digits of the account that a text names; empty if it names none. */
export function accountNamed(text: string): string {
  return (accountNumber.exec(text) ?? afterType.exec(text))?.[1]?.replaceAll(/\D/g, '').slice(-4) ?? '';
}
