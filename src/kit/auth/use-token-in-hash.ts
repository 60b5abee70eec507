import { useSyncExternalStore } from 'react';

/**
 * The token of a mailed link, which stands behind `#` so that it reaches no server log. `undefined` until the page
 * runs in a browser, `null` if the link has none.
 */
export function useTokenInHash(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tokenIn(location.hash),
    () => undefined,
  );
}

/** Reads `#token=…`. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

function subscribe(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
