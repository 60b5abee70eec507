import { useCallback, useEffect } from 'react';
import { requestFor } from '#kit/api-request.ts';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { useIdentityPopup } from '#kit/auth/use-identity-popup.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { signInBySso } from '../contract.ts';

type Props = {
  label: string;
  /** `answer`: in case the account's password is asked for. */
  onProof: (proof: Proof, answer: string) => Promise<boolean>;
  onError: (error: Error | null) => void;
};

export function ssoProof(answer: string, password?: string): Proof {
  const body = { answer, ...(password === undefined ? {} : { password }) };
  return { kind: 'factor', request: requestFor(signInBySso, { body }) };
}

export function SsoButton({ label, onProof, onError }: Props) {
  const onToken = useCallback((answer: string) => onProof(ssoProof(answer), answer), [onProof]);
  const { start, busy, error } = useIdentityPopup(paths.ssoStart(), onToken);
  // Reason: the page shows the errors of all sign-in methods in one place.
  useEffect(() => onError(error), [error, onError]);
  return (
    <Button variant="secondary" busy={busy} onClick={start} className="h-11 w-full">
      {label}
    </Button>
  );
}
