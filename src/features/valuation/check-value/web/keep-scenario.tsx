import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { keepScenario } from '../contract.ts';
import { isUnchanged, type WhatIf } from '../domain/what-if.ts';
import { useValueChanged } from './queries.ts';

type Props = { checkId: string; moved: WhatIf };

export function KeepScenario({ checkId, moved }: Props) {
  const [name, setName] = useState('');
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const keep = useSingleMutation({
    mutationFn: () => call(keepScenario, { params: { id: checkId }, body: { name, moved } }),
    onSuccess: () => {
      toast('Scenario saved.');
      setName('');
      changed();
    },
  });
  const reason = isUnchanged(moved)
    ? 'Change something first.'
    : name.trim() === ''
      ? 'Give it a name first.'
      : null;
  return (
    <FormShell
      label="Save this scenario"
      busy={keep.isPending}
      error={keep.error}
      errorTitle="Not saved"
      submitLabel="Save scenario"
      submitVariant="secondary"
      submitDisabledReason={reason}
      className="max-w-form"
      onSubmit={() => keep.mutate()}
    >
      <Field label="Scenario name" name="name">
        <TextInput
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormShell>
  );
}
