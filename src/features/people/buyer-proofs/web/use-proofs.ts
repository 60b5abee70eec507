import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { sendFile } from '#kit/send-file.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { getProofFile, handInProof, moveProof } from '../contract.ts';
import type { ProofKind, ProofStatus } from '../domain/proof.ts';
import { type Proof, proofsKey } from './queries.ts';

export function useHandInProof() {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ kind, file }: { kind: ProofKind; file: File }) =>
      sendFile(handInProof, { query: { kind }, upload: file }),
    onSuccess: () => toast('Uploaded. We’ll tell you once it has been reviewed.'),
    onSettled: () => queries.invalidateQueries({ queryKey: proofsKey }),
  });
}

export type ProofMove = {
  proof: Pick<Proof, 'id' | 'version'>;
  to: ProofStatus;
  reason?: string;
  /** `null` for the default of its kind. */
  until?: string | null;
  done: string;
};

export function useMoveProof(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ proof, to, reason, until = null, done }: ProofMove) => {
      const body = { to, version: proof.version, until, ...(reason ? { reason } : {}) };
      return call(moveProof, { params: { id: proof.id }, body }).then(() => done);
    },
    onSuccess: (done) => {
      toast(done);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: proofsKey }),
  });
}

export function useProofFile() {
  return useSingleMutation({
    mutationFn: (id: string) => call(getProofFile, { params: { id } }).then(saveFile),
  });
}
