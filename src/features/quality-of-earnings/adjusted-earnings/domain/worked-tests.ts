import {
  type AddBackTest,
  addBackCategories,
  addBackTestNames,
} from '#features/valuation/earnings/domain/add-back-categories.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import type { JudgedAdjustment } from './judged-adjustment.ts';
import { isOneTime } from './recurrence.ts';

export const testResults = ['passed', 'failed', 'unknown', 'not-asked'] as const;
type TestResult = (typeof testResults)[number];

/** Why a test came out as it did. */
export const testReasons = [
  'in-books',
  'no-lines',
  'lines-gone',
  'outside-earnings',
  'account-nets-less',
  'lowers-earnings',
  'own-month',
  'both-months',
  'one-month',
  'absent',
  'came-before',
  'few-years',
  'replaced',
  'needed',
  'said-not-needed',
  'nobody-said',
  'all-evidence',
  'some-evidence',
  'bank-differs',
  'no-evidence',
  'words-alone',
  'evidence-gone',
  'bank-alone',
  'no-reason',
  'lowers-unproved',
  'counted-once',
  'counted-twice',
  'paid-once',
  'nothing-to-compare',
  'netted',
  'other-kind',
] as const;
type TestReason = (typeof testReasons)[number];

/** `count`: of lines or years that the reason speaks of. */
export type WorkedTest = { test: AddBackTest; result: TestResult; reason: TestReason; count: number };

type Finding = Omit<WorkedTest, 'test'>;
const found = (result: TestResult, reason: TestReason, count = 0): Finding => ({ result, reason, count });
const notAsked = found('not-asked', 'other-kind');

/** Every test with its reason. A test that nothing decides is unknown: it refuses nothing, and is never said to be passed. */
export function workedTests(of: JudgedAdjustment): WorkedTest[] {
  const worked: Record<AddBackTest, (one: JudgedAdjustment) => Finding> = {
    T1: recorded,
    T2: rightPeriod,
    T3: oneTime,
    T4: notNeeded,
    T5: documented,
    T6: once,
    T7: netted,
  };
  return addBackTestNames.map((test) => ({ test, ...worked[test](of) }));
}

function recorded({ adjustment, line, judged, outside }: JudgedAdjustment): Finding {
  if (!isNetted(adjustment.code)) return notAsked;
  const { posted, gone } = adjustment;
  if (outside !== 0) return found('failed', 'outside-earnings');
  if (gone > 0) return found('unknown', 'lines-gone', gone);
  if (posted.length === 0 && line.amount < 0) return found('not-asked', 'lowers-earnings');
  if (posted.length === 0) return found('unknown', 'no-lines');
  if (judged.tests.T1 === 'fail') return found('failed', 'account-nets-less');
  return found('passed', 'in-books', linesOf(posted));
}

function rightPeriod({ adjustment, line }: JudgedAdjustment): Finding {
  if (adjustment.code === 'A-CUT')
    return line.amount === 0 ? found('passed', 'both-months') : found('unknown', 'one-month');
  if (!isNetted(adjustment.code)) return notAsked;
  return adjustment.posted.length > 0 ? found('passed', 'own-month') : found('unknown', 'no-lines');
}

function oneTime({ adjustment, recurrence }: JudgedAdjustment): Finding {
  const { code, posted } = adjustment;
  if (addBackCategories[code].group !== 'N' || code === 'N-GRANT') return notAsked;
  if (posted.length === 0) return found('unknown', 'no-lines');
  const once = isOneTime(recurrence);
  if (once === null) return found('unknown', 'few-years', recurrence.known);
  return once
    ? found('passed', 'absent', recurrence.known - recurrence.seen)
    : found('failed', 'came-before', recurrence.seen);
}

/** The books cannot tell whether a buyer needs it, unless the cost of doing without is taken off. */
function notNeeded({ adjustment, line }: JudgedAdjustment): Finding {
  if (!isNetted(adjustment.code)) return notAsked;
  if (line.amount <= 0) return found('not-asked', 'lowers-earnings');
  if (line.replacement > 0) return found('passed', 'replaced');
  if (adjustment.needed === null) return found('unknown', 'nobody-said');
  return adjustment.needed ? found('failed', 'needed') : found('unknown', 'said-not-needed');
}

/** What lowers earnings counts in full for a lender, documented or not. Typed words document nothing. */
function documented({ adjustment, line: { tier, amount }, support }: JudgedAdjustment): Finding {
  if (tier === 'A') return found('passed', 'all-evidence');
  if (tier === 'B') return found('passed', support.bank.state === 'part' ? 'bank-differs' : 'some-evidence');
  if (amount < 0) return found('failed', 'lowers-unproved');
  if (adjustment.posted.length > 0 || support.document !== 'none') return found('failed', 'no-reason');
  if (support.given > support.standing)
    return found('failed', 'evidence-gone', support.given - support.standing);
  if (support.standing > 0) return found('failed', 'bank-alone', support.standing);
  return found('failed', adjustment.remark === '' ? 'no-evidence' : 'words-alone');
}

function once({ adjustment: { posted, references }, line, judged }: JudgedAdjustment): Finding {
  if (judged.tests.T6 === 'fail') return found('failed', 'counted-twice', line.ledgerLines.length);
  if (posted.length > 0) return found('passed', 'counted-once', linesOf(posted));
  const paid = references.filter(({ kind }) => kind === 'bank');
  if (paid.length === 0 || paid.some(({ standing }) => standing !== 'stands'))
    return found('unknown', 'nothing-to-compare');
  return found('passed', 'paid-once', paid.length);
}

function netted({ adjustment }: JudgedAdjustment): Finding {
  return isNetted(adjustment.code) ? found('passed', 'netted') : notAsked;
}

const linesOf = (posted: readonly { lines: number }[]) => posted.reduce((sum, { lines }) => sum + lines, 0);
