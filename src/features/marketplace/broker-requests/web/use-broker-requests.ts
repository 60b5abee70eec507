import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { approveBrokerRequest, askForBrokerAccount, moveBrokerRequest } from '../contract.ts';
import { type BrokerRequest, brokerRequestsKey } from './queries.ts';

export function useAskForBrokerAccount(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (body: CallOf<typeof askForBrokerAccount>['body']) => call(askForBrokerAccount, { body }),
    onSuccess: () => {
      toast('Sent. We’ll tell you here and by email once our team has decided.');
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: brokerRequestsKey }),
  });
}

export type BrokerRequestMove = {
  request: Pick<BrokerRequest, 'id' | 'version'>;
  to: 'approved' | 'declined' | 'withdrawn';
  /** With `declined`. */
  reason: string;
};

const done = {
  approved: 'Approved. They have a broker account now and were notified.',
  declined: 'Declined. They were told why.',
  withdrawn: 'Withdrawn',
} as const;

export function useMoveBrokerRequest(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ request: { id, version }, to, reason }: BrokerRequestMove) => {
      if (to === 'approved') await call(approveBrokerRequest, { params: { id }, body: { version } });
      else
        await call(moveBrokerRequest, {
          params: { id },
          body: { to, version, ...(reason === '' ? {} : { reason }) },
        });
      return done[to];
    },
    onSuccess: (words) => {
      toast(words);
      onDone();
    },
    // An approval changes roles, and a decision the queues of the dashboard.
    onSettled: () => queries.invalidateQueries(),
  });
}
