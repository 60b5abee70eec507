import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { brokerRequestLimits } from '../domain/broker-request.ts';
import { licenseWords } from './license-words.ts';
import { type BrokerRequestReview, brokerRequestReviewsQuery } from './queries.ts';
import { useMoveBrokerRequest } from './use-broker-requests.ts';

type Asked = { review: BrokerRequestReview; to: 'approved' | 'declined' };

/** The queue of admins. */
export function BrokerRequestList() {
  const waiting = useInfiniteQuery(brokerRequestReviewsQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PagedList
        query={waiting}
        what="broker account requests"
        more="Load more"
        empty={
          <EmptyState title="Nothing to review">
            Requests for a broker account appear here when people send them.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((review) => (
              <ReviewRow key={review.id} review={review} onAsk={(to) => setAsked({ review, to })} />
            ))}
          </RowList>
        )}
      </PagedList>
      {asked && (
        <DecisionDialog key={`${asked.review.id} ${asked.to}`} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type RowProps = { review: BrokerRequestReview; onAsk: (to: Asked['to']) => void };

function ReviewRow({ review, onAsk }: RowProps) {
  const { person, firm, practice, requestedAt, mayDecide } = review;
  const own = mayDecide ? null : 'This is your own request. Another administrator decides on it.';
  return (
    <Row
      title={
        <>
          <span className="wrap-anywhere">{person.name}</span>
          {!person.emailVerified && <Badge tone="amber">Email not confirmed</Badge>}
        </>
      }
      detail={
        <>
          <span className="wrap-anywhere text-text">{firm}</span> · <EmailText address={person.email} /> ·{' '}
          {licenseWords(review)} · <TimeAgo at={requestedAt} />
          {practice && (
            <span className="wrap-anywhere mt-1 block whitespace-pre-line text-text">{practice}</span>
          )}
        </>
      }
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`Approve the broker account of ${person.name}`}
            disabledReason={own}
            onClick={() => onAsk('approved')}
          >
            Approve
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Decline the broker account of ${person.name}`}
            disabledReason={own}
            onClick={() => onAsk('declined')}
          >
            Decline
          </Button>
        </div>
      }
    />
  );
}

const words = {
  approved: {
    title: 'Approve this broker account?',
    description:
      'Owners can then invite this person to act for them. Check the license first, if the state requires one.',
    label: 'Approve',
  },
  declined: {
    title: 'Decline this request?',
    description: 'The person reads your reason and can send another request.',
    label: 'Decline',
  },
} as const;

function DecisionDialog({ asked: { review, to }, onClose }: { asked: Asked; onClose: () => void }) {
  const move = useMoveBrokerRequest(onClose);
  const { title, description, label } = words[to];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`${review.person.name}, ${review.firm}. ${description}`}
      confirmLabel={label}
      danger={to === 'declined'}
      {...(to === 'declined'
        ? { reason: { label: 'Reason', required: true, maxLength: brokerRequestLimits.reason } }
        : {})}
      busy={move.isPending}
      error={move.error}
      onConfirm={(reason) => move.mutate({ request: review, to, reason })}
    />
  );
}
