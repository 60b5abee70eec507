import { emptyMonthsOf, emptyMonthsWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

/** A test is silent about months that are not there, which reads like a good result. */
export function Gap({ review: { id, intake } }: { review: Pick<ReviewHead, 'id' | 'intake'> }) {
  const empty = emptyMonthsOf(intake);
  if (empty.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={emptyMonthsWords(empty)}
      action={
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(id)}>
          Documents
        </LinkButton>
      }
    >
      No test saw these months, and a buyer will ask for them. Upload a general ledger that has them.
    </Alert>
  );
}
