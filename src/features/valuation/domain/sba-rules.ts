/** What the value of a rule is counted in. Money in cents, shares in percent. */
export const ruleUnits = ['money', 'percent', 'months', 'ratio'] as const;
export type RuleUnit = (typeof ruleUnits)[number];

/** The rules of SBA 7(a) loans and of the banks that make them, as far as we check them or show them. */
export const sbaRules = {
  'max-loan': { unit: 'money', label: 'Largest 7(a) loan' },
  'equity-injection': { unit: 'percent', label: 'Equity for a change of ownership, of the project' },
  'seller-standby-share': {
    unit: 'percent',
    label: 'Share of the equity that a seller note on full standby may be',
  },
  'dscr-minimum': { unit: 'ratio', label: 'Least debt service coverage' },
  'dscr-comfort': { unit: 'ratio', label: 'Coverage that banks are comfortable with, from' },
  'dscr-comfort-high': { unit: 'ratio', label: 'Coverage that banks are comfortable with, to' },
  'global-dscr-minimum': { unit: 'ratio', label: 'Least coverage with the buyer’s own debts and income' },
  'base-rate': { unit: 'percent', label: 'Base rate (prime)' },
  'small-loan-limit': { unit: 'money', label: 'A small loan is one up to' },
  'smaller-loan-limit': { unit: 'money', label: 'The next smaller rate tier ends at' },
  'smallest-loan-limit': { unit: 'money', label: 'The smallest rate tier ends at' },
  'spread-standard': { unit: 'percent', label: 'Most above the base rate, larger loans' },
  'spread-small': { unit: 'percent', label: 'Most above the base rate, small loans' },
  'spread-smaller': { unit: 'percent', label: 'Most above the base rate, next smaller tier' },
  'spread-smallest': { unit: 'percent', label: 'Most above the base rate, smallest tier' },
  'term-months': { unit: 'months', label: 'Term for buying a business' },
  'term-real-estate-months': { unit: 'months', label: 'Term with real estate' },
  'goodwill-valuation': {
    unit: 'money',
    label: 'Financed goodwill that needs an independent valuation, above',
  },
  'guaranty-small-limit': { unit: 'money', label: 'The higher guaranty is for loans up to' },
  'guaranty-small': { unit: 'percent', label: 'Guaranty of the SBA, smaller loans' },
  guaranty: { unit: 'percent', label: 'Guaranty of the SBA, larger loans' },
  'partial-buyout-guarantee-months': {
    unit: 'months',
    label: 'Owners who stay after a partial buy-out guarantee the loan for',
  },
  'citizen-ownership': { unit: 'percent', label: 'Ownership by US citizens or permanent residents' },
  'buyer-salary': { unit: 'money', label: 'Salary that the buyer needs to live on, a year, unless told' },
  'seller-note-rate': { unit: 'percent', label: 'Interest of a seller note, unless told' },
  'seller-note-months': { unit: 'months', label: 'Term of a seller note, unless told' },
} as const satisfies Record<string, { unit: RuleUnit; label: string }>;

export type RuleKey = keyof typeof sbaRules;

/** The value of every rule, in its unit. */
export type RuleValues = Readonly<Record<RuleKey, number>>;

/** Whether a text is the key of a rule. */
export function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(sbaRules, text);
}

/** The values of rules by their keys; throws RangeError where one is missing. */
export function ruleValues(rules: readonly { key: string; value: number }[]): RuleValues {
  const known = new Map(rules.map(({ key, value }) => [key, value]));
  const missing = Object.keys(sbaRules).filter((key) => !known.has(key));
  if (missing.length > 0) throw new RangeError(`no rule ${missing.join(', ')}`);
  // Every key is there: it was looked at above.
  return Object.fromEntries(known) as RuleValues;
}

const limits: Record<RuleUnit, { least: number; most: number; whole: boolean }> = {
  money: { least: 0, most: 1e12, whole: true },
  percent: { least: 0, most: 100, whole: false },
  months: { least: 1, most: 480, whole: true },
  ratio: { least: 0.5, most: 10, whole: false },
};
/** Equity above this would leave nothing to lend on. */
const mostEquity = 90;

/** Whether a rule can have this value, in its unit. */
export function isRuleValue(key: RuleKey, value: number): boolean {
  const { least, most, whole } = limits[sbaRules[key].unit];
  if (key === 'equity-injection' && value > mostEquity) return false;
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}
