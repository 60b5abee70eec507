import { type ReactNode, useCallback, useState } from 'react';
import { Link, type LoaderFunctionArgs, Navigate, useLoaderData, useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import { getListing } from '#features/marketplace/listings/contract.ts';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { signInOptions } from '#features/people/accounts/contract.ts';
import { getSingleSignOn, type signInBySso } from '#features/people/single-sign-on/contract.ts';
import { SsoButton } from '#features/people/single-sign-on/web/sso-button.tsx';
import { asksForAccount, SsoLinkForm } from '#features/people/single-sign-on/web/sso-link-form.tsx';
import type { passSecondFactor } from '#features/people/two-factor/contract.ts';
import { PasskeyButton } from '#features/people/two-factor/web/passkey-button.tsx';
import {
  type SecondStep,
  SecondStepForm,
  secondStepIn,
  wrongCodeIn,
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
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ google }, { label }, forSale] = await Promise.all([
    callInLoader(context, signInOptions, {}),
    callInLoader(context, getSingleSignOn, {}),
    listingForSale(context, returnPathFrom(new URL(request.url).search, '')),
  ]);
  return { google, sso: label, forSale };
}

/** The listing that a link of a member leads to, if everyone may see its teaser. */
async function listingForSale(
  context: LoaderFunctionArgs['context'],
  returnTo: string,
): Promise<string | null> {
  const id = /^\/listing\/([0-9a-f-]{36})\/?$/.exec(returnTo)?.[1];
  if (!id) return null;
  try {
    const { teaser } = await callInLoader(context, getListing, { params: { id } });
    return isPublic(teaser.status) ? teaser.id : null;
  } catch {
    return null;
  }
}

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Sign in',
    description: `Sign in to ${brand.name} with your password or with Google.`,
  });
export const handle = { calm: true };

const leads = {
  factor: 'One more step: your account asks for a second factor.',
  account:
    'One more step: there is an account with your address already. Enter its password once, and both belong together from now on.',
};

export default function LoginPage() {
  const { user } = useAuth();
  const { search } = useLocation();
  const returnTo = returnPathFrom(search, '');
  const { forSale } = useLoaderData<typeof loader>();
  const signIn = useSignIn();
  const { step, answer, error } = signIn;
  if (user) return <Navigate to={returnPathFrom(search, paths.dashboard())} replace />;
  const lead = step ? leads.factor : answer ? leads.account : null;
  const shown = error && !secondStepIn(error) && !asksForAccount(error) && !wrongCodeIn(error);
  return (
    <AuthCard title={`Sign In to ${brand.name}`} {...(lead ? { lead } : {})}>
      <Ways {...signIn}>
        <p role="alert" className="text-bad empty:hidden">
          {shown && `error logging in: ${messageFromError(error)}`}
        </p>
      </Ways>
      <p className="text-muted text-small">
        New here?{' '}
        <Link to={paths.signup({ returnTo })} prefetch="intent" className="link">
          Create an account
        </Link>
      </p>
      {forSale && (
        <p className="text-muted text-small">
          Just looking?{' '}
          <Link to={paths.businessForSale(forSale)} className="link">
            See the public page of this business
          </Link>
        </p>
      )}
    </AuthCard>
  );
}

/** `children`: the error, between Google and the rest. */
function Ways({ children, ...signIn }: ReturnType<typeof useSignIn> & { children: ReactNode }) {
  const { google, sso } = useLoaderData<typeof loader>();
  const { prove, proveBySso, setPopupError, error, step, setStep, answer, setAnswer } = signIn;
  if (step)
    return (
      <>
        {children}
        <SecondStepForm
          step={step}
          error={error}
          onProof={prove}
          onError={setPopupError}
          onBack={() => setStep(null)}
        />
      </>
    );
  if (answer)
    return (
      <>
        {children}
        <SsoLinkForm answer={answer} onProof={prove} onBack={() => setAnswer(null)} />
      </>
    );
  return (
    <>
      {google !== 'off' && (
        <GoogleButton standIn={google === 'development'} onProof={prove} onError={setPopupError} />
      )}
      {children}
      <PasswordForm onProof={prove} />
      <PasskeyButton onProof={prove} onError={setPopupError} />
      {sso !== null && <SsoButton label={sso} onProof={proveBySso} onError={setPopupError} />}
      <p className="text-muted text-small">More options to sign in will come.</p>
    </>
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
  const refusal = stage === 'tried' ? authError : null;
  const [step, setStep] = useSecondStep(refusal);
  const { answer, setAnswer, proveBySso } = useSsoAnswer(refusal, prove);
  return { prove, proveBySso, setPopupError, error, step, setStep, answer, setAnswer };
}

/** The firm's answer, while the account of that address wants its password. */
function useSsoAnswer(error: Error | null, prove: (proof: Proof) => Promise<boolean>) {
  const [last, setLast] = useState<string | null>(null);
  const [seen, setSeen] = useState<Error | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  if (error !== seen) {
    setSeen(error);
    const over = ApiError.refused<typeof signInBySso>(error?.cause, 'sso-over');
    if (asksForAccount(error)) setAnswer(last);
    else if (over) setAnswer(null);
  }
  const proveBySso = useCallback(
    (proof: Proof, given: string) => {
      setLast(given);
      return prove(proof);
    },
    [prove],
  );
  return { answer, setAnswer, proveBySso };
}

/** A wrong code does not end the second step. */
function useSecondStep(error: Error | null) {
  const [seen, setSeen] = useState<Error | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  if (error !== seen) {
    setSeen(error);
    const over = ApiError.refused<typeof passSecondFactor>(error?.cause, 'sign-in-over');
    const next = secondStepIn(error) ?? (over ? null : step);
    if (next !== step) setStep(next);
  }
  return [step, setStep] as const;
}
