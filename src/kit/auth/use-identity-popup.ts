import { useCallback, useEffect, useRef, useState } from 'react';
import { openIdentityPopup } from './identity-popup.ts';

type Popup = {
  start(): void;
  busy: boolean;
  error: Error | null;
};

/** `path`: where the popup of an identity provider starts. `onToken` gets what the provider's answer is traded for. */
export function useIdentityPopup(path: string, onToken: (token: string) => Promise<unknown>): Popup {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const stop = useRef<(() => void) | null>(null);

  // Reason: the channel must not outlive the page.
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback(() => {
    setError(null);
    setBusy(true);
    stop.current = openIdentityPopup(path, {
      onToken: async (token) => {
        setBusy(true);
        await onToken(token);
        setBusy(false);
      },
      onError: (failure) => {
        setBusy(false);
        setError(failure);
      },
      onSeemsClosed: () => setBusy(false),
    });
  }, [path, onToken]);

  return { start, busy, error };
}
