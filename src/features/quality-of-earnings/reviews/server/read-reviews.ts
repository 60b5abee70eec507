import { z } from 'zod';
import { unlistedTitle } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getReview as getContract, listReviews as listContract } from '../contract.ts';
import { type Intake, wholeIntake } from '../domain/intake.ts';
import { reviewPeriods } from '../domain/review-periods.ts';
import { asOpenReview, type OpenReview, openReview } from './open-review.ts';
import { datasetRows, listReviewRows, startableRows } from './review-store.ts';

/** What later features know of the documents of a review. */
export type IntakeOf = (db: Reader, review: OpenReview) => Promise<Intake>;

const most = { startable: 50, datasets: 50 } as const;

export async function listReviews(
  reading: Reading,
  { query: { after, size } }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { personId } = signedIn(reading.actor);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listReviewRows(reading.db, { personId, now: reading.now }, { cursor, limit: size + 1 });
  const { items, next } = toPage(
    rows,
    size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => asOpenReview(row, reading.actor),
  );
  const startable = await startableRows(reading.db, { personId, now: reading.now }, most.startable);
  return {
    items: items.filter((one) => one !== null).map(lineOf),
    next,
    startable: await startableOf(reading, startable),
  };
}

type StartableRows = Awaited<ReturnType<typeof startableRows>>;

/** A broker may not know the name of the business yet, so a client is named by the title of the listing. */
async function startableOf({ actor, db }: Reading, rows: StartableRows) {
  const listings = rows.flatMap(({ own, listing_id }) => (own || listing_id === null ? [] : [listing_id]));
  const reader = { personId: signedIn(actor).personId, admin: false };
  const titles =
    listings.length > 0 ? await listingTitlesFor(db, reader, listings) : new Map<string, string>();
  return rows.map(({ id, business_name, own, listing_id }) => ({
    businessId: id,
    businessName: own ? business_name : titles.get(listing_id ?? '') || unlistedTitle,
    side: own ? ('owner' as const) : ('broker' as const),
  }));
}

export async function getReview(reading: Reading, id: string, intakeOf: IntakeOf) {
  return reviewViewOf(reading.db, await openReview(reading, id), intakeOf);
}

const storedMoved = z.object({
  count: z.number(),
  largest: z.array(z.object({ path: z.string(), month: z.string(), before: z.number(), after: z.number() })),
});
const causes = z.enum(['file_added', 'file_replaced', 'file_removed']);

export async function reviewViewOf(
  db: Reader,
  review: OpenReview,
  intakeOf: IntakeOf,
): Promise<AnswerOf<typeof getContract>> {
  const datasets = await datasetRows(db, review.id, most.datasets);
  return {
    ...lineOf(review),
    version: review.version,
    yearEnds: review.yearEnds,
    latestEnds: review.latestEnds,
    years: review.years,
    periods: reviewPeriods(review),
    intake: wholeIntake(await intakeOf(db, review)),
    datasets: datasets.map((row) => ({
      number: row.number,
      cause: causes.parse(row.cause),
      createdAt: row.created_at.toISOString(),
      moved: storedMoved.parse(row.moved),
    })),
  };
}

function lineOf({ id, businessId, businessName, side, createdAt, dataset }: OpenReview) {
  return { id, businessId, businessName, side, createdAt: createdAt.toISOString(), dataset };
}
