/** Tests that a general ledger alone can be put to, in the order in which they run (docs/rules/quality-of-earnings.md, “Findings”). */
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
  'possible-relatives',
  'personal-costs',
  'one-time-costs',
  'one-time-income',
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

/** Tests that are not worked out here: a buyer’s accountant does them with documents. */
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
