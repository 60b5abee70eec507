import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#kit/api.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { startCheck, startCheckFor } from '../contract.ts';
import { type CheckHead, checkKey, checksKey } from './queries.ts';

type Of = { businessId: string } | { listingId: string };

export function useStartCheck(onStarted: (id: string) => void) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (of: Of) =>
      'businessId' in of
        ? call(startCheck, { body: of })
        : call(startCheckFor, { params: { id: of.listingId } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: checksKey });
      onStarted(id);
    },
  });
}

/** The order for a check that a broker started is placed when the owner first opens it. */
export function useOrderOnOpen({ id, businessId, side, ordered }: CheckHead): void {
  const queries = useQueryClient();
  const placed = useRef(false);
  const due = side === 'owner' && !ordered;
  // Reason: opening the page is the trigger; the check stays usable if the order fails.
  useEffect(() => {
    if (!due || placed.current) return;
    placed.current = true;
    call(startCheck, { body: { businessId } })
      .then(() => queries.invalidateQueries({ queryKey: checkKey(id) }))
      .catch(console.error);
  }, [due, businessId, id, queries]);
}
