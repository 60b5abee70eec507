import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Refreshes the counts after every mutation of the page. Used once, by the layout. */
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
}
