import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeysRow } from '#features/people/passkeys/web/passkeys-row.tsx';
import { passkeysQuery } from '#features/people/passkeys/web/queries.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { confirmByCode } from '../contract.ts';
import { twoFactorQuery } from './queries.ts';
import { showPasskey } from './show-passkey.ts';
import { TwoFactorRow } from './two-factor-row.tsx';

/** Shows a second factor in this session, or sets one up, without leaving the page that asks for it. */
export function SecondFactorHere({ onShown }: { onShown: () => void }) {
  const app = useQuery(twoFactorQuery()).data?.app === true;
  const passkeys = useQuery(passkeysQuery()).data;
  const passkey = passkeys?.off === null && passkeys.items.length > 0;
  return (
    <div className="flex flex-col gap-6">
      {passkey && <ByPasskey onShown={onShown} />}
      {app && <ByCode onShown={onShown} />}
      {!app && !passkey && (
        <p className="max-w-prose">
          You have none yet. Set up an authenticator app, or add a passkey and use it here. It takes a minute,
          and this page stays where it is.
        </p>
      )}
      <h2 className="text-title">Your second factors</h2>
      <Card>
        <div className="-m-5 divide-y divide-line">
          <TwoFactorRow />
          <PasskeysRow />
        </div>
      </Card>
    </div>
  );
}

function ByPasskey({ onShown }: { onShown: () => void }) {
  const act = useSingleMutation({ mutationFn: showPasskey, onSuccess: onShown });
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert title="Not confirmed" error={act.error} />
      <Button busy={act.isPending} onClick={() => act.mutate()}>
        Use a passkey
      </Button>
    </div>
  );
}

function ByCode({ onShown }: { onShown: () => void }) {
  const [code, setCode] = useState('');
  const act = useSingleMutation({
    mutationFn: () => call(confirmByCode, { body: { code } }),
    onSuccess: onShown,
  });
  return (
    <FormShell
      label="Show your second factor"
      busy={act.isPending}
      error={act.error}
      errorTitle="Not confirmed"
      submitLabel="Continue"
      submitDisabledReason={code.trim().length < 6 ? 'Enter your code.' : null}
      onSubmit={() => act.mutate()}
      className="max-w-md"
    >
      <Field label="Code" name="code" hint="The six digits that your authenticator app shows now.">
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </FormShell>
  );
}
