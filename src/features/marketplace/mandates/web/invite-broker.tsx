import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrokerAccess } from '#features/marketplace/listings/domain/broker-access.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { inviteBroker } from '../contract.ts';
import type { Scope } from '../domain/scope.ts';
import { mandatesKey } from './queries.ts';
import { ProfileChoice, ScopeChoice, type ScopeName } from './scope-choice.tsx';

type Props = { listingId: string; onClose: () => void };

export function InviteBroker({ listingId, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [scope, setScope] = useState<ScopeName>('vet');
  const [profileAccess, setAccess] = useState<BrokerAccess>('none');
  const [until, setUntil] = useState('');
  const invite = useInvite(listingId, onClose);
  return (
    <FormDialog
      title="Invite a broker"
      description="They get an email that doesn’t name you or your business."
      busy={invite.isPending}
      error={invite.error}
      submitLabel="Send the invitation"
      submitDisabledReason={email.trim() === '' ? 'Enter the email address of the broker.' : null}
      onSubmit={() =>
        invite.mutate({
          email: email.trim(),
          mayApprove: scope === 'approve',
          profileAccess,
          endsAt: endOf(until),
        })
      }
      onClose={onClose}
    >
      <Field label="Email of the broker" name="email">
        <TextInput
          type="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <ScopeChoice scope={scope} onScope={setScope} />
      <ProfileChoice access={profileAccess} onAccess={setAccess} />
      <Field
        label="Until"
        hint="Leave it empty, and it runs until one of you ends it."
        optional
        name="endsAt"
      >
        <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

function useInvite(listingId: string, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (body: Scope & { email: string; endsAt: string | null }) =>
      call(inviteBroker, { params: { id: listingId }, body }),
    onSuccess: ({ email }) => {
      toast(`The invitation to ${email} is on its way.`);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mandatesKey }),
  });
}

function endOf(day: string): string | null {
  const end = day === '' ? null : new Date(`${day}T23:59:59`);
  return end && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}
