import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { inviteBroker } from '../contract.ts';
import { mandatesKey } from './queries.ts';

type Scope = 'vet' | 'approve';
type Props = { listingId: string; onClose: () => void };

export function InviteBroker({ listingId, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [scope, setScope] = useState<Scope>('vet');
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
        invite.mutate({ email: email.trim(), mayApprove: scope === 'approve', endsAt: endOf(until) })
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

function ScopeChoice({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  return (
    <RadioGroup
      name="mayApprove"
      label="What may they do?"
      value={scope}
      onValueChange={(value) => onScope(value === 'approve' ? 'approve' : 'vet')}
      options={[
        {
          value: 'vet',
          label: 'Vet requests only',
          hint: 'They ask for NDAs, hold and refuse, see every document in the deal room and with it the business’s name, and add files to it without publishing them. You alone let a buyer in, move the listing, and see the offers and the health check.',
        },
        {
          value: 'approve',
          label: 'Vet and approve',
          hint: 'They may also let buyers in, mark the listing as under offer or withdraw it, read the offers, publish in the deal room, and work with you on the health check with its figures. You are told of each step. You alone accept an offer and record a sale.',
        },
      ]}
    />
  );
}

function useInvite(listingId: string, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (body: { email: string; mayApprove: boolean; endsAt: string | null }) =>
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
