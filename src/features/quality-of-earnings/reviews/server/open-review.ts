import { type Actor, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { ReviewEnds } from '../domain/review-periods.ts';
import { type AskedReview, findReview, findReviewOf, lockReview, reviewEndsRow } from './review-store.ts';

type ReviewSide = 'owner' | 'broker' | 'helper';

export type OpenReview = ReviewEnds & {
  id: string;
  businessId: string;
  businessName: string;
  ownerId: string;
  side: ReviewSide;
  createdAt: Date;
  /** Number of the current dataset version; 0: nothing was read yet. */
  dataset: number;
  version: number;
};

type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;

/** Throws Refused('not-found') for all but the owner, brokers whose engagement includes approvals, and people invited to the books. */
export async function openReview({ actor, db, now }: Asking, id: string): Promise<OpenReview> {
  const personId = actor.kind === 'person' ? actor.personId : null;
  const row = await findReview(db, id, { personId, now });
  const review = row && asOpenReview(row, actor);
  if (!review) throw new Refused('not-found');
  return review;
}

/** `null`: the business has none, or none that the caller may see. */
export async function reviewOfBusiness(
  { actor, db, now }: Asking,
  businessId: string,
): Promise<OpenReview | null> {
  const personId = actor.kind === 'person' ? actor.personId : null;
  const row = await findReviewOf(db, businessId, { personId, now });
  return row ? asOpenReview(row, actor) : null;
}

/** Locked until the transaction ends. Whatever changes a review begins with it, so it is told here. */
export async function holdReview(work: Work, id: string): Promise<OpenReview> {
  await lockReview(work.db, id);
  const review = await openReview(work, id);
  await work.emit({ kind: 'review-held', reviewId: id });
  return review;
}

export function asOpenReview(row: AskedReview, actor: Actor): OpenReview | null {
  const side = sideOf(row, actor);
  if (side === null) return null;
  return {
    id: row.id,
    businessId: row.business_id,
    businessName: row.business_name,
    ownerId: row.owner_id,
    side,
    createdAt: row.created_at,
    dataset: row.dataset,
    version: row.version,
    yearEnds: row.year_ends,
    latestEnds: row.latest_ends,
    years: row.years === 2 ? 2 : 3,
  };
}

function sideOf(row: AskedReview, actor: Actor): ReviewSide | null {
  if (isPerson(actor, row.owner_id)) return 'owner';
  if (row.mandated) return 'broker';
  return row.invited ? 'helper' : null;
}

/** For jobs: checks no permission. `null`: it does not exist. */
export async function reviewForJob(
  db: Reader,
  id: string,
): Promise<(ReviewEnds & { id: string; dataset: number }) | null> {
  const row = await reviewEndsRow(db, id);
  if (!row) return null;
  const { year_ends: yearEnds, latest_ends: latestEnds, dataset } = row;
  return { id, dataset, yearEnds, latestEnds, years: row.years === 2 ? 2 : 3 };
}

/** For jobs: locks the review and checks no permission. False if it does not exist. */
export function holdReviewRow(work: Work, id: string): Promise<boolean> {
  return lockReview(work.db, id);
}
