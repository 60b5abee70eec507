import { withoutHiddenNames } from '#features/quality-of-earnings/adjusted-earnings/server/evidence-view.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { valueOfCheck } from '#features/valuation/check-value/server/value-of-check.ts';
import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getRadar as contract } from '../contract.ts';
import { earningsGap } from '../domain/earnings-gap.ts';
import { radarOf } from '../domain/radar.ts';
import { booksEarnings } from './books-earnings.ts';
import { findingsOf, sharedLines } from './finding-store.ts';
import { isExplained, storedTest } from './finding-view.ts';
import { askingPrice, checkOfBusiness } from './price-store.ts';

/** It shows price and value, which people who were invited to the books do not see. */
export async function getRadar(reading: Reading, id: string): Promise<AnswerOf<typeof contract>> {
  const review = await openReview(reading, id);
  if (review.side === 'helper') throw new Refused('not-found');
  const { db } = reading;
  const { healthCheckId, multiple, value, priced } = await priceOf(reading, review.businessId);
  const asking = await askingPrice(db, review.businessId);
  const from =
    asking !== null
      ? ({ kind: 'asking', amount: asking } as const)
      : value !== null
        ? ({ kind: 'value', amount: value } as const)
        : null;
  const rows = await findingsOf(db, review.id, review.dataset);
  const findings = rows.map((row) => ({
    ...{ id: row.id, subject: row.subject, stake: row.stake },
    test: storedTest(row.test),
    explained: isExplained(row),
  }));
  const shared = await sharedLines(
    db,
    findings.filter(({ stake }) => stake > 0).map((finding) => finding.id),
  );
  const price = from?.amount ?? null;
  const { amounts, weak, emptyMonths } = await booksEarnings(db, review);
  const gap =
    multiple && amounts && review.dataset > 0
      ? earningsGap({ priced, books: amounts[multiple.metric], multiple: multiple.times }, price)
      : null;
  const left = price === null ? null : price - (gap?.effect ?? 0);
  const radar = radarOf(findings, shared, { price: left, multiple: multiple?.times ?? null });
  return {
    dataset: review.dataset,
    ...{ from, multiple, healthCheckId, gap: gap && { ...gap, after: left }, emptyMonths },
    ...radar,
    weak: await withoutHiddenNames(reading, review, weak),
    asked: radar.asked.map(({ id: findingId, test, subject, explained }) => ({
      findingId,
      test,
      subject,
      explained,
    })),
  };
}

/** By the health check of the business: its middle value, and the multiple behind it. */
async function priceOf(reading: Reading, businessId: string) {
  const none = { healthCheckId: null, multiple: null, value: null, priced: 0 };
  const checkId = await checkOfBusiness(reading.db, businessId);
  if (checkId === null) return none;
  const check = await openWholeCheck(reading, checkId);
  const { value, earnings } = await valueOfCheck(reading.db, check.id);
  const claimed = value.claimed;
  if (!claimed || !earnings) return { ...none, healthCheckId: check.id };
  return {
    healthCheckId: check.id,
    multiple: { times: claimed.multiple, metric: earnings.metric },
    value: claimed.mid,
    priced: earnings.amount,
  };
}
