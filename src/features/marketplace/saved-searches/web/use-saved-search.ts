import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { changeSavedSearch, deleteSavedSearch } from '../contract.ts';
import type { NamedSearch } from './named-search.ts';
import { type SavedSearch, savedSearchesKey } from './queries.ts';

/** Refetches after a refusal too: another tab may have changed the search. */
export function useSavedSearch({ id, version }: SavedSearch) {
  const queries = useQueryClient();
  const toast = useToast();
  const onSettled = () => queries.invalidateQueries({ queryKey: savedSearchesKey });
  const change = useSingleMutation({
    mutationFn: (named: NamedSearch) =>
      call(changeSavedSearch, { params: { id }, body: { ...named, version } }),
    onSuccess: () => toast('Saved search updated.'),
    onSettled,
  });
  const forget = useSingleMutation({
    mutationFn: () => call(deleteSavedSearch, { params: { id } }),
    onSuccess: () => toast('The saved search is deleted.'),
    onSettled,
  });
  return { change, forget };
}
