import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { messageFromError } from '#kit/api-error.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { forwardEntry } from '../contract.ts';
import { waitlistKey } from './queries.ts';

/** Long enough for a form that answers at once: the list then shows what became of it. */
const settled = 2_000;

/** Has an entry sent to the external form once more. */
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
    onError: (error) =>
      toast('The entry was not sent.', { tone: 'bad', description: messageFromError(error) }),
    onSettled: reload,
  });
}
