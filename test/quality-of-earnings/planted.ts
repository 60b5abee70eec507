import type { FindingTest } from '#features/quality-of-earnings/findings/domain/finding-tests.ts';
import type { Entry } from '#test/support/findings.ts';

export const pair = (debit: string, credit: string, cents: number): Entry['sides'] => [
  [debit, cents],
  [credit, -cents],
];
export const day = '2025-08-12';

export const receivable = 'Accounts Receivable';
const opened = { [receivable]: 500_000 };

type Planted = { add: Entry[]; openings?: Record<string, number>; found: object };

/** What is added to quiet books, and the one finding that it makes: subject, cents, what a buyer could take off, lines. */
export const planted: Record<FindingTest, Planted> = {
  'round-trips': {
    add: [
      { day, type: 'Check', name: 'Loop LLC', sides: pair('Due from affiliate', 'Checking', 700_000) },
      {
        day: '2025-08-29',
        type: 'Sales Receipt',
        name: 'Loop LLC',
        sides: pair('Checking', 'Sales', 700_000),
      },
    ],
    found: { subject: 'Loop LLC', dollars: 700_000, stake: 700_000, rows: 2 },
  },
  'period-end-spikes': {
    add: [
      { day: '2025-12-30', type: 'Invoice', name: 'Customer 1', sides: pair(receivable, 'Sales', 300_012) },
    ],
    found: { subject: '2025-12', dollars: 275_011, stake: 275_011, rows: 1 },
  },
  'late-credits': {
    add: [
      {
        day: '2025-01-14',
        type: 'Credit Memo',
        name: 'Customer 1',
        sides: pair('Sales', receivable, 90_000),
      },
    ],
    openings: opened,
    found: { subject: '2024-12-31', dollars: 90_000, stake: 0, rows: 1 },
  },
  'journals-to-revenue': {
    add: [
      {
        day,
        type: 'Journal Entry',
        number: 'J1',
        name: 'Customer 2',
        sides: pair('Prepaid', 'Sales', 300_100),
      },
    ],
    found: { subject: 'Sales', dollars: 300_100, stake: 300_100, rows: 1 },
  },
  'journals-to-cash': {
    add: [{ day, type: 'Journal Entry', number: 'J1', sides: pair('Prepaid', 'Checking', 300_100) }],
    found: { subject: 'Checking', dollars: 300_100, rows: 1 },
  },
  'odd-days': {
    add: ['2025-08-02', '2025-08-03', '2025-08-09', '2025-08-10'].map((sunday, at) => ({
      ...{ day: sunday, type: 'Check', name: `Handyman ${at}` },
      sides: pair('Repairs', 'Checking', 10_100 + at),
    })),
    found: { subject: '2025-08', dollars: 40_406, stake: 0, rows: 4, facts: { share: 0.5, usual: 0.0385 } },
  },
  'round-amounts': {
    add: ['2025-02-12', '2025-05-13', day].map((on, at) => ({
      ...{ day: on, type: 'Check', name: `Adviser ${at}` },
      sides: pair('Legal fees', 'Checking', 300_000),
    })),
    found: { subject: 'Legal fees', dollars: 900_000, stake: 0, rows: 3 },
  },
  'duplicate-payments': {
    add: [day, '2025-08-19'].map((on, at) => ({
      ...{ day: on, type: 'Bill', number: `B${at}`, name: 'Fix It Inc' },
      sides: pair('Repairs', 'Accounts Payable', 20_033),
    })),
    found: { subject: 'Fix It Inc', dollars: 20_033, rows: 2 },
  },
  'number-gaps': {
    add: [
      { day, type: 'Invoice', number: '1080', name: 'Customer 1', sides: pair(receivable, 'Sales', 10_012) },
    ],
    found: { subject: 'Invoice', dollars: 0, rows: 1, facts: { missing: 8, known: 73 } },
  },
  'first-digits': {
    add: Array.from({ length: 310 }, (_, at) => ({
      ...{ day: '2024-08-13', type: 'Bill', name: `Supplier ${at}` },
      sides: pair('Repairs', 'Accounts Payable', 9_000 + at),
    })),
    found: { subject: 'costs', rows: 372, stake: 0, facts: { amounts: 382, pairs: null } },
  },
  outliers: {
    add: [{ day, type: 'Check', name: 'Payroll Co', sides: pair('Wages', 'Checking', 4_000_012) }],
    found: { subject: 'Wages', dollars: 4_000_012, rows: 1 },
  },
  'capitalized-costs': {
    add: [
      {
        day,
        type: 'Check',
        name: 'Fix It Inc',
        memo: 'Engine repair',
        sides: pair('Machinery', 'Checking', 300_001),
      },
    ],
    found: { subject: 'Machinery', dollars: 300_001, stake: 300_001, rows: 1 },
  },
  'slow-receivables': {
    add: [{ day, type: 'Invoice', name: 'Customer 1', sides: pair(receivable, 'Sales', 500_000) }],
    openings: opened,
    // 13.62 days on 246,764.16 of sales, after 7.56: that is 4,899.59 more than at the pace before.
    found: { subject: '', rows: 25, facts: { now: 14.8, before: 7.6 } },
  },
  uncategorized: {
    add: [{ day, type: 'Deposit', sides: pair('Checking', 'Ask My Accountant', 200_000) }],
    found: { subject: 'Ask My Accountant', dollars: 200_000, stake: 200_000, rows: 1 },
  },
  'owner-payee': {
    add: [{ day, type: 'Check', name: 'Hettie Harrow', sides: pair('Repairs', 'Checking', 50_012) }],
    found: { subject: 'Repairs', dollars: 50_012, rows: 1 },
  },
  'possible-relatives': {
    add: [
      { day, type: 'Check', name: 'Hettie’s Rentals LLC', sides: pair('Repairs', 'Checking', 50_012) },
      { day, type: 'Check', name: 'Robert Harrow', sides: pair('Repairs', 'Checking', 40_012) },
      {
        ...{ day, type: 'Check', name: 'Dealer', memo: 'Truck for my wife' },
        sides: pair('Repairs', 'Checking', 30_012),
      },
      // Neither is: the owner has a test of their own, and the last one is below the posting threshold.
      { day, type: 'Check', name: 'Harrowgate & Sons', sides: pair('Repairs', 'Checking', 20_012) },
      { day, type: 'Check', name: 'Hettie Harrow', sides: pair('Repairs', 'Checking', 20_013) },
      { day, type: 'Check', name: 'Rob Harrow', sides: pair('Repairs', 'Checking', 9_012) },
    ],
    found: { subject: 'Repairs', dollars: 120_036, rows: 3 },
  },
  'personal-costs': {
    add: [
      {
        day,
        type: 'Check',
        name: 'Verizon',
        memo: 'Family cell phone',
        sides: pair('Telephone', 'Checking', 9_012),
      },
      {
        day,
        type: 'Check',
        name: 'Expedia',
        memo: 'TAHOE VACATION',
        sides: pair('Travel', 'Checking', 80_012),
      },
      {
        day,
        type: 'Check',
        name: 'Depot',
        memo: 'Family restaurant supply',
        sides: pair('Repairs', 'Checking', 30_012),
      },
    ],
    found: { subject: 'O-PERK', dollars: 89_024, stake: 89_024, rows: 2 },
  },
  'one-time-costs': {
    add: [
      {
        day,
        type: 'Check',
        name: 'Firm LLP',
        memo: 'Lawsuit settlement',
        sides: pair('Legal fees', 'Checking', 200_012),
      },
      {
        day,
        type: 'Check',
        name: 'Feeds',
        memo: 'Moving average, settlement of account',
        sides: pair('Repairs', 'Checking', 30_012),
      },
    ],
    found: { subject: 'N-LEGAL', dollars: 200_012, stake: 200_012, rows: 1 },
  },
  'one-time-income': {
    add: [
      // Credits against payroll tax lower a cost.
      {
        day,
        type: 'Deposit',
        name: 'IRS',
        memo: 'ERC refund Q2',
        sides: pair('Checking', 'Payroll taxes', 150_012),
      },
      {
        day,
        type: 'Invoice',
        number: 'X',
        name: 'District 9',
        memo: 'School district contract',
        sides: pair(receivable, 'Sales', 20_012),
      },
    ],
    found: { subject: 'N-GRANT', dollars: 150_012, stake: 150_012, rows: 1 },
  },
  'deposits-without-sale': {
    add: [{ day, type: 'Deposit', sides: pair('Checking', 'Sales', 400_012) }],
    found: { subject: 'Sales', dollars: 400_012, stake: 400_012, rows: 1 },
  },
  'unusual-pairs': {
    add: [{ day, type: 'Invoice', number: 'X', name: 'Dealer', sides: pair('Machinery', 'Sales', 20_012) }],
    found: { subject: 'Machinery', dollars: 20_012, stake: 20_012, rows: 1 },
  },
  'customer-deposits': {
    add: [
      {
        ...{ day, type: 'Invoice', name: 'Customer 1', memo: 'Customer deposit for spring' },
        sides: pair(receivable, 'Sales', 30_012),
      },
    ],
    found: { subject: 'Sales', dollars: 30_012, stake: 30_012, rows: 1 },
  },
  'debt-like': {
    add: [
      { day, type: 'Deposit', name: 'Customer 1', sides: pair('Checking', 'Customer Deposits', 100_000) },
    ],
    found: { subject: 'Customer Deposits', dollars: 100_000, stake: 100_000, rows: 1 },
  },
  'opening-equity': {
    add: [{ day, type: 'Deposit', sides: pair('Checking', 'Opening Balance Equity', 100_000) }],
    found: { subject: 'Opening Balance Equity', dollars: 100_000, stake: 0, rows: 1 },
  },
  undeposited: {
    add: [{ day, type: 'Payment', name: 'Customer 1', sides: pair('Undeposited Funds', receivable, 50_000) }],
    openings: opened,
    found: { subject: 'Undeposited Funds', dollars: 50_000, stake: 50_000, rows: 1 },
  },
  'negative-cash': {
    add: [{ day, type: 'Transfer', sides: pair('Checking', 'Savings', 10_000) }],
    found: { subject: 'Savings', dollars: 10_000, rows: 1, facts: { months: 1 } },
  },
  'negative-balances': {
    add: [{ day, type: 'Check', name: 'Supplier', sides: pair('Accounts Payable', 'Checking', 10_000) }],
    found: { subject: 'Accounts Payable', dollars: 10_000, stake: 10_000, rows: 1 },
  },
  'payroll-unpaid': {
    add: [{ day, type: 'Paycheck', sides: pair('Wages', 'Payroll Liabilities', 10_000) }],
    found: { subject: 'Payroll Liabilities', dollars: 10_000, stake: 10_000, rows: 1 },
  },
  'owner-loans': {
    add: [{ day, type: 'Deposit', sides: pair('Checking', 'Loan from owner', 10_000) }],
    found: { subject: 'Loan from owner', dollars: 10_000, stake: 10_000, rows: 1 },
  },
  'inventory-unmoved': {
    add: [{ day, type: 'Bill', name: 'Supplier', sides: pair('Inventory', 'Checking', 10_000) }],
    found: { subject: 'Inventory', dollars: 10_000, stake: 0, rows: 1, facts: { after: '2025-08' } },
  },
};
