/** Units of rule values: money in cents, shares in percent. */
export const ruleUnits = ['money', 'percent', 'months', 'ratio'] as const;
export type RuleUnit = (typeof ruleUnits)[number];

export const sbaRules = {
  'max-loan': { unit: 'money', label: 'Maximum 7(a) loan' },
  'equity-injection': { unit: 'percent', label: 'Minimum equity injection, share of the project cost' },
  'seller-standby-share': {
    unit: 'percent',
    label: 'Maximum share of that equity from a seller note on full standby',
  },
  'dscr-minimum': { unit: 'ratio', label: 'Minimum DSCR' },
  'dscr-comfort': { unit: 'ratio', label: 'DSCR that banks prefer, from' },
  'dscr-comfort-high': { unit: 'ratio', label: 'DSCR that banks prefer, to' },
  'global-dscr-minimum': {
    unit: 'ratio',
    label: 'Minimum global DSCR, with the buyer’s personal income and debts',
  },
  'base-rate': { unit: 'percent', label: 'Base rate (prime)' },
  'small-loan-limit': { unit: 'money', label: 'Upper limit of small loans' },
  'smaller-loan-limit': { unit: 'money', label: 'Upper limit of the next rate tier' },
  'smallest-loan-limit': { unit: 'money', label: 'Upper limit of the smallest rate tier' },
  'spread-standard': { unit: 'percent', label: 'Maximum spread over prime, larger loans' },
  'spread-small': { unit: 'percent', label: 'Maximum spread over prime, small loans' },
  'spread-smaller': { unit: 'percent', label: 'Maximum spread over prime, next tier' },
  'spread-smallest': { unit: 'percent', label: 'Maximum spread over prime, smallest tier' },
  'term-months': { unit: 'months', label: 'Loan term, business acquisition' },
  'term-real-estate-months': { unit: 'months', label: 'Loan term with real estate' },
  'goodwill-valuation': {
    unit: 'money',
    label: 'Financed goodwill above which an independent valuation is required',
  },
  'guaranty-small-limit': { unit: 'money', label: 'Upper limit of loans with the higher SBA guaranty' },
  'guaranty-small': { unit: 'percent', label: 'SBA guaranty, smaller loans' },
  guaranty: { unit: 'percent', label: 'SBA guaranty, larger loans' },
  'partial-buyout-guarantee-months': {
    unit: 'months',
    label: 'Personal guaranty of owners who stay after a partial buyout',
  },
  'citizen-ownership': { unit: 'percent', label: 'Required ownership by US citizens or permanent residents' },
  'buyer-salary': { unit: 'money', label: 'Buyer’s salary (annual), default' },
  'seller-note-rate': { unit: 'percent', label: 'Seller note interest rate, default' },
  'seller-note-months': { unit: 'months', label: 'Seller note term, default' },
} as const satisfies Record<string, { unit: RuleUnit; label: string }>;

export type RuleKey = keyof typeof sbaRules;

export type RuleValues = Readonly<Record<RuleKey, number>>;

export function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(sbaRules, text);
}

/** The values of all rules by key; throws RangeError if one is missing. */
export function ruleValues(rules: readonly { key: string; value: number }[]): RuleValues {
  const known = new Map(rules.map(({ key, value }) => [key, value]));
  const missing = Object.keys(sbaRules).filter((key) => !known.has(key));
  if (missing.length > 0) throw new RangeError(`no rule ${missing.join(', ')}`);
  return Object.fromEntries(known) as RuleValues;
}

const limits: Record<RuleUnit, { least: number; most: number; whole: boolean }> = {
  money: { least: 0, most: 1e12, whole: true },
  percent: { least: 0, most: 100, whole: false },
  months: { least: 1, most: 480, whole: true },
  ratio: { least: 0.5, most: 10, whole: false },
};
const mostEquity = 90;

export function isRuleValue(key: RuleKey, value: number): boolean {
  const { least, most, whole } = limits[sbaRules[key].unit];
  if (key === 'equity-injection' && value > mostEquity) return false;
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}
