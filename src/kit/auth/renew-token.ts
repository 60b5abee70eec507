import { ApiError } from '../api-error.ts';
import { paths } from '../paths.ts';
import { clearAuthInfo, hasStoredAuthInfo, readAuthInfo, storeAuthInfo } from './auth-info.ts';
import { fetchToken } from './fetch-token.ts';
import { dropView, readView } from './view-as.ts';

let renewing: Promise<boolean> | null = null;

/**
 * Gets a new token with the session cookie. Tabs and calls share one renewal. `true`: a usable token is cached.
 * `false`: the session is over, and the cache is cleared. A network failure leaves everything as it was.
 */
export function renewToken(): Promise<boolean> {
  if (readView()) {
    endView();
    return Promise.resolve(false);
  }
  renewing ??= acrossTabs(readAuthInfo()?.jwt ?? null).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** A look as somebody else is over and is not renewed. Begun anew: nothing of the person stays on the screen. */
function endView(): void {
  dropView();
  location.assign(paths.adminUsers('?view=over'));
}

function acrossTabs(had: string | null): Promise<boolean> {
  if (!hasStoredAuthInfo()) return Promise.resolve(false);
  if (!('locks' in navigator)) return renew(had);
  return navigator.locks.request('cairn-renew-token', () => renew(had));
}

async function renew(had: string | null): Promise<boolean> {
  // Another tab may have been first while this one waited for the lock, or may have logged out.
  if (!hasStoredAuthInfo()) return false;
  const now = readAuthInfo();
  if (now && now.jwt !== had) return true;
  try {
    const fresh = await fetchToken({ kind: 'cookie' });
    // Whoever logged out while the answer was on its way stays logged out.
    return hasStoredAuthInfo() && storeAuthInfo(fresh);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) clearAuthInfo();
    return false;
  }
}
