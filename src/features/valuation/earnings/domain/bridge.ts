import { type Cents, cents } from '#kernel/money.ts';
import { type AddBackGroup, addBackCategories } from './add-back-categories.ts';
import { type AddBack, type AddBackFlag, addBackFlags, lenderAmount, sortedOut, sumOf } from './add-backs.ts';

/** A year of the books starting at net income, in cents, each in its natural sign. */
export type BottomUp = {
  netIncome: Cents;
  interestExpense: Cents;
  interestIncome: Cents;
  /** Of the business, including pass-through entity tax; not payroll, sales or property tax. */
  incomeTax: Cents;
  depreciation: Cents;
  amortization: Cents;
};

/** The same year starting at sales. Costs exclude depreciation, amortization, interest and income tax. */
export type TopDown = {
  revenue: Cents;
  /** Zero or below. */
  contraRevenue: Cents;
  costOfSales: Cents;
  operatingCosts: Cents;
  otherIncome: Cents;
  otherCosts: Cents;
};

/** EBITDA = net income + interest expense − interest income + income tax + depreciation + amortization. Cents. */
export function ebitdaOf(of: BottomUp): Cents {
  const { netIncome, interestExpense, interestIncome, incomeTax, depreciation, amortization } = of;
  return cents(netIncome + interestExpense - interestIncome + incomeTax + depreciation + amortization);
}

/** EBITDA from sales less operating costs, in cents. Must equal `ebitdaOf`. */
export function ebitdaTopDown(of: TopDown): Cents {
  const { revenue, contraRevenue, costOfSales, operatingCosts, otherIncome, otherCosts } = of;
  return cents(revenue + contraRevenue - costOfSales - operatingCosts + otherIncome - otherCosts);
}

export type Bridge = {
  netIncome: Cents;
  ebitda: Cents;
  corrections: Cents;
  nonRecurring: Cents;
  owner: Cents;
  adjustedEbitda: Cents;
  /** Changes that are not in the books yet; not in the adjusted figure. */
  proForma: Cents;
  proFormaEbitda: Cents;
  /** The cost of one owner in adjusted EBITDA: replacement salary, or what was paid if that is unknown. */
  marketPay: Cents;
  sde: Cents;
  lender: { adjustedEbitda: Cents; sde: Cents };
  margin: number | null;
  refused: number[];
  flags: AddBackFlag[];
};

/**
 * The bridge from net income through EBITDA and adjusted EBITDA to SDE, in cents (docs/rules/earnings.md).
 * `marketPay`: cost of one full-time owner-operator in adjusted EBITDA (`withOwnerPay`); other owners need an
 * add-back to market. `revenue`: net of discounts and returns.
 */
export function bridge(books: BottomUp, lines: readonly AddBack[], terms: BridgeTerms): Bridge {
  const { counting, refused } = sortedOut(lines);
  return { ...bridgeOver(books, counting, terms), refused };
}

/** `lenderPay`: the cost of one owner in lender-recognized adjusted EBITDA (`costToLender`). */
type BridgeTerms = { marketPay: Cents; lenderPay: Cents; revenue: Cents };

/** The same from lines that count, without judging them again: a month may hold a part of a line only. Cents. */
export function bridgeOver(
  books: BottomUp,
  counting: readonly AddBack[],
  { marketPay, lenderPay, revenue }: BridgeTerms,
): Omit<Bridge, 'refused'> {
  const ebitda = ebitdaOf(books);
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
    lender: { adjustedEbitda: cents(ebitda + lent), sde: cents(ebitda + lent + lenderPay) },
    margin: corrected > 0 ? adjustedEbitda / corrected : null,
    flags: addBackFlags(adjusting, ebitda),
  };
}
