import { useQueryClient } from '@tanstack/react-query';
import { countText } from '#features/inbox/notifications/domain/counts.ts';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import {
  replaceWebhookSecret,
  replayDelivery,
  replayParked,
  switchWebhook,
  testWebhook,
} from '../contract.ts';
import { webhooksKey } from './queries.ts';

/** The acts on one webhook that need no form. A failure is told in a toast. */
export function useWebhookActs(id: string, onSecret: (secret: string) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const onError = (error: Error) => toast('That did not work.', failureToast(error));
  const done = (words: string) => {
    void queries.invalidateQueries({ queryKey: webhooksKey });
    toast(words);
  };
  const params = { id };
  const test = useSingleMutation({
    mutationFn: () => call(testWebhook, { params }),
    onSuccess: () => done('A test message is on its way.'),
    onError,
  });
  const turn = useSingleMutation({
    mutationFn: (on: boolean) => call(switchWebhook, { params, body: { on } }),
    onSuccess: ({ off }) => done(off ? 'The webhook is off.' : 'The webhook is on.'),
    onError,
  });
  const renew = useSingleMutation({
    mutationFn: () => call(replaceWebhookSecret, { params }),
    onSuccess: ({ secret }) => {
      done('The secret was replaced.');
      onSecret(secret);
    },
    onError,
  });
  const again = useSingleMutation({
    mutationFn: () => call(replayParked, { params }),
    onSuccess: ({ replayed }) => done(`${countText(replayed)} sent again.`),
    onError,
  });
  const repeat = useSingleMutation({
    mutationFn: (deliveryId: string) => call(replayDelivery, { params: { id: deliveryId } }),
    onSuccess: () => done('It is sent again.'),
    onError,
  });
  return { test, turn, renew, again, repeat };
}
