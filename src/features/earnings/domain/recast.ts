import type { Cents } from '#kernel/money.ts';
import type { AddBackCode } from './add-back-categories.ts';
import { type EvidenceTier, type Judged, judgeAddBack } from './add-backs.ts';
import { type Bridge, bridge } from './bridge.ts';
import { addBacksIn, type KeptAddBack } from './kept-add-back.ts';
import { type Books, bottomUp, type PeriodBooks, periodBooks, salesOf } from './period-books.ts';
import { type PeriodKey, periodKeys } from './periods.ts';

/** An add-back of a period with its verdict. */
type JudgedAddBack = {
  id: string;
  code: AddBackCode;
  title: string;
  amount: Cents;
  tier: EvidenceTier;
  judged: Judged;
};

/** A period that is complete. `revenue`: net of discounts and returns; `imported`: read from files, not typed. */
export type RecastPeriod = {
  key: PeriodKey;
  /** YYYY-MM-DD. */
  endsOn: string;
  months: number;
  imported: boolean;
  revenue: Cents;
  bridge: Bridge;
  addBacks: readonly JudgedAddBack[];
};

/** The periods that are complete, oldest first. The last twelve months may be the same days as the third year. */
export type Recast = { periods: readonly RecastPeriod[] };

/** Net income → EBITDA → adjusted EBITDA → SDE of each complete period, in cents; `null` where none is. */
export function recast(books: Books, kept: readonly KeptAddBack[], marketPay: Cents): Recast | null {
  const periods = periodKeys
    .map((key) => periodBooks(key, books))
    .filter(({ gaps }) => gaps.length === 0)
    .map((period) => recastPeriod(period, kept, marketPay));
  return periods.length > 0 ? { periods } : null;
}

/** One period with its add-backs judged, complete or not: what it would be with what is there. Cents. */
export function recastPeriod(
  { key, range, months, source, lines }: PeriodBooks,
  kept: readonly KeptAddBack[],
  marketPay: Cents,
): RecastPeriod {
  const addBacks = addBacksIn(key, kept, lines);
  const revenue = salesOf(lines);
  const found = bridge(
    bottomUp(lines),
    addBacks.map(({ line }) => line),
    { marketPay, revenue },
  );
  const counting = (before: number) =>
    addBacks.slice(0, before).flatMap(({ line }, at) => (found.refused.includes(at) ? [] : [line]));
  return {
    key,
    endsOn: range.to,
    months,
    imported: source === 'imported',
    revenue,
    bridge: found,
    addBacks: addBacks.map(({ id, line }, at) => ({
      id,
      code: line.code,
      title: kept.find((one) => one.id === id)?.title ?? '',
      amount: line.amount,
      tier: line.tier,
      judged: judgeAddBack(line, counting(at)),
    })),
  };
}
