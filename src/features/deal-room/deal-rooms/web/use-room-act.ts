import { useQueryClient } from '@tanstack/react-query';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { roomsKey } from './queries.ts';

type Act<Data, Variables> = {
  act: (variables: Variables) => Promise<Data>;
  done?: (data: Data) => string;
  failed?: string;
  onDone?: (data: Data) => void;
};

/** Changes a room and invalidates all room queries, also after a failure. */
export function useRoomAct<Data, Variables = void>({ act, done, failed, onDone }: Act<Data, Variables>) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation<Data, Variables>({
    mutationFn: act,
    onSuccess: (data) => {
      if (done) toast(done(data));
      onDone?.(data);
    },
    onError: (error) => {
      if (failed) toast(failed, failureToast(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: roomsKey }),
  });
}
