import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from './auth-context.ts';
import { openGooglePopup } from './google-popup.ts';

type Popup = {
  /** Call it from the click itself. */
  start(): void;
  busy: boolean;
  /** What went wrong with the window; failures after it land in `authError`. */
  error: Error | null;
};

export function useGoogleSignIn(onAttempt: () => void): Popup {
  const { login } = useAuth();
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
        onAttempt();
        await login({ kind: 'identity-token', identityToken });
        setBusy(false);
      },
      onError: (failure) => {
        setBusy(false);
        setError(failure);
      },
      onSeemsClosed: () => setBusy(false),
    });
  }, [login, onAttempt]);

  return { start, busy, error };
}
