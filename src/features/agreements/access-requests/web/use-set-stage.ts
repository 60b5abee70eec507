import { useQueryClient } from '@tanstack/react-query';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { setStage } from '../contract.ts';
import { type RequestView, requestsKey } from './queries.ts';
import { standingWords } from './stage-words.ts';
import { useStaleRequest } from './use-stale-request.ts';

export function useSetStage(request: RequestView, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const onStale = useStaleRequest(onDone);
  return useSingleMutation({
    mutationFn: (body: CallOf<typeof setStage>['body']) =>
      call(setStage, { params: { id: request.id }, body }),
    onSuccess: (now) => {
      toast(`${now.buyer.name}: ${standingWords(now)}.`);
      onDone();
    },
    onError: onStale,
    onSettled: () =>
      Promise.all([requestsKey, listingsKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
