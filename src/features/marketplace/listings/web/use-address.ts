import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/** A change builds on the last requested URL, rendered or not, so that two quick changes are both kept. */
export function useAddress(): [URLSearchParams, (change: Change, replace?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = useRef<URLSearchParams | null>(null);
  // Reason: the request has arrived or Back led elsewhere, so the browser's URL is right again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is when it has arrived.
  useEffect(() => {
    asked.current = null;
  }, [address]);
  const go = (change: Change, replace = false) => {
    const next = change(asked.current ?? new URLSearchParams(window.location.search));
    asked.current = next;
    setAddress(next, { preventScrollReset: true, replace });
  };
  return [address, go];
}
