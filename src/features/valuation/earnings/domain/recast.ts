import { type Cents, cents } from '#kernel/money.ts';
import { type AddBackCode, addBackCategories } from './add-back-categories.ts';
import { type AddBackHint, addBackHints } from './add-back-hints.ts';
import { type AddBack, type EvidenceTier, type Judged, judgeAddBack, lenderAmount } from './add-backs.ts';
import { type Bridge, bridge } from './bridge.ts';
import { withOtherYears } from './came-before.ts';
import { addBacksIn, type KeptAddBack } from './kept-add-back.ts';
import { type OwnerPay, withOwnerPay } from './owner-pay.ts';
import { type Books, bottomUp, type PeriodBooks, periodBooks, salesOf } from './period-books.ts';
import { isLatest, type PeriodEnds, type PeriodKey, periodsOf } from './periods.ts';
import type { Basis } from './statement.ts';

type JudgedAddBack = {
  id: string;
  code: AddBackCode;
  title: string;
  amount: Cents;
  tier: EvidenceTier;
  judged: Judged;
  /** Other periods that hold a cost called one-time. */
  seen: number;
  /** Lender-recognized amount; zero if it does not count or is shown separately. */
  credited: Cents;
};

/** Owner inputs outside the books. `marketPay`: replacement salary of one owner, cents a year; `null` if unknown. */
export type OwnerTold = { addBacks: readonly KeptAddBack[]; marketPay: Cents | null };

/** `revenue`: net of discounts and returns; `imported`: read from files, not typed. */
export type RecastPeriod = {
  key: PeriodKey;
  endsOn: string;
  months: number;
  imported: boolean;
  latest: boolean;
  bases: readonly Basis[];
  revenue: Cents;
  bridge: Bridge;
  addBacks: readonly JudgedAddBack[];
  /** `addBackId`: of the add-back that brings the pay to market; `null` if the books do. */
  ownerPay: OwnerPay & { addBackId: string | null; tier: EvidenceTier; credited: Cents };
  hints: readonly AddBackHint[];
};

/** Oldest first; a fiscal year that is also the last twelve months appears once. */
export type Recast = { periods: readonly RecastPeriod[] };

/** Net income → EBITDA → adjusted EBITDA → SDE of each complete period, in cents; `null` if none is complete. */
export function recast(books: Books, told: OwnerTold): Recast | null {
  const all = periodsOf(books.ends).map((key) => periodBooks(key, books));
  const periods = all
    .filter(({ gaps }) => gaps.length === 0)
    .map((period) => recastPeriod(period, told, { ends: books.ends, all }));
  return periods.length > 0 ? { periods } : null;
}

/** Also for an incomplete period. `all` shows whether a cost is one-time. Cents. */
export function recastPeriod(
  period: PeriodBooks,
  told: OwnerTold,
  { ends, all: periods }: { ends: PeriodEnds; all: readonly PeriodBooks[] },
): RecastPeriod {
  const { key, range, months, source, bases, lines } = period;
  const others = periods.filter((other) => other.key !== key);
  const kept = addBacksIn(key, told.addBacks, lines).map((one) => ({
    ...one,
    ...withOtherYears(one.line, period, others),
  }));
  const owner = withOwnerPay(
    kept.map(({ line }) => line),
    period,
    told.marketPay,
  );
  const revenue = salesOf(lines);
  const all = owner.fromBooks ? [...owner.told, owner.fromBooks] : owner.told;
  const terms = { marketPay: owner.borne, lenderPay: owner.borneByLender, revenue };
  const found = bridge(bottomUp(lines), all, terms);
  const addBacks = kept.flatMap(({ id, title, seen }, at) => {
    const line = owner.told[at];
    return line
      ? [{ id, title, seen, ...judgedLine(line, countingBefore(at, owner.told, found), found.ebitda) }]
      : [];
  });
  return {
    key,
    endsOn: range.to,
    months,
    imported: source === 'imported',
    latest: isLatest(key, ends),
    bases,
    revenue,
    bridge: found,
    addBacks,
    ownerPay: {
      ...owner.pay,
      addBackId: kept.find((_, at) => owner.told[at] === owner.bearing)?.id ?? null,
      tier: owner.fromBooks?.tier ?? 'C',
      credited: owner.fromBooks ? lenderAmount(owner.fromBooks, found.ebitda) : cents(0),
    },
    hints: addBackHints(period, { ...told, pay: owner.pay, addBacks: told.addBacks, judged: addBacks }),
  };
}

function countingBefore(before: number, lines: readonly AddBack[], { refused }: Bridge): AddBack[] {
  return lines.slice(0, before).filter((_, at) => !refused.includes(at));
}

function judgedLine(line: AddBack, others: readonly AddBack[], ebitda: Cents) {
  const { code, amount, tier } = line;
  const judged = judgeAddBack(line, others);
  const counts = !judged.refusal && addBackCategories[code].group !== 'F';
  return { code, amount, tier, judged, credited: counts ? lenderAmount(line, ebitda) : cents(0) };
}
