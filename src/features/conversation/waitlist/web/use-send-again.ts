import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { forwardEntry } from '../contract.ts';
import { waitlistKey } from './queries.ts';

/** Long enough for a form that answers quickly, so that the list shows the result. */
const settled = 2_000;

export function useSendAgain() {
  const queries = useQueryClient();
  const toast = useToast();
  const reload = () => queries.invalidateQueries({ queryKey: waitlistKey });
  return useSingleMutation({
    mutationFn: (id: string) => call(forwardEntry, { params: { id } }),
    onSuccess: () => {
      toast('The entry is on its way to the form.');
      setTimeout(() => void reload(), settled);
    },
    onError: (error) => toast('The entry was not sent.', failureToast(error)),
    onSettled: reload,
  });
}
