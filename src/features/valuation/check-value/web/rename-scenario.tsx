import { useState } from 'react';
import { call } from '#kit/api.ts';
import { ApiError, messageFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
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
    // Also where somebody else was faster: the list then has their name.
    onSettled: changed,
  });
  const errors = rename.error instanceof ApiError ? rename.error.fields : {};
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Rename scenario">
      <FormShell
        label="Rename scenario"
        busy={rename.isPending}
        error={rename.error ? messageFromError(rename.error) : null}
        errorTitle="Not renamed"
        submitLabel="Save name"
        submitDisabledReason={name.trim() === '' ? 'Give it a name first.' : null}
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate();
        }}
      >
        <Field label="Scenario name" error={errors.name?.[0]}>
          <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      </FormShell>
    </Dialog>
  );
}
