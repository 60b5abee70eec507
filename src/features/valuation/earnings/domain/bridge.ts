import { type Cents, cents } from '#kernel/money.ts';
import { type AddBackGroup, addBackCategories } from './add-back-categories.ts';
import { type AddBack, type AddBackFlag, addBackFlags, lenderAmount, sortedOut, sumOf } from './add-backs.ts';

/** A year of the books from its bottom line up, in cents, each in its natural sign. */
export type BottomUp = {
  netIncome: Cents;
  interestExpense: Cents;
  interestIncome: Cents;
  /** Of the business itself, tax of pass-through entities included; not payroll, sales or property tax. */
  incomeTax: Cents;
  /** Also what is hidden in the cost of sales. */
  depreciation: Cents;
  amortization: Cents;
};

/** The same year from its top line down; costs without depreciation, amortisation, interest and income tax. */
export type TopDown = {
  revenue: Cents;
  /** Discounts and returns: zero or below. */
  contraRevenue: Cents;
  costOfSales: Cents;
  operatingCosts: Cents;
  otherIncome: Cents;
  otherCosts: Cents;
};

/** EBITDA = net income + interest expense − interest income + income tax + depreciation + amortisation. Cents. */
export function ebitdaOf(of: BottomUp): Cents {
  const { netIncome, interestExpense, interestIncome, incomeTax, depreciation, amortization } = of;
  return cents(netIncome + interestExpense - interestIncome + incomeTax + depreciation + amortization);
}

/** EBITDA from the top: sales less the costs of running the business. It has to equal the one from the bottom. Cents. */
export function ebitdaTopDown(of: TopDown): Cents {
  const { revenue, contraRevenue, costOfSales, operatingCosts, otherIncome, otherCosts } = of;
  return cents(revenue + contraRevenue - costOfSales - operatingCosts + otherIncome - otherCosts);
}

export type Bridge = {
  netIncome: Cents;
  ebitda: Cents;
  /** What each group of add-backs that count comes to. */
  corrections: Cents;
  nonRecurring: Cents;
  owner: Cents;
  adjustedEbitda: Cents;
  /** Not part of the adjusted figure: what it would be with changes that are not in the books yet. */
  proForma: Cents;
  proFormaEbitda: Cents;
  /** What adjusted EBITDA bears for one owner: market pay, or what was paid where nobody said it. */
  marketPay: Cents;
  sde: Cents;
  /** The same with the credit that a lender gives. */
  lender: { adjustedEbitda: Cents; sde: Cents };
  /** Adjusted EBITDA ÷ sales as corrected; `null` without sales. */
  margin: number | null;
  /** Indices of add-backs that a test refused. */
  refused: number[];
  flags: AddBackFlag[];
};

/**
 * The bridge from net income over EBITDA and adjusted EBITDA to SDE, in cents. `marketPay`: what adjusted EBITDA bears
 * for one full-time owner-operator, with taxes and benefits (`withOwnerPay`); only one is added back, further owners are
 * add-backs to market of their own. `revenue`: sales net of discounts and returns. Source:
 * docs/rules/earnings.md.
 */
export function bridge(
  books: BottomUp,
  lines: readonly AddBack[],
  { marketPay, revenue }: { marketPay: Cents; revenue: Cents },
): Bridge {
  const ebitda = ebitdaOf(books);
  const { counting, refused } = sortedOut(lines);
  const inGroup = (group: AddBackGroup) =>
    counting.filter(({ code }) => addBackCategories[code].group === group);
  const adjusting = counting.filter(({ code }) => addBackCategories[code].group !== 'F');
  const adjustedEbitda = cents(ebitda + sumOf(adjusting));
  const lent = adjusting.reduce((sum, line) => sum + lenderAmount(line, ebitda), 0);
  const proForma = sumOf(inGroup('F'));
  const corrected = revenue + sumOf(adjusting.filter(({ onRevenue }) => onRevenue));
  return {
    netIncome: books.netIncome,
    ebitda,
    corrections: sumOf(inGroup('A')),
    nonRecurring: sumOf(inGroup('N')),
    owner: sumOf(inGroup('O')),
    adjustedEbitda,
    proForma,
    proFormaEbitda: cents(adjustedEbitda + proForma),
    marketPay,
    sde: cents(adjustedEbitda + marketPay),
    lender: { adjustedEbitda: cents(ebitda + lent), sde: cents(ebitda + lent + marketPay) },
    margin: corrected > 0 ? adjustedEbitda / corrected : null,
    refused,
    flags: addBackFlags(adjusting, ebitda),
  };
}
