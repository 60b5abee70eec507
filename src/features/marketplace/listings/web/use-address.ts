import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * What the address asks for, and how to change it. A change starts from what was asked last, drawn or not: whoever
 * chooses twice in a moment loses neither.
 */
export function useAddress(): [URLSearchParams, (change: Change, replace?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = useRef<URLSearchParams | null>(null);
  // Reason: what was asked has arrived, or the way back led elsewhere; the browser's own address is right again.
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
