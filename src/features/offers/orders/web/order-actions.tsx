import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveOrder } from '../contract.ts';
import type { PaymentKind } from '../domain/payment.ts';
import { reasonOf } from './order-words.tsx';
import { type OrderView, useOrderChanged } from './queries.ts';
import { RecordPayment } from './record-payment.tsx';
import { useInvoice } from './use-invoice.ts';

type Asked = 'cancelled' | 'delivered';
const asking: Record<Asked, { title: string; description: string; label: string }> = {
  cancelled: {
    title: 'Cancel this order?',
    description:
      'The service is not carried out and nothing is owed. This cannot be undone; you can order again.',
    label: 'Cancel the order',
  },
  delivered: {
    title: 'Mark as delivered?',
    description: 'The customer is told. What is still owed stays owed. This cannot be undone.',
    label: 'Mark as delivered',
  },
};

export function OrderActions({ order }: { order: OrderView }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [recording, setRecording] = useState<PaymentKind | null>(null);
  const download = useInvoice();
  const isAdmin = order.may.record !== 'not-your-move';
  return (
    <>
      {order.invoice && (
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(order.id)}>
          <Download aria-hidden className="size-4" />
          Invoice {order.invoice.name}
        </Button>
      )}
      <Button
        variant="secondary"
        disabledReason={reasonOf(order.may.cancel)}
        onClick={() => setAsked('cancelled')}
      >
        Cancel order
      </Button>
      {isAdmin && <AdminActs order={order} onDeliver={() => setAsked('delivered')} onRecord={setRecording} />}
      {asked && <MoveOrder order={order} to={asked} onClose={() => setAsked(null)} />}
      {recording && <RecordPayment order={order} kind={recording} onClose={() => setRecording(null)} />}
    </>
  );
}

type AdminProps = {
  order: OrderView;
  onDeliver: () => void;
  onRecord: (kind: PaymentKind) => void;
};

function AdminActs({ order, onDeliver, onRecord }: AdminProps) {
  return (
    <>
      <Button variant="secondary" disabledReason={reasonOf(order.may.deliver)} onClick={onDeliver}>
        Mark as delivered
      </Button>
      <Button
        variant="secondary"
        disabledReason={reasonOf(order.may.refund)}
        onClick={() => onRecord('refund')}
      >
        Record a refund
      </Button>
      <Button disabledReason={reasonOf(order.may.record)} onClick={() => onRecord('payment')}>
        Record a payment
      </Button>
    </>
  );
}

function MoveOrder({ order, to, onClose }: { order: OrderView; to: Asked; onClose: () => void }) {
  const changed = useOrderChanged();
  const { title, description, label } = asking[to];
  const move = useSingleMutation({
    mutationFn: () => call(moveOrder, { params: { id: order.id }, body: { to, version: order.version } }),
    onSuccess: (after) => {
      changed(after);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={label}
      danger={to === 'cancelled'}
      busy={move.isPending}
      error={move.error}
      onConfirm={() => move.mutate()}
    />
  );
}
