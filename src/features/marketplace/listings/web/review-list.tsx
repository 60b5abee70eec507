import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { ListingCard } from './listing-card.tsx';
import { type Review, reviewsQuery } from './marketplace-queries.ts';
import { type Decision, useReviewDecision } from './review-decision.ts';
import { ReviewFindings, ReviewHistory } from './review-findings.tsx';

export function ReviewList() {
  const reviews = useInfiniteQuery(reviewsQuery());
  const [asked, setAsked] = useState<{ review: Review; decision: Decision } | null>(null);
  return (
    <>
      <PagedList
        query={reviews}
        what="reviews"
        more="Load more"
        waiting="h-56"
        empty={
          <EmptyState title="Nothing to review.">
            A listing comes here when its public text still sets off the leak check and its owner asks for a
            person to look at it.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-6">
            {items.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onDecide={(decision) => setAsked({ review, decision })} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function ReviewCard({ review, onDecide }: { review: Review; onDecide: (decision: Decision) => void }) {
  return (
    <section
      aria-label={review.preview.title}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <ListingCard teaser={review.preview} />
        <ReviewFindings review={review} />
      </div>
      <Card className="flex flex-col gap-4">
        <div>
          <p className="text-muted text-small">
            Submitted <TimeAgo at={review.since} />
          </p>
          <p className="mt-3 font-medium text-small">The owner's note</p>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{review.note || 'None.'}</p>
        </div>
        <ReviewHistory review={review} />
        <div className="mt-auto flex flex-wrap gap-2">
          <Button onClick={() => onDecide('live')}>Approve</Button>
          <Button variant="secondary" onClick={() => onDecide('draft')}>
            Send back
          </Button>
        </div>
      </Card>
    </section>
  );
}

type DialogProps = { review: Review; decision: Decision; onClose: () => void };

function DecisionDialog({ review, decision, onClose }: DialogProps) {
  const decide = useReviewDecision(review, onClose);
  const publishes = decision === 'live';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={publishes ? `Publish “${review.preview.title}”?` : `Send “${review.preview.title}” back?`}
      description={
        publishes
          ? 'The card goes public exactly as you see it here. Make sure nothing in it reveals which business it is.'
          : 'The listing goes back to its owner as a draft, with your reason.'
      }
      confirmLabel={publishes ? 'Approve and publish' : 'Send back'}
      reason={
        publishes
          ? { label: 'Note', hint: 'Kept with the listing.', required: false, maxLength: 500 }
          : {
              label: 'Reason',
              hint: 'The owner reads it: say what to change.',
              required: true,
              maxLength: 500,
            }
      }
      busy={decide.isPending}
      error={decide.error}
      onConfirm={(reason) => decide.mutate({ to: decision, reason })}
    />
  );
}
