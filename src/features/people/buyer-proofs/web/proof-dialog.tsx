import { useState } from 'react';
import { dayOf, endOfDay } from '#kit/date-field.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { proofWords } from '../domain/proof.ts';
import type { ProofReview } from './queries.ts';
import { useMoveProof } from './use-proofs.ts';

export type AskedMove = { review: ProofReview; to: 'verified' | 'refused' };

const words = {
  verified: {
    title: 'Verify this document?',
    description: 'The name must match the account. Your decision is recorded, and the buyer is notified.',
    label: 'Verify',
    done: 'Verified. The buyer was notified.',
  },
  again: {
    title: 'Change the expiration date?',
    description: 'On that date, any access that depends on this proof ends. The buyer is notified.',
    label: 'Set date',
    done: 'Date set. The buyer was notified.',
  },
  refused: {
    title: 'Reject this document?',
    description:
      'The buyer sees your reason and can upload another. The file is deleted, and anything it opened closes.',
    label: 'Reject',
    done: 'Rejected. The buyer was told why.',
  },
} as const;

const usual = { identity: 'two years', funds: 'ninety days' } as const;

export function ProofDialog({ asked, onClose }: { asked: AskedMove; onClose: () => void }) {
  const { review, to } = asked;
  const [until, setUntil] = useState(dayOf(review.validUntil));
  const move = useMoveProof(onClose);
  const said = words[to === 'verified' && review.status === 'verified' ? 'again' : to];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={said.title}
      description={`${review.person.name}, ${proofWords[review.kind].name.toLowerCase()}. ${said.description}`}
      confirmLabel={said.label}
      danger={to === 'refused'}
      {...(to === 'refused' ? { reason: { label: 'Reason', required: true, maxLength: 500 } } : {})}
      busy={move.isPending}
      error={move.error}
      onConfirm={(reason) =>
        move.mutate({
          proof: review,
          to,
          reason: reason ?? '',
          until: to === 'verified' ? endOfDay(until) : null,
          done: said.done,
        })
      }
    >
      {to === 'verified' && (
        <Field
          name="validUntil"
          label="Valid until"
          hint={`Leave empty for ${usual[review.kind]} from now.`}
          optional
        >
          <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
