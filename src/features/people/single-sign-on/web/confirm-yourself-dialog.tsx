import { queryOptions, type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeysQuery } from '#features/people/passkeys/web/queries.ts';
import { confirmSession, type getConfirmation } from '#features/people/sessions/contract.ts';
import { confirmationQuery } from '#features/people/sessions/web/queries.ts';
import { confirmByCode } from '#features/people/two-factor/contract.ts';
import { twoFactorQuery } from '#features/people/two-factor/web/queries.ts';
import { showPasskey } from '#features/people/two-factor/web/show-passkey.ts';
import { call } from '#kit/api.ts';
import type { WhyAsked } from '#kit/auth/confirm-yourself.ts';
import { useGoogleSignIn } from '#kit/auth/use-google-sign-in.ts';
import { useIdentityPopup } from '#kit/auth/use-identity-popup.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { confirmBySso, getSingleSignOn } from '../contract.ts';
import { type Typed, TypedProof, type TypedWay } from './typed-proof.tsx';

type Props = { why: WhyAsked; onAnswer: (confirmed: boolean) => void };
type Way =
  | { kind: 'passkey' }
  | { kind: 'password'; password: string }
  | { kind: 'code'; code: string }
  | { kind: 'identity'; token: string }
  | { kind: 'sso'; answer: string };

const reasons: Readonly<Record<WhyAsked, string>> = {
  sensitive:
    'This step is asked for again even while you are signed in. Your answer counts for ten minutes, on this device.',
  'new-device':
    'This device is new to your account. Confirm once that it is you; then deal files open here without asking again.',
};

export function ConfirmYourselfDialog({ why, onAnswer }: Props) {
  const [typed, setTyped] = useState<Typed>({ way: null, text: '' });
  const ways = useQuery(confirmationQuery());
  const app = useQuery(twoFactorQuery()).data?.app === true;
  const act = useSingleMutation({ mutationFn: confirm, onSuccess: () => onAnswer(true) });
  const typeable: TypedWay[] = [
    ...(ways.data?.password ? ['password' as const] : []),
    ...(app ? ['code' as const] : []),
  ];
  const way = typed.way ?? typeable[0];
  const others = ways.data && <OtherWays ways={ways.data} typeable={way !== undefined} act={act} />;
  return (
    <FormDialog
      onTop
      title="Confirm that it is you"
      description={reasons[why]}
      intro={way && others}
      instead={way ? null : (others ?? <Waiting ways={ways} />)}
      label={way === 'code' ? 'Confirm by code' : 'Confirm by password'}
      busy={act.isPending}
      error={act.error}
      errorTitle="Not confirmed"
      submitLabel="Confirm"
      submitDisabledReason={
        typed.text === '' ? (way === 'code' ? 'Enter the code.' : 'Enter your password.') : null
      }
      onSubmit={() =>
        act.mutate(
          way === 'code' ? { kind: 'code', code: typed.text } : { kind: 'password', password: typed.text },
        )
      }
      onClose={() => onAnswer(false)}
    >
      <TypedProof way={way ?? 'password'} ways={typeable} text={typed.text} onType={setTyped} />
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
  /** A form to type into is shown too, with the error. */
  typeable: boolean;
  act: UseMutationResult<unknown, Error, Way>;
};

function OtherWays({ ways: { identity, singleSignOn: linked }, typeable, act }: OtherProps) {
  const passkeys = useQuery(passkeysQuery());
  const firm = useQuery(singleSignOnQuery()).data?.label ?? null;
  const sso = linked ? firm : null;
  const passkey = (passkeys.data?.items.length ?? 0) > 0 && passkeys.data?.off === null;
  return (
    <>
      {!typeable && <FailureAlert title="Not confirmed" error={act.error} />}
      {passkey && (
        <Button
          variant={typeable ? 'secondary' : 'primary'}
          busy={act.isPending}
          onClick={() => act.mutate({ kind: 'passkey' })}
        >
          Use a passkey
        </Button>
      )}
      {identity !== 'off' && (
        <GoogleAgain onToken={(token) => act.mutateAsync({ kind: 'identity', token })} />
      )}
      {sso !== null && (
        <FirmAgain label={sso} onAnswer={(answer) => act.mutateAsync({ kind: 'sso', answer })} />
      )}
      {!typeable && !passkey && sso === null && identity === 'off' && (
        <p>
          Your account has no password yet. Sign out, choose “Forgot your password?” on the sign-in page, and
          set one with the link that we email you.
        </p>
      )}
    </>
  );
}

function FirmAgain({ label, onAnswer }: { label: string; onAnswer: (answer: string) => Promise<unknown> }) {
  const { start, busy, error } = useIdentityPopup(paths.ssoStart(), (answer) =>
    onAnswer(answer).catch(() => {}),
  );
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={start}>
        {label}
      </Button>
      <FailureAlert title="Not confirmed" error={error} />
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
  if (way.kind === 'code') return call(confirmByCode, { body: { code: way.code } });
  if (way.kind === 'sso') return call(confirmBySso, { body: { answer: way.answer } });
  if (way.kind === 'identity')
    return call(confirmSession, { body: { way: 'identity', identityToken: way.token } });
  return showPasskey();
}

function singleSignOnQuery() {
  return queryOptions({
    queryKey: ['single-sign-on'],
    queryFn: ({ signal }) => call(getSingleSignOn, {}, { signal }),
  });
}
