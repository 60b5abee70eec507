import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import {
  type AddBackCategory,
  type AddBackCode,
  type AddBackTest,
  addBackCategories,
} from './add-back-categories.ts';

/** A: third-party document, ledger entry and bank entry. B: a document or the ledger entry. C: none. */
export const evidenceTiers = ['A', 'B', 'C'] as const;
export type EvidenceTier = (typeof evidenceTiers)[number];

export type AddBack = {
  code: AddBackCode;
  /** Effect on EBITDA; above zero raises it. */
  amount: Cents;
  tier: EvidenceTier;
  onRevenue: boolean;
  /** What the profit and loss statement of the period holds: the cost, or for `N-GRANT` the income. */
  recorded: Cents;
  replacement: Cents;
  recovered: Cents;
  samePeriod: boolean;
  otherYears: number;
  neededByBuyer: boolean;
  ledgerLines: readonly string[];
  inBooks?: { account: string; amount: Cents };
  /** The replacement differs from the replacement salary of the books. */
  notToMarket?: boolean;
};

type TestResult = 'pass' | 'fail' | 'na';
type AddBackRefusal = 'never-allowed' | 'wrong-direction' | 'not-to-market' | 'tests-failed';
export type Judged = {
  tests: Record<AddBackTest, TestResult>;
  refusal: AddBackRefusal | null;
};

export const mostOtherYears = 1;

/**
 * `others`: those before it in the table. T5 does not refuse it, but reduces the lender-recognized amount
 * (docs/rules/earnings.md).
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

/** Judges each line against the earlier ones that count, since another line may use what a refused one consists of. */
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
    // A decrease may be for something never booked: an unpaid owner, a rent below market.
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

function hasRoom({ inBooks, recorded }: AddBack, others: readonly AddBack[]): boolean {
  if (!inBooks || recorded > inBooks.amount) return true;
  const taken = others
    .filter((other) => other.inBooks?.account === inBooks.account)
    .reduce((sum, other) => sum + other.recorded, 0);
  return taken + recorded <= inBooks.amount;
}

const lenderCredit: Record<EvidenceTier, number> = { A: 1, B: 0.5, C: 0 };
/** Largest effect as a share of EBITDA, for a lender (product policy). */
const mostCapitalised = 0.1;

/** The lender-recognized amount in cents. A decrease counts in full, documented or not. */
export function lenderAmount(line: Pick<AddBack, 'code' | 'amount' | 'tier'>, ebitda: Cents): Cents {
  if (line.amount <= 0) return line.amount;
  const credited = centsFromDollars((line.amount / 100) * lenderCredit[line.tier]);
  if (line.code !== 'A-CAP') return credited;
  return cents(Math.min(credited, centsFromDollars((Math.max(0, ebitda) / 100) * mostCapitalised)));
}

export type AddBackFlag = 'heavy' | 'one-large' | 'word-alone' | 'one-sided';

/** Shares above which a buyer asks (product policy). */
const limits = { all: 0.5, one: 0.2, wordAlone: 0.15 } as const;

/**
 * What a buyer will ask about a table of add-backs: above half of EBITDA in total, one above a fifth, more than 15%
 * of them (by value) undocumented, all in one direction. Shares are of reported EBITDA; without EBITDA any add-back
 * is heavy. Source of the limits: docs/rules/earnings.md.
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

export function sumOf(lines: readonly Pick<AddBack, 'amount'>[]): Cents {
  return cents(lines.reduce((sum, { amount }) => sum + amount, 0));
}
