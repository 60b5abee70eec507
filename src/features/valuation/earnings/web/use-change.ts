import { useQueryClient } from '@tanstack/react-query';
import { checkKey } from '#features/valuation/health-check/web/queries.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';

/** Invalidates everything cached of the check, including its value and reports. */
export function useChange<Data, Variables = void>(
  checkId: string,
  change: (variables: Variables) => Promise<Data>,
  onDone?: (data: Data) => void,
) {
  const queries = useQueryClient();
  return useSingleMutation<Data, Variables>({
    mutationFn: change,
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: checkKey(checkId) });
      onDone?.(data);
    },
  });
}
