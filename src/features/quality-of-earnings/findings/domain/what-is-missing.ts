import type { FindingTest, PaperTest } from './finding-tests.ts';
import { oddDays, recurring } from './thresholds.ts';

/** What a ledger has to test with: how many lines have a type, are journals, are numbered invoices or checks, have a name. */
export type LedgerFacts = {
  lines: number;
  typed: number;
  journals: number;
  invoices: number;
  named: number;
  /** Accounts with a balance before their first line. */
  openings: number;
  /** With a memo. */
  noted: number;
  /** Months with entries in the profit and loss. */
  months: number;
  /** The most months in a row with entries in the profit and loss. */
  inRow: number;
  /** Of the last twelve months and the twelve before, those with lines. */
  compared: number;
  /** Of the last twelve months those with revenue. */
  sold: number;
};

export const missingParts = [
  'types',
  'other-types',
  'numbers',
  'names',
  'openings',
  'memos',
  'twelve-months',
  'thirteen-months',
  'latest-year',
  'two-years',
  'delivery-days',
  'aging',
  'bank-statements',
  'audit-log',
  'related-parties',
  'tax-returns',
] as const;
/** What has to be given before a test can be worked out: a column of the ledger, or a document. */
export type MissingPart = (typeof missingParts)[number];

export const missingPapers: Record<PaperTest, MissingPart> = {
  'cut-off': 'delivery-days',
  'receivable-age': 'aging',
  'stale-checks': 'bank-statements',
  'edited-history': 'audit-log',
  'related-parties': 'related-parties',
  'tax-filings': 'tax-returns',
  'adjustments-account': 'tax-returns',
};

const needs: { readonly [Test in FindingTest]?: readonly MissingPart[] } = {
  'round-trips': ['names'],
  'period-end-spikes': ['latest-year'],
  'late-credits': ['types'],
  'journals-to-revenue': ['types', 'other-types'],
  'journals-to-cash': ['types', 'other-types'],
  'odd-days': ['thirteen-months'],
  'duplicate-payments': ['names'],
  'number-gaps': ['types', 'numbers'],
  'first-digits': ['names'],
  'slow-receivables': ['openings', 'two-years'],
  'owner-payee': ['names'],
  'possible-relatives': ['names'],
  'personal-costs': ['memos'],
  'one-time-costs': ['memos', 'twelve-months'],
  'one-time-income': ['memos', 'twelve-months'],
  'debt-like': ['openings'],
  undeposited: ['openings'],
  'negative-cash': ['openings'],
  'negative-balances': ['openings'],
  'payroll-unpaid': ['openings'],
  'owner-loans': ['openings'],
  'opening-equity': ['openings'],
  'inventory-unmoved': ['openings'],
};

const year = 12;

/** What a test lacks in this ledger; `null`: it can be worked out. */
export function missingFor(test: FindingTest, facts: LedgerFacts): MissingPart | null {
  const lacks: { readonly [Part in MissingPart]?: boolean } = {
    types: facts.typed === 0,
    // An export in which everything is called a journal tells nothing about journals made by hand.
    'other-types': facts.journals === facts.typed,
    numbers: facts.invoices === 0,
    names: facts.named === 0,
    openings: facts.openings === 0,
    memos: facts.noted === 0,
    // In a few months an event is in more than its share of them.
    'twelve-months': facts.months < recurring.least,
    // What is usual for a month is what the year before it had.
    'thirteen-months': facts.inRow < oddDays.months + 1,
    // A usual share of late sales is that of twelve months: with fewer, every month would pass unseen.
    'latest-year': facts.sold < year,
    // A month without lines is not one of no sales: it would make the days of its year too many.
    'two-years': facts.compared < 2 * year,
  };
  return needs[test]?.find((part) => lacks[part]) ?? null;
}
