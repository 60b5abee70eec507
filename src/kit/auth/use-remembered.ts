import { useSyncExternalStore } from 'react';
import { hasStoredAuthInfo, onAuthInfoChange } from './auth-info.ts';

/**
 * Whether this browser remembers a sign-in. Enough to choose between "Sign in" and "Dashboard" on pages that are only
 * read; what somebody may do is asked of the server.
 */
export function useRemembered(): boolean {
  return useSyncExternalStore(onAuthInfoChange, hasStoredAuthInfo, () => false);
}
