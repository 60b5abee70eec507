import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { removeWebhook, type WebhookView } from '../contract.ts';
import { webhooksKey } from './queries.ts';
import type { useWebhookActs } from './use-webhook-acts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

type Props = { webhook: WebhookView; own: boolean; acts: ReturnType<typeof useWebhookActs> };

export function WebhookButtons({ webhook, own, acts }: Props) {
  const [open, setOpen] = useState<'edit' | 'secret' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = useRemove(webhook.id);
  const off = webhook.off ? 'Turn the webhook on first.' : null;
  if (!own) return !webhook.off && <TurnOff acts={acts} />;
  return (
    <>
      <Button disabledReason={off} busy={acts.test.isPending} onClick={() => acts.test.mutate()}>
        Send test
      </Button>
      <Button variant="secondary" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="secondary" onClick={() => setOpen('secret')}>
        Replace secret
      </Button>
      {webhook.off ? (
        <Button variant="secondary" busy={acts.turn.isPending} onClick={() => acts.turn.mutate(true)}>
          Turn on
        </Button>
      ) : (
        <TurnOff acts={acts} />
      )}
      <Button variant="secondary" onClick={() => setOpen('remove')}>
        Remove
      </Button>
      {open === 'edit' && <WebhookDialog webhook={webhook} onDone={close} onClose={close} />}
      <ConfirmDialog
        open={open === 'secret'}
        onOpenChange={close}
        title="Replace the signing secret?"
        description="You see the new one once. For a day, messages are signed with both, so that you can change your program in between."
        confirmLabel="Replace"
        busy={acts.renew.isPending}
        error={null}
        onConfirm={() => acts.renew.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title="Remove this webhook?"
        description="Nothing more is sent to its address, and the list of its deliveries is deleted."
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function TurnOff({ acts }: Pick<Props, 'acts'>) {
  return (
    <Button variant="secondary" busy={acts.turn.isPending} onClick={() => acts.turn.mutate(false)}>
      Turn off
    </Button>
  );
}

function useRemove(id: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: () => call(removeWebhook, { params: { id } }),
    onSuccess: async () => {
      toast('The webhook was removed.');
      await navigate(paths.webhooks());
      queries.removeQueries({ queryKey: webhooksKey });
    },
  });
}
