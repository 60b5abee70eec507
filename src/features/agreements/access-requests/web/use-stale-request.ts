import { ApiError } from '#kit/api-error.ts';
import { useToast } from '#kit/ui/use-toast.ts';

/** For an act on a request as it was seen: says that somebody else was faster, and ends the act. Other errors pass. */
export function useStaleRequest(onDone: () => void): (error: Error) => void {
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'stale') return;
    toast('The request has changed since you opened it.', {
      tone: 'bad',
      description: 'Nothing was changed. The current request is shown: review it, then decide.',
    });
    onDone();
  };
}
