import { useState } from 'react';
import { ApiError, messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { longestName } from '../domain/passkey-limits.ts';
import type { PasskeysView } from './queries.ts';
import { usePasskeyActs } from './use-passkey-acts.ts';

type Props = {
  /** The one to remove; `null` to add one. */
  passkey: PasskeysView['items'][number] | null;
  asksForPassword: boolean;
  onDone: () => void;
};

/** Adds or removes a passkey, with the password where there is one. */
export function PasskeyForm({ passkey, asksForPassword, onDone }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { add, remove } = usePasskeyActs(onDone);
  const act = passkey ? remove : add;
  const wrong = act.error instanceof ApiError ? act.error.fields.currentPassword?.[0] : undefined;
  const missing =
    (!passkey && name.trim() === '' && 'Name it, so that you know it again.') ||
    (asksForPassword && password === '' && 'Enter your current password.');
  return (
    <FormShell
      label={passkey ? 'Remove a passkey' : 'Add a passkey'}
      busy={act.isPending}
      error={act.error && !wrong ? messageFromError(act.error) : null}
      errorTitle={passkey ? 'Not removed' : 'Not added'}
      submitLabel={passkey ? 'Remove the passkey' : 'Continue on this device'}
      submitDisabledReason={missing || null}
      actions={
        <Button variant="quiet" busy={act.isPending} onClick={onDone}>
          Cancel
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        const proof = asksForPassword ? { currentPassword: password } : {};
        if (passkey) remove.mutate({ id: passkey.id, ...proof });
        else add.mutate({ name: name.trim(), ...proof });
      }}
    >
      {passkey ? (
        <p className="wrap-anywhere">
          “{passkey.name}” confirms nothing any more. What was signed with it stays signed.
        </p>
      ) : (
        <Field label="Name of the passkey" hint="Where it is kept, for example: my telephone.">
          <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
        </Field>
      )}
      {asksForPassword && (
        <Field label="Current Password" error={wrong}>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </FormShell>
  );
}
