import { createContext, use } from 'react';
import type { AuthState } from './auth-state.ts';
import type { Proof } from './fetch-token.ts';

export type Auth = AuthState & {
  /** Proves who one is; `true` when signed in. A failure lands in `authError`. */
  login(proof: Proof): Promise<boolean>;
  /** Signs out here, or on every device. `true` when done. */
  logout(options?: { everywhere?: boolean }): Promise<boolean>;
  /** Gets a new token with the session cookie, after a password change for instance. */
  refreshToken(): Promise<boolean>;
  /** Reads the person again, after a change of name for instance. */
  reloadUser(): Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
