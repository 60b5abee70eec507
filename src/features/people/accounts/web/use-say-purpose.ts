import { useQueryClient } from '@tanstack/react-query';
import type { Purpose } from '#kernel/purpose.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { updateUser } from '../contract.ts';
import { profileQuery } from './profile-queries.ts';

export function useSayPurpose() {
  const { authInfo, reloadUser } = useAuth();
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async (purpose: Purpose) => {
      const id = authInfo?.userId ?? '';
      const changed = await call(updateUser, { params: { id }, body: { purpose } });
      queries.setQueryData(profileQuery(id).queryKey, changed);
      await reloadUser();
    },
    onError: (error) => toast('That could not be saved.', failureToast(error)),
  });
}
