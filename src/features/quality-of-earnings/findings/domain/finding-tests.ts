/**
 * Tests that a general ledger alone can be put to (docs/rules/quality-of-earnings.md, “Findings”), in the order in which
 * they run. `source`: the code of the test, or the section that asks for it.
 */
export const findingTests = [
  'round-trips',
  'period-end-spikes',
  'late-credits',
  'journals-to-revenue',
  'journals-to-cash',
  'odd-days',
  'round-amounts',
  'duplicate-payments',
  'number-gaps',
  'first-digits',
  'outliers',
  'capitalized-costs',
  'slow-receivables',
  'uncategorized',
  'owner-payee',
  'deposits-without-sale',
  'unusual-pairs',
  'customer-deposits',
  'debt-like',
  'opening-equity',
  'undeposited',
  'negative-cash',
  'negative-balances',
  'payroll-unpaid',
  'owner-loans',
  'inventory-unmoved',
] as const;
export type FindingTest = (typeof findingTests)[number];

/** Tests that need another document, which a review cannot take yet. */
export const paperTests = [
  'cut-off',
  'receivable-age',
  'stale-checks',
  'edited-history',
  'related-parties',
  'tax-filings',
  'adjustments-account',
] as const;
export type PaperTest = (typeof paperTests)[number];

/** Codes of F01 to F17, or of the section that asks for the test. */
export const testSources: Record<FindingTest | PaperTest, string> = {
  'round-trips': 'F01',
  'cut-off': 'F02',
  'period-end-spikes': 'F03',
  'late-credits': 'F04',
  'journals-to-revenue': 'F05',
  'journals-to-cash': 'F05',
  'odd-days': 'F06',
  'round-amounts': 'F07',
  'duplicate-payments': 'F08',
  'number-gaps': 'F09',
  'first-digits': 'F10',
  outliers: 'F11',
  'capitalized-costs': 'F12',
  'slow-receivables': 'F13',
  'receivable-age': 'F13',
  uncategorized: 'F14',
  'edited-history': 'F15',
  'owner-payee': 'F16',
  'related-parties': 'F16',
  'tax-filings': 'F17',
  'deposits-without-sale': 'proof of cash',
  'unusual-pairs': 'revenue',
  'customer-deposits': 'revenue',
  'debt-like': 'debt-like',
  'opening-equity': 'balance sheet',
  undeposited: 'balance sheet',
  'negative-cash': 'balance sheet',
  'negative-balances': 'balance sheet',
  'payroll-unpaid': 'balance sheet',
  'owner-loans': 'balance sheet',
  'inventory-unmoved': 'balance sheet',
  'stale-checks': 'balance sheet',
  'adjustments-account': 'balance sheet',
};
