import { ApiError } from '#kit/api-error.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import type { moveRequest, setStage } from '../contract.ts';

/** Handles a stale version: says so and calls `onDone`. Ignores other errors. */
export function useStaleRequest(onDone: () => void): (error: Error) => void {
  const toast = useToast();
  return (error) => {
    if (!ApiError.refused<typeof moveRequest | typeof setStage>(error, 'stale')) return;
    toast('The request has changed since you opened it.', {
      tone: 'bad',
      description: 'Nothing was changed. The current request is shown: review it, then decide.',
    });
    onDone();
  };
}
