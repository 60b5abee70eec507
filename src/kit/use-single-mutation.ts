import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type Options<Data, Variables> = {
  mutationFn: (variables: Variables) => Promise<Data>;
  onSuccess?: (data: Data) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
  retry?: number;
  /** Mutations of one scope run one after another, in the order of their calls. */
  scope?: { id: string };
};

/** Ignores calls while one runs. `isPending` alone is too late for a double click. */
export function useSingleMutation<Data, Variables = void>({
  mutationFn,
  ...rest
}: Options<Data, Variables>): UseMutationResult<Data, Error, Variables> {
  const running = useRef(false);
  const mutation = useMutation<Data, Error, Variables>({
    ...rest,
    mutationFn: async (variables) => {
      try {
        return await mutationFn(variables);
      } finally {
        running.current = false;
      }
    },
  });
  const { mutate } = mutation;
  const mutateOnce = useCallback<typeof mutate>(
    (...args) => {
      if (running.current) return;
      running.current = true;
      mutate(...args);
    },
    [mutate],
  );
  return { ...mutation, mutate: mutateOnce };
}
