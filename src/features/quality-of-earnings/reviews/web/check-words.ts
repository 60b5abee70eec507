import { counted } from '#kernel/counts.ts';
import { monthSpansInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { emptyLatestWords } from '../domain/intake.ts';

export type Check = {
  code: string;
  grade: string;
  difference: number | null;
  count: number;
  months?: readonly string[] | undefined;
};

const places = (count: number) => counted(count, 'place', 'places');
const named = (before: string, months: readonly string[] = [], after = '') =>
  months.length === 0 ? '' : `${before}${monthSpansInWords(months)}${after}`;
const by = (difference: number | null) =>
  difference === null ? '' : ` The difference is ${formatMoney(cents(Math.abs(difference)))}.`;

/** What a check found, in the words of an owner. `held`, `not`: whether it is proved. */
const words: Record<string, { held: string; not: (check: Check) => string }> = {
  'all-read': {
    held: 'Every line was read.',
    not: ({ count }) =>
      `${counted(count, 'line has', 'lines have')} a day or an amount that is not clear. They are in no figure.`,
  },
  'debits-equal-credits': {
    held: 'Debits equal credits, to the cent.',
    not: ({ difference }) => `Debits and credits are not equal: something is missing.${by(difference)}`,
  },
  'account-totals': {
    held: 'Every account adds up to its total.',
    not: ({ count, difference }) =>
      `${counted(count, 'account does', 'accounts do')} not add up to the total in the file.${by(difference)}`,
  },
  'running-balances': {
    held: 'Every running balance follows from the one before.',
    not: ({ count, difference }) =>
      `A running balance does not follow from the one before in ${places(count)}.${by(difference)}`,
  },
  'days-in-period': {
    held: 'Every day is within the period of the report.',
    not: ({ count }) => `${counted(count, 'line is', 'lines are')} outside of the period of the report.`,
  },
  'one-currency': {
    held: 'All amounts are in US dollars.',
    not: ({ count }) =>
      `${counted(count, 'amount is', 'amounts are')} in another currency. They are in no figure.`,
  },
  'entries-balance': {
    held: 'Every entry balances.',
    not: ({ count }) =>
      `${counted(count, 'entry does', 'entries do')} not balance alone. Entries that share a number look like this, and so does a file with one side of each entry only: export all accounts.`,
  },
  'numbers-used-once': {
    held: 'No number was used on two days.',
    not: ({ count }) => `${counted(count, 'number was', 'numbers were')} used on different days.`,
  },
  'sheets-read': {
    held: 'Every sheet was read.',
    not: ({ count }) => `${counted(count, 'hidden sheet was', 'hidden sheets were')} not read.`,
  },
  'lines-once': {
    held: 'No line is in another file too.',
    not: ({ count, grade }) =>
      grade === 'wrong'
        ? `${counted(count, 'line is', 'lines are')} in an earlier export too, and others of the same days are not. Was one of them changed? Replace the earlier file.`
        : `${counted(count, 'line is', 'lines are')} in an earlier export of the same days. Each counts once.`,
  },
  'months-covered': {
    held: 'Every month of the review has entries.',
    not: ({ count, months }) =>
      `${counted(count, 'month has', 'months have')} no entries yet${named(': ', months)}.`,
  },
  'latest-covered': {
    held: 'Each of the last 12 months has entries.',
    not: ({ count, months }) =>
      `${emptyLatestWords(count)}${named(' (', months, ')')}, so figures of the last 12 months are not whole. Upload the missing months, or set the last closed month to where your books end.`,
  },
  'months-balance': {
    held: 'Debits equal credits in every month.',
    not: ({ count, difference }) =>
      `Debits and credits are not equal in ${counted(count, 'month', 'months')}.${by(difference)}`,
  },
  'accounts-decided': {
    held: 'Every account is decided.',
    not: ({ count, difference }) =>
      difference === null
        ? `${counted(count, 'account waits', 'accounts wait')} for your decision.`
        : `${counted(count, 'account waits', 'accounts wait')} for your decision, with ${formatMoney(cents(Math.abs(difference)))} in all.`,
  },
  'tax-years': {
    held: 'The return of every fiscal year is entered.',
    not: ({ count }) => `${counted(count, 'fiscal year has', 'fiscal years have')} no return yet.`,
  },
  'tax-sums': {
    held: 'Every return adds up.',
    not: ({ count, difference }) => `A return does not add up in ${places(count)}.${by(difference)}`,
  },
  'tax-equity': {
    held: 'Equity carries forward from each return to the next.',
    not: ({ difference }) => `Equity does not go on from one return to the next.${by(difference)}`,
  },
  'tax-months': {
    held: 'Each year with a return has entries in all its months.',
    not: ({ count }) =>
      `${counted(count, 'year with a return has', 'years with a return have')} months without entries, so the return and the books can’t be compared there.`,
  },
  'tax-receipts': {
    held: 'Sales on the returns are those in the books, within 1%.',
    not: ({ count, difference }) =>
      `Sales on the return and in the books are apart in ${counted(count, 'year', 'years')}.${by(difference)}`,
  },
  'tax-income': {
    held: 'Income on the returns follows from the books, within 0.5% of sales.',
    not: ({ count, difference }) =>
      `Income on the return does not follow from the books in ${counted(count, 'year', 'years')}.${by(difference)}`,
  },
  'bank-sums': {
    held: 'Every statement adds up, from its opening to its closing balance.',
    not: ({ count, difference }) =>
      `${counted(count, 'statement is', 'statements are')} not proved yet.${by(difference)}`,
  },
  'bank-gaps': {
    held: 'Every statement begins where the one before ends.',
    not: ({ count, difference }) =>
      `${counted(count, 'statement does', 'statements do')} not begin where the one before ends. Is one missing?${by(difference)}`,
  },
  'bank-months': {
    held: 'No month of an account is missing.',
    not: ({ count }) => `${counted(count, 'month', 'months')} of an account missing.`,
  },
  'bank-accounts': {
    held: 'Every bank and card account of the books has statements.',
    not: ({ count }) =>
      `${counted(count, 'bank or card account', 'bank and card accounts')} of the books without statements.`,
  },
  'schedule-sums': {
    held: 'Every file adds up, row by row.',
    not: ({ count, difference }) => `${counted(count, 'file does', 'files do')} not add up.${by(difference)}`,
  },
  'schedule-books': {
    held: 'Every file ties to the books.',
    not: ({ count, difference }) =>
      `${counted(count, 'file is', 'files are')} not proved by the books yet.${by(difference)}`,
  },
  'trial-books': {
    held: 'Every account is as in the general ledger.',
    not: ({ count, difference }) =>
      `The trial balance and the general ledger are apart in ${places(count)}.${by(difference)}`,
  },
  'trial-years': {
    held: 'Every fiscal year has a proved trial balance.',
    not: ({ count }) =>
      `${counted(count, 'fiscal year has', 'fiscal years have')} no proved trial balance at its end yet.`,
  },
  'aging-latest': {
    held: 'Receivables and payables are proved at the end of the last month.',
    not: ({ count }) =>
      count === 1
        ? 'One of receivables and payables is not proved at the end of the last month.'
        : 'Receivables and payables are not proved at the end of the last month.',
  },
  'aging-years': {
    held: 'Receivables and payables are proved at each year end.',
    not: ({ count }) => `${counted(count, 'year end has', 'year ends have')} no proved aging yet.`,
  },
  'payroll-accrued': {
    held: 'Payroll is as in the books.',
    not: ({ difference }) => `Payroll differs by no more than what was owed to employees.${by(difference)}`,
  },
  'payroll-years': {
    held: 'Every fiscal year has proved payroll.',
    not: ({ count }) => `${counted(count, 'fiscal year has', 'fiscal years have')} no proved payroll yet.`,
  },
  'sales-months': {
    held: 'Every month of the review has proved sales by customer.',
    not: ({ count }) => `${counted(count, 'month has', 'months have')} no proved sales by customer yet.`,
  },
  'lists-left': {
    held: 'Lists of debt, leases and related parties are here.',
    not: () => 'Lists of debt, leases and related parties can’t be added here yet. Have them ready.',
  },
  'ledger-proved': {
    held: 'The general ledger that it is compared with is proved.',
    not: ({ difference }) =>
      `The general ledger that it is compared with is not proved yet.${by(difference)}`,
  },
  'statement-books': {
    held: 'Every line is as in the general ledger, in every month.',
    not: ({ count, difference }) =>
      `${counted(count, 'amount of a line in a month differs', 'amounts of a line in a month differ')} from the general ledger.${by(difference)}`,
  },
  'statement-months': {
    held: 'Every month of the review has a proved column.',
    not: ({ count, months }) =>
      `${counted(count, 'month has', 'months have')} no proved column yet${named(': ', months)}.`,
  },
  'statement-basis': {
    held: 'Every file says whether it is on cash or accrual.',
    not: ({ count }) =>
      `${counted(count, 'file does', 'files do')} not say whether the books are on cash or accrual.`,
  },
  'statement-bases': {
    held: 'All files are on the same basis.',
    not: () => 'Some files are on cash and some on accrual. Export all of them on the same basis.',
  },
  'equity-change': {
    held: 'Net income and what owners put in or took out explain every change in equity.',
    not: ({ count, difference }) =>
      `In ${counted(count, 'month', 'months')} equity changed by something other than net income and what owners put in or took out.${by(difference)}`,
  },
  'equity-prior': {
    held: 'Nothing went straight to retained earnings, except to close a year.',
    not: ({ count, difference }) =>
      `In ${counted(count, 'month', 'months')} amounts went straight to retained earnings${difference === null ? '' : `, ${formatMoney(cents(Math.abs(difference)))} in all`}. Be ready to explain them: draws of an owner, or corrections of an earlier period.`,
  },
  'equity-months': {
    held: 'Equity was compared in every month that has one before it.',
    not: ({ count, months }) =>
      `The change in equity of ${counted(count, 'month', 'months')} could not be compared yet${named(': ', months)}. It takes the month-end before, and the net income of the month.`,
  },
  'aging-ages': {
    held: 'Every invoice is in the age that its dates say.',
    not: ({ count, difference }) =>
      `By their dates, ${counted(count, 'invoice belongs', 'invoices belong')} in another age than the file says${difference === null ? '' : `, ${formatMoney(cents(Math.abs(difference)))} in all`}.`,
  },
};

/** `absent`: the file has nothing to check it with, which is left out. */
export function checkWords(check: Check): string | null {
  const found = words[check.code];
  if (!found || check.grade === 'absent') return null;
  return check.grade === 'proved' ? found.held : found.not(check);
}

/** Where a check that is not proved is seen in detail: a part of the review. `null`: it is all here. */
export function checkPart(code: string): string | null {
  if (code === 'accounts-decided') return 'accounts';
  if (code.startsWith('tax-')) return 'taxes';
  if (code.startsWith('bank-')) return 'bank';
  return scheduleCheck.test(code) ? 'schedules' : null;
}

const scheduleCheck = /^(schedule|statement|trial|aging|payroll|sales|equity)-/;
