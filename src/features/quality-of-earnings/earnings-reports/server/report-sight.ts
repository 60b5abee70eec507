import { unlessHidden } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import {
  holdReviewRow,
  type OpenReview,
  openReview,
} from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { CommentSide } from '../domain/report-comments.ts';
import { findReport, type ReportHeadRow, type ReportWithContent } from './report-store.ts';
import { reviewersOf, reviewFacts } from './reviewer-store.ts';

type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;

/** `side`: `null` for people who are invited to the books. */
type ReportSight = { side: CommentSide | null; businessName: string };

/** For people of a review, and for its reviewers up to the stage of their invitation. Throws Refused('not-found'). */
async function sightOf(
  asking: Asking,
  { review_id, stage }: Pick<ReportHeadRow, 'review_id' | 'stage'>,
): Promise<ReportSight> {
  const review = await reviewOrNull(asking, review_id);
  // Who works on the numbers does not sign them off: people of the review have the part that the review gives them.
  if (review) {
    return { side: review.side === 'helper' ? null : 'seller', businessName: review.businessName };
  }
  const { actor, db } = asking;
  const reviewers = await reviewersOf(db, review_id);
  if (reviewers.length === 0 || actor.kind !== 'person') throw new Refused('not-found');
  const address = await confirmedAddress(db, actor.personId);
  const own = reviewers.find(({ email }) => email === address?.toLowerCase());
  const facts = await reviewFacts(db, review_id);
  if (!own || !facts || !isShown(storedStage(stage), storedStage(own.stage))) throw new Refused('not-found');
  return { side: 'reviewer', businessName: facts.business_name };
}

/** `null` for all but its people. */
export function reviewOrNull(asking: Asking, id: string): Promise<OpenReview | null> {
  return unlessHidden(openReview(asking, id));
}

export type SeenReport = { row: ReportWithContent; sight: ReportSight };

/** Throws Refused('not-found'). */
export async function seeReport(asking: Asking, id: string): Promise<SeenReport> {
  const row = await findReport(asking.db, id);
  if (!row) throw new Refused('not-found');
  return { row, sight: await sightOf(asking, row) };
}

/** The same with its review locked until the transaction ends, as every change of the review does. */
export async function holdReport(work: Work, id: string): Promise<SeenReport> {
  const { row } = await seeReport(work, id);
  await holdReviewRow(work, row.review_id);
  return seeReport(work, id);
}
