import { type ReactNode, useMemo } from 'react';
import { signOut } from '#wire/sign-in.ts';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { clearAuthInfo, readAuthInfo, storeAuthInfo } from './auth-info.ts';
import { fetchToken, type Proof } from './fetch-token.ts';
import { renewToken } from './renew-token.ts';
import { asError, type FollowedAuth, useFollowedAuth } from './use-followed-auth.ts';
import { useRenewal } from './use-renewal.ts';
import { dropView, readView } from './view-as.ts';

export function AuthProvider({ children }: { children: ReactNode }) {
  const { state, dispatch, follow, loadUser } = useFollowedAuth();
  // An admin's view as someone else ends instead of being renewed.
  useRenewal(readView() ? null : state.authInfo);
  const acts = useMemo(() => actsOn({ dispatch, follow, loadUser }), [dispatch, follow, loadUser]);
  const auth = useMemo<Auth>(() => ({ ...state, ...acts }), [state, acts]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

type Acts = Pick<Auth, 'login' | 'logout' | 'refreshToken' | 'reloadUser'>;

function actsOn({ dispatch, follow, loadUser }: Omit<FollowedAuth, 'state'>): Acts {
  return {
    async login(proof: Proof) {
      dropView();
      try {
        if (!storeAuthInfo(await fetchToken(proof))) throw new Error('could not login user');
        return await follow();
      } catch (error) {
        dispatch({ type: 'login-error', error: withServerMessage(error) });
        return false;
      }
    },
    async logout({ everywhere = false, leave } = {}) {
      dropView();
      try {
        // keepalive: the request completes even if the tab is closed.
        await call(signOut, { query: everywhere ? { everywhere: 'true' } : {} }, { keepalive: true });
      } catch (error) {
        dispatch({ type: 'logout-error', error: asError(error) });
        return false;
      }
      await leave?.();
      clearAuthInfo();
      return true;
    },
    refreshToken: renewToken,
    async reloadUser() {
      const info = readAuthInfo();
      if (info) dispatch({ type: 'login', authInfo: info, user: await loadUser(info) });
    },
  };
}

/** The sign-in page adds 'error logging in: …' itself, so keep only the server's words. */
function withServerMessage(error: unknown): Error {
  const words =
    error instanceof ApiError && !ApiError.failed(error, 'reply-not-understood') ? error.serverError : null;
  return words === null ? asError(error) : new Error(words, { cause: error });
}
