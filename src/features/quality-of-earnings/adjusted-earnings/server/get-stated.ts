import { listingNumbers } from '#features/marketplace/listings/server/listing-numbers.ts';
import { reviewOfBusiness } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getCheckStated as checkContract, getListingStated as listingContract } from '../contract.ts';
import type { Stated } from '../domain/stated-figures.ts';
import { booksSaid } from './books-said.ts';
import { openedTo, statedBy, statedByCheck } from './stated-elsewhere.ts';

/** For the owner, and for a broker to whom the private profile is open. */
export async function getListingStated(
  reading: Reading,
  { params: { id } }: InputOf<typeof listingContract>,
): Promise<AnswerOf<typeof listingContract>> {
  const listing = await listingNumbers(reading.db, id);
  if (!listing) throw new Refused('not-found');
  const own = isPerson(reading.actor, listing.ownerId);
  if (!own && !(await openedTo(reading, [{ id }])).has(id)) throw new Refused('not-found');
  return beside(reading, listing.businessId, statedBy(listing.numbers));
}

export async function getCheckStated(
  reading: Reading,
  { params: { id } }: InputOf<typeof checkContract>,
): Promise<AnswerOf<typeof checkContract>> {
  const { side, businessId } = await openWholeCheck(reading, id);
  if (side !== 'owner') throw new Refused('not-found');
  return beside(reading, businessId, await statedByCheck(reading.db, id));
}

async function beside(
  reading: Reading,
  businessId: string,
  stated: Stated,
): Promise<AnswerOf<typeof listingContract>> {
  const review = await reviewOfBusiness(reading, businessId);
  const said = review ? await booksSaid(reading.db, review.id) : [];
  return {
    stated,
    reviewId: review?.id ?? null,
    said: said.map((one) => ({ ...one, years: [...one.years] })),
  };
}
