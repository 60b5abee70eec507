import {
  type Intake,
  type IntakeCheck,
  type IntakeState,
  latestCovered,
  monthsCovered,
} from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { latestMonths, reviewMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import { readingView } from '../ledger-shapes.ts';
import { undecidedSum } from './figure-store.ts';
import { type FileRow, filesIn, filesOf } from './file-store.ts';
import { monthFacts } from './line-store.ts';

/** What the general ledgers of a review prove of its documents. */
export async function ledgerIntake(db: Reader, review: OpenReview): Promise<Intake> {
  const files = await filesIn(db, review.id, review.dataset);
  if (files.length === 0) {
    const [latest] = await filesOf(db, review.id);
    const state: IntakeState = latest?.status === 'refused' ? 'refused' : 'missing';
    return { I3: { state, checks: [] } };
  }
  const months = reviewMonths(review);
  const { seen, apart, undecided } = await monthFacts(db, review.id, review.dataset);
  const without = (code: string, asked: readonly string[]) => {
    const missing = asked.filter((month) => !seen.has(month));
    return { ...counted(code, missing.length), months: missing };
  };
  const ledger = [
    ...proofsOf(files),
    without(monthsCovered, months),
    without(latestCovered, latestMonths(review)),
  ];
  const whole = isHeld(ledger);
  const open = await undecidedSum(db, review.id, review.dataset);
  const accounts = { ...counted('accounts-decided', undecided.income), difference: open.amount || null };
  const balance = counted('accounts-decided', undecided.balance);
  const even = { ...counted('months-balance', apart.count), difference: apart.sum === 0 ? null : apart.sum };
  const own = { ...counted('ledger-proved', whole ? 0 : 1), difference: apartIn(ledger) };
  // Both are documents of their own, which the ledger is the measure of: it alone does not stand for them.
  return {
    I1: { state: 'missing', checks: [own, accounts] },
    I2: { state: 'missing', checks: [own, even, balance] },
    I3: { state: whole ? 'proved' : 'in', checks: ledger },
  };
}

/** What the checks that are wrong differ by in all, in cents; `null`: nothing that has an amount. */
const apartIn = (checks: readonly IntakeCheck[]) =>
  checks.reduce(
    (sum, { grade, difference }) => (grade === 'wrong' ? sum + Math.abs(difference ?? 0) : sum),
    0,
  ) || null;

const isHeld = (checks: readonly IntakeCheck[]) => checks.every(({ grade }) => grade !== 'wrong');

const counted = (code: string, count: number): IntakeCheck => ({
  code,
  grade: count === 0 ? 'proved' : 'wrong',
  difference: null,
  count,
});

/** One check for each proof, over all files: the worst grade, and what they differ by in all. */
function proofsOf(files: readonly FileRow[]): IntakeCheck[] {
  const proofs = files.flatMap(({ reading }) => readingView.parse(reading).proofs);
  const worst = ['wrong', 'question', 'proved', 'absent'] as const;
  return [...Map.groupBy(proofs, ({ code }) => code)].map(([code, same]) => ({
    code,
    grade: worst.find((grade) => same.some((proof) => proof.grade === grade)) ?? 'absent',
    difference: same.reduce((sum, { difference }) => sum + (difference ?? 0), 0) || null,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));
}
