import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import type { ContestView } from '../court-shapes.ts';
import { useInviteCpa } from './queries.ts';

export function CpaDialog({ contest, onClose }: { contest: ContestView; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const toast = useToast();
  const invite = useInviteCpa(contest, () => {
    toast('Invitation sent.');
    onClose();
  });
  return (
    <FormDialog
      title="Invite a CPA"
      description="They see this one contest and what you see of the adjustment, and decide once the seller has answered. Their decision will say that you invited them. Whom you invited before no longer sees it."
      busy={invite.isPending}
      error={invite.error}
      submitLabel="Send invitation"
      submitDisabledReason={email.trim() === '' ? 'Enter an email address first.' : null}
      onSubmit={() => invite.mutate(email.trim())}
      onClose={onClose}
    >
      <Field name="email" label="Email address of the CPA">
        <TextInput type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
