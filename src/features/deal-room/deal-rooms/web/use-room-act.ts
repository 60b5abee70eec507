import { useQueryClient } from '@tanstack/react-query';
import { messageFromError } from '#kit/api-error.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { roomsKey } from './queries.ts';

type Act<Data, Variables> = {
  act: (variables: Variables) => Promise<Data>;
  /** What is said when it is done. */
  done?: (data: Data) => string;
  /** What is said when it failed; leave it out where the form says so. */
  failed?: string;
  onDone?: (data: Data) => void;
};

/** Changes something in a room; everything that was read of rooms is read again, also after a failure. */
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
      if (failed) toast(failed, { tone: 'bad', description: messageFromError(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: roomsKey }),
  });
}
