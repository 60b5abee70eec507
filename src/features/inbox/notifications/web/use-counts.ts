import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#kit/auth/auth-context.ts';
import type { CountName } from '../domain/counts.ts';
import { countsKey, countsQuery } from './queries.ts';

/** What waits for whoever is signed in. Nothing is counted until it is known, or when it cannot be. */
export function useCounts(): Partial<Record<CountName, number>> {
  const { user } = useAuth();
  const { data = {} } = useQuery({ ...countsQuery(), enabled: user !== null });
  return data;
}

/** Counts again after every change that this page makes. Used once, by the layout. */
export function useFreshCounts(): void {
  const queries = useQueryClient();
  // Reason: the changes are made all over the page; their cache is the one place that hears of each.
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queries.invalidateQueries({ queryKey: countsKey });
      }),
    [queries],
  );
}
