import { describe, expect } from 'vitest';
import { answerExample, tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { radarFor } from '#test/support/findings.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { onlineLedger, reviewOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { quietYears, tested } from './tested.ts';

const latestCovered = async ({ owner, reviewId }: Review) =>
  (await reviewOf(owner, reviewId)).intake
    .find(({ key }) => key === 'I3')
    ?.checks.find(({ code }) => code === 'latest-covered');

describe('the periods of a review', () => {
  test('end where the ledger ends, and months without entries are told', async ({ review }) => {
    const { owner, reviewId } = review;
    await readLedger(review, onlineLedger('Ann Ace'));
    expect(await reviewOf(owner, reviewId)).toMatchObject({
      yearEnds: '2024-12-31',
      latestEnds: '2025-02-28',
    });
    expect(await latestCovered(review)).toMatchObject({ grade: 'wrong', count: 10 });
    expect(await radarFor(owner, reviewId)).toMatchObject({ gap: null, emptyMonths: 10 });
  });

  test('stay as a person set them', async ({ review }) => {
    const { owner, reviewId } = review;
    const said = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2, version: 1 };
    await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, said));
    await readLedger(review, onlineLedger('Ann Ace'));
    expect(await reviewOf(owner, reviewId)).toMatchObject({ latestEnds: '2025-12-31', years: 2 });
  });
});

test('the radar begins with earnings that the books do not show', async ({ review }) => {
  const { owner, businessId, reviewId } = review;
  const check = await startCheck(owner, businessId);
  await answerExample(owner, check);
  const rowId = await tradeRowId(owner, 'HVAC, plumbing, electrical');
  const { version } = await valueSeen(owner, check);
  await expectOk(owner.put(`/api/health-checks/${check}/trade`, { rowId, version }));
  await tested(review, quietYears());
  expect(await latestCovered(review)).toMatchObject({ grade: 'proved', count: 0 });
  const { from, multiple, gap, after, emptyMonths } = await radarFor(owner, reviewId);
  expect(emptyMonths).toBe(0);
  expect(gap?.books).toBeLessThan(gap?.priced ?? 0);
  const effect = Math.round(((gap?.priced ?? 0) - (gap?.books ?? 0)) * (multiple?.times ?? 0));
  expect(gap).toMatchObject({ effect: Math.min(effect, from?.amount ?? 0) });
  expect(after).toBe((from?.amount ?? 0) - (gap?.effect ?? 0));
});
