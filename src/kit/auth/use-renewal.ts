import { useEffect } from 'react';
import type { AuthInfo } from './auth-info.ts';
import { renewToken } from './renew-token.ts';

const early = 2 * 60_000;
/** The longest delay that a browser timer can hold. */
const longest = 2 ** 31 - 1;

/** Renews the token shortly before it runs out, and on coming back to a tab whose timers slept. */
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
