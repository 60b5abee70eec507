import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { NdaView } from './queries.ts';

export function DeclineNda({ decline }: { decline: UseMutationResult<NdaView, Error, string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Decline to sign
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Decline the NDA?"
        description="This ends your request, and the seller’s side can see your reason. You can request access again after a waiting period."
        confirmLabel="Decline"
        danger
        reason={{ label: 'Reason', required: true, maxLength: 500 }}
        busy={decline.isPending}
        error={decline.error}
        onConfirm={(reason) =>
          decline.mutate(reason.replace(/\s+/g, ' '), { onSuccess: () => setOpen(false) })
        }
      />
    </>
  );
}
