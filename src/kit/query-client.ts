import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
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
  return new RereadingQueryClient({
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

/**
 * Reads again what was invalidated during its first read: that read may lack the change, and the library joins it
 * instead of starting another one.
 */
class RereadingQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    const reread = firstReads.map(async (query) => {
      await query.fetch().catch(() => {});
      const { refetchType } = filters ?? {};
      const one = { queryKey: query.queryKey, exact: true };
      await super.invalidateQueries(refetchType ? { ...one, refetchType } : one, options);
    });
    await Promise.all([super.invalidateQueries(filters, options), ...reread]);
  }
}
