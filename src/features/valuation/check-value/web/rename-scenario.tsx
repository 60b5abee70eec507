import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { renameScenario } from '../contract.ts';
import { type Scenario, useValueChanged } from './queries.ts';

type Props = { checkId: string; scenario: Scenario; onClose: () => void };

export function RenameScenario({ checkId, scenario, onClose }: Props) {
  const [name, setName] = useState(scenario.name);
  const changed = useValueChanged(checkId);
  const rename = useSingleMutation({
    mutationFn: () =>
      call(renameScenario, { params: { id: scenario.id }, body: { name, version: scenario.version } }),
    onSuccess: onClose,
    // Also after a conflict, to load the other name.
    onSettled: changed,
  });
  return (
    <FormDialog
      title="Rename scenario"
      busy={rename.isPending}
      error={rename.error}
      errorTitle="Not renamed"
      submitLabel="Save name"
      submitDisabledReason={name.trim() === '' ? 'Give it a name first.' : null}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      <Field label="Scenario name" name="name">
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
