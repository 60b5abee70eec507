import { expect } from 'vitest';
import {
  getCheckStated,
  getListingStated,
} from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import {
  compareStated,
  differing,
} from '#features/quality-of-earnings/adjusted-earnings/domain/stated-figures.ts';
import { getNeeds } from '#site/dashboard/contract.ts';
import { giveMandate } from '#test/support/broker.ts';
import { writeListing } from '#test/support/deal.ts';
import { typeYear } from '#test/support/earnings.ts';
import { give, startCheck } from '#test/support/health-checks.ts';
import { addAdjustmentTo } from '#test/support/ledgers.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { readLedger, test } from './a-review.ts';
import { draftWith, moreSales, withBooks } from './books-of-a-year.ts';

const ofListing = async (who: Someone, id: string) =>
  getListingStated.reply.parse(await expectOk(who.get(`/api/listing/${id}/books-figures`)));
const ofCheck = async (who: Someone, id: string) =>
  getCheckStated.reply.parse(await expectOk(who.get(`/api/health-checks/${id}/books-figures`)));
const allNeeds = async (who: Someone) =>
  getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs')));
const needsOf = async (who: Someone) => (await allNeeds(who)).offBooks;
const checkNeedsOf = async (who: Someone) => (await allNeeds(who)).checksOffBooks;

const year = (sde: number) => ({
  revenue: sde + 240_000_00,
  ebitda: sde - 120_000_00,
  adjustedEbitda: sde - 120_000_00,
  sde,
});

test('the owner reads what a listing and a health check state beside what the books said, and since when', async ({
  review,
}) => {
  const { product, owner, businessId, reviewId } = await withBooks(review);
  const { id } = await writeListing(owner, businessId, draftWith({ sde: 360_000_00 }));
  const checkId = await startCheck(owner, businessId);
  await give(owner, checkId, 'A6', 300_000_00);
  const began = (await ofListing(owner, id)).said[0]?.since;
  expect(await ofListing(owner, id)).toEqual({
    ...{ reviewId, stated: { revenue: null, ebitda: null, sde: 360_000_00 } },
    said: [
      {
        since: began,
        years: [
          { key: 'LTM', ...year(360_000_00) },
          { key: 'FY2025', ...year(360_000_00) },
        ],
      },
    ],
  });
  expect(await needsOf(owner)).toEqual([]);

  product.clock.advance(60_000);
  const since = product.clock.now().toISOString();
  await readLedger(review, moreSales, { name: 'december.csv' });
  await product.runJobs();
  product.clock.advance(60_000);
  const { said } = await ofListing(owner, id);
  expect(said.map((one) => [one.since, one.years[0]?.sde])).toEqual([
    [since, 400_000_00],
    [began, 360_000_00],
  ]);
  expect(await ofCheck(owner, checkId)).toEqual({
    ...{ reviewId, said },
    stated: { revenue: null, ebitda: null, sde: 300_000_00 },
  });
  expect(await needsOf(owner)).toEqual([{ listingId: id, title: draftWith({}).teaser.title, since }]);
});

test('keeps what the books said once for each change of a figure, and the last twenty', async ({
  review,
}) => {
  const { product, owner, businessId, reviewId } = await withBooks(review);
  const { id } = await writeListing(owner, businessId, draftWith({ sde: 360_000_00 }));
  const late = (amount: number) =>
    addAdjustmentTo(owner, reviewId, {
      ...{ code: 'A-ACCR', title: 'Bonus' },
      amounts: [{ kind: 'effect', pace: 'once', first: '2025-12', last: '2025-12', amount }],
    });
  await late(0);
  await product.runJobs();
  expect((await ofListing(owner, id)).said).toHaveLength(1);
  for (let at = 1; at <= 21; at += 1) {
    await late(-1_000_00);
    await product.runJobs();
  }
  const { said } = await ofListing(owner, id);
  expect(said).toHaveLength(20);
  await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
  expect(await ofListing(owner, id)).toMatchObject({ reviewId: null, said: [] });
  expect(await needsOf(owner)).toEqual([]);
});

test('a broker reads it with the private profile and the books, and no one else does', async ({ review }) => {
  const { product, owner, businessId, reviewId } = await withBooks(review);
  const { id: listingId } = await writeListing(owner, businessId, draftWith({ sde: 999_000_00 }));
  const checkId = await startCheck(owner, businessId);
  const broker = await join(product, 'Wanda Mandate');
  const stranger = await join(product, 'Nia New');
  await product.grant(broker.id, 'broker');
  const statusOf = async (who: Someone) => (await who.get(`/api/listing/${listingId}/books-figures`)).status;
  const mandate = await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
  expect([await statusOf(broker), await statusOf(stranger)]).toEqual([404, 404]);
  const opened = (mayApprove: boolean, version: number) =>
    expectOk(owner.put(`/api/mandates/${mandate}/scope`, { mayApprove, profileAccess: 'read', version }));
  await opened(true, 2);
  expect(await ofListing(broker, listingId)).toMatchObject({ reviewId, said: [{}] });
  expect(await needsOf(broker)).toEqual([]);
  // Without approvals the review does not exist for a broker.
  await opened(false, 3);
  expect(await ofListing(broker, listingId)).toMatchObject({ reviewId: null, said: [] });
  for (const who of [broker, stranger])
    expect((await who.get(`/api/health-checks/${checkId}/books-figures`)).status).toBe(404);
});

test('books that were read before it was kept are kept by the next sweep', async ({ review }) => {
  const { product, owner, businessId } = await withBooks(review);
  const { id } = await writeListing(owner, businessId, draftWith({ sde: 360_000_00 }));
  await product.database.db.deleteFrom('earnings_books_said').execute();
  expect((await ofListing(owner, id)).said).toEqual([]);
  await product.runJob('sweep-earnings-report-copies');
  await product.runJobs();
  expect((await ofListing(owner, id)).said).toHaveLength(1);
});

test('a health check that the books do not bear out is in the to-do list of its owner, until it is corrected', async ({
  review,
}) => {
  const { product, owner, businessId } = await withBooks(review);
  const checkId = await startCheck(owner, businessId);
  const helper = await join(product, 'Hedda Helper');
  // Nothing is stated yet.
  expect(await checkNeedsOf(owner)).toEqual([]);
  await give(owner, checkId, 'A6', 360_000_00);
  expect(await checkNeedsOf(owner)).toEqual([]);

  product.clock.advance(60_000);
  const since = product.clock.now().toISOString();
  await readLedger(review, moreSales, { name: 'december.csv' });
  await product.runJobs();
  expect(await checkNeedsOf(owner)).toEqual([
    { checkId, businessName: 'Quartzite Hollow Plumbing LLC', since },
  ]);
  expect(await checkNeedsOf(helper)).toEqual([]);
  await give(owner, checkId, 'A6', 400_000_00, { version: 1 });
  expect(await checkNeedsOf(owner)).toEqual([]);
});

test('the to-do list compares what the health check states of its own books, as its page does', async ({
  review,
}) => {
  const { owner, businessId } = await withBooks(review);
  const checkId = await startCheck(owner, businessId);
  const year = { lines: { REV: 900_000_00 }, netIncome: 900_000_00 };
  await expectOk(typeYear(owner, checkId, 'third', year));
  const { stated, said } = await ofCheck(owner, checkId);
  expect(stated.revenue).not.toBeNull();
  expect(differing(compareStated(stated, said))).not.toEqual([]);
  expect(await checkNeedsOf(owner)).toMatchObject([{ checkId, since: said[0]?.since }]);
});
