import { useCallback, useState } from 'react';
import { Link, type LoaderFunctionArgs, Navigate, useLoaderData, useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import { signInOptions } from '#features/people/accounts/contract.ts';
import { PasskeyButton } from '#features/people/two-factor/web/passkey-button.tsx';
import {
  type SecondStep,
  SecondStepForm,
  secondStepIn,
} from '#features/people/two-factor/web/second-step-form.tsx';
import { callInLoader } from '#kit/api.ts';
import { ApiError, messageFromError } from '#kit/api-error.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { returnPathFrom } from '#kit/auth/return-path.ts';
import { paths } from '#kit/paths.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Loaded before rendering: a button that appears or disappears later would shift the form. */
export function loader({ context }: LoaderFunctionArgs) {
  return callInLoader(context, signInOptions, {});
}

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Sign in',
    description: `Sign in to ${brand.name} with your password or with Google.`,
  });
export const handle = { calm: true };

export default function LoginPage() {
  const { user } = useAuth();
  const { google } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const returnTo = returnPathFrom(search, '');
  const { prove, error, setPopupError, step, setStep } = useSignIn();
  if (user) return <Navigate to={returnPathFrom(search, paths.dashboard())} replace />;
  return (
    <AuthCard
      title={`Sign In to ${brand.name}`}
      {...(step ? { lead: 'One more step: your account asks for a second factor.' } : {})}
    >
      {!step && google !== 'off' && (
        <GoogleButton standIn={google === 'development'} onProof={prove} onError={setPopupError} />
      )}
      <p role="alert" className="text-bad empty:hidden">
        {error && !secondStepIn(error) && `error logging in: ${messageFromError(error)}`}
      </p>
      {step ? (
        <SecondStepForm step={step} onProof={prove} onError={setPopupError} onBack={() => setStep(null)} />
      ) : (
        <>
          <PasswordForm onProof={prove} />
          <PasskeyButton onProof={prove} onError={setPopupError} />
        </>
      )}
      <p className="text-muted text-small">
        New here?{' '}
        <Link to={paths.signup({ returnTo })} prefetch="intent" className="link">
          Create an account
        </Link>
      </p>
    </AuthCard>
  );
}

/** Cleared on each attempt, so that a repeated error is announced again. */
function useSignIn() {
  const { login, authError } = useAuth();
  const [stage, setStage] = useState<'fresh' | 'trying' | 'tried'>('fresh');
  const [popupError, setPopupError] = useState<Error | null>(null);
  const prove = useCallback(
    async (proof: Proof) => {
      setStage('trying');
      setPopupError(null);
      const signedIn = await login(proof);
      setStage('tried');
      return signedIn;
    },
    [login],
  );
  const error = popupError ?? (stage === 'tried' ? authError : null);
  const [step, setStep] = useSecondStep(stage === 'tried' ? authError : null);
  return { prove, setPopupError, error, step, setStep };
}

/** A wrong code does not end the second step. */
function useSecondStep(error: Error | null) {
  const [seen, setSeen] = useState<Error | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  if (error !== seen) {
    setSeen(error);
    const over = error?.cause instanceof ApiError && error.cause.code === 'sign-in-over';
    const next = secondStepIn(error) ?? (over ? null : step);
    if (next !== step) setStep(next);
  }
  return [step, setStep] as const;
}
