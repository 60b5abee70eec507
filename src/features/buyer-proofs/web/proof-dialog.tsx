import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { dayOf, endOfDay } from '#web/date-field.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { proofWords } from '../domain/proof.ts';
import type { ProofReview } from './queries.ts';
import { useMoveProof } from './use-proofs.ts';

export type AskedMove = { review: ProofReview; to: 'verified' | 'refused' };

const words = {
  verified: {
    title: 'Is this proof right?',
    description:
      'The name must be the one of the account. That you looked and decided is kept, and the buyer is told.',
    label: 'Verify',
    done: 'Verified. The buyer was told.',
  },
  again: {
    title: 'Until when does this proof stand?',
    description: 'What sellers open by it alone closes on that day. The buyer is told of the change.',
    label: 'Set the day',
    done: 'The day is set. The buyer was told.',
  },
  refused: {
    title: 'Refuse this proof?',
    description:
      'The buyer reads your reason and can hand in another. The file is deleted, and what opened by it is closed.',
    label: 'Refuse',
    done: 'Refused. The buyer was told why.',
  },
} as const;

const usual = { identity: 'two years', funds: 'ninety days' } as const;

/** Decides on a proof, and says until when it stands. Mounted for each question anew. */
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
      description={
        <div className="flex flex-col gap-4">
          <p>
            {review.person.name}, {proofWords[review.kind].name.toLowerCase()}. {said.description}
          </p>
          {to === 'verified' && (
            <Field
              label="Stands until"
              hint={`Leave it empty, and it stands for ${usual[review.kind]} from now.`}
              optional
            >
              <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
            </Field>
          )}
        </div>
      }
      confirmLabel={said.label}
      danger={to === 'refused'}
      {...(to === 'refused' ? { reason: { label: 'Reason', required: true, maxLength: 500 } } : {})}
      busy={move.isPending}
      error={move.error ? messageFromError(move.error) : null}
      onConfirm={(reason) =>
        move.mutate({
          proof: review,
          to,
          reason: reason ?? '',
          until: to === 'verified' ? endOfDay(until) : null,
          done: said.done,
        })
      }
    />
  );
}
