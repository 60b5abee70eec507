import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { reviewsKey } from './queries.ts';

/** Invalidates everything cached of reviews: a change of a file moves documents, accounts and figures. */
export function useReviewChange<Data, Variables = void>(
  change: (variables: Variables) => Promise<Data>,
  onDone?: (data: Data) => void,
) {
  const queries = useQueryClient();
  return useSingleMutation<Data, Variables>({
    mutationFn: change,
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: reviewsKey });
      onDone?.(data);
    },
  });
}
