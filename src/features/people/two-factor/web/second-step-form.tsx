import { useMemo, useState } from 'react';
import { z } from 'zod';
import { askForPasskey } from '#features/people/passkeys/web/ask-device.ts';
import { call } from '#kit/api.ts';
import { ApiError, reasonFromError, refusedField } from '#kit/api-error.ts';
import { requestFor } from '#kit/api-request.ts';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { getToken } from '#wire/sign-in.ts';
import { askPasskey, passSecondFactor } from '../contract.ts';
import { secondFactors } from '../domain/two-factor-limits.ts';

const step = z.object({ challenge: z.string(), factors: z.array(z.enum(secondFactors)) });
export type SecondStep = z.infer<typeof step>;

export function secondStepIn(error: Error | null): SecondStep | null {
  const { cause } = error ?? {};
  if (!ApiError.refused<typeof getToken>(cause, 'second-factor-needed')) return null;
  return step.safeParse(cause.facts).data ?? null;
}

/** A wrong code, as a refusal of its field. */
export function wrongCodeIn(error: Error | null): Error | null {
  const { cause } = error ?? {};
  if (!ApiError.refused<typeof passSecondFactor>(cause, 'code-wrong')) return null;
  return refusedField('code', reasonFromError(cause));
}

type Props = {
  step: SecondStep;
  error: Error | null;
  onProof: (proof: Proof) => Promise<boolean>;
  onError: (error: Error | null) => void;
  onBack: () => void;
};

export function SecondStepForm({ step, error, onProof, onError, onBack }: Props) {
  const wrong = useMemo(() => wrongCodeIn(error), [error]);
  const { challenge, factors } = step;
  const codeStep = useCodeStep(step, onProof);
  const { code, typed } = codeStep;
  const passkey = usePasskeyStep(challenge, onProof, onError);
  const busy = typed.isPending || passkey.isPending;
  return (
    <div className="flex flex-col gap-5">
      {factors.includes('passkey') && (
        <Button variant="secondary" busy={busy} onClick={() => passkey.mutate()} className="h-11 w-full">
          Use a passkey
        </Button>
      )}
      <FormShell
        label="Second step"
        busy={busy}
        error={wrong}
        submitLabel="Continue"
        submitDisabledReason={code.trim().length < 6 ? 'Enter your code.' : null}
        actions={
          <Button variant="quiet" busy={busy} onClick={onBack}>
            Start again
          </Button>
        }
        onSubmit={() => typed.mutate()}
      >
        <CodeFields factors={factors} step={codeStep} onSwitch={() => onError(null)} />
      </FormShell>
      <p className="text-muted text-small">
        Lost everything? Write to support from the address of your account: an administrator can let you in
        again after making sure who you are.
      </p>
    </div>
  );
}

function useCodeStep({ challenge, factors }: SecondStep, onProof: Props['onProof']) {
  const [recovering, setRecovering] = useState(!factors.includes('authenticator-app'));
  const [code, setCode] = useState('');
  const typed = useSingleMutation({
    mutationFn: () => {
      const factor = recovering ? ('recovery-code' as const) : ('authenticator-app' as const);
      return onProof({
        kind: 'factor',
        request: requestFor(passSecondFactor, { body: { factor, challenge, code } }),
      });
    },
    onSuccess: (signedIn) => !signedIn && setCode(''),
  });
  return { recovering, setRecovering, code, setCode, typed };
}

function usePasskeyStep(challenge: string, onProof: Props['onProof'], onError: Props['onError']) {
  return useSingleMutation({
    mutationFn: async () => {
      onError(null);
      const { options } = await call(askPasskey, { body: { challenge } });
      const response = await askForPasskey(options);
      const body = { factor: 'passkey' as const, challenge, response };
      return onProof({ kind: 'factor', request: requestFor(passSecondFactor, { body }) });
    },
    onError,
  });
}

type CodeProps = Pick<SecondStep, 'factors'> & {
  step: ReturnType<typeof useCodeStep>;
  onSwitch: () => void;
};

function CodeFields({ factors, step, onSwitch }: CodeProps) {
  const { recovering, setRecovering, code, setCode } = step;
  const toOther = () => {
    setRecovering(!recovering);
    setCode('');
    onSwitch();
  };
  return (
    <>
      <Field
        name="code"
        label={recovering ? 'Recovery code' : 'Code'}
        hint={
          recovering
            ? 'One of the ten codes that you saved. Each works once.'
            : 'The six digits that your authenticator app shows now.'
        }
      >
        <TextInput
          value={code}
          inputMode={recovering ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={40}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {factors.includes('authenticator-app') && (
        <Button variant="quiet" onClick={toOther} className="w-fit">
          {recovering ? 'Use my authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </>
  );
}
