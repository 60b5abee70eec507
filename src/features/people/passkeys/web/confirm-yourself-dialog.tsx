import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { confirmSession } from '#features/people/sessions/contract.ts';
import { confirmationQuery } from '#features/people/sessions/web/queries.ts';
import { call } from '#kit/api.ts';
import { ApiError, messageFromError } from '#kit/api-error.ts';
import { useGoogleSignIn } from '#kit/auth/use-google-sign-in.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { beginConfirmation, confirmByPasskey } from '../contract.ts';
import { askForPasskey } from './ask-device.ts';
import { passkeysQuery } from './queries.ts';

type Props = { onAnswer: (confirmed: boolean) => void };
type Way = { kind: 'passkey' } | { kind: 'password'; password: string } | { kind: 'identity'; token: string };

/** Asks for the password, a passkey or a fresh identity, whichever the account has. */
export function ConfirmYourselfDialog({ onAnswer }: Props) {
  const ways = useQuery(confirmationQuery());
  const passkeys = useQuery(passkeysQuery());
  return (
    <Dialog
      open
      onTop
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Confirm that it is you"
      description="This step is asked for again even while you are signed in. Your answer counts for ten minutes, on this device."
    >
      {ways.isPending && (
        <div role="status">
          <span className="sr-only">Finding out how you can confirm</span>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {ways.isError && (
        <ErrorState
          title="This could not be loaded."
          error={ways.error}
          busy={ways.isFetching}
          onRetry={() => void ways.refetch()}
        />
      )}
      {ways.data && (
        <Ways
          password={ways.data.password}
          identity={ways.data.identity !== 'off'}
          passkey={(passkeys.data?.items.length ?? 0) > 0 && passkeys.data?.off === null}
          onAnswer={onAnswer}
        />
      )}
    </Dialog>
  );
}

function Ways({
  password,
  identity,
  passkey,
  onAnswer,
}: Props & Record<'password' | 'identity' | 'passkey', boolean>) {
  const [typed, setTyped] = useState('');
  const act = useSingleMutation({ mutationFn: confirm, onSuccess: () => onAnswer(true) });
  const wrong = act.error instanceof ApiError ? act.error.fields.password?.[0] : undefined;
  const other = act.error && !wrong ? messageFromError(act.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ kind: 'password', password: typed });
  };
  return (
    <div className="flex flex-col gap-4">
      {!password && other && (
        <Alert title="Not confirmed" tone="destructive">
          {other}
        </Alert>
      )}
      {passkey && (
        <Button
          variant={password ? 'secondary' : 'primary'}
          busy={act.isPending}
          onClick={() => act.mutate({ kind: 'passkey' })}
        >
          Use a passkey
        </Button>
      )}
      {identity && <GoogleAgain onToken={(token) => act.mutateAsync({ kind: 'identity', token })} />}
      {password && (
        <FormShell
          label="Confirm by password"
          busy={act.isPending}
          error={other}
          errorTitle="Not confirmed"
          submitLabel="Confirm"
          submitDisabledReason={typed === '' ? 'Enter your password.' : null}
          actions={
            <Button variant="quiet" busy={act.isPending} onClick={() => onAnswer(false)}>
              Cancel
            </Button>
          }
          onSubmit={submit}
        >
          <Field label="Your password" error={wrong}>
            <TextInput
              type="password"
              autoComplete="current-password"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </FormShell>
      )}
      {!password && !passkey && !identity && (
        <p>
          Your account has no password yet. Sign out, choose “Forgot your password?” on the sign-in page, and
          set one with the link that we email you.
        </p>
      )}
    </div>
  );
}

function GoogleAgain({ onToken }: { onToken: (token: string) => Promise<unknown> }) {
  const { start, busy, error } = useGoogleSignIn(async (proof) => {
    if (proof.kind !== 'identity-token') return false;
    return onToken(proof.identityToken).then(
      () => true,
      () => false,
    );
  });
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={start}>
        Sign in with Google again
      </Button>
      {error && <p className="text-bad text-small">{error.message}</p>}
    </>
  );
}

async function confirm(way: Way): Promise<unknown> {
  if (way.kind === 'password')
    return call(confirmSession, { body: { way: 'password', password: way.password } });
  if (way.kind === 'identity')
    return call(confirmSession, { body: { way: 'identity', identityToken: way.token } });
  const { options } = await call(beginConfirmation, {});
  return call(confirmByPasskey, { body: { response: await askForPasskey(options) } });
}
