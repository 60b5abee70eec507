import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import {
  type AddBackCategory,
  type AddBackCode,
  type AddBackTest,
  addBackCategories,
} from './add-back-categories.ts';

/** A: a paper of somebody else, the ledger's line and the bank's. B: a paper or the ledger's line. C: word alone. */
export const evidenceTiers = ['A', 'B', 'C'] as const;
export type EvidenceTier = (typeof evidenceTiers)[number];

export type AddBack = {
  code: AddBackCode;
  /** Its effect on EBITDA: above zero it raises it. */
  amount: Cents;
  tier: EvidenceTier;
  /** Whether it changes sales, not a cost. */
  onRevenue: boolean;
  /** What stands in the profit-and-loss of the period: the cost, of `N-GRANT` the income. */
  recorded: Cents;
  /** What a buyer pays in its place. */
  replacement: Cents;
  /** What insurance or others paid back. */
  recovered: Cents;
  /** Whether it is taken out of the month in which it was booked. */
  samePeriod: boolean;
  /** In how many of the other three years the same kind of cost stands. */
  otherYears: number;
  neededByBuyer: boolean;
  /** The lines of the ledger that it is made of. */
  ledgerLines: readonly string[];
  /** The line of the profit-and-loss that it is said to be in, and what that comes to. */
  inBooks?: { account: string; amount: Cents };
  /** Of an owner’s pay: what is said to replace it is not the market pay of the book. */
  notToMarket?: boolean;
};

type TestResult = 'pass' | 'fail' | 'na';
type AddBackRefusal = 'never-allowed' | 'wrong-direction' | 'not-to-market' | 'tests-failed';
export type Judged = {
  tests: Record<AddBackTest, TestResult>;
  /** Why it does not count at all. */
  refusal: AddBackRefusal | null;
};

/** In how many of the other three years a cost may stand and still be called non-recurring (practice). */
export const mostOtherYears = 1;

/**
 * What the tests say of an add-back; `others`: those before it in the same table. A missing paper (T5) does not refuse
 * it, it lessens what a lender credits (docs/rules/earnings.md).
 */
export function judgeAddBack(line: AddBack, others: readonly AddBack[]): Judged {
  const category: AddBackCategory = addBackCategories[line.code];
  const tests = testsOf(line, category, others);
  if (category.group === 'X') return { tests, refusal: 'never-allowed' };
  const wrong = category.effect === 'raises' ? line.amount < 0 : line.amount > 0;
  if (category.effect !== 'either' && wrong) return { tests, refusal: 'wrong-direction' };
  if (line.notToMarket) return { tests, refusal: 'not-to-market' };
  const failed = Object.entries(tests).some(([test, result]) => test !== 'T5' && result === 'fail');
  return { tests, refusal: failed ? 'tests-failed' : null };
}

/** Which lines count, each judged by those that count before it: what a refused one is made of may stand in another. */
export function sortedOut(lines: readonly AddBack[]): { counting: AddBack[]; refused: number[] } {
  const counting: AddBack[] = [];
  const refused: number[] = [];
  for (const [index, line] of lines.entries())
    if (judgeAddBack(line, counting).refusal) refused.push(index);
    else counting.push(line);
  return { counting, refused };
}

function testsOf(line: AddBack, { group }: AddBackCategory, others: readonly AddBack[]): Judged['tests'] {
  const inBooks = group === 'O' || group === 'N';
  const verdict = (asked: boolean, passes: boolean): TestResult => (!asked ? 'na' : passes ? 'pass' : 'fail');
  const taken = new Set(others.flatMap(({ ledgerLines }) => ledgerLines));
  const grant = line.code === 'N-GRANT';
  const net = line.recorded - line.replacement - line.recovered;
  return {
    // What lowers the earnings may be for something that nobody booked: an unpaid owner, a rent too low.
    T1: verdict(
      inBooks && (grant || line.amount > 0),
      Math.abs(line.amount) <= line.recorded && line.recorded <= (line.inBooks?.amount ?? line.recorded),
    ),
    T2: verdict(inBooks, line.samePeriod),
    T3: verdict(group === 'N', line.otherYears <= mostOtherYears),
    T4: verdict(inBooks && line.amount > 0, !line.neededByBuyer),
    T5: verdict(true, line.tier !== 'C'),
    T6: verdict(true, !line.ledgerLines.some((one) => taken.has(one)) && hasRoom(line, others)),
    T7: verdict(inBooks, line.amount === (grant ? -net : net)),
  };
}

/** Whether the line of the books is large enough for all that is said to be in it. */
function hasRoom({ inBooks, recorded }: AddBack, others: readonly AddBack[]): boolean {
  if (!inBooks || recorded > inBooks.amount) return true;
  const taken = others
    .filter((other) => other.inBooks?.account === inBooks.account)
    .reduce((sum, other) => sum + other.recorded, 0);
  return taken + recorded <= inBooks.amount;
}

/** What a lender credits of an add-back by its evidence (product policy). */
const lenderCredit: Record<EvidenceTier, number> = { A: 1, B: 0.5, C: 0 };
/** The most of EBITDA that assets booked as costs may raise it by, for a lender (product policy). */
const mostCapitalised = 0.1;

/** What a lender credits, in cents; what lowers the earnings counts whole, with proof or without. */
export function lenderAmount(line: AddBack, ebitda: Cents): Cents {
  if (line.amount <= 0) return line.amount;
  const credited = centsFromDollars((line.amount / 100) * lenderCredit[line.tier]);
  if (line.code !== 'A-CAP') return credited;
  return cents(Math.min(credited, centsFromDollars((Math.max(0, ebitda) / 100) * mostCapitalised)));
}

export type AddBackFlag = 'heavy' | 'one-large' | 'word-alone' | 'one-sided';

/** How much add-backs may be before a buyer asks (product policy). */
const limits = { all: 0.5, one: 0.2, wordAlone: 0.15 } as const;

/**
 * What a buyer will ask about a table of add-backs: together above half of EBITDA, one above a fifth, more than 15% of
 * them (by value) on somebody's word, all in one direction. Shares are of reported EBITDA; where there is none, any is
 * heavy. Source of the limits: docs/rules/earnings.md.
 */
export function addBackFlags(lines: readonly AddBack[], ebitda: Cents): AddBackFlag[] {
  const raising = lines.filter(({ amount }) => amount > 0);
  const total = sumOf(raising);
  const base = Math.max(0, ebitda);
  const alone = sumOf(raising.filter(({ tier }) => tier === 'C'));
  const all: [boolean, AddBackFlag][] = [
    [total > limits.all * base, 'heavy'],
    [raising.some(({ amount }) => amount > limits.one * base), 'one-large'],
    [alone > limits.wordAlone * total, 'word-alone'],
    [lines.length > 0 && raising.length === lines.length, 'one-sided'],
  ];
  return all.filter(([holds]) => holds).map(([, flag]) => flag);
}

/** The sum of add-backs, in cents. */
export function sumOf(lines: readonly Pick<AddBack, 'amount'>[]): Cents {
  return cents(lines.reduce((sum, { amount }) => sum + amount, 0));
}
