import { partIn, shareOf } from '#features/quality-of-earnings/adjusted-earnings/domain/adjustment.ts';
import {
  earningsIn,
  ownerAdjustment,
} from '#features/quality-of-earnings/adjusted-earnings/domain/earnings-columns.ts';
import { wordsForBuyers } from '#features/quality-of-earnings/adjusted-earnings/domain/reference-words.ts';
import {
  type KeptAdjustment,
  linesOfAdjustments,
} from '#features/quality-of-earnings/adjusted-earnings/server/kept-adjustments.ts';
import { namesHiddenFromBuyers } from '#features/quality-of-earnings/adjusted-earnings/server/references-of.ts';
import { accountLinesOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { type ledgerSums, sumsIn } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { placeOf } from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import type { Reader } from '#platform/context.ts';
import type { BookAdjustment, OwnerCost } from '../domain/databook-facts.ts';

type Of = {
  reviewId: string;
  dataset: number;
  months: readonly string[];
  kept: readonly KeptAdjustment[];
  sums: Awaited<ReturnType<typeof ledgerSums>>;
};

const ownerPay = 'OFFICER_COMP';

/** The adjustments that count, what SDE adds back, and which line is in which of them. */
export async function adjustmentFacts(db: Reader, of: Of) {
  const { months, kept, sums } = of;
  const counting = kept.filter(({ judged }) => judged.refusal === null);
  const bearing = ownerAdjustment(kept);
  const cost: OwnerCost = {
    typed: bearing !== null,
    months: months.map((month) => {
      const lines = accountLinesOf(sumsIn(sums, month, month));
      return earningsIn({ from: month, to: month }, lines, kept).bridge.marketPay;
    }),
  };
  const places = new Map(counting.map(({ adjustment }, at) => [adjustment.id, at]));
  const byPlace = new Map<string, number[]>();
  const inReview = new Set(months);
  for (const line of await linesOfAdjustments(db, of)) {
    const at = places.get(line.adjustment_id);
    if (at === undefined || !inReview.has(line.day.slice(0, 7))) continue;
    byPlace.set(placeOf(line), [...(byPlace.get(placeOf(line)) ?? []), at]);
  }
  const hidden = await namesHiddenFromBuyers(db, of.reviewId);
  const adjustments = counting.map((one) => factsOf(one, { months, hidden, withPay: bearing === null }));
  return { adjustments, ownerCost: cost, byPlace };
}

type About = { months: readonly string[]; hidden: ReadonlySet<string>; withPay: boolean };

/** `withPay`: what it takes out of an owner’s pay matters, because no adjustment says what a replacement costs. */
function factsOf({ adjustment, line }: KeptAdjustment, { months, hidden, withPay }: About): BookAdjustment {
  const { id, code, title, why, remark, share } = adjustment;
  const postedIn = (month: string) => adjustment.posted.filter((one) => one.month === month);
  const paidIn = (month: string) => postedIn(month).filter((one) => one.code === ownerPay);
  const takesPay =
    withPay &&
    code !== 'N-GRANT' &&
    ['O', 'N'].includes(addBackCategories[code].group) &&
    adjustment.posted.some((one) => one.code === ownerPay);
  const count = (posted: readonly { lines: number }[]) => posted.reduce((sum, { lines }) => sum + lines, 0);
  return {
    ...{ id, code, title, why, share, tier: line.tier },
    evidence: { ...wordsForBuyers(adjustment.references, hidden), remark },
    months: months.map((month) => {
      const { effect, replacement, recovered } = partIn(adjustment, month);
      return { effect, typed: isNetted(code) ? replacement + recovered : effect };
    }),
    ownerPay: takesPay ? months.map((month) => shareOf(adjustment, paidIn(month))) : null,
    lines: months.map((month) => ({ count: count(postedIn(month)), ofOwner: count(paidIn(month)) })),
  };
}
