import { createContext, use } from 'react';
import type { AuthState } from './auth-state.ts';
import type { Proof } from './fetch-token.ts';

export type Auth = AuthState & {
  login(proof: Proof): Promise<boolean>;
  /** Signs out here or on all devices; `true` when done. `leave`: before the guard learns of it. */
  logout(options?: { everywhere?: boolean; leave?: () => void | Promise<void> }): Promise<boolean>;
  /** Gets a new token with the session cookie, for example after a password change. */
  refreshToken(): Promise<boolean>;
  reloadUser(): Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
