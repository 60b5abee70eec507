import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { proofUpload } from '../contract.ts';
import { type ProofKind, type ProofStatus, proofWords } from '../domain/proof.ts';
import { type Proof, proofsQuery } from './queries.ts';
import { useHandInProof } from './use-proofs.ts';

export function HandInForm({ kind }: { kind: ProofKind }) {
  const input = useRef<HTMLInputElement>(null);
  const handIn = useHandInProof();
  const { name, hint } = proofWords[kind];
  const proofs = useInfiniteQuery(proofsQuery()).data?.pages.flatMap(({ items }) => items);
  const latest = (status: ProofStatus) => proofs?.find((one) => one.kind === kind && one.status === status);
  const waiting = latest('requested');
  const verified = latest('verified');
  return (
    <div className="flex flex-col items-start gap-2">
      <h2 className="text-lead">{name}</h2>
      <p className="text-muted text-small">{hint}</p>
      <input
        ref={input}
        type="file"
        aria-label={`Proof of ${name.toLowerCase()}`}
        accept={proofUpload.types.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) handIn.mutate({ kind, file });
          // Selecting the same file again must fire a change event.
          currentTarget.value = '';
        }}
      />
      <Standing waiting={waiting} verified={verified} />
      <Button
        variant="secondary"
        busy={handIn.isPending}
        disabledReason={waiting ? 'Our team is reviewing your last document.' : null}
        onClick={() => input.current?.click()}
      >
        {verified && !waiting ? 'Upload newer proof of' : 'Upload proof of'} {name.toLowerCase()}
      </Button>
      <FailureAlert title="Not uploaded" error={handIn.error} />
    </div>
  );
}

function Standing({ waiting, verified }: { waiting: Proof | undefined; verified: Proof | undefined }) {
  if (waiting)
    return (
      <p role="status" className="text-small">
        Uploaded <DateText at={waiting.requestedAt} />. Our team is reviewing it; you will be told the result.
      </p>
    );
  if (!verified?.validUntil) return null;
  return (
    <p className="text-small">
      Verified until <DateText at={verified.validUntil} />.
    </p>
  );
}
