import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { proofWords } from '../domain/proof.ts';
import { type AskedMove, ProofDialog } from './proof-dialog.tsx';
import { type ProofReview, proofReviewsQuery } from './queries.ts';
import { useProofFile } from './use-proofs.ts';

export function ProofReviewList() {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const file = useProofFile();
  return (
    <div className="flex flex-col gap-8">
      <FailureAlert title="The file couldn’t be opened" error={file.error} />
      <Section id="waiting-proofs" title="To review">
        <WaitingProofs file={file} onAsk={setAsked} />
      </Section>
      <Section id="standing-proofs" title="Active verifications, soonest expiring first">
        <StandingProofs file={file} onAsk={setAsked} />
      </Section>
      {asked && (
        <ProofDialog key={`${asked.review.id} ${asked.to}`} asked={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Acts = { file: ReturnType<typeof useProofFile>; onAsk: (move: AskedMove) => void };

function WaitingProofs(acts: Acts) {
  const waiting = useInfiniteQuery(proofReviewsQuery('waiting'));
  return (
    <PagedList
      query={waiting}
      what="proofs"
      more="Load more"
      empty={
        <EmptyState title="Nothing to review">
          Proof of identity or funds appears here when a buyer uploads it.
        </EmptyState>
      }
    >
      {(items) => (
        <RowList>
          {items.map((review) => (
            <ProofRow key={review.id} review={review} action={<ReviewActions review={review} {...acts} />}>
              <TimeAgo at={review.requestedAt} />
            </ProofRow>
          ))}
        </RowList>
      )}
    </PagedList>
  );
}

function StandingProofs(acts: Acts) {
  const standing = useInfiniteQuery(proofReviewsQuery('standing'));
  return (
    <PagedList
      query={standing}
      what="standing proofs"
      more="Load more standing proofs"
      empty={
        <EmptyState title="No active verifications">
          Verified documents appear here until they expire.
        </EmptyState>
      }
    >
      {(items) => (
        <RowList>
          {items.map((review) => (
            <ProofRow key={review.id} review={review} action={<ReviewActions review={review} {...acts} />}>
              {review.validUntil && (
                <>
                  valid until <DateText at={review.validUntil} />
                </>
              )}
            </ProofRow>
          ))}
        </RowList>
      )}
    </PagedList>
  );
}

function ReviewActions({ review, file, onAsk }: Acts & { review: ProofReview }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" busy={file.isPending} onClick={() => file.mutate(review.id)}>
        Open file
      </Button>
      <Button
        size="small"
        variant={review.status === 'verified' ? 'secondary' : 'primary'}
        onClick={() => onAsk({ review, to: 'verified' })}
      >
        {review.status === 'verified' ? 'Set date' : 'Verify'}
      </Button>
      <Button size="small" variant="secondary" onClick={() => onAsk({ review, to: 'refused' })}>
        Reject
      </Button>
    </div>
  );
}

type RowProps = { review: ProofReview; action: ReactNode; children: ReactNode };

function ProofRow({ review, action, children }: RowProps) {
  return (
    <Row
      title={
        <>
          <span className="wrap-anywhere">{review.person.name}</span>
          <Badge tone="neutral">{proofWords[review.kind].name}</Badge>
        </>
      }
      detail={
        <>
          <EmailText address={review.person.email} /> · {children}
        </>
      }
      action={action}
    />
  );
}
