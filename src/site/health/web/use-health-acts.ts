import { useQueryClient } from '@tanstack/react-query';
import { retryMails } from '#features/inbox/mail/contract.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { runJobAgain } from '../contract.ts';
import { healthQuery } from './queries.ts';

/** Runs the failed job with this ID again. */
export function useJobRerun() {
  const toast = useToast();
  return useHealthAct<string>(async (jobId) => {
    await call(runJobAgain, { body: { jobId } });
    toast('The job runs again.');
  });
}

export function useMailRetry() {
  const toast = useToast();
  return useHealthAct<void>(async () => {
    const { queued } = await call(retryMails, {});
    toast(`${counted(queued, 'email')} will be sent again.`);
  });
}

function useHealthAct<Subject>(mutationFn: (subject: Subject) => Promise<void>) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation<void, Subject>({
    mutationFn,
    onError: (error) => toast('That did not work.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: healthQuery.queryKey }),
  });
}
