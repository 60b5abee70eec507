import type { EndOfAccount, Feature } from '#http/feature.ts';
import type { IntakeOf } from './read-reviews.ts';
import { deleteReviewsOf } from './review-store.ts';
import { reviewRoutes } from './routes.ts';

/** Reviews go even if the business has to stay. */
const forgetReviews: EndOfAccount = async (work, { person }) => {
  await deleteReviewsOf(work.db, person.id);
};

export function reviewFeature(parts: { intakeOf: IntakeOf }): Feature {
  return { name: 'reviews', routes: reviewRoutes(parts), endOfAccount: forgetReviews };
}
