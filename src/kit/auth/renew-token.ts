import { ApiError } from '../api-error.ts';
import { paths } from '../paths.ts';
import { clearAuthInfo, hasStoredAuthInfo, readAuthInfo, storeAuthInfo } from './auth-info.ts';
import { fetchToken } from './fetch-token.ts';
import { dropView, readView } from './view-as.ts';

let renewing: Promise<boolean> | null = null;

/** `false`: the session has ended and the cache is cleared. A network failure changes nothing. */
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

/** An expired view is not renewed. The page is reloaded so that no data of the person remains on the screen. */
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
  // While this tab waited for the lock, another may have renewed the token or signed out.
  if (!hasStoredAuthInfo()) return false;
  const now = readAuthInfo();
  if (now && now.jwt !== had) return true;
  try {
    const fresh = await fetchToken({ kind: 'cookie' });
    // The person may have signed out while the request was running.
    return hasStoredAuthInfo() && storeAuthInfo(fresh);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) clearAuthInfo();
    return false;
  }
}
