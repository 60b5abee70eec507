import { counted, grouped } from '#kernel/counts.ts';
import { type FindingTest, findingTests, type PaperTest } from './finding-tests.ts';
import * as limits from './thresholds.ts';

/** `what`: what the lines have in common. `asks`: what a buyer’s accountant would ask. `rule`: when it is a finding. */
export type FindingWords = { title: string; what: string; asks: string; rule: string };

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
const whole = (cents: number) => `$${grouped(cents / 100)}`;

/** No words accuse: a finding is worth explaining, and most have a plain reason. */
export const findingWords: Record<FindingTest, FindingWords> = {
  'round-trips': {
    title: 'Money out and back as a sale',
    what: 'Money went to a party and came back from it as a sale.',
    asks: 'What was paid for, and what was sold? Show both invoices.',
    rule: `Within ${limits.roundTrip.days} days, amounts at most ${percent(limits.roundTrip.apart)} apart, and above ${percent(limits.roundTrip.ofRevenue)} of annual revenue.`,
  },
  'period-end-spikes': {
    title: 'Sales crowd the end of a month',
    what: `The last ${limits.periodEnd.days} days have far more of the month’s sales than usual.`,
    asks: 'Was all of it delivered before the month ended?',
    rule: `Their share is more than ${limits.periodEnd.deviations} standard deviations above the mean of the last 12 months.`,
  },
  'late-credits': {
    title: 'Credits soon after a period',
    what: 'Customers got credit memos or refunds soon after a period ended.',
    asks: 'Which sales do they undo, and were these real when they were booked?',
    rule: `In the ${limits.lateCredits.days} days after, above ${percent(limits.lateCredits.ofRevenue)} of the revenue of its last month.`,
  },
  'journals-to-revenue': {
    title: 'Journal entries to revenue',
    what: 'Revenue was booked by hand, and not by an invoice or a sale.',
    asks: 'Who made each entry, why, and what document is behind it?',
    rule: 'Every journal entry to a revenue account above materiality.',
  },
  'journals-to-cash': {
    title: 'Journal entries to cash or receivables',
    what: 'The bank or what customers owe was changed by hand.',
    asks: 'Who made each entry, why, and where is it on the bank statement?',
    rule: 'Every journal entry to cash or receivables above materiality.',
  },
  'odd-days': {
    title: 'Many entries on weekends and holidays',
    what: 'This month has far more entries on days off than the 12 months before it.',
    asks: 'Who entered them, and when?',
    rule: `Their share is more than ${limits.oddDays.deviations} standard deviations above the mean of this month and the ${limits.oddDays.months} before it, all with entries. The hour and the person are not in a general ledger.`,
  },
  'round-amounts': {
    title: 'Round amounts',
    what: 'Whole thousands are far more frequent in this account than in the ledger.',
    asks: 'Are these estimates? Show the invoices.',
    rule: `Whole thousands above materiality, at least ${limits.roundAmounts.least}, and ${limits.roundAmounts.times} times as frequent as in the whole ledger.`,
  },
  'duplicate-payments': {
    title: 'The same cost twice',
    what: 'The same amount to the same party may have been entered twice.',
    asks: 'Was it paid twice? If so, was it paid back?',
    rule: `The same party and amount, with one number or at most ${limits.duplicates.days} days apart.`,
  },
  'number-gaps': {
    title: 'Missing numbers',
    what: 'Numbers of invoices or checks are missing from their sequence.',
    asks: 'Were these voided, deleted, or are they in other books? Do estimates, which no ledger has, take numbers of the same series?',
    rule: `More than ${percent(limits.numberGaps.ofNumbers)} of a sequence. Kinds of documents that share one series are looked at together. The entries shown are those after a gap.`,
  },
  'first-digits': {
    title: 'Unusual first digits',
    what: 'The amounts begin with some digits more often than amounts usually do (Benford’s law).',
    asks: 'Is there a limit or a fixed price behind these amounts?',
    rule: `The mean deviation is above the limit of Nigrini (2012), over at least ${limits.benfordLimits.first} amounts. Amounts below ${whole(limits.benfordLimits.least)} and fixed prices are left out. It proves nothing by itself.`,
  },
  outliers: {
    title: 'Far from the usual',
    what: 'These entries are far larger than the others in their account.',
    asks: 'Is it a one-time item, or did it belong somewhere else?',
    rule: `More than ${limits.outlier.deviations} times the usual spread above the median (1.4826 × MAD), and above materiality.`,
  },
  'capitalized-costs': {
    title: 'Repairs or wages on the balance sheet',
    what: 'Entries that name repairs, maintenance or pay went to an asset and not to costs.',
    asks: 'Does it make the asset better or last longer? If not, earnings are too high.',
    rule: 'Every such addition above materiality.',
  },
  'slow-receivables': {
    title: 'Customers pay more slowly',
    what: 'Sales stay unpaid for longer than a year before.',
    asks: 'Who pays late, and what will never be paid?',
    rule: `Days of sales outstanding grew by more than ${percent(limits.slowReceivables.growth)} in a year.`,
  },
  uncategorized: {
    title: 'Not categorized',
    what: 'Amounts lie in accounts such as “Ask my accountant”.',
    asks: 'What are they? Until someone says so, they count against you.',
    rule: `More than ${percent(limits.suspense.ofRevenue)} of annual revenue.`,
  },
  'owner-payee': {
    title: 'Costs paid to the owner',
    what: 'The payee is the owner, outside of owner’s pay.',
    asks: 'What for, and what would a stranger charge?',
    rule: 'Every cost whose payee has the owner’s full name.',
  },
  'possible-relatives': {
    title: 'Costs that may be paid to family or the owner’s companies',
    what: 'The payee is on the owner’s list of family and companies, has the owner’s last name, or is a company with the owner’s first name, or the entry names a spouse or another relative.',
    asks: 'Who is it? If it is a relative or your company: what for, and what would a stranger charge?',
    rule: 'Every cost paid to those on the owner’s list; by name or words alone, from the posting threshold on. A name can be a coincidence, and such payments are common.',
  },
  'personal-costs': {
    title: 'Costs that may be personal',
    what: 'Memos of these rows name a family, a vacation, tuition, a club or a home.',
    asks: 'Is this a continuing cost of the business? If not, it may be an adjustment.',
    rule: 'From the posting threshold on, all rows of a kind together. Costs of sales and pay are left out. Words can mean something else: read the rows.',
  },
  'one-time-costs': {
    title: 'Possible one-time costs',
    what: 'Memos of these rows name an event, such as a lawsuit, a move, storm damage, severance or a new roof.',
    asks: 'Is this a continuing cost of the business? If not, it may be an adjustment.',
    rule: `From the posting threshold on, all rows of a kind together. Costs of sales and pay are left out, and kinds with rows in more than ${percent(limits.recurring.ofMonths)} of the months.`,
  },
  'one-time-income': {
    title: 'Possible one-time income',
    what: 'Memos of these rows name a grant, a tax credit, forgiven debt, insurance or the sale of an asset.',
    asks: 'Is this continuing income of the business? If not, adjusted earnings leave it out.',
    rule: `From the posting threshold on, all rows of a kind together, also where it lowered a cost. Kinds with rows in more than ${percent(limits.recurring.ofMonths)} of the months are left out.`,
  },
  'deposits-without-sale': {
    title: 'Deposits booked as revenue',
    what: 'A deposit became revenue with no invoice, and no customer is named or the owner is.',
    asks: 'Who paid, and for what? The owner’s own money and loans are no sales.',
    rule: 'Every such deposit above the posting threshold.',
  },
  'unusual-pairs': {
    title: 'Revenue against equipment, debt or equity',
    what: 'One entry has revenue and an account that sales do not touch.',
    asks: 'Is it the sale of an asset, a loan, or the owner’s money?',
    rule: 'Every such entry above the posting threshold.',
  },
  'customer-deposits': {
    title: 'Deposits from customers in revenue',
    what: 'The words say deposit, retainer, prepayment or gift card, and it was booked as a sale.',
    asks: 'Is the work done? If not, the buyer has to do it and wants the money.',
    rule: 'Of the last 12 months, above the posting threshold.',
  },
  'debt-like': {
    title: 'Debt-like items',
    what: 'The balance of an account that comes off the price like debt.',
    asks: 'What has to be paid or delivered after closing?',
    rule: 'Every account with the purpose debt-like and a balance at the end.',
  },
  'opening-equity': {
    title: 'Opening balance equity is open',
    what: 'This account should come to zero once books are set up.',
    asks: 'What was never sorted out when the books were begun?',
    rule: 'Any balance.',
  },
  undeposited: {
    title: 'Received and not at the bank',
    what: 'Payments wait in undeposited funds for longer than a trip to the bank takes.',
    asks: 'Where is the money? If it never came, neither did the sale.',
    rule: `What is older than ${limits.sweep.undeposited} days at the end.`,
  },
  'negative-cash': {
    title: 'A bank account below zero',
    what: 'The books show less than nothing at the end of a month.',
    asks: 'Was it overdrawn, or are deposits missing from the books?',
    rule: 'Any month-end.',
  },
  'negative-balances': {
    title: 'A balance on the wrong side',
    what: 'Receivables, payables or inventory fell below zero at the end of a month.',
    asks: 'Which invoices or bills are missing?',
    rule: 'Any month-end.',
  },
  'payroll-unpaid': {
    title: 'Payroll liabilities not paid on',
    what: 'Withheld or owed payroll amounts are older than a pay cycle.',
    asks: 'Was the tax paid? Show the Forms 941 and the payments.',
    rule: `What is older than ${limits.sweep.payCycle} days at the end.`,
  },
  'owner-loans': {
    title: 'Loans between the owner and the business',
    what: 'The account has a balance.',
    asks: 'Is there a note, and who pays it at closing?',
    rule: 'Any balance at the end.',
  },
  'inventory-unmoved': {
    title: 'Inventory without an entry',
    what: 'For months nothing was booked to inventory.',
    asks: 'When was it last counted?',
    rule: `${limits.sweep.inventory} months or more, with a balance.`,
  },
};

const paperTestWords: Record<PaperTest, string> = {
  'cut-off': 'Sales in the period of their delivery',
  'receivable-age': 'Receivables over 90 days, and customers in credit',
  'stale-checks': 'Checks not cashed for 180 days',
  'edited-history': 'Entries changed after the bank was reconciled or the return was filed',
  'related-parties': 'Payments to family and related companies',
  'tax-filings': 'Payroll and sales tax returns that were not filed',
  'adjustments-account': 'The roll of the accumulated adjustments account',
};

export const testTitle = (test: FindingTest | PaperTest): string => {
  const known = findingTests.find((one) => one === test);
  return known ? findingWords[known].title : paperTestWords[paperNamed(test)];
};

function paperNamed(test: FindingTest | PaperTest): PaperTest {
  const found = Object.keys(paperTestWords).find((one): one is PaperTest => one === test);
  if (!found) throw new Error('a test without words');
  return found;
}

export const entries = (count: number) => counted(count, 'entry', 'entries');
