import { opensTo } from '#features/marketplace/listings/domain/broker-access.ts';
import {
  type OpenListingNumbers,
  openListingNumbers,
} from '#features/marketplace/listings/server/listing-numbers.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { earningsNumbersOf } from '#features/valuation/check-reports/server/report-of-check.ts';
import { checkIdOf } from '#features/valuation/health-check/server/check-of-business.ts';
import { isPerson } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings } from '../contract.ts';
import { compareStated, differing, type Stated } from '../domain/stated-figures.ts';
import { booksSaidWith } from './books-said.ts';

type Answer = AnswerOf<typeof getAdjustedEarnings>;
type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;
type Elsewhere = Answer['elsewhere'];
type Place = Pick<Elsewhere[number], 'kind' | 'id' | 'title'> & { stated: Stated };

/**
 * Where the listings and the health check of the business state figures that twelve months of its books do not bear out.
 * For the owner, and for a broker of listings whose private profile the owner opened to them.
 */
export async function statedElsewhere(
  reading: Reading,
  review: OpenReview,
  earnings: Pick<Answer, 'dataset' | 'periods'>,
): Promise<Elsewhere> {
  if (review.side === 'helper') return [];
  const said = await booksSaidWith(reading, { review, earnings });
  if (!said[0]?.years.length) return [];
  const places = [...(await listingPlaces(reading, review)), ...(await checkPlaces(reading, review))];
  return places.flatMap(({ stated, ...place }) => {
    const figures = differing(compareStated(stated, said)).map(
      ({ key, stated: amount, books, since, before }) => ({
        ...{ key, stated: amount, since },
        ...{ books: books.amount, was: before?.amount ?? null },
      }),
    );
    return figures.length > 0 ? [{ ...place, figures }] : [];
  });
}

async function listingPlaces(reading: Reading, review: OpenReview): Promise<Place[]> {
  const listings = await openListingNumbers(reading.db, review.businessId);
  const opened = review.side === 'owner' ? null : await openedTo(reading, listings);
  return listings
    .filter(({ id }) => opened?.has(id) ?? true)
    .map(({ id, title, numbers }) => ({ kind: 'listing', ...{ id, title }, stated: statedBy(numbers) }));
}

export function statedBy({ lastYearRevenue, ebitda, sde }: OpenListingNumbers['numbers']): Stated {
  return { revenue: lastYearRevenue, ebitda, sde };
}

/** Of these listings the ones whose private profile is open to the caller as their broker. */
export async function openedTo(
  { actor, db, now }: Asking,
  listings: readonly { id: string }[],
): Promise<Set<string>> {
  const mandates = await mandatesInForce(
    db,
    listings.map(({ id }) => id),
    now,
  );
  const own = mandates.filter(
    ({ brokerId, profileAccess }) => isPerson(actor, brokerId) && opensTo(profileAccess, 'read'),
  );
  return new Set(own.map(({ listingId }) => listingId));
}

async function checkPlaces({ db }: Reading, review: OpenReview): Promise<Place[]> {
  const id = review.side === 'owner' ? await checkIdOf(db, review.businessId) : null;
  if (id === null) return [];
  return [{ kind: 'health-check', id, title: '', stated: await statedByCheck(db, id) }];
}

export async function statedByCheck(db: Reading['db'], id: string): Promise<Stated> {
  return (await statedByChecks(db, [id]))(id);
}

/** Of their own books, or of their answers. */
export async function statedByChecks(
  db: Reading['db'],
  ids: readonly string[],
): Promise<(id: string) => Stated> {
  const numbers = await earningsNumbersOf(db, ids);
  return (id) => {
    const { revenue = null, booksEbitda = null, sde = null } = numbers.get(id) ?? {};
    return { revenue, ebitda: booksEbitda, sde };
  };
}
