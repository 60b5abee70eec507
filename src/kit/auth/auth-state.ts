import type { z } from 'zod';
import type { profile } from '#wire/sign-in.ts';
import type { AuthInfo } from './auth-info.ts';

export type SignedInUser = z.output<typeof profile>;

export type AuthState = {
  authInfo: AuthInfo | null;
  user: SignedInUser | null;
  authError: Error | null;
  /** `false` until it is known whether someone is signed in: on the server and right after loading. */
  settled: boolean;
};

export type AuthAction =
  | { type: 'login'; authInfo: AuthInfo; user: SignedInUser }
  | { type: 'logout'; reason?: Error }
  | { type: 'login-error'; error: Error }
  | { type: 'logout-error'; error: Error };

export const startingState: AuthState = { authInfo: null, user: null, authError: null, settled: false };

export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'login':
      return { authInfo: action.authInfo, user: action.user, authError: null, settled: true };
    case 'logout':
      return { authInfo: null, user: null, authError: action.reason ?? null, settled: true };
    case 'login-error':
      return { authInfo: null, user: null, authError: action.error, settled: true };
    case 'logout-error':
      return { ...state, authError: action.error, settled: true };
    default:
      throw new Error(`unhandled auth action type: ${typeOf(action)}`);
  }
}

function typeOf(action: never): string {
  const { type }: { type?: unknown } = action;
  return String(type);
}
