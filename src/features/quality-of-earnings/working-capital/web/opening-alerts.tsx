import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { WorkingCapital } from './queries.ts';

/** What is missing before these balances can be relied on. */
export function OpeningAlerts({ reviewId, found }: { reviewId: string; found: WorkingCapital }) {
  const { accounts, apart, differing } = found.openings;
  const { covered, closing } = found;
  const toDocuments = (
    <LinkButton variant="secondary" size="small" to={paths.earningsReview(reviewId)}>
      Documents
    </LinkButton>
  );
  return (
    <>
      {accounts === 0 && (
        <Alert tone="warning" title="This ledger has no beginning balances" action={toDocuments}>
          So every balance here starts at zero. If the business is older than the ledger, upload a general
          ledger that shows a beginning balance for each account; a journal does not.
        </Alert>
      )}
      {apart !== 0 && (
        <Alert tone="warning" title="The beginning balances don’t come to zero" action={toDocuments}>
          They are <Money exact amount={apart} /> apart. What the business owns must be what it owes and its
          equity: an account may be missing from the export.
        </Alert>
      )}
      {differing > 0 && (
        <Alert
          tone="warning"
          title={counted(
            differing,
            'account begins differently in a later file',
            'accounts begin differently in a later file',
          )}
          action={toDocuments}
        >
          A later export starts where the one before did not end. We keep the oldest; entries were changed
          between the two.
        </Alert>
      )}
      {covered && covered.to < closing.month && (
        <Alert tone="warning" title={`The ledger ends in ${monthInWords(covered.to)}`} action={toDocuments}>
          The last closed month of this review is {monthInWords(closing.month)}. Upload the months between, or
          change the months under review.
        </Alert>
      )}
    </>
  );
}
