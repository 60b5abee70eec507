import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { startBackup, startVerification } from '../contract.ts';
import { backupsQuery } from './queries.ts';

/** Verifies a backup; `null` makes a new one. */
export function useBackupActs() {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation<unknown, string | null>({
    mutationFn: (backup) =>
      backup === null ? call(startBackup, {}) : call(startVerification, { body: { backup } }),
    onError: (error) => toast('That did not work.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsQuery.queryKey }),
  });
}
