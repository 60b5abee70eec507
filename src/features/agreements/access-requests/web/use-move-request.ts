import { useQueryClient } from '@tanstack/react-query';
import { ndasKey } from '#features/agreements/ndas/web/queries.ts';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { moveRequest } from '../contract.ts';
import { statusLabels } from '../domain/status.ts';
import { type RequestView, requestsKey } from './queries.ts';
import { useStaleRequest } from './use-stale-request.ts';

export type MoveBody = CallOf<typeof moveRequest>['body'];

export function useMoveRequest(request: RequestView, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const onStale = useStaleRequest(onDone);
  return useSingleMutation({
    mutationFn: (body: MoveBody) => call(moveRequest, { params: { id: request.id }, body }),
    onSuccess: (moved) => {
      toast(`Status of the request: ${statusLabels[moved.status]}.`);
      onDone();
    },
    onError: onStale,
    onSettled: () =>
      Promise.all(
        // A move opens or closes a profile, and issues or voids an agreement.
        [requestsKey, listingsKey, ndasKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
