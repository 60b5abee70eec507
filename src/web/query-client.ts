import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const cachedAfterLastUse = 5 * 60_000;
const mostRetries = 3;

/** The data cache of the spec: 5 minutes after last use, 3 retries, 1 s doubling to 30 s, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: cachedAfterLastUse,
        retry: shouldRetry,
        retryDelay: delayBefore,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** A refusal (4xx) stays one however often it is asked; everything else may pass. */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < mostRetries;
}

/** Milliseconds before retry number `failures` (from 0). */
export function delayBefore(failures: number): number {
  return Math.min(1_000 * 2 ** failures, 30_000);
}
