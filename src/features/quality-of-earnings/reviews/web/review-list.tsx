import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { brand } from '#content/brand.ts';
import { earningsQuality } from '#content/services.ts';
import { useHasMandate } from '#features/valuation/health-check/web/start-for-client.tsx';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { startReview } from '../contract.ts';
import { myReviews, type ReviewLine } from './queries.ts';
import { useReviewChange } from './use-change.ts';

export function ReviewList() {
  const query = useInfiniteQuery(myReviews);
  return (
    <QueryPage
      query={query}
      words={{ loading: 'Loading the reviews', failed: 'The reviews could not be loaded.' }}
    >
      {({ pages }) => {
        const reviews = pages.flatMap(({ items }) => items);
        const startable = pages[0]?.startable ?? [];
        return reviews.length + startable.length === 0 ? (
          <NoBusinesses />
        ) : (
          <section aria-labelledby="reviews" className="flex flex-col gap-3">
            <h2 id="reviews" className="text-title">
              Your own review of the books
            </h2>
            <p className="max-w-prose text-muted">
              Buyers have an accountant go through your books before they pay. Do it first: upload your
              general ledger, see what it proves, and open the entries behind every figure. You run this
              review yourself.{' '}
              {brand.capabilities.earningsQuality
                ? `To have our team prepare the report, order the ${earningsQuality.name} below.`
                : `The report that our team will prepare, ${earningsQuality.name}, is in development.`}
            </p>
            <ul className="grid gap-4 lg:grid-cols-2">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
              {startable.map((business) => (
                <StartCard key={business.businessId} {...business} />
              ))}
            </ul>
            <LoadMore label="Load earlier ones" query={query} />
          </section>
        );
      }}
    </QueryPage>
  );
}

const sideWords = { owner: null, broker: 'Your client', helper: 'You were invited to the books' } as const;

function ReviewCard({ review: { id, businessName, side, dataset } }: { review: ReviewLine }) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h3 className="wrap-anywhere font-semibold">{businessName}</h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone={dataset === 0 ? 'neutral' : 'accent'}>
          {dataset === 0 ? 'Nothing uploaded yet' : `Version ${dataset} of the books`}
        </Badge>
        {sideWords[side] && <Badge>{sideWords[side]}</Badge>}
      </p>
      <LinkButton to={paths.earningsReview(id)} aria-label={`Open the review of ${businessName}`}>
        Open
      </LinkButton>
    </Card>
  );
}

type StartProps = { businessId: string; businessName: string; side: 'owner' | 'broker' };

function StartCard({ businessId, businessName, side }: StartProps) {
  const navigate = useNavigate();
  const start = useReviewChange(
    () => call(startReview, { body: { businessId } }),
    ({ id }) => void navigate(paths.earningsReview(id)),
  );
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h3 className="wrap-anywhere font-semibold">{businessName}</h3>
      {sideWords[side] && <Badge>{sideWords[side]}</Badge>}
      <p className="text-muted">
        {side === 'owner'
          ? 'Not started yet. No one sees what you upload unless you invite them.'
          : 'Not started yet. It belongs to the owner, who sees what you upload.'}
      </p>
      <FailureAlert title="Not started" error={start.error} />
      <Button
        busy={start.isPending}
        aria-label={`Start the review of ${businessName}`}
        onClick={() => start.mutate()}
      >
        Start the review
      </Button>
    </Card>
  );
}

function NoBusinesses() {
  const mandated = useHasMandate();
  if (mandated)
    return (
      <EmptyState
        title="No client’s books are open to you"
        action={<LinkButton to={paths.engagements()}>Ask for more authority</LinkButton>}
      >
        You can start the review of a client when your engagement includes approvals.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Add your business first"
      action={<LinkButton to={paths.onboarding()}>Add a business</LinkButton>}
    >
      A review covers the books of one business. Adding it takes two minutes, and no one else sees it.
    </EmptyState>
  );
}
