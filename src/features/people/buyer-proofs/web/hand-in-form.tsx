import { useRef } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { proofUpload } from '../contract.ts';
import { type ProofKind, proofWords } from '../domain/proof.ts';
import { useHandInProof } from './use-proofs.ts';

/** One kind of proof with its button. It is sent when it is chosen. */
export function HandInForm({ kind }: { kind: ProofKind }) {
  const input = useRef<HTMLInputElement>(null);
  const handIn = useHandInProof();
  const { name, hint } = proofWords[kind];
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
          // The same file again is another try.
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" busy={handIn.isPending} onClick={() => input.current?.click()}>
        Upload proof of {name.toLowerCase()}
      </Button>
      <FailureAlert title="Not uploaded" error={handIn.error} />
    </div>
  );
}
