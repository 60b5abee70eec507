import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { createRequest } from '../contract.ts';
import { requestsKey } from './queries.ts';

export type AskingForAccess = ReturnType<typeof useAskForAccess>;

/** Ignores a second click while the first is pending. `onSent` gets the request's ID. */
export function useAskForAccess(
  listingId: string,
  listingTitle: string,
  onSent: (requestId: string) => void = () => {},
) {
  const queries = useQueryClient();
  const toast = useToast();
  const mutation = useSingleMutation({
    mutationFn: (message: string) =>
      call(createRequest, { params: { id: listingId }, body: message === '' ? {} : { message } }),
    onSuccess: ({ id }) => {
      toast(`NDA Request submitted for ${listingTitle}`);
      onSent(id);
    },
    onError: (error) => toast('Your request couldn’t be sent.', failureToast(error)),
    // After a refusal too: it may mean a request from another tab, which then appears.
    onSettled: () => queries.invalidateQueries({ queryKey: requestsKey }),
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (message: string) => mutation.mutate(message),
  };
}
