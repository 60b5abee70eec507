import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { type AddBack, type Judged, judgeAddBack } from '#features/valuation/earnings/domain/add-backs.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { type Adjustment, type MonthPart, owedBy, partIn, shareOf, sumOfParts } from './adjustment.ts';
import type { Owed } from './bank-support.ts';
import { type Support, settledReferences, supportOf, tierOfEvidence } from './evidence.ts';
import {
  type AccountMonths,
  type Recurrence,
  recurrenceOf,
  type Window,
  windowsBefore,
} from './recurrence.ts';

/** What is known of the books besides the adjustments. Months YYYY-MM, oldest first. */
export type LedgerFacts = {
  months: readonly string[];
  accountMonths: AccountMonths;
  /** Months that the ledger has lines in; `null`: none. */
  covered: Window | null;
  /** Canonical accounts that EBITDA consists of. */
  inEbitda: ReadonlySet<LedgerCode | string>;
  /** Lines that are in more than one adjustment, by the adjustment. */
  shared: ReadonlyMap<string, readonly string[]>;
};

export type JudgedAdjustment = {
  adjustment: Adjustment;
  line: AddBack;
  judged: Judged;
  recurrence: Recurrence;
  /** What its references come to. */
  support: Support;
  /** What its payments have to come to. */
  owed: Owed;
  /** Of its lines, those on accounts that are not in EBITDA. Cents. */
  outside: Cents;
  parts: ReadonlyMap<string, MonthPart>;
};

/**
 * Works the tests of docs/rules/earnings.md out from the ledger lines, over all months of the review at once, each against
 * those before it that count. The order is that in which they were added.
 */
export function judgedAdjustments(
  adjustments: readonly Adjustment[],
  facts: LedgerFacts,
): JudgedAdjustment[] {
  const counting: AddBack[] = [];
  let paid: ReadonlySet<string> = new Set();
  return adjustments.map((adjustment) => {
    const settled = settledReferences(adjustment.references, paid);
    const found = withFacts({ ...adjustment, references: settled.references }, facts);
    const judged = judgeAddBack(found.line, counting);
    if (!judged.refusal) {
      counting.push(found.line);
      paid = settled.paid;
    }
    return { ...found, judged };
  });
}

function withFacts(given: Adjustment, facts: LedgerFacts): Omit<JudgedAdjustment, 'judged'> {
  const { months, accountMonths, covered, inEbitda, shared } = facts;
  const posted = given.posted.filter(({ month }) => months.includes(month));
  const adjustment = { ...given, posted, owed: given.owed.filter(({ first }) => months.includes(first)) };
  const owed = owedBy(adjustment, months);
  const support = supportOf(adjustment.references, owed);
  const parts = new Map(months.map((month) => [month, partIn(adjustment, month)]));
  const { effect, ...whole } = sumOfParts([...parts.values()]);
  const outside = shareOf(
    adjustment,
    posted.filter(({ code }) => !inEbitda.has(code)),
  );
  const windows = windowsBefore(months.at(-1) ?? '');
  const once = addBackCategories[given.code].group === 'N' && given.code !== 'N-GRANT' && posted.length > 0;
  const recurrence = once ? recurrenceOf(posted, accountMonths, windows, covered) : { seen: 0, known: 0 };
  const line: AddBack = {
    code: given.code,
    amount: effect,
    tier: tierOfEvidence(support, posted.length > 0, given.why),
    onRevenue: given.onRevenue,
    ...whole,
    // Lines are taken out of the month in which they were booked.
    samePeriod: true,
    otherYears: recurrence.seen,
    neededByBuyer: given.needed === true && whole.replacement === 0,
    ledgerLines: shared.get(given.id) ?? [],
    ...inBooks(adjustment, whole.recorded, outside, facts),
  };
  return { adjustment, line, recurrence, support, owed, outside, parts };
}

/** What the accounts of its lines hold in all, of which the lines must be a part. */
function inBooks(
  adjustment: Adjustment,
  recorded: Cents,
  outside: Cents,
  { months, accountMonths }: LedgerFacts,
): Pick<AddBack, 'inBooks'> {
  const { code, posted } = adjustment;
  if (!isNetted(code) || posted.length === 0) return {};
  const ids = [...new Set(posted.map(({ accountId }) => accountId))].toSorted((one, other) => one - other);
  const held = accountMonths.accounts
    .filter(({ accountId, month }) => ids.includes(accountId) && months.includes(month))
    .reduce((sum, { amount }) => sum + (code === 'N-GRANT' ? -amount : amount), 0);
  const amount = outside === 0 ? cents(held) : cents(recorded - Math.abs(outside));
  return { inBooks: { account: ids.join(), amount } };
}
