import { useState } from 'react';
import { ApiError } from '#kit/api-error.ts';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { signInBySso } from '../contract.ts';
import { ssoProof } from './sso-button.tsx';

/** Whether the account of that address wants its password first. */
export function asksForAccount(error: Error | null): boolean {
  const { cause } = error ?? {};
  return ApiError.refused<typeof signInBySso>(cause, 'sso-confirm-account');
}

type Props = { answer: string; onProof: (proof: Proof) => Promise<boolean>; onBack: () => void };

export function SsoLinkForm({ answer, onProof, onBack }: Props) {
  const [password, setPassword] = useState('');
  const send = useSingleMutation({ mutationFn: () => onProof(ssoProof(answer, password)) });
  return (
    <FormShell
      label="Confirm your account"
      busy={send.isPending}
      error={null}
      submitLabel="Continue"
      submitDisabledReason={password === '' ? 'Enter your password.' : null}
      actions={
        <Button variant="quiet" busy={send.isPending} onClick={onBack}>
          Start again
        </Button>
      }
      onSubmit={() => send.mutate()}
    >
      <Field label="Password of your account here" name="password">
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormShell>
  );
}
