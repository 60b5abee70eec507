import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { unwatchListing, watchListing } from '../contract.ts';
import { watchedIdsQuery, watchListKey } from './queries.ts';

export function useWatch(listingId: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey } = watchedIdsQuery();
  const show = (watching: boolean) =>
    queries.setQueryData(queryKey, (before) => {
      const ids = new Set(before);
      if (watching) ids.add(listingId);
      else ids.delete(listingId);
      return ids;
    });
  return useSingleMutation({
    mutationFn: async (watching: boolean) => {
      await queries.cancelQueries({ queryKey });
      show(watching);
      return call(watching ? watchListing : unwatchListing, { params: { id: listingId } });
    },
    onSuccess: ({ watching }) =>
      toast(
        watching
          ? 'Added to your watch list. We notify you when it changes.'
          : 'Removed from your watch list.',
      ),
    onError: (error) => {
      // It left the market or another tab removed it: the refetch below shows the current state.
      toast('The watch list was not changed.', failureToast(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: watchListKey }),
  });
}
