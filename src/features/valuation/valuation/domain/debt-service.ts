import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import type { RuleKey, RuleValues } from './sba-rules.ts';

/** A purchase as a bank sees it. Money in cents, rates and shares as fractions, terms in months. */
export type Purchase = {
  price: Cents;
  workingCapital: Cents;
  closingCosts: Cents;
  /** Annual cash after the buyer's salary, upkeep and other obligations; may be negative. */
  cash: Cents;
  equity: number;
  rate: number;
  months: number;
  sellerNote: { amount: Cents; rate: number; months: number; standby: boolean };
  existingDebt: Cents;
  assets: Cents;
  /** `null` to compute what the project needs. */
  loan: Cents | null;
};

export type DebtWarning =
  | 'cash-not-positive'
  | 'loan-over-maximum'
  | 'equity-below-minimum'
  | 'standby-over-share'
  | 'dscr-below-minimum'
  | 'dscr-below-comfort'
  | 'rate-over-cap'
  | 'term-over-usual'
  | 'valuation-needed';

export type DebtService = {
  project: Cents;
  equity: Cents;
  standbyCounted: Cents;
  buyerCash: Cents;
  loan: Cents;
  guaranty: number;
  monthly: Cents;
  firstMonth: { interest: Cents; principal: Cents };
  annual: { loan: Cents; sellerNote: Cents; existing: Cents; total: Cents };
  cash: Cents;
  /** Cash ÷ payments, to four places; `null` if nothing is owed. */
  dscr: number | null;
  maxLoan: { atMinimum: Cents; atComfort: Cents };
  maxProject: { atMinimum: Cents; atComfort: Cents };
  warnings: { code: DebtWarning; rule: RuleKey | null }[];
};

/**
 * The debt service check of an SBA 7(a) loan: coverage is annual cash over annual principal and interest, without a
 * seller note on full standby. `rules`: money in cents, shares in percent. Formulas: docs/rules/valuation.md.
 */
export function debtService(of: Purchase, rules: RuleValues): DebtService {
  const { project, equity, standbyCounted, buyerCash, loan } = loanNeeded(of, rules);
  const { amount, standby } = of.sellerNote;
  const note = standby ? 0 : 12 * payment(amount, of.sellerNote.rate, of.sellerNote.months);
  const own = 12 * payment(loan, of.rate, of.months);
  const owed = own + note + of.existingDebt / 100;
  const coverage = owed > 0 ? of.cash / 100 / owed : null;
  const interest = centsFromDollars((loan / 100) * (of.rate / 12));
  const monthly = centsFromDollars(payment(loan, of.rate, of.months));
  const lent = (least: number) => maxLoan(of, note + of.existingDebt / 100, least, rules['max-loan']);
  const most = { atMinimum: lent(rules['dscr-minimum']), atComfort: lent(rules['dscr-comfort']) };
  return {
    project,
    equity,
    standbyCounted,
    buyerCash,
    loan,
    guaranty: loan <= rules['guaranty-small-limit'] ? rules['guaranty-small'] : rules.guaranty,
    monthly,
    firstMonth: { interest, principal: cents(monthly - interest) },
    annual: yearOf(centsFromDollars(own), centsFromDollars(note), of.existingDebt),
    cash: of.cash,
    dscr: coverage === null ? null : Math.round(coverage * 10_000) / 10_000,
    maxLoan: { atMinimum: centsFromDollars(most.atMinimum), atComfort: centsFromDollars(most.atComfort) },
    maxProject: {
      atMinimum: maxProject(of, most.atMinimum, rules),
      atComfort: maxProject(of, most.atComfort, rules),
    },
    warnings: warningsOf(of, rules, { loan, coverage, standbyCounted }),
  };
}

/** Total cost of the purchase, who contributes what, and the loan that remains. Cents. */
export function loanNeeded(of: Omit<Purchase, 'rate' | 'cash'>, rules: RuleValues) {
  const { amount, standby } = of.sellerNote;
  const project = cents(of.price + of.workingCapital + of.closingCosts);
  const equity = part(project, of.equity);
  const countable = part(project, of.equity * standbyShare(rules));
  const standbyCounted = cents(standby ? Math.min(amount, countable) : 0);
  const buyerCash = cents(equity - standbyCounted);
  const loan = of.loan ?? cents(Math.max(0, project - buyerCash - amount));
  return { project, equity, standbyCounted, buyerCash, loan };
}

const standbyShare = (rules: RuleValues) => rules['seller-standby-share'] / 100;

/**
 * The largest project in cents that a loan in dollars can fund. A standby note counts for at most a share of the
 * equity, which grows with the project: the loan is min(P(1 − e), P(1 − e + se) − note), and both rise with P.
 */
function maxProject({ equity, sellerNote }: Purchase, loan: number, rules: RuleValues): Cents {
  const note = sellerNote.amount / 100;
  const beside = 1 - equity;
  if (!sellerNote.standby) return centsFromDollars((loan + note) / beside);
  const counted = equity * standbyShare(rules);
  return centsFromDollars(Math.max(loan / beside, (loan + note) / (beside + counted)));
}

/** The total adds up the rounded parts, so that it foots. */
function yearOf(loan: Cents, sellerNote: Cents, existing: Cents): DebtService['annual'] {
  return { loan, sellerNote, existing, total: cents(loan + sellerNote + existing) };
}

/** In dollars, unrounded. */
function payment(principal: Cents, rate: number, months: number): number {
  return (principal / 100) * paymentFactor(rate, months);
}

/** The level monthly payment as a share of the loan: i ÷ (1 − (1 + i)^−n), where i is the annual rate ÷ 12. */
export function paymentFactor(rate: number, months: number): number {
  const i = rate / 12;
  // expm1 and log1p: (1 + i)^-n loses precision for rates near zero.
  return i === 0 ? 1 / months : i / -Math.expm1(-months * Math.log1p(i));
}

/** Highest rate allowed for a loan of this size, in percent. */
export function rateCap(loan: Cents, rules: RuleValues): number {
  return rules['base-rate'] + rules[spreadFor(loan, rules)];
}

function spreadFor(loan: Cents, rules: RuleValues) {
  if (loan > rules['small-loan-limit']) return 'spread-standard';
  if (loan > rules['smaller-loan-limit']) return 'spread-small';
  return loan > rules['smallest-loan-limit'] ? 'spread-smaller' : 'spread-smallest';
}

/** In dollars, unrounded. `others`: other annual payments. */
function maxLoan({ cash, rate, months }: Purchase, others: number, least: number, most: number): number {
  const left = Math.max(0, cash / 100 / least - others);
  return Math.min(most / 100, left / 12 / paymentFactor(rate, months));
}

function part(of: Cents, share: number): Cents {
  return centsFromDollars((of / 100) * share);
}

function warningsOf(
  of: Purchase,
  rules: RuleValues,
  found: { loan: Cents; coverage: number | null; standbyCounted: Cents },
): DebtService['warnings'] {
  const { loan, coverage, standbyCounted } = found;
  const { amount, standby } = of.sellerNote;
  const short = (key: 'dscr-minimum' | 'dscr-comfort') => coverage !== null && coverage < rules[key];
  const spread = spreadFor(loan, rules);
  const all: [boolean, DebtWarning, RuleKey | null][] = [
    [of.cash <= 0, 'cash-not-positive', null],
    [loan > rules['max-loan'], 'loan-over-maximum', 'max-loan'],
    [of.equity < rules['equity-injection'] / 100, 'equity-below-minimum', 'equity-injection'],
    [standby && amount > standbyCounted, 'standby-over-share', 'seller-standby-share'],
    [short('dscr-minimum'), 'dscr-below-minimum', 'dscr-minimum'],
    [!short('dscr-minimum') && short('dscr-comfort'), 'dscr-below-comfort', 'dscr-comfort'],
    [of.rate * 100 > rateCap(loan, rules) + 1e-9, 'rate-over-cap', spread],
    [of.months > rules['term-months'], 'term-over-usual', 'term-months'],
    [of.price - of.assets > rules['goodwill-valuation'], 'valuation-needed', 'goodwill-valuation'],
  ];
  return all.filter(([holds]) => holds).map(([, code, rule]) => ({ code, rule }));
}
