import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { PagedList } from '#web/tables/PagedList.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Row, RowList } from '#web/ui/RowList.tsx';
import { TimeAgo } from '#web/ui/TimeAgo.tsx';
import { proofWords } from '../domain/proof.ts';
import { type ProofReview, proofReviewsQuery } from './queries.ts';
import { useMoveProof, useProofFile } from './use-proofs.ts';

type Asked = { review: ProofReview; to: 'verified' | 'refused' };

const words = {
  verified: {
    title: 'Is this proof right?',
    description:
      'The name must be the one of the account. An identity then stands for two years, funds for ninety days. That you looked and decided is kept.',
    label: 'Verify',
    done: 'Verified. The buyer was told.',
  },
  refused: {
    title: 'Refuse this proof?',
    description: 'The buyer reads your reason and can hand in another. The file is deleted.',
    label: 'Refuse',
    done: 'Refused. The buyer was told why.',
  },
} as const;

/** Proofs of buyers that wait for an admin. */
export function ProofReviewList() {
  const reviews = useInfiniteQuery(proofReviewsQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  const move = useMoveProof(() => setAsked(null));
  const file = useProofFile();
  const said = words[asked?.to ?? 'verified'];
  const ask = (review: ProofReview, to: Asked['to']) => {
    move.reset();
    setAsked({ review, to });
  };
  return (
    <>
      {file.error && (
        <Alert title="The file could not be opened" tone="destructive">
          {messageFromError(file.error)}
        </Alert>
      )}
      <PagedList
        query={reviews}
        what="proofs"
        more="Load more"
        empty={
          <EmptyState title="No proofs to check.">
            A proof of identity or funds comes here when a buyer hands it in.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((review) => (
              <Row
                key={review.id}
                title={
                  <>
                    <span className="wrap-anywhere">{review.person.name}</span>
                    <Badge tone="neutral">{proofWords[review.kind].name}</Badge>
                  </>
                }
                detail={
                  <>
                    <span className="break-all">{review.person.email}</span> ·{' '}
                    <TimeAgo at={review.requestedAt} />
                  </>
                }
                action={
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size="small"
                      variant="secondary"
                      busy={file.isPending}
                      onClick={() => file.mutate(review.id)}
                    >
                      Open the file
                    </Button>
                    <Button size="small" onClick={() => ask(review, 'verified')}>
                      Verify
                    </Button>
                    <Button size="small" variant="secondary" onClick={() => ask(review, 'refused')}>
                      Refuse
                    </Button>
                  </div>
                }
              />
            ))}
          </RowList>
        )}
      </PagedList>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={said.title}
        description={said.description}
        confirmLabel={said.label}
        danger={asked?.to === 'refused'}
        {...(asked?.to === 'refused' ? { reason: { label: 'Reason', required: true, maxLength: 500 } } : {})}
        busy={move.isPending}
        error={move.error ? messageFromError(move.error) : null}
        onConfirm={(reason) =>
          asked && move.mutate({ proof: asked.review, to: asked.to, reason: reason ?? '', done: said.done })
        }
      />
    </>
  );
}
