import { useQueryClient } from '@tanstack/react-query';
import { type NdaView, ndaQuery, ndaScope, ndasKey } from '#features/agreements/ndas/web/queries.ts';
import { localZone } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { beginPassport, joinByPassport, withdrawPassport } from '../contract.ts';
import { joinderQuery, passportQuery } from './queries.ts';

export function usePassportActs() {
  const queries = useQueryClient();
  const toast = useToast();
  const reread = () => queries.invalidateQueries({ queryKey: passportQuery().queryKey });
  const begin = useSingleMutation({
    mutationFn: () => call(beginPassport, { body: {} }),
    onSuccess: (now) => queries.setQueryData(ndaQuery(now.id).queryKey, now),
    onSettled: reread,
  });
  const withdraw = useSingleMutation({
    mutationFn: (passportId: string) => call(withdrawPassport, { body: { passportId } }),
    onSuccess: (now) => {
      queries.setQueryData(passportQuery().queryKey, now);
      toast('The NDA passport is withdrawn.', { description: 'What you joined before stays as it is.' });
    },
    onError: reread,
  });
  return { begin, withdraw };
}

export function useJoin(nda: NdaView, onChanged: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const timeZone = localZone();
  return useSingleMutation({
    scope: ndaScope(nda.id),
    mutationFn: (documentSha256: string) =>
      call(joinByPassport, {
        params: { id: nda.id },
        body: { documentSha256, ...(timeZone ? { timeZone } : {}) },
      }),
    onSuccess: (now) => {
      queries.setQueryData(ndaQuery(now.id).queryKey, now);
      toast('You joined by your NDA passport.', {
        description: 'Both sides can download the joinder here as soon as it is sealed.',
      });
      void queries.invalidateQueries({ queryKey: ndasKey });
      onChanged();
    },
    // After any error: only a fresh page can be joined by.
    onError: () => {
      void queries.invalidateQueries({ queryKey: joinderQuery(nda.id).queryKey });
      void queries.invalidateQueries({ queryKey: ndaQuery(nda.id).queryKey });
    },
  });
}
