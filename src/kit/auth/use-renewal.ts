import { useEffect } from 'react';
import type { AuthInfo } from './auth-info.ts';
import { renewToken } from './renew-token.ts';

const early = 2 * 60_000;
const longest = 2 ** 31 - 1;

/** Renews the token shortly before it expires, and on return to a tab whose timers were suspended. */
export function useRenewal(info: AuthInfo | null): void {
  const expires = info?.expiresAt.getTime() ?? null;
  // Reason: a timer.
  useEffect(() => {
    if (expires === null) return;
    const renewIfDue = () => {
      if (expires - Date.now() <= early) void renewToken();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') renewIfDue();
    };
    const timer = setTimeout(renewIfDue, Math.min(Math.max(0, expires - early - Date.now()), longest));
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [expires]);
}
