import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { PagedList } from '#web/tables/PagedList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Row, RowList } from '#web/ui/RowList.tsx';
import { proofStatusWords, proofWords } from '../domain/proof.ts';
import { ProofStatusBadge } from './proof-status.tsx';
import { type Proof, proofsQuery } from './queries.ts';
import { useMoveProof } from './use-proofs.ts';

/** What the reader handed in, and how each stands. */
export function OwnProofs() {
  const proofs = useInfiniteQuery(proofsQuery());
  const [asked, setAsked] = useState<Proof | null>(null);
  const move = useMoveProof(() => setAsked(null));
  return (
    <>
      <PagedList
        query={proofs}
        what="proofs"
        more="Load more"
        empty={
          <EmptyState title="You handed in nothing yet.">
            Some sellers show more to buyers who proved who they are and that they can pay.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((proof) => (
              <Row
                key={proof.id}
                title={
                  <>
                    {proofWords[proof.kind].name} <ProofStatusBadge status={proof.status} />
                  </>
                }
                detail={
                  <>
                    Handed in <DateText at={proof.requestedAt} />
                    {proof.status === 'verified' && proof.validUntil && (
                      <>
                        {' · stands until '}
                        <DateText at={proof.validUntil} />
                      </>
                    )}
                    {proof.reason && ` · ${proof.reason}`}
                  </>
                }
                action={
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Take back the proof of ${proofWords[proof.kind].name.toLowerCase()}`}
                    disabledReason={
                      proof.status === 'requested' || proof.status === 'verified'
                        ? null
                        : `${proofStatusWords[proof.status]}: there is nothing left to take back.`
                    }
                    onClick={() => {
                      move.reset();
                      setAsked(proof);
                    }}
                  >
                    Take back
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </PagedList>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Take this proof back?"
        description="Its file is deleted. What it opened closes at once; access that a seller gave you stays."
        confirmLabel="Take back"
        danger
        busy={move.isPending}
        error={move.error ? messageFromError(move.error) : null}
        onConfirm={() => asked && move.mutate({ proof: asked, to: 'withdrawn', done: 'Taken back.' })}
      />
    </>
  );
}
