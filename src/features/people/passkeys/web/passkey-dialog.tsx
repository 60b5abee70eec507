import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { longestName } from '../domain/passkey-limits.ts';
import type { PasskeysView } from './queries.ts';
import { usePasskeyActs } from './use-passkey-acts.ts';

type Props = {
  passkey: PasskeysView['items'][number] | null;
  onClose: () => void;
};

export function PasskeyDialog({ passkey, onClose }: Props) {
  const [name, setName] = useState('');
  const { add, remove } = usePasskeyActs(onClose);
  const act = passkey ? remove : add;
  const missing = !passkey && name.trim() === '' ? 'Give it a name you’ll recognize.' : null;
  return (
    <FormDialog
      title={passkey ? 'Remove a passkey' : 'Add a passkey'}
      busy={act.isPending}
      error={act.error}
      errorTitle={passkey ? 'Not removed' : 'Not added'}
      submitLabel={passkey ? 'Remove the passkey' : 'Continue on this device'}
      submitDisabledReason={missing}
      onSubmit={() => {
        if (passkey) remove.mutate({ id: passkey.id });
        else add.mutate({ name: name.trim() });
      }}
      onClose={onClose}
    >
      {passkey ? (
        <p className="wrap-anywhere">
          “{passkey.name}” no longer confirms anything. What was signed with it stays signed.
        </p>
      ) : (
        <Field name="name" label="Name of the passkey" hint="Where it is kept, e.g. my iPhone.">
          <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
