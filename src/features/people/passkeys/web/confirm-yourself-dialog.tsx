import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmSession, type getConfirmation } from '#features/people/sessions/contract.ts';
import { confirmationQuery } from '#features/people/sessions/web/queries.ts';
import { call } from '#kit/api.ts';
import { useGoogleSignIn } from '#kit/auth/use-google-sign-in.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { beginConfirmation, confirmByPasskey } from '../contract.ts';
import { askForPasskey } from './ask-device.ts';
import { passkeysQuery } from './queries.ts';

type Props = { onAnswer: (confirmed: boolean) => void };
type Way = { kind: 'passkey' } | { kind: 'password'; password: string } | { kind: 'identity'; token: string };

export function ConfirmYourselfDialog({ onAnswer }: Props) {
  const [typed, setTyped] = useState('');
  const ways = useQuery(confirmationQuery());
  const act = useSingleMutation({ mutationFn: confirm, onSuccess: () => onAnswer(true) });
  const others = ways.data && <OtherWays ways={ways.data} act={act} />;
  return (
    <FormDialog
      onTop
      title="Confirm that it is you"
      description="This step is asked for again even while you are signed in. Your answer counts for ten minutes, on this device."
      intro={ways.data?.password && others}
      instead={ways.data?.password ? null : (others ?? <Waiting ways={ways} />)}
      label="Confirm by password"
      busy={act.isPending}
      error={act.error}
      errorTitle="Not confirmed"
      submitLabel="Confirm"
      submitDisabledReason={typed === '' ? 'Enter your password.' : null}
      onSubmit={() => act.mutate({ kind: 'password', password: typed })}
      onClose={() => onAnswer(false)}
    >
      <Field label="Your password" name="password">
        <TextInput
          type="password"
          autoComplete="current-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function Waiting({ ways }: { ways: UseQueryResult }) {
  if (ways.error)
    return (
      <ErrorState
        title="This could not be loaded."
        error={ways.error}
        busy={ways.isFetching}
        onRetry={() => void ways.refetch()}
      />
    );
  return (
    <div role="status">
      <span className="sr-only">Finding out how you can confirm</span>
      <Skeleton className="h-10 w-full" />
    </div>
  );
}

type OtherProps = {
  ways: ReplyOf<typeof getConfirmation>;
  act: UseMutationResult<unknown, Error, Way>;
};

function OtherWays({ ways: { password, identity }, act }: OtherProps) {
  const passkeys = useQuery(passkeysQuery());
  const passkey = (passkeys.data?.items.length ?? 0) > 0 && passkeys.data?.off === null;
  return (
    <>
      {!password && <FailureAlert title="Not confirmed" error={act.error} />}
      {passkey && (
        <Button
          variant={password ? 'secondary' : 'primary'}
          busy={act.isPending}
          onClick={() => act.mutate({ kind: 'passkey' })}
        >
          Use a passkey
        </Button>
      )}
      {identity !== 'off' && (
        <GoogleAgain onToken={(token) => act.mutateAsync({ kind: 'identity', token })} />
      )}
      {!password && !passkey && identity === 'off' && (
        <p>
          Your account has no password yet. Sign out, choose “Forgot your password?” on the sign-in page, and
          set one with the link that we email you.
        </p>
      )}
    </>
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
      <FailureAlert title="Not confirmed" error={error} />
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
