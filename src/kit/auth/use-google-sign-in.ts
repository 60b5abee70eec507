import { useCallback } from 'react';
import { paths } from '../paths.ts';
import type { Proof } from './fetch-token.ts';
import { useIdentityPopup } from './use-identity-popup.ts';

export function useGoogleSignIn(onProof: (proof: Proof) => Promise<boolean>) {
  const onToken = useCallback(
    (identityToken: string) => onProof({ kind: 'identity-token', identityToken }),
    [onProof],
  );
  return useIdentityPopup(paths.googleStart(), onToken);
}
