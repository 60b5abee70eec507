import { type Cents, cents } from '#kernel/money.ts';
import { type AddBack, sortedOut } from './add-backs.ts';
import type { PeriodBooks } from './period-books.ts';

/** What the books of a period hold for one owner, and what adjusted EBITDA bears in its place. Cents. */
export type OwnerPay = {
  /** `add-back`: an add-back tells it; `books`: it is the line "Owner’s pay" of the books. */
  from: 'add-back' | 'books';
  paid: Cents;
  /** What one owner costs on the market; `null`: nobody said, and adjusted EBITDA bears what was paid. */
  market: Cents | null;
  /** Of bringing it to market. */
  effect: Cents;
};

export type WithOwner = {
  pay: OwnerPay;
  /** What adjusted EBITDA bears for one owner, and SDE has on top of it. */
  borne: Cents;
  /** The add-backs as they were told; those that say another market pay are marked. */
  told: AddBack[];
  /** The adjustment that follows from the books alone, to be judged behind the others; `null`: none does. */
  fromBooks: AddBack | null;
};

type Period = Pick<PeriodBooks, 'lines' | 'source'>;

/**
 * Brings the pay of one owner to market, so that SDE is EBITDA, what that owner gets, and all other adjustments. An
 * add-back that says so comes first; else the line "Owner’s pay" of the books, less what other add-backs take of it, is
 * theirs. `market`: cents a year, `null` where nobody said. Source: practice of business brokers (one owner is added back).
 */
export function withOwnerPay(told: readonly AddBack[], period: Period, market: Cents | null): WithOwner {
  const bears = ({ code, replacement }: AddBack) =>
    code === 'O-COMP' && replacement > 0 && (market === null || replacement === market);
  const bearing = sortedOut(told).counting.find(bears);
  if (bearing) {
    const { recorded: paid, replacement, amount: effect } = bearing;
    const pay: OwnerPay = { from: 'add-back', paid, market: replacement, effect };
    return { pay, borne: replacement, told: [...told], fromBooks: null };
  }
  const marked = told.map((line) => (isOwnersPay(line) ? { ...line, notToMarket: true } : line));
  const paid = leftInBooks(marked, period);
  if (market === null)
    return {
      pay: { from: 'books', paid, market, effect: cents(0) },
      borne: paid,
      told: marked,
      fromBooks: null,
    };
  const effect = cents(paid - market);
  const fromBooks = ownersLine({ paid, market, effect }, period);
  return { pay: { from: 'books', paid, market, effect }, borne: market, told: marked, fromBooks };
}

/** Whether it is about the pay itself; payroll tax and benefits of the owner stand in lines of their own. */
function isOwnersPay({ code, replacement, inBooks }: AddBack): boolean {
  const account = inBooks?.account ?? 'OFFICER_COMP';
  return code === 'O-COMP' && (replacement > 0 || account === 'OFFICER_COMP');
}

/** What the line "Owner’s pay" holds that no other add-back takes. */
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
    // A statement of a program is the ledger’s own line, and market pay is never kept without its source.
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
