import { useState } from 'react';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { movePayment } from '../contract.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import { methodWords } from '../domain/words.ts';
import { PaymentState, reasonOf, signedAmount } from './order-words.tsx';
import { type PaymentLine, useOrderChanged, useScope } from './queries.ts';

type Props = { payment: PaymentLine; onClose: () => void };

export function PaymentDialog({ payment, onClose }: Props) {
  const [failing, setFailing] = useState(false);
  const move = useMovePayment(payment, onClose);
  const isAdmin = useScope() === 'all';
  return (
    <>
      <Dialog
        open={!failing}
        onOpenChange={(open) => !open && onClose()}
        title={payment.kind === 'refund' ? 'Refund' : 'Payment'}
        description={payment.serviceName}
        actions={
          <>
            {isAdmin && (
              <AdminActs
                payment={payment}
                busy={move.isPending}
                onArrived={() => move.mutate({ to: 'success' })}
                onFailed={() => setFailing(true)}
              />
            )}
            <LinkButton variant="secondary" to={paths.order(payment.orderId)} onClick={onClose}>
              View order
            </LinkButton>
          </>
        }
      >
        <FailureAlert error={failing ? null : move.error} />
        <DescriptionList items={factsOf(payment)} />
      </Dialog>
      {failing && <FailedDialog move={move} onCancel={() => setFailing(false)} />}
    </>
  );
}

function useMovePayment(payment: PaymentLine, onMoved: () => void) {
  const changed = useOrderChanged();
  return useSingleMutation({
    mutationFn: ({ to, reason }: { to: PaymentStatus; reason?: string }) =>
      call(movePayment, {
        params: { id: payment.id },
        body: { to, version: payment.orderVersion, ...(reason ? { reason } : {}) },
      }),
    onSuccess: (order) => {
      changed(order);
      onMoved();
    },
  });
}

type ActsProps = { payment: PaymentLine; busy: boolean; onArrived: () => void; onFailed: () => void };

function AdminActs({ payment, busy, onArrived, onFailed }: ActsProps) {
  return (
    <>
      <Button variant="secondary" disabledReason={reasonOf(payment.may.failed)} onClick={onFailed}>
        Mark as failed
      </Button>
      <Button busy={busy} disabledReason={reasonOf(payment.may.success)} onClick={onArrived}>
        Mark as received
      </Button>
    </>
  );
}

type FailedProps = { move: ReturnType<typeof useMovePayment>; onCancel: () => void };

function FailedDialog({ move, onCancel }: FailedProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="This payment failed?"
      description="It no longer counts for the order, and the customer is told. This cannot be undone."
      confirmLabel="Mark as failed"
      danger
      reason={{ label: 'Reason', hint: 'The customer reads it.', required: true, maxLength: 500 }}
      busy={move.isPending}
      error={move.error}
      onConfirm={(reason) => move.mutate({ to: 'failed', reason })}
    />
  );
}

function factsOf(payment: PaymentLine) {
  return [
    { term: 'Amount', detail: signedAmount(payment) },
    { term: 'Status', detail: <PaymentState payment={payment} /> },
    ...(payment.reason ? [{ term: 'Said with it', detail: payment.reason }] : []),
    { term: 'Customer', detail: `${payment.customer.name}, ${payment.email}` },
    { term: 'Method', detail: methodWords[payment.method] },
    { term: 'Reference', detail: payment.reference || '—' },
    { term: 'Paid on', detail: dayInWords(payment.paidOn) },
    { term: 'Recorded', detail: <DateText at={payment.recordedAt} withTime /> },
    {
      term: 'Payment ID',
      detail: <span className="font-mono text-small [overflow-wrap:anywhere]">{payment.id}</span>,
    },
  ];
}
