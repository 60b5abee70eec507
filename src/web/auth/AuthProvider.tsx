import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { getProfile, signOut } from '#features/accounts/contract.ts';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { delayBefore, shouldRetry } from '../query-client.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import {
  type AuthInfo,
  clearAuthInfo,
  hasStoredAuthInfo,
  onAuthInfoChange,
  readAuthInfo,
  storeAuthInfo,
} from './auth-info.ts';
import { authReducer, type SignedInUser, startingState } from './auth-state.ts';
import { fetchToken, type Proof } from './fetch-token.ts';
import { renewToken } from './renew-token.ts';
import { useRenewal } from './use-renewal.ts';

/** Knows who is signed in, in this tab and in step with the others. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, startingState);
  const queries = useQueryClient();
  const current = useRef(state);
  current.current = state;

  const load = useCallback(
    (info: AuthInfo): Promise<SignedInUser> =>
      queries.fetchQuery({
        queryKey: ['signed-in-user', info.userId],
        queryFn: () => call(getProfile, { params: { id: info.userId } }),
        // A lost connection is no reason to be signed out.
        retry: shouldRetry,
        retryDelay: delayBefore,
      }),
    [queries],
  );

  /** Brings the state in line with what is cached, whoever changed it. */
  const follow = useCallback(async (): Promise<boolean> => {
    const info = readAuthInfo();
    if (!info) {
      if (!hasStoredAuthInfo()) {
        if (current.current.user) queries.clear();
        dispatch({ type: 'logout', reason: new Error('no token provided and no cached auth info') });
      }
      return false;
    }
    const known = current.current.user?.id === info.userId ? current.current.user : null;
    try {
      dispatch({ type: 'login', authInfo: info, user: known ?? (await load(info)) });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) clearAuthInfo();
      dispatch({ type: 'login-error', error: asError(error) });
      return false;
    }
  }, [load, queries]);

  // Reason: the cache lives outside of React (local storage, other tabs).
  useEffect(() => {
    const begin = async () => {
      if (!readAuthInfo() && hasStoredAuthInfo() && !(await renewToken())) {
        dispatch({ type: 'login-error', error: new Error('no token provided and no cached auth info') });
      }
      await follow();
    };
    void begin();
    return onAuthInfoChange(() => void follow());
  }, [follow]);

  useRenewal(state.authInfo);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      async login(proof: Proof) {
        try {
          const info = await fetchToken(proof);
          if (!storeAuthInfo(info)) throw new Error('could not login user');
          return await follow();
        } catch (error) {
          dispatch({ type: 'login-error', error: plainer(error) });
          return false;
        }
      },
      async logout({ everywhere = false } = {}) {
        try {
          await call(signOut, { query: everywhere ? { everywhere: 'true' } : {} });
        } catch (error) {
          const over = error instanceof ApiError && error.status === 401;
          if (!over) {
            dispatch({ type: 'logout-error', error: asError(error) });
            return false;
          }
        }
        clearAuthInfo();
        return true;
      },
      refreshToken: renewToken,
      async reloadUser() {
        const info = readAuthInfo();
        if (!info) return;
        dispatch({ type: 'login', authInfo: info, user: await load(info) });
      },
      clearError() {
        if (!current.current.authInfo) dispatch({ type: 'logout' });
      },
    }),
    [state, follow, load],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The sign-in page writes 'error logging in: …' before it: the server's own words are enough. */
function plainer(error: unknown): Error {
  const words = error instanceof ApiError && error.code !== 'reply-not-understood' ? error.serverError : null;
  return words === null ? asError(error) : new Error(words, { cause: error });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
