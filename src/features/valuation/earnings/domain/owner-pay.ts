import { type Cents, cents } from '#kernel/money.ts';
import { type AddBack, lenderAmount, sortedOut } from './add-backs.ts';
import type { PeriodBooks } from './period-books.ts';

export type OwnerPay = {
  from: 'add-back' | 'books';
  paid: Cents;
  market: Cents | null;
  effect: Cents;
  /** The part of the pay that the books show as the owner’s, which lender-recognized SDE contains in full. */
  shown: Cents;
};

export type WithOwner = {
  pay: OwnerPay;
  /** The add-back that brings the pay to market, of those that were told; `null` if the books do. */
  bearing: AddBack | null;
  /** Cost of one owner in adjusted EBITDA, which SDE adds back. */
  borne: Cents;
  /** The same in lender-recognized adjusted EBITDA. */
  borneByLender: Cents;
  told: AddBack[];
  fromBooks: AddBack | null;
};

type Period = Pick<PeriodBooks, 'lines' | 'source'>;

/**
 * Adjusts one owner's compensation to market, so that SDE is EBITDA plus that compensation and all other adjustments.
 * Uses an add-back for it if there is one, else the line "Owner’s pay" less what other add-backs take from it.
 * `market`: cents a year, `null` if unknown. Source: practice of business brokers (one owner is added back).
 */
export function withOwnerPay(told: readonly AddBack[], period: Period, market: Cents | null): WithOwner {
  const bears = ({ code, replacement }: AddBack) =>
    code === 'O-COMP' && replacement > 0 && (market === null || replacement === market);
  const bearing = sortedOut(told).counting.find(bears);
  if (bearing) {
    const { recorded: paid, replacement, amount: effect } = bearing;
    const shown = shownAsOwners(bearing, period);
    const pay: OwnerPay = { from: 'add-back', paid, market: replacement, effect, shown };
    const borneByLender = costToLender(bearing, shown);
    return { pay, bearing, borne: replacement, borneByLender, told: [...told], fromBooks: null };
  }
  const marked = told.map((line) => (isOwnersPay(line) ? { ...line, notToMarket: true } : line));
  const paid = leftInBooks(marked, period);
  if (market === null)
    return {
      pay: { from: 'books', paid, market, effect: cents(0), shown: paid },
      bearing: null,
      borne: paid,
      borneByLender: paid,
      told: marked,
      fromBooks: null,
    };
  const effect = cents(paid - market);
  const fromBooks = ownersLine({ paid, market, effect }, period);
  const borneByLender = costToLender(fromBooks, paid);
  return {
    pay: { from: 'books', paid, market, effect, shown: paid },
    bearing: null,
    borne: market,
    borneByLender,
    told: marked,
    fromBooks,
  };
}

/**
 * What one owner costs in lender-recognized adjusted EBITDA, so that lender-recognized SDE contains the owner’s pay
 * whatever a replacement costs: pay that the books show as the owner’s in full, other pay by its evidence
 * (docs/rules/earnings.md). `shown`: the part of the pay that the books show as the owner’s. Cents.
 */
export function costToLender(
  line: Pick<AddBack, 'code' | 'amount' | 'tier' | 'replacement'>,
  shown: Cents,
): Cents {
  const pay = line.amount + line.replacement;
  const other = lenderAmount({ ...line, amount: cents(pay - shown) }, cents(0));
  return cents(shown + other - lenderAmount(line, cents(0)));
}

function shownAsOwners({ amount, replacement, inBooks }: AddBack, { lines }: Period): Cents {
  if (inBooks && inBooks.account !== 'OFFICER_COMP') return cents(0);
  return cents(Math.min(amount + replacement, Math.max(0, lines.OFFICER_COMP ?? 0)));
}

/** Excludes payroll tax and benefits of the owner, which are on other lines. */
function isOwnersPay({ code, replacement, inBooks }: AddBack): boolean {
  const account = inBooks?.account ?? 'OFFICER_COMP';
  return code === 'O-COMP' && (replacement > 0 || account === 'OFFICER_COMP');
}

function leftInBooks(told: readonly AddBack[], { lines }: Period): Cents {
  const taken = sortedOut(told)
    .counting.filter(({ inBooks }) => inBooks?.account === 'OFFICER_COMP')
    .reduce((sum, { recorded }) => sum + recorded, 0);
  return cents(Math.max(0, (lines.OFFICER_COMP ?? 0) - taken));
}

function ownersLine(of: { paid: Cents; market: Cents; effect: Cents }, { lines, source }: Period): AddBack {
  return {
    code: 'O-COMP',
    amount: of.effect,
    // An imported statement counts as the ledger entry, and a replacement salary is always stored with its source.
    tier: source === 'imported' ? 'B' : 'C',
    onRevenue: false,
    recorded: of.paid,
    replacement: of.market,
    recovered: cents(0),
    samePeriod: true,
    otherYears: 0,
    neededByBuyer: false,
    ledgerLines: [],
    inBooks: { account: 'OFFICER_COMP', amount: cents(Math.max(0, lines.OFFICER_COMP ?? 0)) },
  };
}
