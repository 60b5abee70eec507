import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';

export function useClosing(
  act: () => Promise<unknown>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation<unknown>({
    mutationFn: act,
    onSuccess: () => {
      toast(done);
      onDone();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['deal-rooms'] }),
        queries.invalidateQueries({ queryKey: ['room-questions'] }),
      ]),
  });
}
