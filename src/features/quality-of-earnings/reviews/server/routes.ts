import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { deleteReview, setReviewPeriods } from './change-review.ts';
import { getReview, type IntakeOf, listReviews } from './read-reviews.ts';
import { startReview } from './start-review.ts';

export function reviewRoutes({ intakeOf }: { intakeOf: IntakeOf }): Route[] {
  return [
    reads(contract.listReviews, listReviews),
    changes(contract.startReview, (work, { body }) => startReview(work, body.businessId)),
    reads(contract.getReview, (reading, { params }) => getReview(reading, params.id, intakeOf)),
    changes(contract.setReviewPeriods, (work, input) => setReviewPeriods(work, input, intakeOf)),
    changes(contract.deleteReview, (work, { params }) => deleteReview(work, params.id)),
  ];
}
