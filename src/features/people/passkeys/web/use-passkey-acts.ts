import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { addPasskey, beginPasskey, removePasskey } from '../contract.ts';
import { makePasskey } from './ask-device.ts';
import { type PasskeysView, passkeysQuery } from './queries.ts';

export function usePasskeyActs(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const settle = (now: PasskeysView, words: string) => {
    queries.setQueryData(passkeysQuery().queryKey, now);
    // It includes the number of passkeys.
    void queries.invalidateQueries({ queryKey: ['two-factor'] });
    toast(words, { description: 'We told you by email too.' });
    onDone();
  };
  const add = useSingleMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { options } = await call(beginPasskey, {});
      return call(addPasskey, { body: { name, response: await makePasskey(options) } });
    },
    onSuccess: (now) => settle(now, 'The passkey is added.'),
  });
  const remove = useSingleMutation({
    mutationFn: ({ id }: { id: string }) => call(removePasskey, { params: { id } }),
    onSuccess: (now) => settle(now, 'The passkey is removed.'),
  });
  return { add, remove };
}
