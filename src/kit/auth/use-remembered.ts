import { useSyncExternalStore } from 'react';
import { hasStoredAuthInfo, onAuthInfoChange } from './auth-info.ts';

/** Whether this browser remembers a sign-in: enough for the label of a link, but not for permissions. */
export function useRemembered(): boolean {
  return useSyncExternalStore(onAuthInfoChange, hasStoredAuthInfo, () => false);
}
