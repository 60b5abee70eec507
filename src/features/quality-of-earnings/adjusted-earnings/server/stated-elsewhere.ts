import { opensTo } from '#features/marketplace/listings/domain/broker-access.ts';
import { openListingNumbers } from '#features/marketplace/listings/server/listing-numbers.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { coveredMonths, ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { partWords } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { answersOf } from '#features/valuation/health-check/server/check-answers.ts';
import { checkIdOf } from '#features/valuation/health-check/server/check-of-business.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings } from '../contract.ts';
import { differingFigures, type Stated } from '../domain/stated-figures.ts';

type Answer = AnswerOf<typeof getAdjustedEarnings>;
type Elsewhere = Answer['elsewhere'];
type Place = Pick<Elsewhere[number], 'kind' | 'id' | 'title'> & { stated: Stated };

/**
 * Where the listings and the health check of the business state figures that twelve months of its books do not bear out.
 * For the owner, and for a broker of listings whose private profile the owner opened to them.
 */
export async function statedElsewhere(
  reading: Reading,
  review: OpenReview,
  { periods }: Pick<Answer, 'periods'>,
): Promise<Elsewhere> {
  const whole = periods.filter((period) => partWords(period) === '');
  const latest = whole.find(({ key }) => key === 'LTM');
  if (!latest || review.side === 'helper') return [];
  // Books that end too early, or have an account that no one has placed, say nothing of other figures.
  const sums = await ledgerSums(reading.db, review.id, review.dataset);
  const covered = coveredMonths(sums);
  if (!covered || covered.to < latest.to || sums.some(({ code }) => code === 'UNMAPPED')) return [];
  const newestYear = whole.findLast(({ key }) => key.startsWith('FY')) ?? null;
  const places = [...(await listingPlaces(reading, review)), ...(await checkPlaces(reading, review))];
  return places.flatMap(({ stated, ...place }) => {
    const figures = differingFigures(stated, { latest, newestYear });
    return figures.length > 0 ? [{ ...place, figures }] : [];
  });
}

async function listingPlaces(reading: Reading, review: OpenReview): Promise<Place[]> {
  const listings = await openListingNumbers(reading.db, review.businessId);
  const opened = review.side === 'owner' ? null : await openedTo(reading, listings);
  return listings
    .filter(({ id }) => opened?.has(id) ?? true)
    .map(({ id, title, numbers: { lastYearRevenue, ebitda, sde } }) => ({
      kind: 'listing',
      ...{ id, title },
      stated: { revenue: lastYearRevenue, ebitda, sde },
    }));
}

async function openedTo(
  { actor, db, now }: Reading,
  listings: readonly { id: string }[],
): Promise<Set<string>> {
  const mandates = await mandatesInForce(
    db,
    listings.map(({ id }) => id),
    now,
  );
  const own = mandates.filter(
    ({ brokerId, profileAccess }) =>
      actor.kind === 'person' && brokerId === actor.personId && opensTo(profileAccess, 'read'),
  );
  return new Set(own.map(({ listingId }) => listingId));
}

async function checkPlaces({ db }: Reading, review: OpenReview): Promise<Place[]> {
  const id = review.side === 'owner' ? await checkIdOf(db, review.businessId) : null;
  if (id === null) return [];
  const said = (await answersOf(db, id)).A6;
  if (said?.state !== 'given') return [];
  return [
    {
      kind: 'health-check',
      id,
      title: '',
      stated: { revenue: null, ebitda: null, sde: Number(said.value) },
    },
  ];
}
