import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { addAuthenticator } from '../contract.ts';
import { QrCode } from './qr-code.tsx';
import type { AppKey } from './queries.ts';

type Props = { appKey: AppKey; onDone: (recoveryCodes: readonly string[]) => void; onClose: () => void };

export function AppDialog({ appKey, onDone, onClose }: Props) {
  const [code, setCode] = useState('');
  const act = useSingleMutation({
    mutationFn: () => call(addAuthenticator, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <FormDialog
      title="Set up an authenticator app"
      busy={act.isPending}
      error={act.error}
      errorTitle="Not turned on"
      submitLabel="Turn on"
      submitDisabledReason={code.trim().length < 6 ? 'Enter the six digits that your app shows.' : null}
      onSubmit={() => act.mutate()}
      onClose={onClose}
    >
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>Open an authenticator app, such as the one in your password manager or on your phone.</li>
        <ScanStep appKey={appKey} />
        <li>Enter the six digits that the app shows now.</li>
      </ol>
      <Field label="Code" name="code">
        <TextInput
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          autoFocus
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function ScanStep({ appKey }: Pick<Props, 'appKey'>) {
  const copy = useCopy();
  return (
    <li>
      Scan this code with it, or type the key below.
      <div className="mt-3 flex flex-col gap-3">
        <QrCode text={appKey.address} label="QR code for your authenticator app" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
          <span>
            Key: <code className="wrap-anywhere font-mono">{appKey.key.match(/.{1,4}/g)?.join(' ')}</code>
          </span>
          <Button variant="secondary" size="small" onClick={() => void copy(appKey.key, 'Key')}>
            Copy key
          </Button>
        </p>
      </div>
    </li>
  );
}
