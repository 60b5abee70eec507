import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import {
  beginAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  usePasskeysAsFactor as turnOnByPasskeys,
  turnTwoFactorOff,
} from '../contract.ts';
import { type AppKey, twoFactorQuery } from './queries.ts';

export type TwoFactorAct = 'app' | 'passkeys' | 'codes' | 'remove-app' | 'off';
export type Shown = { kind: 'app'; appKey: AppKey } | { kind: 'codes'; codes: readonly string[] } | null;

export function useTwoFactorActs(onShow: (shown: Shown) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: send,
    onSuccess: ({ shown, words }) => {
      onShow(shown);
      if (words) toast(words, { description: 'We told you by email too.' });
    },
    onError: (error) => toast('That did not work.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: twoFactorQuery().queryKey }),
  });
}

async function send(act: TwoFactorAct): Promise<{ shown: Shown; words?: string }> {
  switch (act) {
    case 'app':
      return { shown: { kind: 'app', appKey: await call(beginAuthenticator, {}) } };
    case 'passkeys': {
      const { recoveryCodes: codes } = await call(turnOnByPasskeys, {});
      return { shown: { kind: 'codes', codes }, words: 'Two-factor sign-in is on.' };
    }
    case 'codes': {
      const { recoveryCodes: codes } = await call(renewRecoveryCodes, {});
      return { shown: { kind: 'codes', codes } };
    }
    case 'remove-app':
      await call(removeAuthenticator, {});
      return { shown: null, words: 'The authenticator app is removed.' };
    case 'off':
      await call(turnTwoFactorOff, {});
      return { shown: null, words: 'Two-factor sign-in is off.' };
  }
}
