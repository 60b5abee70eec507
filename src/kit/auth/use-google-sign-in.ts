import { useCallback, useEffect, useRef, useState } from 'react';
import type { Proof } from './fetch-token.ts';
import { openGooglePopup } from './google-popup.ts';

type Popup = {
  start(): void;
  busy: boolean;
  error: Error | null;
};

export function useGoogleSignIn(onProof: (proof: Proof) => Promise<boolean>): Popup {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const stop = useRef<(() => void) | null>(null);

  // Reason: the channel must not outlive the page.
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback(() => {
    setError(null);
    setBusy(true);
    stop.current = openGooglePopup({
      onToken: async (identityToken) => {
        setBusy(true);
        await onProof({ kind: 'identity-token', identityToken });
        setBusy(false);
      },
      onError: (failure) => {
        setBusy(false);
        setError(failure);
      },
      onSeemsClosed: () => setBusy(false),
    });
  }, [onProof]);

  return { start, busy, error };
}
