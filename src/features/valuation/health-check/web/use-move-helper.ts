import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveHelper } from '../contract.ts';
import type { HelperStatus } from '../domain/check-helper.ts';
import { checkKey, checksKey } from './queries.ts';

type Move = { helper: { id: string; version: number }; to: HelperStatus };

const done: Partial<Record<HelperStatus, string>> = {
  active: 'Accepted. The health check is now in your list.',
  declined: 'Declined.',
  withdrawn: 'Invitation withdrawn.',
  ended: 'Access ended.',
};

export function useMoveHelper(checkId: string | null, onDone: (checkId: string | null) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ helper, to }: Move) =>
      call(moveHelper, { params: { id: helper.id }, body: { to, version: helper.version } }),
    onSuccess: ({ status, checkId: opened }) => {
      toast(done[status] ?? 'Done.');
      onDone(opened);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: checkId ? checkKey(checkId) : checksKey }),
  });
}
