import type { FindingTest } from './finding-tests.ts';
import type { RadarKind, RadarPerson } from './radar-rules.ts';

/** `fix`: what takes the point away. `task`: the first step, for one person. */
export const radarWords: Record<FindingTest, { fix: string; task: string }> = {
  'deposits-without-sale': {
    fix: 'Name the customer and the invoice, or remove it from revenue.',
    task: 'Go through these deposits with the bank statements.',
  },
  'journals-to-revenue': {
    fix: 'Show the document behind each entry, or reverse it.',
    task: 'Attach the reason and the document to each journal entry.',
  },
  'unusual-pairs': {
    fix: 'Book the gain, the loan or the contribution where it belongs.',
    task: 'Move these entries out of revenue.',
  },
  'round-trips': {
    fix: 'Show both invoices and what each side got.',
    task: 'Collect the two contracts and proofs of delivery.',
  },
  uncategorized: {
    fix: 'Give every amount its account.',
    task: 'Categorize what is left, and export again.',
  },
  'late-credits': {
    fix: 'Book the credit in the month of the sale.',
    task: 'Match each credit memo to its invoice.',
  },
  'period-end-spikes': {
    fix: 'Show that it was delivered before the month ended.',
    task: 'Collect the delivery notes of these days.',
  },
  'capitalized-costs': {
    fix: 'Expense what only keeps things running.',
    task: 'Review these additions against the capitalization policy.',
  },
  undeposited: {
    fix: 'Match each payment to a deposit, or write the sale off.',
    task: 'Clear undeposited funds against the bank.',
  },
  'slow-receivables': {
    fix: 'Collect, or reserve for what will not come.',
    task: 'Call the customers that are past due.',
  },
  'negative-balances': {
    fix: 'Enter the missing invoices or bills.',
    task: 'Reconcile these accounts to the aging reports.',
  },
  'customer-deposits': {
    fix: 'Move money for undone work to customer deposits.',
    task: 'List which of these jobs are done.',
  },
  'payroll-unpaid': {
    fix: 'Pay it, or show that it was paid.',
    task: 'Tie the balance to the Forms 941.',
  },
  'debt-like': {
    fix: 'Pay it before closing, or agree who delivers.',
    task: 'List what makes up the balance.',
  },
  'owner-loans': {
    fix: 'Repay it, forgive it, or write a note.',
    task: 'Draft how the loan ends at closing.',
  },
  'owner-payee': {
    fix: 'Compare with what a stranger would charge.',
    task: 'Collect invoices for what was paid to you.',
  },
  'possible-relatives': {
    fix: 'Say who they are, and compare with what a stranger would charge.',
    task: 'List your family members and companies that the business pays.',
  },
  'personal-costs': {
    fix: 'Say which of them the business needs, and adjust earnings for the others.',
    task: 'Mark your own costs, and keep the bills.',
  },
  'one-time-costs': {
    fix: 'Show that it was a one-time event, and adjust earnings for it.',
    task: 'Find the invoice of each, and when it ended.',
  },
  'one-time-income': {
    fix: 'Remove nonrecurring income from adjusted earnings.',
    task: 'Collect the letters about these grants, credits and payments.',
  },
  'duplicate-payments': {
    fix: 'Reverse what was entered twice, or show two invoices.',
    task: 'Check these with the vendors’ statements.',
  },
  'journals-to-cash': {
    fix: 'Show the bank line behind each entry.',
    task: 'Tie these entries to the bank statements.',
  },
  'opening-equity': {
    fix: 'Move it to retained earnings or capital.',
    task: 'Sort out the opening balances.',
  },
  'negative-cash': {
    fix: 'Reconcile the account.',
    task: 'Reconcile these months with the bank.',
  },
  'inventory-unmoved': {
    fix: 'Count it, and book the difference.',
    task: 'Count the inventory.',
  },
  'number-gaps': {
    fix: 'Show the voided ones.',
    task: 'List voided and deleted numbers.',
  },
  outliers: {
    fix: 'Say what it was. A one-time cost may be an add-back.',
    task: 'Find the document of each.',
  },
  'round-amounts': {
    fix: 'Replace estimates with invoices.',
    task: 'Find the invoices.',
  },
  'odd-days': {
    fix: 'Say who enters on these days.',
    task: 'Look up who entered them.',
  },
  'first-digits': {
    fix: 'Say what fixes these amounts.',
    task: 'Look through the entries shown.',
  },
};

export const radarKindWords: Record<RadarKind, { label: string; hint: string }> = {
  earnings: { label: 'Earnings', hint: 'times the multiple' },
  working_capital: { label: 'Working capital', hint: 'dollar for dollar' },
  debt_like: { label: 'Debt-like', hint: 'dollar for dollar' },
  asked: { label: 'Asked', hint: 'no price until it is answered' },
};

export const radarPersonWords: Record<RadarPerson, string> = {
  owner: 'Owner',
  bookkeeper: 'Bookkeeper',
  accountant: 'Accountant',
  attorney: 'Attorney',
};
