import { QueryClient } from '@tanstack/react-query';
import { minutes, seconds } from '#kernel/instant.ts';
import { ApiError } from './api-error.ts';

/** In milliseconds; see docs/rules/product.md. */
export const dataCache = {
  keptAfterLastUse: 5 * minutes,
  mostRetries: 3,
  firstWait: 1 * seconds,
  longestWait: 30 * seconds,
} as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: dataCache.keptAfterLastUse,
        retry: shouldRetry,
        retryDelay: delayBefore,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** A 4xx refusal is permanent; other failures may pass. */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < dataCache.mostRetries;
}

/** Milliseconds before retry number `failures` (from 0). */
export function delayBefore(failures: number): number {
  return Math.min(dataCache.firstWait * 2 ** failures, dataCache.longestWait);
}
