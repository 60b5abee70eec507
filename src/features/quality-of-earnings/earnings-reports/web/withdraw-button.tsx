import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { mostRemark } from '../comment-shapes.ts';
import { withdrawSignOff } from '../reviewer-contract.ts';

export function WithdrawButton({ signOffId }: { signOffId: string }) {
  const [asking, ask] = useState(false);
  const withdraw = useReviewChange(
    (reason: string) => call(withdrawSignOff, { params: { id: signOffId }, body: { reason } }),
    () => ask(false),
  );
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => ask(true)}>
        Withdraw the sign-off
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title="Withdraw your sign-off"
        description="The report no longer names you, and the seller reads your reason. A file that was published before stays as it is until the seller replaces it."
        confirmLabel="Withdraw"
        danger
        reason={{ label: 'Reason', name: 'reason', required: true, maxLength: mostRemark }}
        busy={withdraw.isPending}
        error={withdraw.error}
        onConfirm={(reason) => withdraw.mutate(reason)}
      />
    </>
  );
}
