import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#kit/auth/auth-context.ts';
import type { CountName } from '../domain/counts.ts';
import { countsKey, countsQuery } from './counts-query.ts';

/** Empty until loaded, or if loading fails. */
export function useCounts(): Partial<Record<CountName, number>> {
  const { user } = useAuth();
  const { data = {} } = useQuery({ ...countsQuery(), enabled: user !== null });
  return data;
}

/** Refreshes the counts after every mutation of the page, and the page when others did something. For the layout. */
export function useFreshCounts(): void {
  const queries = useQueryClient();
  // Reason: mutations happen all over the page, and only their cache sees all of them.
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queries.invalidateQueries({ queryKey: countsKey });
      }),
    [queries],
  );
  // Reason: only the cache sees when the counts were read.
  useEffect(() => rereadWhenNotified(queries), [queries]);
}

/** Reads what is shown again when a notification came in, because others changed something. Returns how to stop. */
export function rereadWhenNotified(queries: QueryClient): () => void {
  let before = queries.getQueryData(countsQuery().queryKey)?.notifications;
  return queries.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || hashKey(query.queryKey) !== hashKey(countsKey)) return;
    const now = queries.getQueryData(countsQuery().queryKey)?.notifications;
    if (before !== undefined && now !== undefined && now > before)
      void queries.invalidateQueries({
        refetchType: 'active',
        // Not the pages of documents, which are kept as they are.
        predicate: (one) => one.isStale() && hashKey(one.queryKey) !== hashKey(countsKey),
      });
    before = now ?? before;
  });
}
