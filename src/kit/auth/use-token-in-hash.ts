import { useSyncExternalStore } from 'react';

/** In the hash, so that the token reaches no server log. `undefined` before hydration, `null` if missing. */
export function useTokenInHash(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tokenIn(location.hash),
    () => undefined,
  );
}

export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

function subscribe(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
