import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { inviteHelper } from '../contract.ts';
import { type SectionKey, sectionKeys, sections } from '../domain/question.ts';
import { type CheckHead, checkKey } from './queries.ts';

type Props = { check: CheckHead; onClose: () => void };

export function InviteHelper({ check, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly SectionKey[]>([]);
  const [books, setBooks] = useState(false);
  const invite = useInvite(check.id, onClose);
  return (
    <FormDialog
      title="Invite a collaborator"
      description="They get an email that doesn’t name you or your business."
      busy={invite.isPending}
      error={invite.error}
      submitLabel="Send the invitation"
      submitDisabledReason={whyNot(email, chosen.length > 0 || books)}
      onSubmit={() => invite.mutate({ email: email.trim(), sections: [...chosen], books })}
      onClose={onClose}
    >
      <Field label="Their email address" name="email">
        <TextInput
          type="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <FieldGroup title="What can they see and answer?" name="sections">
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
      </FieldGroup>
    </FormDialog>
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
