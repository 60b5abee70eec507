import { expect } from 'vitest';
import { monthsIn } from '#features/valuation/earnings/domain/day-range.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { aDraft, writeListing } from '#test/support/deal.ts';
import { give, inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { adjustedOf, journalOf } from '#test/support/ledgers.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { draftWith, moreSales, withBooks } from './books-of-a-year.ts';

/** The books never bore it out. */
const never = { was: null, since: null };
const elsewhere = async (who: Someone, { reviewId }: Review) => (await adjustedOf(who, reviewId)).elsewhere;

test('a listing and a health check that state other figures than the books are named to the owner, until they agree', async ({
  review,
}) => {
  const { product, owner, businessId } = await withBooks(review);
  expect(await elsewhere(owner, review)).toEqual([]);
  const { id, version } = await writeListing(
    owner,
    businessId,
    draftWith({ lastYearRevenue: 600_000_00, ebitda: 240_000_00, sde: 420_000_00 }),
  );
  const checkId = await startCheck(owner, businessId);
  await give(owner, checkId, 'A6', 300_000_00);
  expect(await elsewhere(owner, review)).toEqual([
    {
      ...{ kind: 'listing', id, title: aDraft().teaser.title },
      figures: [{ key: 'sde', stated: 420_000_00, books: 360_000_00, ...never }],
    },
    {
      ...{ kind: 'health-check', id: checkId, title: '' },
      figures: [{ key: 'sde', stated: 300_000_00, books: 360_000_00, ...never }],
    },
  ]);

  const corrected = { ...draftWith({ sde: 360_000_00 }), version };
  await expectOk(owner.put(`/api/listing/${id}/draft`, corrected));
  expect((await elsewhere(owner, review)).map(({ kind }) => kind)).toEqual(['health-check']);

  // A sale that was not in the books: the listing is off now, without anyone having touched it.
  product.clock.advance(60_000);
  const since = product.clock.now().toISOString();
  await readLedger(review, moreSales, { name: 'december.csv' });
  const [listing] = await elsewhere(owner, review);
  expect(listing).toMatchObject({
    id,
    figures: [{ key: 'sde', stated: 360_000_00, books: 400_000_00, was: 360_000_00, since }],
  });
});

test('a broker reads it of the private profiles that the owner opened to them, and a helper not at all', async ({
  review,
}) => {
  const { product, owner, businessId } = await withBooks(review);
  const listing = await writeListing(owner, businessId, draftWith({ sde: 999_000_00 }));
  const broker = await join(product, 'Wanda Mandate');
  await product.grant(broker.id, 'broker');
  const parts = { seller: owner, broker, listingId: listing.id, mayApprove: true };
  const mandate = await giveMandate(product, parts);
  expect(await elsewhere(broker, review)).toEqual([]);
  const opened = { mayApprove: true, profileAccess: 'read', version: 2 };
  await expectOk(owner.put(`/api/mandates/${mandate}/scope`, opened));
  expect(await elsewhere(broker, review)).toMatchObject([
    { id: listing.id, figures: [{ stated: 999_000_00 }] },
  ]);

  const checkId = await startCheck(owner, businessId);
  await give(owner, checkId, 'A6', 300_000_00);
  expect((await elsewhere(broker, review)).map(({ kind }) => kind)).toEqual(['listing']);
  const keeper = await join(product, 'Bo Keeper');
  await confirmEmail(product, keeper);
  const help = await inviteHelper(owner, checkId, keeper.email, { sections: ['risk'], books: true });
  await expectOk(keeper.post(`/api/check-helpers/${help}/moves`, { to: 'active', version: 1 }));
  expect(await elsewhere(keeper, review)).toEqual([]);
});

test('says nothing of a listing that was withdrawn, nor beside the books of an earlier version', async ({
  review,
}) => {
  const { owner, businessId, reviewId } = await withBooks(review);
  const { id, version } = await writeListing(
    owner,
    businessId,
    draftWith({ lastYearRevenue: 600_000_00, sde: 999_000_00 }),
  );
  expect(await elsewhere(owner, review)).toHaveLength(1);
  await readLedger(review, moreSales, { name: 'december.csv' });
  const earlier = `/api/earnings-reviews/${reviewId}/adjusted-earnings?dataset=1`;
  expect(await (await owner.get(earlier)).json()).toMatchObject({ dataset: 1, elsewhere: [] });
  await expectOk(owner.post(`/api/listing/${id}/moves`, { to: 'live', version }));
  await expectOk(
    owner.post(`/api/listing/${id}/moves`, { to: 'withdrawn', version: version + 2, reason: 'Not now' }),
  );
  expect(await elsewhere(owner, review)).toEqual([]);
});

test('says nothing before there are books, and while an account has no place in them', async ({ review }) => {
  const { owner, businessId } = review;
  await writeListing(owner, businessId, draftWith({ sde: 999_000_00 }));
  expect(await elsewhere(owner, review)).toEqual([]);
  await withBooks(review);
  expect(await elsewhere(owner, review)).toHaveLength(1);
  const odd = { day: '2025-12-30', number: 'ODD', name: 'Yarrow & Sons' };
  await readLedger(
    review,
    journalOf([
      { ...odd, account: 'Zzyx 4711', cents: 500_00 },
      { ...odd, account: 'Checking', cents: -500_00 },
    ]),
    { name: 'odd.csv' },
  );
  expect(await elsewhere(owner, review)).toEqual([]);
});

test('says nothing where the books end before the last twelve months do', async ({ review }) => {
  const { owner, businessId, reviewId } = await withBooks(review);
  await writeListing(owner, businessId, draftWith({ sde: 999_000_00 }));
  expect(await elsewhere(owner, review)).toHaveLength(1);
  const later = { version: 2, yearEnds: '2025-12-31', latestEnds: '2026-03-31', years: 2 };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, later));
  expect(await elsewhere(owner, review)).toEqual([]);
});

test('says nothing where one of the last twelve months has no entries', async ({ review }) => {
  const months = monthsIn({ from: '2025-01-01', to: '2025-12-31' }).filter((month) => month !== '2025-04');
  const { owner, businessId } = await withBooks(review, { months });
  await writeListing(owner, businessId, draftWith({ sde: 999_000_00 }));
  expect(await elsewhere(owner, review)).toEqual([]);
});

test('takes no older year for the newest one because that has a month without entries', async ({
  review,
}) => {
  const months = monthsIn({ from: '2024-01-01', to: '2026-03-31' }).filter((month) => month !== '2025-02');
  const { owner, businessId } = await withBooks(review, { months, latestEnds: '2026-03-31' });
  const old = { day: '2024-12-30', number: 'OLD', name: 'Yarrow & Sons' };
  await readLedger(
    review,
    journalOf([
      { ...old, account: 'Checking', cents: 40_000_00 },
      { ...old, account: 'Sales', cents: -40_000_00 },
    ]),
    { name: 'old.csv' },
  );
  // What 2024 was.
  await writeListing(owner, businessId, draftWith({ lastYearRevenue: 640_000_00 }));
  expect(await elsewhere(owner, review)).toMatchObject([
    { figures: [{ key: 'revenue', stated: 640_000_00, books: 600_000_00, ...never }] },
  ]);
});
