import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import { getProfile } from '#wire/sign-in.ts';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { delayBefore, shouldRetry } from '../query-client.ts';
import {
  type AuthInfo,
  clearAuthInfo,
  hasStoredAuthInfo,
  onAuthInfoChange,
  readAuthInfo,
} from './auth-info.ts';
import {
  type AuthAction,
  type AuthState,
  authReducer,
  type SignedInUser,
  startingState,
} from './auth-state.ts';
import { renewToken } from './renew-token.ts';

export type FollowedAuth = {
  state: AuthState;
  dispatch: Dispatch<AuthAction>;
  follow(): Promise<boolean>;
  loadUser(info: AuthInfo): Promise<SignedInUser>;
};

const notSignedIn = () => new Error('no token provided and no cached auth info');

/** The auth state, in sync with local storage and so with other tabs. */
export function useFollowedAuth(): FollowedAuth {
  const [state, dispatch] = useReducer(authReducer, startingState);
  const queries = useQueryClient();
  const known = useRef<SignedInUser | null>(null);
  known.current = state.user;

  const loadUser = useCallback((info: AuthInfo) => readUser(queries, info), [queries]);
  const follow = useCallback(async () => {
    const info = readAuthInfo();
    if (!info) {
      if (hasStoredAuthInfo()) return false;
      // The next person must not see cached data of the previous one.
      if (known.current) queries.clear();
      dispatch({ type: 'logout', reason: notSignedIn() });
      return false;
    }
    try {
      const same = known.current?.id === info.userId ? known.current : null;
      dispatch({ type: 'login', authInfo: info, user: same ?? (await loadUser(info)) });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) clearAuthInfo();
      dispatch({ type: 'login-error', error: asError(error) });
      return false;
    }
  }, [loadUser, queries]);

  // Reason: the store is outside of React (local storage, other tabs).
  useEffect(() => {
    // A transition, so that hydration continues in small steps.
    startTransition(() => begin(follow, () => dispatch({ type: 'login-error', error: notSignedIn() })));
    return onAuthInfoChange(() => void follow());
  }, [follow]);

  return { state, dispatch, follow, loadUser };
}

async function begin(follow: () => Promise<boolean>, onGone: () => void): Promise<void> {
  const expired = !readAuthInfo() && hasStoredAuthInfo();
  if (expired && !(await renewToken())) onGone();
  await follow();
}

/** Retried, because a lost connection must not sign the person out. */
function readUser(queries: QueryClient, info: AuthInfo): Promise<SignedInUser> {
  return queries.fetchQuery({
    queryKey: ['signed-in-user', info.userId],
    queryFn: () => call(getProfile, { params: { id: info.userId } }),
    retry: shouldRetry,
    retryDelay: delayBefore,
  });
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
