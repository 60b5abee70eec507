import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { ApiError, messageFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { inviteHelper } from '../contract.ts';
import { type SectionKey, sectionKeys, sections } from '../domain/question.ts';
import { type CheckHead, checkKey } from './queries.ts';

type Props = { check: CheckHead; onClose: () => void };

/** Invites somebody by email, to the sections and the books that are ticked. */
export function InviteHelper({ check, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly SectionKey[]>([]);
  const [books, setBooks] = useState(false);
  const invite = useInvite(check.id, onClose);
  const fields = invite.error instanceof ApiError ? invite.error.fields : {};
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !invite.isPending && onClose()}
      title="Invite a collaborator"
      description="They get an email that doesn’t name you or your business."
    >
      <FormShell
        label="Invite a collaborator"
        busy={invite.isPending}
        error={invite.error ? messageFromError(invite.error) : null}
        submitLabel="Send the invitation"
        submitDisabledReason={whyNot(email, chosen.length > 0 || books)}
        actions={
          <Button variant="secondary" disabledReason={invite.isPending ? 'Sending…' : null} onClick={onClose}>
            Cancel
          </Button>
        }
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ email: email.trim(), sections: [...chosen], books });
        }}
      >
        <Field label="Their email address" error={fields.email?.[0]}>
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium text-small">What can they see and answer?</legend>
          {sectionKeys.map((key) => (
            <Checkbox
              key={key}
              label={sections[key].title}
              checked={chosen.includes(key)}
              onCheckedChange={(on) => setChosen(on ? [...chosen, key] : chosen.filter((one) => one !== key))}
            />
          ))}
          <Checkbox
            label="Books: profit and loss figures and add-backs"
            checked={books}
            onCheckedChange={setBooks}
          />
        </fieldset>
      </FormShell>
    </Dialog>
  );
}

function whyNot(email: string, shares: boolean): string | null {
  if (email.trim() === '') return 'Enter their email address.';
  return shares ? null : 'Choose at least one section, or the books.';
}

function useInvite(checkId: string, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (body: { email: string; sections: SectionKey[]; books: boolean }) =>
      call(inviteHelper, { params: { id: checkId }, body }),
    onSuccess: ({ email }) => {
      toast(`The invitation to ${email} was sent.`);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: checkKey(checkId) }),
  });
}
