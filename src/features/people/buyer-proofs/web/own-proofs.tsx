import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import type { Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { type ProofStatus, proofStatusWords, proofWords } from '../domain/proof.ts';
import { type Proof, proofsQuery } from './queries.ts';
import { useMoveProof } from './use-proofs.ts';

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
          <EmptyState title="Nothing uploaded yet">
            Some sellers show more to buyers who have verified their identity and funds.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((proof) => (
              <ProofRow
                key={proof.id}
                proof={proof}
                onWithdraw={() => {
                  move.reset();
                  setAsked(proof);
                }}
              />
            ))}
          </RowList>
        )}
      </PagedList>
      <WithdrawDialog proof={asked} move={move} onClose={() => setAsked(null)} />
    </>
  );
}

function ProofRow({ proof, onWithdraw }: { proof: Proof; onWithdraw: () => void }) {
  return (
    <Row
      title={
        <>
          {proofWords[proof.kind].name} <ProofStatusBadge status={proof.status} />
        </>
      }
      detail={
        <>
          Uploaded <DateText at={proof.requestedAt} />
          {proof.status === 'verified' && proof.validUntil && (
            <>
              {' · valid until '}
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
          aria-label={`Withdraw proof of ${proofWords[proof.kind].name.toLowerCase()}`}
          disabledReason={
            proof.status === 'requested' || proof.status === 'verified'
              ? null
              : `${proofStatusWords[proof.status]}: there is nothing to withdraw.`
          }
          onClick={onWithdraw}
        >
          Withdraw
        </Button>
      }
    />
  );
}

type DialogProps = {
  proof: Proof | null;
  move: ReturnType<typeof useMoveProof>;
  onClose: () => void;
};

function WithdrawDialog({ proof, move, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      open={proof !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Withdraw this document?"
      description="The file is deleted. Anything it opened closes immediately. Access that a seller approved stays."
      confirmLabel="Withdraw"
      danger
      busy={move.isPending}
      error={move.error}
      onConfirm={() => proof && move.mutate({ proof, to: 'withdrawn', done: 'Withdrawn' })}
    />
  );
}

const tones: Record<ProofStatus, Tone> = {
  requested: 'amber',
  verified: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
};

function ProofStatusBadge({ status }: { status: ProofStatus }) {
  return <StatusBadge tone={tones[status]}>{proofStatusWords[status]}</StatusBadge>;
}
